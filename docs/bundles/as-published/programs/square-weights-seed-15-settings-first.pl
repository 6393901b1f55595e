% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 59,514 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 79.7% (equal value: 430); a search with its first level so ordered takes 89.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 19,459 pairs rightly and 4,358 wrongly (81.7%), 19,459 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge.
% Covers 6,254 pairs rightly and 1,097 wrongly (85.1%), 2,808 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    on_edge(M2).

% Prefer a move to another if the price of it is at least the other's, it is not on an edge and the number of squares that we could play after it is larger than the other's.
% Covers 5,610 pairs rightly and 1,609 wrongly (77.7%), 1,742 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    \+ on_edge(M1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 9,329 pairs rightly and 1,926 wrongly (82.9%), 601 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
