% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,716 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 50,336 pairs, starts random, ties drop, pairs all, seed 1000020.
% FOIL: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 79.0% (equal value: 1,310); a search with its first level so ordered takes 90.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 7,240 pairs rightly and 318 wrongly (95.8%), 7,240 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 11,980 pairs rightly and 2,458 wrongly (83.0%), 9,105 of them new.
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
