% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,647 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 71,452 pairs, starts random, ties drop, pairs all, seed 1000021.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 76.4% (equal value: 1,341).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 15,690 pairs rightly and 1,003 wrongly (94.0%), 15,690 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, it is nearer to the centre than the other and the number of corners that the other gives away is not zero.
% Covers 4,860 pairs rightly and 500 wrongly (90.7%), 2,208 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    inner_than(M1, M2),
    \+ zero(Corners2).

% Prefer a move to another if the price of it is at least the other's, the number of corners that it gives away is zero, the static value after it is larger than the other's and it is nearer to the centre than the other.
% Covers 5,767 pairs rightly and 419 wrongly (93.2%), 1,281 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    inner_than(M1, M2).

% Prefer a move to another if the price of it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 10,188 pairs rightly and 387 wrongly (96.3%), 482 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
