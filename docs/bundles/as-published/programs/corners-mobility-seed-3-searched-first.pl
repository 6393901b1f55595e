% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,785 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,861 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000006.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 86.1% (equal value: 1,294); a search with its first level so ordered takes 88.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 89% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.084),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 66% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.965),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of our discs with an empty neighbour after it is large (more than 7).
% Of what wrong orders cost, right on 19% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.636),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    frontier(B, M1, Frontier1),
    Frontier1 > 7.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the value of it in a shallower search is large (more than -1).
% Of what wrong orders cost, right on 39% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.653),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    searched(B, M1, Searched1),
    Searched1 > -1.

% Prefer a move to another if the value of it in a shallower search is large (more than -8) and the number of our discs with an empty neighbour after it is small (at most 18).
% Of what wrong orders cost, right on 17% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.733),
    searched(B, M1, Searched1),
    Searched1 > -8,
    frontier(B, M1, Frontier1),
    Frontier1 =< 18.

% When the number of discs of the colour of the player to move is small (at most 20), prefer a move to another if the number of corners within our reach after it is large (more than 1).
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.423),
    corners_won(B, M1, Reach1),
    Reach1 > 1,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 20.

% Prefer a move to another if the mean static value after a reply to it is large (more than -3) and the number of empty squares beside the opponent's discs after a move differs.
% Of what wrong orders cost, right on 13% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.795),
    mean_reply(B, M1, Mean1),
    Mean1 > -3,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ BesideTheirs1 = BesideTheirs2.

% When the number of discs of the opponent's colour is small (at most 21), prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.377),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 21.

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of squares that we could play after it is small (at most 10).
% Of what wrong orders cost, right on 52% and wrong on 27%.
better_choice(B, M1, M2) :-
    weight(0.429),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    moves_left(B, M1, Moves1),
    Moves1 =< 10.

% Prefer a move to another if the number of replies to it is small (at most 7) and it is in a region of oddly many empty squares.
% Of what wrong orders cost, right on 14% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.11),
    replies(B, M1, Replies1),
    Replies1 =< 7,
    odd_region(B, M1).

% When the number of discs of the colour of the player to move is small (at most 24), prefer a move to another if the value of it in a shallower search is large (more than -16).
% Of what wrong orders cost, right on 5% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.394),
    searched(B, M1, Searched1),
    Searched1 > -16,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 24.

% When the number of empty squares is large (more than 37), prefer a move to another if the value of it in a shallower search is large (more than 1).
% Of what wrong orders cost, right on 9% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.396),
    searched(B, M1, Searched1),
    Searched1 > 1,
    remain_places(B, Empty),
    Empty > 37.

% When the number of empty squares is small (at most 17), prefer a move to another if the static value after the best reply to it is large (more than 13).
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.245),
    best_reply(B, M1, Best1),
    Best1 > 13,
    remain_places(B, Empty),
    Empty =< 17.

% Prefer a move to another if the number of corners within our reach after it is not zero and the static value after a move is the same for both.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.38),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2.

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of discs that it turns over is small (at most 1).
% Of what wrong orders cost, right on 34% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.578),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    flips(B, M1, Flips1),
    Flips1 =< 1.

% Prefer a move to another if the value of it in a shallower search is large (more than -1) and the number of replies to it is small (at most 8).
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.178),
    searched(B, M1, Searched1),
    Searched1 > -1,
    replies(B, M1, Replies1),
    Replies1 =< 8.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.853),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the value of it in a shallower search is large (more than 5) and the mean static value after a reply to it is above zero.
% Of what wrong orders cost, right on 12% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.637),
    searched(B, M1, Searched1),
    Searched1 > 5,
    mean_reply(B, M1, Mean1),
    Mean1 > 0.

% When the number of discs of the opponent's colour is small (at most 9), prefer a move to another if the balance of prices after it is large (more than 14).
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.99),
    gain(B, M1, Gain1),
    Gain1 > 14,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 9.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 14) and the balance of prices after it is small (at most -18).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.314),
    beside_ours(B, M1, Beside1),
    Beside1 =< 14,
    gain(B, M1, Gain1),
    Gain1 =< -18.
