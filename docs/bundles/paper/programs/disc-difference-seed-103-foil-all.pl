% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,155 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 26,806 pairs, starts random, ties drop, pairs best, seed 1000106.
% FOIL: accuracy 0.6, support 2, length 2.
% Unseen pairs in the right order: 76.8% (equal value: 3,352); a search with all its levels so ordered takes 99.5% of a plain one's work, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Covers 9,024 pairs rightly and 1,708 wrongly (84.1%), 9,024 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the static value after it is at least the other's and the other is nearer to the centre than it.
% Covers 4,696 pairs rightly and 765 wrongly (86.0%), 1,268 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    inner_than(M2, M1).
