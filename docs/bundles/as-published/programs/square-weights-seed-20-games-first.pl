% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 76,050 pairs, starts random, ties drop, pairs all, seed 1000023.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 75.6% (equal value: 1,402).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the balance of prices after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 15,877 pairs rightly and 991 wrongly (94.1%), 15,877 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 4,067 pairs rightly and 684 wrongly (85.6%), 2,336 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of corners that it gives away is at most the other's, it is nearer to the centre than the other and the number of corners that the other gives away is not zero.
% Covers 5,432 pairs rightly and 560 wrongly (90.7%), 2,463 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    inner_than(M1, M2),
    \+ zero(Corners2).

% Prefer a move to another if the price of it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 11,180 pairs rightly and 403 wrongly (96.5%), 557 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
