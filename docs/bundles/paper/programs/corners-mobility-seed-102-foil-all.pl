% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,270 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 29,740 pairs, starts random, ties drop, pairs best, seed 1000105.
% FOIL: accuracy 0.6, support 2, length 2.
% Unseen pairs in the right order: 84.8% (equal value: 2,114); a search with all its levels so ordered takes 82.9% of a plain one's work, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 12,029 pairs rightly and 1,125 wrongly (91.4%), 12,029 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 3,385 pairs rightly and 149 wrongly (95.8%), 610 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
