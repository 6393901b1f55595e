% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 764 pairs, starts random, ties drop, pairs all, seed 1000008.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 90.6% (equal value: 81).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the balance of prices after it is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of corners within our reach after it is zero.
% Covers 135 pairs rightly and 10 wrongly (93.1%), 135 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_won(B, M1, Reach1),
    zero(Reach1).

% Prefer a move to another if the static value after it is larger than the other's, the balance of prices after it is large (more than 36) and the number of discs that it turns over is at least the other's.
% Covers 53 pairs rightly and 1 wrongly (98.1%), 39 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    gain(B, M1, Gain1),
    Gain1 > 36,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ lt(Flips1, Flips2).

% Prefer a move to another if the balance of prices after the other is small (at most -5), the number of empty squares beside the opponent's discs after the other is large (more than 20) and the other is in an even region.
% Covers 38 pairs rightly and 0 wrongly (100.0%), 26 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    Gain2 =< -5,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 20,
    \+ odd_region(B, M2).

% When the number of empty squares is small (at most 45), prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the static value after it is at least the other's and the balance of prices after it is large (more than -23).
% Covers 91 pairs rightly and 4 wrongly (95.8%), 30 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    remain_places(B, Empty),
    Empty =< 45,
    gain(B, M1, Gain1),
    Gain1 > -23.

% Prefer a move to another if the balance of prices after it is at least the other's, the number of replies to it is smaller than the other's and the number of empty squares beside the opponent's discs after the other is large (more than 23).
% Covers 35 pairs rightly and 0 wrongly (100.0%), 12 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 23.

% Prefer a move to another if the number of our discs with an empty neighbour after the other is large (more than 6), the number of our discs with an empty neighbour after the other is small (at most 7) and the number of discs that a move turns over differs.
% Covers 53 pairs rightly and 2 wrongly (96.4%), 24 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M2, Frontier2),
    Frontier2 > 6,
    Frontier2 =< 7,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ Flips1 = Flips2.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's and the balance of prices after the other is small (at most -47).
% Covers 44 pairs rightly and 5 wrongly (89.8%), 14 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    gain(B, M2, Gain2),
    Gain2 =< -47.

% When the number of discs of the opponent's colour is small (at most 11), prefer a move to another if it is on an edge, the static value after it is larger than the other's and the number of squares that we could play after the other is large (more than 7).
% Covers 30 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 11,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    moves_left(B, M2, Moves2),
    Moves2 > 7.

% Prefer a move to another if the price of it is at least the other's, the number of squares that we could play after it is large (more than 8) and the balance of prices after the other is small (at most 1).
% Covers 32 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    moves_left(B, M1, Moves1),
    Moves1 > 8,
    gain(B, M2, Gain2),
    Gain2 =< 1.

% Prefer a move to another if the static value after it is at least the other's, the balance of prices after it is large (more than -5), the balance of prices after it is larger than the other's and the price of it is small (at most -2).
% Covers 49 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    gain(B, M1, Gain1),
    Gain1 > -5,
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    price(M1, Price1),
    Price1 =< -2.

% Prefer a move to another if the static value after the other is small (at most 4), the number of empty squares beside the opponent's discs after it is at least the other's, the number of empty squares beside our discs after the other is small (at most 15) and the number of squares that we could play after it is large (more than 8).
% Covers 22 pairs rightly and 1 wrongly (95.7%), 9 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< 4,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    beside_ours(B, M2, Beside2),
    Beside2 =< 15,
    moves_left(B, M1, Moves1),
    Moves1 > 8.
