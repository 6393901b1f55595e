% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,066 pairs, starts random, ties drop, pairs all, seed 1000007.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 87.0% (equal value: 81).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the distance of it from the edge is small (at most 1).
% Covers 188 pairs rightly and 4 wrongly (97.9%), 188 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    ring(M1, Ring1),
    Ring1 =< 1.

% Prefer a move to another if the price of it is large (more than -20), the number of replies to it is small (at most 3), the number of replies to the other is large (more than 3) and the distance of the other from the edge is small (at most 1).
% Covers 93 pairs rightly and 0 wrongly (100.0%), 69 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    Replies2 > 3,
    ring(M2, Ring2),
    Ring2 =< 1.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the price of the other is small (at most -2), the number of discs that the other turns over is large (more than 2) and the price of it is at least the other's.
% Covers 79 pairs rightly and 2 wrongly (97.5%), 74 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    price(M2, Price2),
    Price2 =< -2,
    flips(B, M2, Flips2),
    Flips2 > 2,
    price(M1, Price1),
    \+ lt(Price1, Price2).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is large (more than 9) and it is in a region of oddly many empty squares.
% Covers 34 pairs rightly and 0 wrongly (100.0%), 18 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    Static1 > 9,
    odd_region(B, M1).

% Prefer a move to another if the balance of prices after it is at least the other's, the number of empty squares beside our discs after the other is large (more than 14) and the static value after the other is large (more than 9).
% Covers 52 pairs rightly and 0 wrongly (100.0%), 11 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    beside_ours(B, M2, Beside2),
    Beside2 > 14,
    static(B, M2, Static2),
    Static2 > 9.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of discs that it turns over is small (at most 2), the number of squares that we could play after the other is small (at most 9) and the number of squares that we could play after it is large (more than 9).
% Covers 38 pairs rightly and 2 wrongly (95.0%), 17 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    flips(B, M1, Flips1),
    Flips1 =< 2,
    moves_left(B, M2, Moves2),
    Moves2 =< 9,
    moves_left(B, M1, Moves1),
    Moves1 > 9.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of discs that it turns over is small (at most 2), the number of empty squares beside our discs after it is large (more than 15) and the balance of prices after it is large (more than 82).
% Covers 24 pairs rightly and 2 wrongly (92.3%), 12 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    flips(B, M1, Flips1),
    Flips1 =< 2,
    beside_ours(B, M1, Beside1),
    Beside1 > 15,
    gain(B, M1, Gain1),
    Gain1 > 82.

% When the number of discs of the opponent's colour is small (at most 13), prefer a move to another if the number of corners that a move gives away is the same for both and the other is diagonally next to a corner.
% Covers 9 pairs rightly and 2 wrongly (81.8%), 9 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 13,
    x_square(M2).
