% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 506 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 83.0% (equal value: 57).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and fewer than 4 discs that are not the colour of the player to move touch the other.
% Covers 47 pairs rightly and 0 wrongly (100.0%), 47 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero, the other is diagonally next to a corner and the number of empty squares beside the opponent's discs after it is small (at most 21).
% Covers 42 pairs rightly and 0 wrongly (100.0%), 36 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 21.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the other is nearer to the centre than it and the number of empty squares beside our discs after the other is large (more than 22).
% Covers 34 pairs rightly and 1 wrongly (97.1%), 22 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    inner_than(M2, M1),
    beside_ours(B, M2, Beside2),
    Beside2 > 22.

% When the number of discs of the opponent's colour is small (at most 6), prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the number of corners that a move gives away is the same for both.
% Covers 28 pairs rightly and 2 wrongly (93.3%), 13 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 6.

% Prefer a move to another if the price of it is at least the other's, the balance of prices after the other is large (more than 1) and the static value after the other is above zero.
% Covers 14 pairs rightly and 2 wrongly (87.5%), 12 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    gain(B, M2, Gain2),
    Gain2 > 1,
    static(B, M2, Static2),
    Static2 > 0.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 20), the price of it is small (at most 1) and the balance of prices after it is larger than the other's.
% Covers 28 pairs rightly and 3 wrongly (90.3%), 17 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 =< 20,
    price(M1, Price1),
    Price1 =< 1,
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1).

% Prefer a move to another if the price of it is large (more than -20), the number of empty squares beside our discs after it is smaller than the other's and the number of empty squares beside our discs after it is large (more than 24).
% Covers 8 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    Beside1 > 24.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 19), the static value after it is small (at most -2) and the price of it is large (more than -2).
% Covers 12 pairs rightly and 1 wrongly (92.3%), 10 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 19,
    static(B, M1, Static1),
    Static1 =< -2,
    price(M1, Price1),
    Price1 > -2.

% Prefer a move to another if the price of it is large (more than -20), the price of the other is small (at most 2) and the price of the other is large (more than 1).
% Covers 16 pairs rightly and 2 wrongly (88.9%), 10 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    price(M2, Price2),
    Price2 =< 2,
    Price2 > 1.

% Prefer a move to another if the price of it is larger than the other's and the balance of prices after the other is large (more than 39).
% Covers 9 pairs rightly and 1 wrongly (90.0%), 4 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    gain(B, M2, Gain2),
    Gain2 > 39.
