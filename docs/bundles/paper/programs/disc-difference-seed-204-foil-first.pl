% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 15,866 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 141,190 pairs, starts random, ties drop, pairs best, seed 1000207.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 65.7% (equal value: 15,924); a search with its first level so ordered takes 92.9% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the other is nearer to the centre than it and it is on an edge.
% Covers 25,043 pairs rightly and 8,305 wrongly (75.1%), 25,043 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    on_edge(M1).

% Prefer a move to another if the distance of it from the edge is at most the other's, the number of replies to it is smaller than the other's and the static value after it is at least the other's.
% Covers 21,490 pairs rightly and 6,075 wrongly (78.0%), 11,104 of them new.
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
% Covers 14,390 pairs rightly and 3,550 wrongly (80.2%), 3,690 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Covers 9,118 pairs rightly and 1,990 wrongly (82.1%), 2,319 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the balance of prices after it is at most the other's.
% Covers 1,632 pairs rightly and 394 wrongly (80.6%), 936 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain2, Gain1).

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is larger than the other's and the number of replies to the other is large (more than 5).
% Covers 13,124 pairs rightly and 4,131 wrongly (76.1%), 2,628 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M2, Replies2),
    Replies2 > 5.
