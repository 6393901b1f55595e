% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 860 pairs, starts random, ties drop, pairs all, seed 1000010.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 83.1% (equal value: 17).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the other is not nearer to the centre than it, the price of a move differs and the number of squares that we could play after it is large (more than 3).
% Covers 162 pairs rightly and 5 wrongly (97.0%), 162 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ inner_than(M2, M1),
    price(M1, Price1),
    price(M2, Price2),
    \+ Price1 = Price2,
    moves_left(B, M1, Moves1),
    Moves1 > 3.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of discs that the other turns over is small (at most 4).
% Covers 118 pairs rightly and 2 wrongly (98.3%), 58 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    flips(B, M2, Flips2),
    Flips2 =< 4.

% Prefer a move to another if the price of it is large (more than -20), the static value after the other is small (at most 1) and the number of squares that we could play after it is larger than the other's.
% Covers 85 pairs rightly and 5 wrongly (94.4%), 34 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M2, Static2),
    Static2 =< 1,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of our discs with an empty neighbour after it is large (more than 13), the number of squares that we could play after it is larger than the other's and the number of replies to it is small (at most 5).
% Covers 37 pairs rightly and 6 wrongly (86.0%), 25 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    frontier(B, M1, Frontier1),
    Frontier1 > 13,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is at least the other's and the number of empty squares beside our discs after it is small (at most 15).
% Covers 38 pairs rightly and 4 wrongly (90.5%), 13 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    Beside1 =< 15.

% Prefer a move to another if the number of corners that it gives away is zero, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of empty squares beside the opponent's discs after the other is large (more than 23).
% Covers 7 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 23.

% Prefer a move to another if the static value after it is large (more than -5), the number of discs that it turns over is smaller than the other's and the number of replies to the other is large (more than 8).
% Covers 10 pairs rightly and 1 wrongly (90.9%), 8 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -5,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2),
    replies(B, M2, Replies2),
    Replies2 > 8.
