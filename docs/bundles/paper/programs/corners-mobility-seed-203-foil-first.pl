% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,690 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 176,258 pairs, starts random, ties drop, pairs best, seed 1000206.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 77.6% (equal value: 12,424); a search with its first level so ordered takes 90.6% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 59,910 pairs rightly and 13,813 wrongly (81.3%), 59,910 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 16,943 pairs rightly and 670 wrongly (96.2%), 5,101 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the static value after it is at least the other's.
% Covers 45,077 pairs rightly and 7,524 wrongly (85.7%), 4,663 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside our discs after it is at most the other's and the other is diagonally next to a corner.
% Covers 10,151 pairs rightly and 1,195 wrongly (89.5%), 1,334 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    x_square(M2).
