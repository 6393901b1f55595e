% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,785 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 51,068 pairs, starts random, ties drop, pairs all, seed 1000006.
% FOIL: accuracy 0.6, support 500, length 3.
% Unseen pairs in the right order: 78.0% (equal value: 1,294); a search with its first level so ordered takes 91.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 14,141 pairs rightly and 3,979 wrongly (78.0%), 14,141 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that a move gives away differs and the number of corners that it gives away is small (at most 1).
% Covers 6,233 pairs rightly and 272 wrongly (95.8%), 3,242 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    \+ Corners1 = Corners2,
    Corners1 =< 1.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of discs that it turns over is at most the other's and the other is diagonally next to a corner.
% Covers 1,719 pairs rightly and 670 wrongly (72.0%), 830 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ lt(Flips2, Flips1),
    x_square(M2).

% Prefer a move to another if the price of it is large (more than -20), the number of replies to it is smaller than the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 4,872 pairs rightly and 851 wrongly (85.1%), 694 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is larger than the other's and the number of discs that it turns over is small (at most 1).
% Covers 4,888 pairs rightly and 1,013 wrongly (82.8%), 560 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    flips(B, M1, Flips1),
    Flips1 =< 1.
