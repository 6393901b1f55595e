% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,163 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 26,594 pairs, starts random, ties drop, pairs best, seed 1000107.
% FOIL: accuracy 0.65, support 500, length 2.
% Unseen pairs in the right order: 84.0% (equal value: 821); a search with all its levels so ordered takes 67.7% of a plain one's work, asking included.
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Covers 11,534 pairs rightly and 1,328 wrongly (89.7%), 11,534 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
