% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,092 pairs, starts random, ties drop, pairs all, seed 1000046.
% Criteria: accuracy 0.8, support 2, length 3.
% Unseen pairs in the right order: 62.5%.
% Both directions claimed: 4, neither: 10, equal value: 0.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the price of the other is at most -20, the number of corners that it gives away is zero and the balance of prices after it is greater than -43.
% Covers 224 pairs rightly and 11 wrongly (95.3%), 224 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1),
    gain(B, M1, Gain1),
    Gain1 > -43.

% Prefer a move to another if the balance of prices after it is at least the other's, the price of it is greater than 5 and the most discs that a reply to it turns over is greater than 1.
% Covers 86 pairs rightly and 8 wrongly (91.5%), 55 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    price(M1, Price1),
    Price1 > 5,
    largest_reply(B, M1, Answer1),
    Answer1 > 1.

% Prefer a move to another if the distance of it from the edge is greater than 1 and the number of squares that we could play after it is at most 4.
% Covers 16 pairs rightly and 0 wrongly (100.0%), 14 of them new.
better_choice(B, M1, M2) :-
    ring(M1, Ring1),
    Ring1 > 1,
    moves_left(B, M1, Moves1),
    Moves1 =< 4.

% Prefer a move to another if the price of it is at least the other's, the number of our discs with an empty neighbour after the other is at most 8 and the distance of it from the edge is greater than 1.
% Covers 22 pairs rightly and 3 wrongly (88.0%), 15 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    frontier(B, M2, Frontier2),
    Frontier2 =< 8,
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the price of it is at most -20.
% Covers 34 pairs rightly and 3 wrongly (91.9%), 22 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    price(M1, Price1),
    Price1 =< -20.

% Prefer a move to another if the number of squares that we could play after it is greater than 8 and the number of discs that it turns over is greater than 3.
% Covers 13 pairs rightly and 1 wrongly (92.9%), 8 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    Moves1 > 8,
    flips(B, M1, Flips1),
    Flips1 > 3.
