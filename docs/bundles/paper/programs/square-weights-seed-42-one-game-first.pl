% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 4,248 pairs, starts random, ties drop, pairs all, seed 1000045.
% Criteria: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 84.2%.
% Both directions claimed: 41, neither: 25, equal value: 28.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of corners within our reach after it is at least the number of corners that it gives away.
% Covers 1,442 pairs rightly and 170 wrongly (89.5%), 1,442 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    corners_won(B, M1, Reach1),
    corners_given(B, M1, Corners1),
    \+ lt(Reach1, Corners1).

% Prefer a move to another if the number of corners within our reach after it is less than the number of corners that the other gives away, it is not on an edge next to a corner and the number of our discs with an empty neighbour after the other is greater than 9.
% Covers 572 pairs rightly and 22 wrongly (96.3%), 202 of them new.
better_choice(B, M1, M2) :-
    corners_won(B, M1, Reach1),
    corners_given(B, M2, Corners2),
    lt(Reach1, Corners2),
    \+ c_square(M1),
    frontier(B, M2, Frontier2),
    Frontier2 > 9.

% Prefer a move to another if the price of it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 577 pairs rightly and 8 wrongly (98.6%), 53 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it equals the price of the other, the number of corners within our reach after the other is less than the number of corners that the other gives away and the number of squares that we could play after it is larger than the other's.
% Covers 95 pairs rightly and 27 wrongly (77.9%), 53 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    Price1 = Price2,
    corners_won(B, M2, Reach2),
    corners_given(B, M2, Corners2),
    lt(Reach2, Corners2),
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1).

% Prefer a move to another if the balance of prices after it equals the balance of prices after the other, the price of it is greater than -20 and the number of replies to it is at most 6.
% Covers 50 pairs rightly and 29 wrongly (63.3%), 50 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    Gain1 = Gain2,
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the balance of prices after it is greater than -3, the number of squares that we could play after the other is at most 9 and the number of squares that we could play after it is greater than 10.
% Covers 53 pairs rightly and 11 wrongly (82.8%), 15 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    Gain1 > -3,
    moves_left(B, M2, Moves2),
    Moves2 =< 9,
    moves_left(B, M1, Moves1),
    Moves1 > 10.

% Prefer a move to another if the balance of prices after it is greater than 10, the number of replies to it is less than the number of squares that we could play after it and the price of the other is at most -20.
% Covers 177 pairs rightly and 11 wrongly (94.1%), 10 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    Gain1 > 10,
    replies(B, M1, Replies1),
    moves_left(B, M1, Moves1),
    lt(Replies1, Moves1),
    price(M2, Price2),
    Price2 =< -20.
