% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,214 pairs, starts random, ties drop, pairs all, seed 1000012.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 55.4% (equal value: 22).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (72.7%): better_choice(B, M1, M2) :- on_edge(M2), remain_places(B, Empty), Empty > 38, \+ on_edge(M1).

:- game(othello).
:- evaluation('square-weights').

% When the number of discs of the colour of the player to move equals the number of discs of the opponent's colour, prefer a move to another if it is nearer to the centre than the other.
% Covers 43 pairs rightly and 3 wrongly (93.5%), 43 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Pieces = Piecesb.

% When the colour of the player to move is not black and the number of discs of the opponent's colour is large (more than 13), prefer a move to another if it is nearer to the centre than the other.
% Covers 26 pairs rightly and 5 wrongly (83.9%), 26 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    \+ Turn = black,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 13.

% Prefer a move to another if the other is not nearer to the centre than it, it is not nearer to the centre than the other and 4 or more discs that are not the colour of the player to move touch it.
% Covers 4 pairs rightly and 1 wrongly (80.0%), 4 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M2, M1),
    \+ inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).
