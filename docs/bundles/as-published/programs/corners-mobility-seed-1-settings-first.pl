% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,754 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 51,402 pairs, starts random, ties drop, pairs all, seed 1000004.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 76.0% (equal value: 1,166); a search with its first level so ordered takes 90.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's and the number of corners that it gives away is at most the other's.
% Covers 18,938 pairs rightly and 7,069 wrongly (72.8%), 18,938 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,054 pairs rightly and 261 wrongly (95.9%), 2,065 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the other is diagonally next to a corner and the number of corners that it gives away is zero.
% Covers 5,127 pairs rightly and 705 wrongly (87.9%), 880 of them new.
better_choice(B, M1, M2) :-
    x_square(M2),
    corners_given(B, M1, Corners1),
    zero(Corners1).
