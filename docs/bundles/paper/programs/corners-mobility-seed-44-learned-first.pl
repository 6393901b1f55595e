% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,346 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 61,326 pairs, starts random, ties drop, pairs best, seed 1000047.
% Criteria: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 75.8%.
% Both directions claimed: 652, neither: 1,164, equal value: 3,202.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 18,806 pairs rightly and 4,763 wrongly (79.8%), 18,806 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,432 pairs rightly and 203 wrongly (96.9%), 2,243 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is at most the other's and the number of squares that we could play after it is larger than the other's.
% Covers 12,955 pairs rightly and 2,499 wrongly (83.8%), 2,280 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1),
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of squares that we could play after it is at least the other's, the number of corners that it gives away is at most the other's, the price of it is larger than the other's and the other is diagonally next to a corner.
% Covers 3,617 pairs rightly and 414 wrongly (89.7%), 509 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    price(M2, Price2),
    price(M1, Price1),
    lt(Price2, Price1),
    x_square(M2).
