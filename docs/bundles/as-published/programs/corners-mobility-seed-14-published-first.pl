% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 3,486 pairs, starts random, ties drop, pairs all, seed 1000017.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 52.8% (equal value: 233).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (77.8%): better_choice(B, M1, M2) :- inner_than(M1, M2), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces =< 6, color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 11.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if it is a corner.
% Covers 27 pairs rightly and 1 wrongly (96.4%), 27 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    corner(M1).

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if it is on an edge and 4 or more discs that are not the colour of the player to move touch it.
% Covers 27 pairs rightly and 1 wrongly (96.4%), 27 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    many_opponents_pieces(B, M1, Turn).

% When the number of discs of the colour of the player to move is large (more than 27), prefer a move to another if the other is not on an edge and fewer than 4 discs that are not the opponent's colour touch the other.
% Covers 58 pairs rightly and 9 wrongly (86.6%), 53 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 27,
    color_of_another_turn(B, Other),
    \+ many_opponents_pieces(B, M2, Other).
