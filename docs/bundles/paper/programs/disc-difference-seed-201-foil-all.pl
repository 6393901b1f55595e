% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,023 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 110,772 pairs, starts random, ties drop, pairs best, seed 1000204.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.2% (equal value: 15,265); a search with all its levels so ordered takes 64.4% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and it is not nearer to the centre than the other.
% Covers 27,491 pairs rightly and 3,366 wrongly (89.1%), 27,491 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ inner_than(M1, M2).

% Prefer a move to another if the number of replies to it is smaller than the other's and the static value after it is larger than the other's.
% Covers 16,649 pairs rightly and 1,586 wrongly (91.3%), 3,450 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the static value after it is at least the other's, the other is nearer to the centre than it and the number of replies to it is smaller than the other's.
% Covers 10,756 pairs rightly and 983 wrongly (91.6%), 3,280 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    inner_than(M2, M1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
