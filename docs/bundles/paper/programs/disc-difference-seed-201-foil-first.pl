% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,438 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 142,772 pairs, starts random, ties drop, pairs best, seed 1000204.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 65.8% (equal value: 17,644); a search with its first level so ordered takes 92.2% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the other is nearer to the centre than it and it is on an edge.
% Covers 24,906 pairs rightly and 8,424 wrongly (74.7%), 24,906 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    on_edge(M1).

% Prefer a move to another if the distance of it from the edge is at most the other's, the number of replies to it is smaller than the other's and the static value after it is at least the other's.
% Covers 21,683 pairs rightly and 5,940 wrongly (78.5%), 11,400 of them new.
better_choice(B, M1, M2) :-
    ring(M1, Ring1),
    ring(M2, Ring2),
    \+ lt(Ring2, Ring1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the other is not on an edge, the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 14,624 pairs rightly and 3,695 wrongly (79.8%), 3,716 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the distance of a move from the edge is the same for both and the number of corners that it gives away is smaller than the other's.
% Covers 3,096 pairs rightly and 1,083 wrongly (74.1%), 1,597 of them new.
better_choice(B, M1, M2) :-
    ring(M1, Ring1),
    ring(M2, Ring2),
    Ring1 = Ring2,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is larger than the other's and the number of replies to the other is large (more than 5).
% Covers 13,278 pairs rightly and 4,096 wrongly (76.4%), 2,490 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M2, Replies2),
    Replies2 > 5.

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of replies to it is small (at most 2).
% Covers 8,849 pairs rightly and 2,051 wrongly (81.2%), 2,314 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    Replies1 =< 2.
