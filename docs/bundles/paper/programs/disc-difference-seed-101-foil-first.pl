% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,079 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 35,158 pairs, starts random, ties drop, pairs best, seed 1000104.
% FOIL: accuracy 0.6, support 500, length 4.
% Unseen pairs in the right order: 66.3% (equal value: 4,011); a search with its first level so ordered takes 92.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if it is on an edge and the other is not on an edge.
% Covers 6,250 pairs rightly and 2,064 wrongly (75.2%), 6,250 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    \+ on_edge(M2).

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 5,414 pairs rightly and 1,489 wrongly (78.4%), 2,893 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the other is not on an edge, the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 3,689 pairs rightly and 882 wrongly (80.7%), 932 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of replies to it is small (at most 2).
% Covers 2,619 pairs rightly and 510 wrongly (83.7%), 709 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    Replies1 =< 2.

% Prefer a move to another if the price of it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 1,649 pairs rightly and 556 wrongly (74.8%), 614 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is larger than the other's and the number of replies to the other is large (more than 4).
% Covers 3,860 pairs rightly and 1,299 wrongly (74.8%), 729 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M2, Replies2),
    Replies2 > 4.
