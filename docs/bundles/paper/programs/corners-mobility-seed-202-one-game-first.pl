% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 56 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,936 pairs, starts random, ties drop, pairs all, seed 1000205.
% FOIL: accuracy 0.55, support 500, length 4.
% Unseen pairs in the right order: 78.2% (equal value: 57); a search with its first level so ordered takes 86.8% of the nodes of a plain one.
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the static value after it is at least the other's and the number of corners that it gives away is at most the other's.
% Covers 608 pairs rightly and 130 wrongly (82.4%), 608 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).
