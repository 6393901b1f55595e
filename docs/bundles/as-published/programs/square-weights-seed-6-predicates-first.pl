% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 694 pairs, starts random, ties drop, pairs all, seed 1000009.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 81.3% (equal value: 21).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the price of it is large (more than -20).
% Covers 128 pairs rightly and 14 wrongly (90.1%), 128 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside the opponent's discs after it is large (more than 19) and the price of it is larger than the other's.
% Covers 96 pairs rightly and 6 wrongly (94.1%), 28 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 19,
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% When the number of discs of the colour of the player to move is small (at most 4), prefer a move to another if the static value after it is at least the other's and the number of squares that we could play after it is large (more than 4).
% Covers 29 pairs rightly and 1 wrongly (96.7%), 22 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 4,
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of corners that it gives away is zero, the number of corners that the other gives away is not zero and the number of empty squares beside the opponent's discs after it is large (more than 21).
% Covers 51 pairs rightly and 0 wrongly (100.0%), 15 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 21.

% Prefer a move to another if the price of it is large (more than -20), the number of empty squares beside our discs after the other is large (more than 22) and the number of discs that the other turns over is large (more than 3).
% Covers 17 pairs rightly and 1 wrongly (94.4%), 9 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_ours(B, M2, Beside2),
    Beside2 > 22,
    flips(B, M2, Flips2),
    Flips2 > 3.

% Prefer a move to another if the static value after it is large (more than -4), the static value after the other is small (at most 8) and the price of the other is large (more than 2).
% Covers 14 pairs rightly and 0 wrongly (100.0%), 9 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -4,
    static(B, M2, Static2),
    Static2 =< 8,
    price(M2, Price2),
    Price2 > 2.

% Prefer a move to another if the static value after it is large (more than 8), the number of empty squares beside the opponent's discs after it is small (at most 19) and the other is in a region of oddly many empty squares.
% Covers 21 pairs rightly and 1 wrongly (95.5%), 11 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > 8,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 19,
    odd_region(B, M2).

% Prefer a move to another if it is not on an edge next to a corner, the price of a move is the same for both and the number of empty squares beside our discs after the other is small (at most 17).
% Covers 7 pairs rightly and 1 wrongly (87.5%), 6 of them new.
better_choice(B, M1, M2) :-
    \+ c_square(M1),
    price(M1, Price1),
    price(M2, Price2),
    Price1 = Price2,
    beside_ours(B, M2, Beside2),
    Beside2 =< 17.

% Prefer a move to another if the number of empty squares beside the opponent's discs after the other is small (at most 21), the price of it is at least the other's, the number of empty squares beside the opponent's discs after the other is large (more than 19) and the static value after it is smaller than the other's.
% Covers 13 pairs rightly and 1 wrongly (92.9%), 9 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 21,
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    BesideTheirs2 > 19,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static1, Static2).
