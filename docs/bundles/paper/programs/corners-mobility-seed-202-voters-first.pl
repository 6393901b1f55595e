% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,834 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000205.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.1% (equal value: 11,728); a search with its first level so ordered takes 88.7% of the nodes of a plain one.
% With at most 6 voters it takes 89.1%.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 76% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(1.59),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the price of it is large (more than -20).
% Of what wrong orders cost, right on 62% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.59),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 25% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.977),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 16% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.939),
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 61% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.393),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    best_reply(B, M1, Best1),
    Best1 > -12.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of replies to it is large (more than 2).
% Of what wrong orders cost, right on 18% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.653),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    replies(B, M1, Replies1),
    Replies1 > 2.

% Prefer a move to another if the number of replies to it is small (at most 5) and the static value after the best reply to it is large (more than -7).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.656),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    best_reply(B, M1, Best1),
    Best1 > -7.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 36% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.409),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% When the number of discs of the colour of the player to move is small (at most 19), prefer a move to another if the mean static value after a reply to it is large (more than 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.895),
    mean_reply(B, M1, Mean1),
    Mean1 > 3,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 19.

% When the number of discs of the colour of the player to move differs from the number of discs of the opponent's colour, prefer a move to another if the number of corners within our reach after it is not zero.
% Of what wrong orders cost, right on 7% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.208),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ Pieces = Piecesb.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 7% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.954),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of replies to it is small (at most 8) and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.769),
    replies(B, M1, Replies1),
    Replies1 =< 8,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% Prefer a move to another if the number of replies to it is small (at most 4) and it is not a corner.
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.765),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    \+ corner(M1).

% When the number of empty squares is large (more than 34), prefer a move to another if the balance of prices after it is larger than the other's.
% Of what wrong orders cost, right on 32% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.388),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    remain_places(B, Empty),
    Empty > 34.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and the number of squares that we could play after it is large (more than 6).
% Of what wrong orders cost, right on 32% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.443),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    moves_left(B, M1, Moves1),
    Moves1 > 6.

% When the number of empty squares is large (more than 34), prefer a move to another if it is on an edge next to a corner.
% Of what wrong orders cost, right on 4% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.602),
    c_square(M1),
    remain_places(B, Empty),
    Empty > 34.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 16) and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.553),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% Prefer a move to another if the number of replies to it is small (at most 6) and the number of squares that we could play after it is smaller than the other's.
% Of what wrong orders cost, right on 14% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.431),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves1, Moves2).

% Prefer a move to another if the mean static value after a reply to it is large (more than -7) and the number of corners that it gives away is small (at most 1).
% Of what wrong orders cost, right on 7% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.894),
    mean_reply(B, M1, Mean1),
    Mean1 > -7,
    corners_given(B, M1, Corners1),
    Corners1 =< 1.

% Prefer a move to another if the number of replies to it is small (at most 12) and the mean static value after a reply to a move differs.
% Of what wrong orders cost, right on 9% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.612),
    replies(B, M1, Replies1),
    Replies1 =< 12,
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    \+ Mean1 = Mean2.
