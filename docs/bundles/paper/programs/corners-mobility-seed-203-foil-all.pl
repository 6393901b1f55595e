% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,052 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 128,590 pairs, starts random, ties drop, pairs best, seed 1000206.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 84.8% (equal value: 9,113); a search with all its levels so ordered takes 61.3% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 52,141 pairs rightly and 5,125 wrongly (91.1%), 52,141 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of corners that it gives away is zero.
% Covers 12,012 pairs rightly and 546 wrongly (95.7%), 2,079 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    zero(Corners1).

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 34,879 pairs rightly and 2,958 wrongly (92.2%), 2,275 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).
