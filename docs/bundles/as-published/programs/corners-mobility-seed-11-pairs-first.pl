% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,777 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 17,384 pairs, starts random, ties drop, pairs best, seed 1000014.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 77.3% (equal value: 1,321); a search with its first level so ordered takes 91.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 5,923 pairs rightly and 1,340 wrongly (81.6%), 5,923 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,771 pairs rightly and 47 wrongly (97.4%), 519 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of corners that it gives away is at most the other's and the static value after it is at least the other's.
% Covers 4,501 pairs rightly and 719 wrongly (86.2%), 491 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 1,089 pairs rightly and 100 wrongly (91.6%), 157 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2).
