% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,276 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 56,990 pairs, starts random, ties drop, pairs best, seed 1000045.
% Criteria: accuracy 0.55, support 500, length 4.
% Unseen pairs in the right order: 76.5%.
% Both directions claimed: 1,316, neither: 505, equal value: 2,905.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 17,644 pairs rightly and 4,423 wrongly (80.0%), 17,644 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 5,317 pairs rightly and 198 wrongly (96.4%), 1,894 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of squares that we could play after it is at least the other's, the price of it is greater than -20, the number of replies to it equals the number of replies to the other and the number of our discs with an empty neighbour after it is at most the other's.
% Covers 2,706 pairs rightly and 1,310 wrongly (67.4%), 2,312 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    frontier(B, M2, Frontier2),
    frontier(B, M1, Frontier1),
    \+ lt(Frontier2, Frontier1).

% Prefer a move to another if the number of squares that we could play after it is at least the other's, the number of corners that it gives away is at most the other's, the number of our discs with an empty neighbour after it is smaller than the other's and the number of replies to the other is greater than 8.
% Covers 4,833 pairs rightly and 787 wrongly (86.0%), 549 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    replies(B, M2, Replies2),
    Replies2 > 8.
