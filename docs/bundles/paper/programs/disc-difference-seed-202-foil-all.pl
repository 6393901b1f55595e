% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,801 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 105,398 pairs, starts random, ties drop, pairs best, seed 1000205.
% FOIL: accuracy 0.8, support 2, length 3.
% Unseen pairs in the right order: 73.0% (equal value: 13,092); a search with all its levels so ordered takes 67.5% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and it is not nearer to the centre than the other.
% Covers 26,410 pairs rightly and 3,165 wrongly (89.3%), 26,410 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ inner_than(M1, M2).

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is smaller than the other's and the other is nearer to the centre than it.
% Covers 10,341 pairs rightly and 945 wrongly (91.6%), 3,175 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    inner_than(M2, M1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is at least the other's, the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 14,312 pairs rightly and 1,224 wrongly (92.1%), 2,604 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier1, Frontier2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
