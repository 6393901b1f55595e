% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 872 pairs, starts random, ties drop, pairs all, seed 1000006.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 87.5% (equal value: 85).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the balance of prices after it is larger than the other's and the balance of prices after it is small (at most 1).
% Covers 142 pairs rightly and 10 wrongly (93.4%), 142 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    Gain1 =< 1.

% Prefer a move to another if the balance of prices after it is at least the other's, the static value after it is larger than the other's and the number of empty squares beside the opponent's discs after the other is small (at most 18).
% Covers 90 pairs rightly and 11 wrongly (89.1%), 43 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 18.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the balance of prices after it is large (more than -35), the number of empty squares beside the opponent's discs after it is larger than the other's and the static value after it is large (more than 1).
% Covers 68 pairs rightly and 1 wrongly (98.6%), 32 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    Gain1 > -35,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    static(B, M1, Static1),
    Static1 > 1.

% Prefer a move to another if the static value after the other is zero or less, the number of squares that we could play after the other is large (more than 7) and the number of discs that the other turns over is small (at most 2).
% Covers 31 pairs rightly and 1 wrongly (96.9%), 17 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< 0,
    moves_left(B, M2, Moves2),
    Moves2 > 7,
    flips(B, M2, Flips2),
    Flips2 =< 2.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the static value after the other is zero or less, the number of corners that it gives away is zero and the number of replies to the other is large (more than 7).
% Covers 59 pairs rightly and 0 wrongly (100.0%), 15 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< 0,
    corners_given(B, M1, Corners1),
    zero(Corners1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    replies(B, M2, Replies2),
    Replies2 > 7.

% Prefer a move to another if the price of it is at least the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the number of squares that we could play after the other is small (at most 3).
% Covers 28 pairs rightly and 0 wrongly (100.0%), 11 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    moves_left(B, M2, Moves2),
    Moves2 =< 3.

% Prefer a move to another if the balance of prices after it is large (more than -27), the static value after it is at least the other's, the number of our discs with an empty neighbour after the other is large (more than 13) and the number of replies to it is larger than the other's.
% Covers 20 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    Gain1 > -27,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    frontier(B, M2, Frontier2),
    Frontier2 > 13,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies2, Replies1).

% Prefer a move to another if the balance of prices after it is large (more than -27), the price of it is large (more than -2), the number of discs that it turns over is small (at most 1) and the number of empty squares beside our discs after it is large (more than 22).
% Covers 22 pairs rightly and 2 wrongly (91.7%), 17 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    Gain1 > -27,
    price(M1, Price1),
    Price1 > -2,
    flips(B, M1, Flips1),
    Flips1 =< 1,
    beside_ours(B, M1, Beside1),
    Beside1 > 22.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 76 pairs rightly and 0 wrongly (100.0%), 12 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% When the number of discs of the opponent's colour is large (more than 12), prefer a move to another if the balance of prices after it is large (more than -20), the static value after it is at least the other's and the number of empty squares beside our discs after it is larger than the other's.
% Covers 25 pairs rightly and 5 wrongly (83.3%), 18 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    Gain1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 12.

% Prefer a move to another if the number of replies to it is small (at most 7), the balance of prices after it is large (more than 1), the number of discs that it turns over is small (at most 1) and the number of empty squares beside the opponent's discs after it is at least the other's.
% Covers 39 pairs rightly and 1 wrongly (97.5%), 15 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 7,
    gain(B, M1, Gain1),
    Gain1 > 1,
    flips(B, M1, Flips1),
    Flips1 =< 1,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of our discs with an empty neighbour after it is large (more than 18), the number of squares that we could play after it is at least the other's and the number of empty squares beside the opponent's discs after the other is small (at most 18).
% Covers 22 pairs rightly and 2 wrongly (91.7%), 7 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    frontier(B, M1, Frontier1),
    Frontier1 > 18,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 18.
