% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,250 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 30,920 pairs, starts random, ties drop, pairs best, seed 1000106.
% FOIL: accuracy 0.55, support 500, length 2.
% Unseen pairs in the right order: 82.7% (equal value: 2,286); a search with all its levels so ordered takes 82.6% of a plain one's work, asking included.
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is at least the other's and the number of corners that it gives away is at most the other's.
% Covers 13,735 pairs rightly and 2,294 wrongly (85.7%), 13,735 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).
