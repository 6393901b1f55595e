% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 35 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 446 pairs, starts random, ties drop, pairs all, seed 1000104.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 78.6% (equal value: 18); a search with its first level so ordered takes 87.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is larger than the other's and the number of corners that a move gives away is the same for both.
% Covers 137 pairs rightly and 17 wrongly (89.0%), 137 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of corners within our reach after the other is small (at most 1).
% Covers 24 pairs rightly and 0 wrongly (100.0%), 24 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    corners_won(B, M2, Reach2),
    Reach2 =< 1.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 20), the number of squares that we could play after the other is small (at most 5), the number of empty squares beside our discs after the other is small (at most 18) and the number of squares that we could play after a move differs.
% Covers 17 pairs rightly and 1 wrongly (94.4%), 13 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 =< 20,
    moves_left(B, M2, Moves2),
    Moves2 =< 5,
    beside_ours(B, M2, Beside2),
    Beside2 =< 18,
    moves_left(B, M1, Moves1),
    \+ Moves1 = Moves2.

% When the number of empty squares is large (more than 43), prefer a move to another if the number of replies to it is smaller than the other's and the distance of a move from the edge differs.
% Covers 32 pairs rightly and 5 wrongly (86.5%), 11 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 43,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    ring(M1, Ring1),
    ring(M2, Ring2),
    \+ Ring1 = Ring2.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 20), the number of empty squares beside the opponent's discs after it is at least the other's, the balance of prices after it is larger than the other's and the number of squares that we could play after it is large (more than 5).
% Covers 61 pairs rightly and 1 wrongly (98.4%), 8 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 =< 20,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    moves_left(B, M1, Moves1),
    Moves1 > 5.

% Prefer a move to another if the number of empty squares beside our discs after the other is large (more than 20), the number of squares that we could play after the other is large (more than 7) and the number of empty squares beside our discs after it is small (at most 23).
% Covers 25 pairs rightly and 1 wrongly (96.2%), 7 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 > 20,
    moves_left(B, M2, Moves2),
    Moves2 > 7,
    beside_ours(B, M1, Beside1),
    Beside1 =< 23.

% When the number of discs of the opponent's colour is large (more than 8), prefer a move to another if the number of empty squares beside our discs after it is small (at most 22), the price of it is larger than the other's and the number of our discs with an empty neighbour after it is small (at most 12).
% Covers 26 pairs rightly and 1 wrongly (96.3%), 5 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 =< 22,
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    frontier(B, M1, Frontier1),
    Frontier1 =< 12,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 8.

% When the number of discs of the colour of the player to move is large (more than 19), prefer a move to another if the number of squares that we could play after the other is small (at most 5) and the number of discs that it turns over is smaller than the other's.
% Covers 17 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 5,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 19.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's, the static value after it is large (more than 12) and the number of empty squares beside our discs after it is large (more than 17).
% Covers 23 pairs rightly and 1 wrongly (95.8%), 4 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    static(B, M1, Static1),
    Static1 > 12,
    beside_ours(B, M1, Beside1),
    Beside1 > 17.

% Prefer a move to another if it is one of d4 d5 e4 e5, the number of squares that we could play after it is smaller than the other's and the balance of prices after the other is large (more than 7).
% Covers 5 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    ring(M1, Ring1),
    Ring1 > 2,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves1, Moves2),
    gain(B, M2, Gain2),
    Gain2 > 7.

% Prefer a move to another if the number of empty squares beside our discs after the other is large (more than 20), the number of our discs with an empty neighbour after the other is large (more than 14) and the other is nearer to the centre than it.
% Covers 16 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 > 20,
    frontier(B, M2, Frontier2),
    Frontier2 > 14,
    inner_than(M2, M1).

% Prefer a move to another if the number of squares that we could play after the other is small (at most 5), the number of empty squares beside our discs after it is at most the other's, the number of empty squares beside our discs after the other is small (at most 18) and it is not diagonally next to a corner.
% Covers 11 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 5,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    Beside2 =< 18,
    \+ x_square(M1).
