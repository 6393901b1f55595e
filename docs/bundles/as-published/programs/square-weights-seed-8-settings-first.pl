% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 61,956 pairs, starts random, ties drop, pairs all, seed 1000011.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 78.3% (equal value: 373); a search with its first level so ordered takes 88.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 19,878 pairs rightly and 4,518 wrongly (81.5%), 19,878 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge.
% Covers 7,117 pairs rightly and 1,424 wrongly (83.3%), 3,408 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    on_edge(M2).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 9,544 pairs rightly and 1,874 wrongly (83.6%), 785 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -20), the price of it is larger than the other's and the number of corners that the other gives away is not zero.
% Covers 7,842 pairs rightly and 426 wrongly (94.8%), 323 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    price(M2, Price2),
    lt(Price2, Price1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).
