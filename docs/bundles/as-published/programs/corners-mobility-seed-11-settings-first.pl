% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,777 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 50,874 pairs, starts random, ties drop, pairs all, seed 1000014.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 78.2% (equal value: 1,321); a search with its first level so ordered takes 91.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the price of it is large (more than -20).
% Covers 12,436 pairs rightly and 2,976 wrongly (80.7%), 12,436 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,359 pairs rightly and 292 wrongly (95.6%), 3,851 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 3,664 pairs rightly and 455 wrongly (89.0%), 953 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside our discs after it is smaller than the other's and the static value after a move is the same for both.
% Covers 1,468 pairs rightly and 663 wrongly (68.9%), 970 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2.

% Prefer a move to another if the number of corners that it gives away is zero, it is on an edge next to a corner and the static value after it is larger than the other's.
% Covers 1,341 pairs rightly and 523 wrongly (71.9%), 829 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    c_square(M1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
