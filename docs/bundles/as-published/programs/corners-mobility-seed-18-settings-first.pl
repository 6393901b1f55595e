% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,640 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 44,206 pairs, starts random, ties drop, pairs all, seed 1000021.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 76.7% (equal value: 956); a search with its first level so ordered takes 92.8% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 10,464 pairs rightly and 2,255 wrongly (82.3%), 10,464 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 5,479 pairs rightly and 260 wrongly (95.5%), 3,314 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the price of it is larger than the other's and the other is diagonally next to a corner.
% Covers 4,249 pairs rightly and 640 wrongly (86.9%), 904 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    x_square(M2).
