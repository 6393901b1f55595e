% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 21 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 182 pairs, starts random, ties drop, pairs all, seed 1000014.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 95.6% (equal value: 10).
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of discs that it turns over is small (at most 1).
% Covers 33 pairs rightly and 2 wrongly (94.3%), 33 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M2, Price2),
    Price2 =< -20,
    flips(B, M1, Flips1),
    Flips1 =< 1.

% Prefer a move to another if the number of replies to it is at most the other's, the price of it is large (more than -20), the number of empty squares beside the opponent's discs after it is small (at most 27) and the number of squares that we could play after it is large (more than 3).
% Covers 29 pairs rightly and 0 wrongly (100.0%), 19 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    price(M1, Price1),
    Price1 > -20,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 27,
    moves_left(B, M1, Moves1),
    Moves1 > 3.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is small (at most 1) and the number of empty squares beside the opponent's discs after it is large (more than 30).
% Covers 17 pairs rightly and 0 wrongly (100.0%), 11 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    Replies1 =< 1,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 30.

% Prefer a move to another if the price of it is at least the other's, the number of replies to the other is large (more than 1), the static value after it is at most the other's and the number of replies to it is small (at most 4).
% Covers 14 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M2, Replies2),
    Replies2 > 1,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static2, Static1),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the number of empty squares beside our discs after the other is large (more than 25), the static value after the other is zero or less and the static value after the other is large (more than -102).
% Covers 12 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 > 25,
    static(B, M2, Static2),
    Static2 =< 0,
    Static2 > -102.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is smaller than the other's and it is in an even region.
% Covers 18 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    \+ odd_region(B, M1).

% Prefer a move to another if the number of squares that we could play after the other is small (at most 2), the other is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the number of empty squares beside our discs after it is large (more than 19).
% Covers 7 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 2,
    ring(M2, Ring2),
    Ring2 > 1,
    beside_ours(B, M1, Beside1),
    Beside1 > 19.

% Prefer a move to another if the number of empty squares beside our discs after the other is large (more than 25), the number of squares that we could play after the other is large (more than 5) and it is not on an edge next to a corner.
% Covers 8 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 > 25,
    moves_left(B, M2, Moves2),
    Moves2 > 5,
    \+ c_square(M1).
