% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 690 pairs, starts random, ties drop, pairs all, seed 1000023.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 88.1% (equal value: 18).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the price of it is larger than the other's, the number of discs that it turns over is larger than the other's and the number of empty squares beside our discs after it is large (more than 18).
% Covers 83 pairs rightly and 1 wrongly (98.8%), 83 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips2, Flips1),
    beside_ours(B, M1, Beside1),
    Beside1 > 18.

% When the number of discs of the colour of the player to move is small (at most 13), prefer a move to another if the static value after it is at least the other's and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 78 pairs rightly and 1 wrongly (98.7%), 42 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 13.

% Prefer a move to another if the price of it is at least the other's, the number of replies to it is at most the other's, the static value after it is large (more than 7) and the number of empty squares beside our discs after it is small (at most 21).
% Covers 60 pairs rightly and 2 wrongly (96.8%), 41 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    Static1 > 7,
    beside_ours(B, M1, Beside1),
    Beside1 =< 21.

% Prefer a move to another if the price of it is at least the other's, the number of empty squares beside our discs after it is at least the other's and the number of replies to it is small (at most 3).
% Covers 37 pairs rightly and 2 wrongly (94.9%), 19 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside1, Beside2),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the price of it is large (more than -20), the number of discs that the other turns over is small (at most 2), the number of empty squares beside our discs after the other is small (at most 18) and the number of replies to the other is large (more than 5).
% Covers 20 pairs rightly and 1 wrongly (95.2%), 20 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    flips(B, M2, Flips2),
    Flips2 =< 2,
    beside_ours(B, M2, Beside2),
    Beside2 =< 18,
    replies(B, M2, Replies2),
    Replies2 > 5.

% Prefer a move to another if the price of it is at least the other's, the number of discs that it turns over is larger than the other's and the static value after it is large (more than 14).
% Covers 38 pairs rightly and 3 wrongly (92.7%), 8 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips2, Flips1),
    static(B, M1, Static1),
    Static1 > 14.

% Prefer a move to another if the price of it is at least the other's, the balance of prices after the other is small (at most 7), the number of empty squares beside our discs after it is larger than the other's and the number of empty squares beside the opponent's discs after the other is small (at most 18).
% Covers 27 pairs rightly and 2 wrongly (93.1%), 13 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    gain(B, M2, Gain2),
    Gain2 =< 7,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 18.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to the other is large (more than 3), the number of replies to the other is small (at most 4) and the number of squares that we could play after the other is large (more than 6).
% Covers 28 pairs rightly and 1 wrongly (96.6%), 7 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M2, Replies2),
    Replies2 > 3,
    Replies2 =< 4,
    moves_left(B, M2, Moves2),
    Moves2 > 6.

% Prefer a move to another if the number of replies to it is at most the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 31 pairs rightly and 1 wrongly (96.9%), 7 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    price(M1, Price1),
    Price1 > 5.

% When the number of discs of the colour of the player to move is large (more than 15), prefer a move to another if the number of squares that we could play after it is small (at most 5) and it is nearer to the centre than the other.
% Covers 17 pairs rightly and 2 wrongly (89.5%), 13 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    Moves1 =< 5,
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 15.

% Prefer a move to another if the price of it is large (more than -20), the number of discs that it turns over is at least the other's, the number of squares that we could play after it is small (at most 4) and it is nearer to the centre than the other.
% Covers 23 pairs rightly and 2 wrongly (92.0%), 9 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ lt(Flips1, Flips2),
    moves_left(B, M1, Moves1),
    Moves1 =< 4,
    inner_than(M1, M2).

% When the number of discs of the opponent's colour is small (at most 10), prefer a move to another if the price of it is at least the other's, the number of empty squares beside the opponent's discs after it is large (more than 19) and the number of replies to the other is small (at most 7).
% Covers 20 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 19,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 10,
    replies(B, M2, Replies2),
    Replies2 =< 7.
