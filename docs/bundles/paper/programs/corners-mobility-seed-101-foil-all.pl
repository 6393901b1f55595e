% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,288 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 32,244 pairs, starts random, ties drop, pairs best, seed 1000104.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 84.4% (equal value: 2,254); a search with all its levels so ordered takes 91.4% of a plain one's work, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 13,061 pairs rightly and 1,296 wrongly (91.0%), 13,061 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 3,407 pairs rightly and 199 wrongly (94.5%), 563 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
