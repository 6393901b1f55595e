% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,616 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 51,314 pairs, starts random, ties drop, pairs all, seed 1000016.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 80.6% (equal value: 382); a search with its first level so ordered takes 91.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 10,557 pairs rightly and 785 wrongly (93.1%), 10,557 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, it is nearer to the centre than the other and the price of the other is small (at most -2).
% Covers 5,792 pairs rightly and 1,140 wrongly (83.6%), 3,013 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    inner_than(M1, M2),
    price(M2, Price2),
    Price2 =< -2.

% Prefer a move to another if the static value after it is at least the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 2,662 pairs rightly and 515 wrongly (83.8%), 1,495 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is larger than the other's, the price of it is at most the other's and the number of squares that we could play after it is larger than the other's.
% Covers 1,658 pairs rightly and 553 wrongly (75.0%), 1,436 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price2, Price1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if it is not diagonally next to a corner and the number of corners that it gives away is smaller than the other's.
% Covers 7,204 pairs rightly and 258 wrongly (96.5%), 417 of them new.
better_choice(B, M1, M2) :-
    \+ x_square(M1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
