% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,703 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 72,224 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.9% (equal value: 5,498).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 7,786 pairs rightly and 531 wrongly (93.6%), 7,786 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 8,669 pairs rightly and 1,424 wrongly (85.9%), 7,651 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 5,192 pairs rightly and 598 wrongly (89.7%), 1,779 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2).
