% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,851 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 63,410 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 77.4% (equal value: 1,589); a search with its first level so ordered takes 89.6% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 15,065 pairs rightly and 3,256 wrongly (82.2%), 15,065 of them new.
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

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that a move gives away differs and the number of corners that it gives away is small (at most 1).
% Covers 7,365 pairs rightly and 293 wrongly (96.2%), 4,436 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    \+ Corners1 = Corners2,
    Corners1 =< 1.
