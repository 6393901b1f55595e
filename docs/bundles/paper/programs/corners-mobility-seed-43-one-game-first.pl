% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 616 pairs, starts random, ties drop, pairs all, seed 1000046.
% Criteria: accuracy 0.8, support 2, length 2.
% Unseen pairs in the right order: 61.8%.
% Both directions claimed: 2, neither: 6, equal value: 3.
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (79.1%): better_choice(B, M1, M2) :- gain(B, M2, Gain2), gain(B, M1, Gain1), lt(Gain2, Gain1), Gain1 > -53.

:- game(othello).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after it is at most 8.
% Covers 94 pairs rightly and 1 wrongly (98.9%), 94 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M1, Moves1),
    Moves1 =< 8.

% Prefer a move to another if the number of squares that we could play after it is greater than 9 and the balance of prices after the other is at most -53.
% Covers 21 pairs rightly and 0 wrongly (100.0%), 13 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    Moves1 > 9,
    gain(B, M2, Gain2),
    Gain2 =< -53.
