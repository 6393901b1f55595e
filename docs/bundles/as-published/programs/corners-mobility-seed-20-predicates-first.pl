% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 908 pairs, starts random, ties drop, pairs all, seed 1000023.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 88.3% (equal value: 56).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of discs that the other turns over is small (at most 3).
% Covers 134 pairs rightly and 1 wrongly (99.3%), 134 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    flips(B, M2, Flips2),
    Flips2 =< 3.

% Prefer a move to another if the number of replies to it is smaller than the other's, the number of corners that it gives away is zero and it is not diagonally next to a corner.
% Covers 206 pairs rightly and 22 wrongly (90.4%), 167 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    \+ x_square(M1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the balance of prices after the other is small (at most -5), the number of empty squares beside our discs after it is smaller than the other's and the number of empty squares beside the opponent's discs after the other is large (more than 22).
% Covers 39 pairs rightly and 2 wrongly (95.1%), 15 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    gain(B, M2, Gain2),
    Gain2 =< -5,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 22.

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of empty squares beside our discs after it is small (at most 18).
% Covers 36 pairs rightly and 3 wrongly (92.3%), 12 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 18.

% Prefer a move to another if the number of corners that it gives away is zero, the balance of prices after the other is small (at most -5), the number of empty squares beside our discs after the other is large (more than 21) and the number of empty squares beside our discs after the other is small (at most 23).
% Covers 64 pairs rightly and 3 wrongly (95.5%), 19 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    gain(B, M2, Gain2),
    Gain2 =< -5,
    beside_ours(B, M2, Beside2),
    Beside2 > 21,
    Beside2 =< 23.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the number of discs that it turns over is large (more than 2) and the number of empty squares beside our discs after it is small (at most 24).
% Covers 11 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 > 2,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    beside_ours(B, M1, Beside1),
    Beside1 =< 24.

% Prefer a move to another if the number of corners that it gives away is zero, the number of replies to it is small (at most 4) and the number of empty squares beside the opponent's discs after the other is large (more than 23).
% Covers 9 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 23.

% When the number of discs of the opponent's colour is large (more than 12), prefer a move to another if the number of squares that we could play after the other is large (more than 8).
% Covers 13 pairs rightly and 1 wrongly (92.9%), 5 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 12,
    moves_left(B, M2, Moves2),
    Moves2 > 8.

% Prefer a move to another if the number of corners that it gives away is zero, the balance of prices after the other is small (at most 1), the number of empty squares beside our discs after it is at most the other's and it is on an edge next to a corner.
% Covers 21 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    gain(B, M2, Gain2),
    Gain2 =< 1,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    c_square(M1).
