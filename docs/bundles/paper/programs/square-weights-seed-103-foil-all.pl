% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,246 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 28,258 pairs, starts random, ties drop, pairs best, seed 1000106.
% FOIL: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 84.8% (equal value: 856); a search with all its levels so ordered takes 63.8% of a plain one's work, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Covers 12,103 pairs rightly and 1,482 wrongly (89.1%), 12,103 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
