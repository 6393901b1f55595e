% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 466 pairs, starts random, ties drop, pairs all, seed 1000204.
% FOIL: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 60.1% (equal value: 18); a search with its first level so ordered takes 88.8% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the price of it is larger than the other's and the number of squares that we could play after it is small (at most 8).
% Covers 132 pairs rightly and 25 wrongly (84.1%), 132 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    moves_left(B, M1, Moves1),
    Moves1 =< 8.

% Prefer a move to another if the balance of prices after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 106 pairs rightly and 15 wrongly (87.6%), 35 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of squares that we could play after the other is large (more than 8) and the number of empty squares beside our discs after it is small (at most 17).
% Covers 34 pairs rightly and 5 wrongly (87.2%), 15 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 > 8,
    beside_ours(B, M1, Beside1),
    Beside1 =< 17.

% When the number of discs of the colour of the player to move is small (at most 6), prefer a move to another if the balance of prices after the other is large (more than 123).
% Covers 4 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    Gain2 > 123,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 6.

% Prefer a move to another if the price of a move is the same for both and the number of our discs with an empty neighbour after the other is large (more than 23).
% Covers 5 pairs rightly and 1 wrongly (83.3%), 3 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    Price1 = Price2,
    frontier(B, M2, Frontier2),
    Frontier2 > 23.

% Prefer a move to another if the number of discs that it turns over is large (more than 4) and the number of discs that the other turns over is small (at most 2).
% Covers 23 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 > 4,
    flips(B, M2, Flips2),
    Flips2 =< 2.

% Prefer a move to another if the number of our discs with an empty neighbour after the other is small (at most 7) and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 23 pairs rightly and 3 wrongly (88.5%), 3 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M2, Frontier2),
    Frontier2 =< 7,
    price(M1, Price1),
    Price1 > 5.

% When the number of discs of the opponent's colour is small (at most 7), prefer a move to another if the number of replies to it is smaller than the other's.
% Covers 35 pairs rightly and 5 wrongly (87.5%), 2 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 7.
