% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 548 pairs, starts random, ties drop, pairs all, seed 1000021.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 89.6% (equal value: 70).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after the other is large (more than 19), the balance of prices after it is larger than the other's and the number of our discs with an empty neighbour after it is large (more than 10).
% Covers 101 pairs rightly and 5 wrongly (95.3%), 101 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M2, Beside2),
    Beside2 > 19,
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    frontier(B, M1, Frontier1),
    Frontier1 > 10.

% When the colour of the player to move equals black, prefer a move to another if the static value after it is larger than the other's and the number of empty squares beside our discs after the other is large (more than 20).
% Covers 84 pairs rightly and 6 wrongly (93.3%), 40 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M2, Beside2),
    Beside2 > 20,
    color_of_this_turn(B, Turn),
    Turn = black.

% Prefer a move to another if the number of replies to it is small (at most 5), the balance of prices after the other is small (at most 12), the price of it is large (more than -2) and the number of replies to it is large (more than 4).
% Covers 27 pairs rightly and 1 wrongly (96.4%), 20 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 5,
    gain(B, M2, Gain2),
    Gain2 =< 12,
    price(M1, Price1),
    Price1 > -2,
    Replies1 > 4.

% Prefer a move to another if the number of replies to it is small (at most 4) and the number of replies to the other is large (more than 5).
% Covers 34 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 4,
    replies(B, M2, Replies2),
    Replies2 > 5.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 20), the balance of prices after it is large (more than 12), the number of corners within our reach after it is zero and the distance of it from the edge is small (at most 1).
% Covers 38 pairs rightly and 3 wrongly (92.7%), 22 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 =< 20,
    gain(B, M1, Gain1),
    Gain1 > 12,
    corners_won(B, M1, Reach1),
    zero(Reach1),
    ring(M1, Ring1),
    Ring1 =< 1.

% When the number of discs of the opponent's colour is large (more than 18), prefer a move to another if the price of it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 23 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 18.

% Prefer a move to another if the number of corners that it gives away is zero, the balance of prices after the other is small (at most -14) and the number of squares that we could play after the other is large (more than 6).
% Covers 24 pairs rightly and 1 wrongly (96.0%), 12 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    gain(B, M2, Gain2),
    Gain2 =< -14,
    moves_left(B, M2, Moves2),
    Moves2 > 6.

% Prefer a move to another if the number of discs that a move turns over is the same for both and the number of corners that it gives away is smaller than the other's.
% Covers 29 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    Flips1 = Flips2,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% When the number of discs of the colour of the player to move is small (at most 5), prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the other is not on an edge and the other is not nearer to the centre than it.
% Covers 11 pairs rightly and 1 wrongly (91.7%), 8 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    \+ on_edge(M2),
    \+ inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 5.

% Prefer a move to another if the number of replies to the other is large (more than 5), the number of squares that we could play after it is small (at most 3) and the number of empty squares beside the opponent's discs after the other is large (more than 17).
% Covers 11 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    replies(B, M2, Replies2),
    Replies2 > 5,
    moves_left(B, M1, Moves1),
    Moves1 =< 3,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 17.
