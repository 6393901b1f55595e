% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,199 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 24,584 pairs, starts random, ties drop, pairs best, seed 1000105.
% FOIL: accuracy 0.55, support 2, length 2.
% Unseen pairs in the right order: 76.3% (equal value: 3,427); a search with all its levels so ordered takes 97.6% of a plain one's work, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Covers 7,939 pairs rightly and 1,582 wrongly (83.4%), 7,939 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the static value after it is at least the other's and the other is nearer to the centre than it.
% Covers 4,663 pairs rightly and 689 wrongly (87.1%), 1,348 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    inner_than(M2, M1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of replies to it is small (at most 2).
% Covers 1,748 pairs rightly and 584 wrongly (75.0%), 695 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    Replies1 =< 2.
