% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,954 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 39,316 pairs, starts random, ties drop, pairs best, seed 1000107.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 78.0% (equal value: 2,711); a search with its first level so ordered takes 90.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 13,407 pairs rightly and 2,989 wrongly (81.8%), 13,407 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 3,813 pairs rightly and 122 wrongly (96.9%), 1,131 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that a move gives away is the same for both, the static value after a move is the same for both and the price of it is larger than the other's.
% Covers 823 pairs rightly and 390 wrongly (67.8%), 823 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).
