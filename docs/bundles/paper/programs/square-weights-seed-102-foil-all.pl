% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,339 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 27,654 pairs, starts random, ties drop, pairs best, seed 1000105.
% FOIL: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 83.4% (equal value: 723); a search with all its levels so ordered takes 67.7% of a plain one's work, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Covers 11,688 pairs rightly and 1,595 wrongly (88.0%), 11,688 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
