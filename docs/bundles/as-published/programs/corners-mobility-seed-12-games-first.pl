% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,859 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 74,708 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 74.5% (equal value: 5,384).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (50.0%): better_choice(B, M1, M2) :- corners_given(B, M1, Corners1), corners_given(B, M2, Corners2), Corners1 = Corners2, beside_ours(B, M1, Beside1), beside_ours(B, M2, Beside2), Beside1 = Beside2, static(B, M1, Static1), static(B, M2, Static2), Static1 = Static2.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 9,750 pairs rightly and 458 wrongly (95.5%), 9,750 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 9,862 pairs rightly and 1,773 wrongly (84.8%), 8,322 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).
