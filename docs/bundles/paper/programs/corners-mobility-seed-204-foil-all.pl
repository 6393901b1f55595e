% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,813 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 127,818 pairs, starts random, ties drop, pairs best, seed 1000207.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 84.8% (equal value: 9,157); a search with all its levels so ordered takes 61.9% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 52,066 pairs rightly and 4,883 wrongly (91.4%), 52,066 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the price of the other is zero or less.
% Covers 10,742 pairs rightly and 511 wrongly (95.5%), 1,781 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    price(M2, Price2),
    Price2 =< 0.

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of corners that it gives away is zero.
% Covers 31,923 pairs rightly and 2,588 wrongly (92.5%), 2,058 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    zero(Corners1).
