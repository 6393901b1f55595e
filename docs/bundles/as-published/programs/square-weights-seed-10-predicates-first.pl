% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 55 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 2,802 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 77.3% (equal value: 36).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that it gives away is zero and it is not on an edge next to a corner.
% Covers 515 pairs rightly and 6 wrongly (98.8%), 515 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    \+ c_square(M1).

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is zero and the static value after the other is small (at most -15).
% Covers 502 pairs rightly and 32 wrongly (94.0%), 167 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    Static2 =< -15.

% Prefer a move to another if the number of corners that a move gives away is the same for both, it is nearer to the centre than the other and the number of corners that it gives away is not zero.
% Covers 74 pairs rightly and 12 wrongly (86.0%), 74 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    inner_than(M1, M2),
    \+ zero(Corners1).

% Prefer a move to another if the number of empty squares beside our discs after the other is large (more than 10) and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 75 pairs rightly and 2 wrongly (97.4%), 28 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 > 10,
    price(M1, Price1),
    Price1 > 5.
