% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,856 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000204.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.3% (equal value: 11,861); a search with its first level so ordered takes 88.8% of the nodes of a plain one.
% With at most 6 voters it takes 89.2%.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 67% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.521),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.7),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 58% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.921),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is small (at most 4) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 28% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.381),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.627),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if the mean static value after a reply to it is large (more than 4) and it is not on an edge next to a corner.
% Of what wrong orders cost, right on 15% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.551),
    mean_reply(B, M1, Mean1),
    Mean1 > 4,
    \+ c_square(M1).

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the balance of prices after it is larger than the other's.
% Of what wrong orders cost, right on 5% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.007),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 36% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.365),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% When the number of discs of the colour of the player to move is large (more than 9), prefer a move to another if the number of corners that it gives away is small (at most 1).
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.656),
    corners_given(B, M1, Corners1),
    Corners1 =< 1,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 9.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of empty squares beside our discs after a move is the same for both.
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.665),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    Beside1 = Beside2.

% Prefer a move to another if the number of replies to it is small (at most 6) and the static value after the best reply to it is large (more than -8).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.936),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    best_reply(B, M1, Best1),
    Best1 > -8.

% Prefer a move to another if the static value after the best reply to it is large (more than -5) and the mean static value after a reply to it is large (more than -3).
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.767),
    best_reply(B, M1, Best1),
    Best1 > -5,
    mean_reply(B, M1, Mean1),
    Mean1 > -3.

% When the number of empty squares is large (more than 37), prefer a move to another if the number of empty squares beside our discs after it is small (at most 17).
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.779),
    beside_ours(B, M1, Beside1),
    Beside1 =< 17,
    remain_places(B, Empty),
    Empty > 37.

% Prefer a move to another if the static value after the best reply to it is large (more than 5) and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 11% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.755),
    best_reply(B, M1, Best1),
    Best1 > 5,
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% When the number of discs of the colour of the player to move is small (at most 19), prefer a move to another if the static value after the best reply to it is large (more than -13).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.967),
    best_reply(B, M1, Best1),
    Best1 > -13,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 19.

% When the number of empty squares is large (more than 29), prefer a move to another if the mean static value after a reply to it is large (more than 1).
% Of what wrong orders cost, right on 16% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.501),
    mean_reply(B, M1, Mean1),
    Mean1 > 1,
    remain_places(B, Empty),
    Empty > 29.

% When the number of discs of the opponent's colour is small (at most 14), prefer a move to another if the balance of prices after it is larger than the other's.
% Of what wrong orders cost, right on 30% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.333),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 14.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the price of it is small (at most 2).
% Of what wrong orders cost, right on 4% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.244),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    price(M1, Price1),
    Price1 =< 2.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 5).
% Of what wrong orders cost, right on 6% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.754),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 5.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and the number of squares that we could play after it is large (more than 7).
% Of what wrong orders cost, right on 26% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.365),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    moves_left(B, M1, Moves1),
    Moves1 > 7.
