% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 476 pairs, starts random, ties drop, pairs all, seed 1000004.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 94.3% (equal value: 44).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is large (more than -20).
% Covers 158 pairs rightly and 14 wrongly (91.9%), 158 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the other is diagonally next to a corner, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is zero.
% Covers 69 pairs rightly and 0 wrongly (100.0%), 33 of them new.
better_choice(B, M1, M2) :-
    x_square(M2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that the other gives away is not zero and the number of discs that it turns over is larger than the other's.
% Covers 34 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips2, Flips1).

% Prefer a move to another if the number of discs that it turns over is small (at most 1), the price of it is larger than the other's and the price of it is small (at most 1).
% Covers 58 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 =< 1,
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    Price1 =< 1.

% Prefer a move to another if it is not diagonally next to a corner, the static value after it is at least the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 84 pairs rightly and 6 wrongly (93.3%), 5 of them new.
better_choice(B, M1, M2) :-
    \+ x_square(M1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the price of it is large (more than -20) and the number of empty squares beside our discs after it is small (at most 12).
% Covers 31 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_ours(B, M1, Beside1),
    Beside1 =< 12.

% When the number of discs of the opponent's colour is large (more than 21), prefer a move to another if the number of discs that it turns over is small (at most 1).
% Covers 14 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 =< 1,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 21.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 15) and the number of empty squares beside the opponent's discs after the other is small (at most 15).
% Covers 19 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 15,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 15.

% Prefer a move to another if it is not diagonally next to a corner, the number of discs that the other turns over is large (more than 1) and the other is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Covers 5 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    \+ x_square(M1),
    flips(B, M2, Flips2),
    Flips2 > 1,
    ring(M2, Ring2),
    Ring2 > 1.

% Prefer a move to another if the number of empty squares beside our discs after the other is large (more than 18), the number of empty squares beside our discs after it is small (at most 17) and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 33 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 > 18,
    beside_ours(B, M1, Beside1),
    Beside1 =< 17,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).
