% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,504 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 62,770 pairs, starts random, ties drop, pairs best, seed 1000044.
% Criteria: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 75.3%.
% Both directions claimed: 362, neither: 6,225, equal value: 3,453.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's, the number of squares that we could play after it is at least the other's and the price of it is greater than -20.
% Covers 11,812 pairs rightly and 1,818 wrongly (86.7%), 11,812 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,142 pairs rightly and 202 wrongly (96.8%), 3,802 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of our discs with an empty neighbour after it is smaller than the other's and the number of replies to it is smaller than the other's.
% Covers 8,356 pairs rightly and 1,241 wrongly (87.1%), 2,465 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of replies to it is at most the other's, the balance of prices after it is larger than the other's and the other is diagonally next to a corner.
% Covers 3,805 pairs rightly and 384 wrongly (90.8%), 798 of them new.
better_choice(B, M1, M2) :-
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1),
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    x_square(M2).

% Prefer a move to another if the price of it is larger than the other's, the number of replies to it is at most the other's and the number of squares that we could play after it is larger than the other's.
% Covers 6,834 pairs rightly and 953 wrongly (87.8%), 938 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    price(M1, Price1),
    lt(Price2, Price1),
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1),
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1).
