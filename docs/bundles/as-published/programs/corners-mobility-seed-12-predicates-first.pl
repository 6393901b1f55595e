% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 58 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 3,078 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 80.6% (equal value: 230).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 356 pairs rightly and 9 wrongly (97.5%), 356 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of corners that it gives away is zero and the number of replies to it is smaller than the other's.
% Covers 522 pairs rightly and 71 wrongly (88.0%), 462 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of corners that it gives away is zero and the balance of prices after the other is small (at most -10).
% Covers 251 pairs rightly and 13 wrongly (95.1%), 90 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    gain(B, M2, Gain2),
    Gain2 =< -10.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of corners that it gives away is not zero and the price of it is smaller than the other's.
% Covers 54 pairs rightly and 7 wrongly (88.5%), 40 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    \+ zero(Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price1, Price2).
