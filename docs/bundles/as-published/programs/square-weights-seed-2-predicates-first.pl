% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,022 pairs, starts random, ties drop, pairs all, seed 1000005.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 84.7% (equal value: 18).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the price of it is larger than the other's, the static value after the other is small (at most -21) and the number of our discs with an empty neighbour after the other is small (at most 14).
% Covers 134 pairs rightly and 11 wrongly (92.4%), 134 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    static(B, M2, Static2),
    Static2 =< -21,
    frontier(B, M2, Frontier2),
    Frontier2 =< 14.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is at most the other's, the number of squares that we could play after it is large (more than 7) and the number of squares that we could play after the other is small (at most 9).
% Covers 101 pairs rightly and 4 wrongly (96.2%), 91 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    moves_left(B, M1, Moves1),
    Moves1 > 7,
    moves_left(B, M2, Moves2),
    Moves2 =< 9.

% When the number of discs of the opponent's colour is small (at most 10), prefer a move to another if the static value after it is larger than the other's and the number of squares that we could play after the other is small (at most 5).
% Covers 70 pairs rightly and 6 wrongly (92.1%), 51 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 10,
    moves_left(B, M2, Moves2),
    Moves2 =< 5.

% Prefer a move to another if the price of it is large (more than -2), the static value after it is larger than the other's, the number of discs that a move turns over is the same for both and the number of replies to a move is the same for both.
% Covers 32 pairs rightly and 1 wrongly (97.0%), 11 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    Flips1 = Flips2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if the price of it is at least the other's, the static value after the other is small (at most 1), the number of our discs with an empty neighbour after the other is large (more than 10) and the number of replies to the other is large (more than 4).
% Covers 72 pairs rightly and 2 wrongly (97.3%), 15 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    static(B, M2, Static2),
    Static2 =< 1,
    frontier(B, M2, Frontier2),
    Frontier2 > 10,
    replies(B, M2, Replies2),
    Replies2 > 4.

% Prefer a move to another if the number of our discs with an empty neighbour after it is large (more than 14), the number of squares that we could play after the other is small (at most 7), the number of replies to it is smaller than the other's and the number of our discs with an empty neighbour after the other is small (at most 17).
% Covers 24 pairs rightly and 1 wrongly (96.0%), 14 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 > 14,
    moves_left(B, M2, Moves2),
    Moves2 =< 7,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    frontier(B, M2, Frontier2),
    Frontier2 =< 17.

% Prefer a move to another if the static value after it is large (more than 13), the number of replies to it is small (at most 4) and the number of empty squares beside the opponent's discs after the other is large (more than 17).
% Covers 14 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > 13,
    replies(B, M1, Replies1),
    Replies1 =< 4,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 17.

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the number of corners that the other gives away is not zero.
% Covers 24 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the number of our discs with an empty neighbour after it is large (more than 17), the number of squares that we could play after the other is small (at most 7), the other is in an even region and the number of discs that it turns over is large (more than 3).
% Covers 15 pairs rightly and 2 wrongly (88.2%), 12 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 > 17,
    moves_left(B, M2, Moves2),
    Moves2 =< 7,
    \+ odd_region(B, M2),
    flips(B, M1, Flips1),
    Flips1 > 3.

% When the number of discs of the colour of the player to move is small (at most 4), prefer a move to another if the static value after it is large (more than -21) and the other is on an edge.
% Covers 13 pairs rightly and 1 wrongly (92.9%), 7 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -21,
    on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 4.
