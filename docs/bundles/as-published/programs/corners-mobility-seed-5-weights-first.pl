% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,741 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,240 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000008.
% Voters: at most 6, of at most 2 tests.
% Unseen pairs in the right order: 78.5% (equal value: 1,324); a search with its first level so ordered takes 87.8% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(2.056),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.409),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the price of it is large (more than -20).
% Of what wrong orders cost, right on 55% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.847),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.64),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of corners within our reach after it is not zero and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 8% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.939),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.547),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
