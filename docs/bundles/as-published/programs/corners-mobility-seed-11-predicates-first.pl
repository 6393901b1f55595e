% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 19 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 208 pairs, starts random, ties drop, pairs all, seed 1000014.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 97.6% (equal value: 17).
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of discs that the other turns over is large (more than 1) and the other is not on an edge.
% Covers 42 pairs rightly and 0 wrongly (100.0%), 42 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    flips(B, M2, Flips2),
    Flips2 > 1,
    \+ on_edge(M2).

% Prefer a move to another if the static value after it is larger than the other's, the number of empty squares beside our discs after it is at least the other's and the number of replies to it is small (at most 2).
% Covers 31 pairs rightly and 1 wrongly (96.9%), 24 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside1, Beside2),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the number of discs that it turns over is small (at most 1), the number of squares that we could play after it is larger than the other's and the number of our discs with an empty neighbour after the other is small (at most 8).
% Covers 25 pairs rightly and 0 wrongly (100.0%), 14 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 =< 1,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    frontier(B, M2, Frontier2),
    Frontier2 =< 8.

% Prefer a move to another if the number of discs that it turns over is at most the other's, the number of empty squares beside our discs after it is larger than the other's and the number of empty squares beside the opponent's discs after it is large (more than 22).
% Covers 16 pairs rightly and 2 wrongly (88.9%), 8 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ lt(Flips2, Flips1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 22.

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners within our reach after it is not zero, the price of it is smaller than the other's and the static value after it is large (more than 2).
% Covers 17 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price1, Price2),
    static(B, M1, Static1),
    Static1 > 2.

% Prefer a move to another if the number of replies to the other is large (more than 1), the static value after it is above zero, the number of empty squares beside the opponent's discs after the other is small (at most 22) and the number of empty squares beside the opponent's discs after the other is large (more than 21).
% Covers 13 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    replies(B, M2, Replies2),
    Replies2 > 1,
    static(B, M1, Static1),
    Static1 > 0,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 22,
    BesideTheirs2 > 21.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is at least the other's, the number of empty squares beside the opponent's discs after it is small (at most 21) and it is not on an edge.
% Covers 13 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    BesideTheirs1 =< 21,
    \+ on_edge(M1).

% Prefer a move to another if it is on an edge, the number of squares that we could play after it is at least the other's and the number of empty squares beside the opponent's discs after the other is large (more than 23).
% Covers 16 pairs rightly and 1 wrongly (94.1%), 2 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 23.
