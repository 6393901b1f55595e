% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 48 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 1,424 pairs, starts random, ties drop, pairs all, seed 1000107.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 60.1% (equal value: 26); a search with its first level so ordered takes 98.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the other is nearer to the centre than it, the number of discs that the other turns over is small (at most 2) and the number of discs that it turns over is small (at most 3).
% Covers 179 pairs rightly and 57 wrongly (75.8%), 179 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    flips(B, M2, Flips2),
    Flips2 =< 2,
    flips(B, M1, Flips1),
    Flips1 =< 3.

% When the number of discs of the opponent's colour is less than the number of discs of the colour of the player to move, prefer a move to another if the number of discs that the other turns over is large (more than 3) and the other is not diagonally next to a corner.
% Covers 89 pairs rightly and 8 wrongly (91.8%), 89 of them new.
better_choice(B, M1, M2) :-
    flips(B, M2, Flips2),
    Flips2 > 3,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Piecesb, Pieces),
    \+ x_square(M2).

% Prefer a move to another if the static value after the other is small (at most 9), 4 or more discs that are not the colour of the player to move touch the other and the balance of prices after the other is large (more than -65).
% Covers 78 pairs rightly and 20 wrongly (79.6%), 58 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< 9,
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M2, Turn),
    gain(B, M2, Gain2),
    Gain2 > -65.

% When the number of discs of the colour of the player to move is small (at most 24), prefer a move to another if the balance of prices after it is small (at most -65) and the number of discs that it turns over is large (more than 4).
% Covers 51 pairs rightly and 11 wrongly (82.3%), 47 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    Gain1 =< -65,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 24,
    flips(B, M1, Flips1),
    Flips1 > 4.

% Prefer a move to another if the number of replies to it is smaller than the other's, the number of discs that it turns over is small (at most 1) and the balance of prices after it is small (at most -29).
% Covers 139 pairs rightly and 42 wrongly (76.8%), 78 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    flips(B, M1, Flips1),
    Flips1 =< 1,
    gain(B, M1, Gain1),
    Gain1 =< -29.

% Prefer a move to another if the number of empty squares beside the opponent's discs after the other is large (more than 12), the number of empty squares beside our discs after it is at least the other's and the number of corners that the other gives away is not zero.
% Covers 26 pairs rightly and 1 wrongly (96.3%), 20 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 12,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside1, Beside2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the number of empty squares beside our discs after the other is small (at most 14) and the number of squares that we could play after the other is large (more than 12).
% Covers 47 pairs rightly and 8 wrongly (85.5%), 23 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 =< 14,
    moves_left(B, M2, Moves2),
    Moves2 > 12.

% When the colour of the player to move is not black, prefer a move to another if the static value after the other is small (at most 3) and the number of discs that it turns over is large (more than 2).
% Covers 40 pairs rightly and 4 wrongly (90.9%), 19 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< 3,
    flips(B, M1, Flips1),
    Flips1 > 2,
    color_of_this_turn(B, Turn),
    \+ Turn = black.

% Prefer a move to another if the number of empty squares beside our discs after it is large (more than 11), the balance of prices after the other is small (at most -85) and the number of squares that we could play after the other is small (at most 9).
% Covers 25 pairs rightly and 1 wrongly (96.2%), 11 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 > 11,
    gain(B, M2, Gain2),
    Gain2 =< -85,
    moves_left(B, M2, Moves2),
    Moves2 =< 9.

% When the number of empty squares is small (at most 28), prefer a move to another if it is not nearer to the centre than the other and the number of empty squares beside our discs after it is large (more than 14).
% Covers 26 pairs rightly and 5 wrongly (83.9%), 14 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    beside_ours(B, M1, Beside1),
    Beside1 > 14,
    remain_places(B, Empty),
    Empty =< 28.

% Prefer a move to another if the number of empty squares beside the opponent's discs after the other is large (more than 12), the price of the other is large (more than 1) and the number of squares that we could play after the other is large (more than 10).
% Covers 11 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 12,
    price(M2, Price2),
    Price2 > 1,
    moves_left(B, M2, Moves2),
    Moves2 > 10.
