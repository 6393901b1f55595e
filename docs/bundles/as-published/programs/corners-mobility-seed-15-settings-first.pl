% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,703 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 54,048 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 77.2% (equal value: 1,402); a search with its first level so ordered takes 91.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's and the static value after it is at least the other's.
% Covers 15,113 pairs rightly and 4,181 wrongly (78.3%), 15,113 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that a move gives away differs and the number of corners that it gives away is small (at most 1).
% Covers 5,973 pairs rightly and 374 wrongly (94.1%), 3,237 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    \+ Corners1 = Corners2,
    Corners1 =< 1.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of discs that it turns over is at most the other's and the other is diagonally next to a corner.
% Covers 1,925 pairs rightly and 640 wrongly (75.0%), 911 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ lt(Flips2, Flips1),
    x_square(M2).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is larger than the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 7,290 pairs rightly and 1,596 wrongly (82.0%), 1,176 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).
