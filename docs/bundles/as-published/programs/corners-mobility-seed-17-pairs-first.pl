% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,716 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 17,350 pairs, starts random, ties drop, pairs best, seed 1000020.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 79.5% (equal value: 1,310); a search with its first level so ordered takes 90.2% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 5,859 pairs rightly and 1,346 wrongly (81.3%), 5,859 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of corners that it gives away is small (at most 1).
% Covers 2,021 pairs rightly and 64 wrongly (96.9%), 606 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    Corners1 =< 1.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of empty squares beside our discs after it is smaller than the other's and the static value after it is at least the other's.
% Covers 3,386 pairs rightly and 744 wrongly (82.0%), 388 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside our discs after it is at most the other's and the other is diagonally next to a corner.
% Covers 974 pairs rightly and 127 wrongly (88.5%), 100 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    x_square(M2).
