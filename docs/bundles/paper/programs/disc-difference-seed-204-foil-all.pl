% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,479 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 105,310 pairs, starts random, ties drop, pairs best, seed 1000207.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 77.3% (equal value: 14,023); a search with all its levels so ordered takes 70.9% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Covers 34,976 pairs rightly and 6,586 wrongly (84.2%), 34,976 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the static value after it is at least the other's, the other is nearer to the centre than it and it is on an edge.
% Covers 14,892 pairs rightly and 1,770 wrongly (89.4%), 4,009 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    inner_than(M2, M1),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of replies to it is zero.
% Covers 1,527 pairs rightly and 196 wrongly (88.6%), 688 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    zero(Replies1).

% Prefer a move to another if the static value after it is at least the other's, it is not nearer to the centre than the other and the number of replies to it is smaller than the other's.
% Covers 17,681 pairs rightly and 2,668 wrongly (86.9%), 2,102 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    \+ inner_than(M1, M2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
