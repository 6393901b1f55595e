% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,146 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 29,564 pairs, starts random, ties drop, pairs best, seed 1000107.
% FOIL: accuracy 0.6, support 2, length 2.
% Unseen pairs in the right order: 83.9% (equal value: 2,034); a search with all its levels so ordered takes 80.8% of a plain one's work, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 12,023 pairs rightly and 1,159 wrongly (91.2%), 12,023 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 3,026 pairs rightly and 148 wrongly (95.3%), 463 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
