% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,504 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 62,770 pairs, starts random, ties drop, pairs best, seed 1000044.
% Criteria: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 69.1%.
% Both directions claimed: 1,325, neither: 8,029, equal value: 3,453.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of squares that we could play after it is at least the other's.
% Covers 14,261 pairs rightly and 2,952 wrongly (82.9%), 14,261 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,142 pairs rightly and 202 wrongly (96.8%), 3,239 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 10,441 pairs rightly and 1,921 wrongly (84.5%), 1,962 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    price(M1, Price1),
    lt(Price2, Price1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
