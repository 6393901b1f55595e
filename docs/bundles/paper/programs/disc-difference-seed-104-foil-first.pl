% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,970 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 33,754 pairs, starts random, ties drop, pairs best, seed 1000107.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 64.7% (equal value: 3,946); a search with its first level so ordered takes 92.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the number of replies to it is at most the other's, it is on an edge and the other is not on an edge.
% Covers 4,856 pairs rightly and 1,131 wrongly (81.1%), 4,856 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    on_edge(M1),
    \+ on_edge(M2).

% Prefer a move to another if the other is not on an edge, the static value after it is larger than the other's and the price of it is large (more than -2).
% Covers 2,583 pairs rightly and 724 wrongly (78.1%), 1,224 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > -2.

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 3,785 pairs rightly and 945 wrongly (80.0%), 587 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of replies to it is small (at most 2).
% Covers 2,432 pairs rightly and 471 wrongly (83.8%), 604 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    Replies1 =< 2.

% Prefer a move to another if the number of replies to the other is large (more than 2), the number of corners that it gives away is smaller than the other's and the other is not on an edge next to a corner.
% Covers 1,379 pairs rightly and 307 wrongly (81.8%), 367 of them new.
better_choice(B, M1, M2) :-
    replies(B, M2, Replies2),
    Replies2 > 2,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    \+ c_square(M2).
