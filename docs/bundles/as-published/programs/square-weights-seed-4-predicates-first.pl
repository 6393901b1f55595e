% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 41 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 466 pairs, starts random, ties drop, pairs all, seed 1000007.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 89.5% (equal value: 7).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the number of discs that it turns over is large (more than 1), the price of it is large (more than 1) and the number of replies to it is small (at most 5).
% Covers 43 pairs rightly and 2 wrongly (95.6%), 28 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    flips(B, M1, Flips1),
    Flips1 > 1,
    price(M1, Price1),
    Price1 > 1,
    replies(B, M1, Replies1),
    Replies1 =< 5.

% When the number of discs of the colour of the player to move is small (at most 13), prefer a move to another if the static value after the other is small (at most -25) and the static value after it is large (more than -9).
% Covers 17 pairs rightly and 0 wrongly (100.0%), 12 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< -25,
    static(B, M1, Static1),
    Static1 > -9,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 13.

% Prefer a move to another if the static value after it is at least the other's, the number of squares that we could play after the other is large (more than 3), the price of a move differs and the number of empty squares beside the opponent's discs after the other is large (more than 18).
% Covers 77 pairs rightly and 1 wrongly (98.7%), 13 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    moves_left(B, M2, Moves2),
    Moves2 > 3,
    price(M1, Price1),
    price(M2, Price2),
    \+ Price1 = Price2,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 18.

% Prefer a move to another if the number of our discs with an empty neighbour after it is large (more than 13) and the number of our discs with an empty neighbour after the other is small (at most 13).
% Covers 10 pairs rightly and 0 wrongly (100.0%), 9 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 > 13,
    frontier(B, M2, Frontier2),
    Frontier2 =< 13.

% When the number of discs of the colour of the player to move is small (at most 17), prefer a move to another if the number of squares that we could play after it is small (at most 4), the number of our discs with an empty neighbour after the other is large (more than 17) and the number of replies to it is small (at most 3).
% Covers 15 pairs rightly and 2 wrongly (88.2%), 10 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    Moves1 =< 4,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 17,
    frontier(B, M2, Frontier2),
    Frontier2 > 17,
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the price of a move is the same for both, the number of empty squares beside our discs after it is smaller than the other's and the number of replies to it is large (more than 4).
% Covers 6 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    Price1 = Price2,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    replies(B, M1, Replies1),
    Replies1 > 4.

% Prefer a move to another if the price of it is large (more than -20), the price of it is at least the other's, the number of squares that we could play after the other is large (more than 5) and the number of squares that we could play after it is smaller than the other's.
% Covers 35 pairs rightly and 2 wrongly (94.6%), 6 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    price(M2, Price2),
    \+ lt(Price1, Price2),
    moves_left(B, M2, Moves2),
    Moves2 > 5,
    moves_left(B, M1, Moves1),
    lt(Moves1, Moves2).

% Prefer a move to another if the static value after it is at least the other's, the number of squares that we could play after the other is large (more than 4) and the number of empty squares beside our discs after it is small (at most 16).
% Covers 21 pairs rightly and 1 wrongly (95.5%), 3 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    moves_left(B, M2, Moves2),
    Moves2 > 4,
    beside_ours(B, M1, Beside1),
    Beside1 =< 16.

% Prefer a move to another if the number of squares that we could play after it is large (more than 3) and the number of replies to the other is small (at most 1).
% Covers 10 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    Moves1 > 3,
    replies(B, M2, Replies2),
    Replies2 =< 1.

% Prefer a move to another if the static value after it is at least the other's, the number of squares that we could play after it is large (more than 3) and it is on an edge.
% Covers 48 pairs rightly and 1 wrongly (98.0%), 2 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    moves_left(B, M1, Moves1),
    Moves1 > 3,
    on_edge(M1).

% Prefer a move to another if the price of it is at least the other's, the static value after it is at least the other's and 4 or more discs that are not the colour of the player to move touch it.
% Covers 22 pairs rightly and 2 wrongly (91.7%), 3 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).
