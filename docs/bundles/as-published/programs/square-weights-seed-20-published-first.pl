% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 690 pairs, starts random, ties drop, pairs all, seed 1000023.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 62.5% (equal value: 18).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (75.0%): better_choice(B, M1, M2) :- color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 13, color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), lt(Piecesb, Pieces), many_opponents_pieces(B, M1, Turn).

:- game(othello).
:- evaluation('square-weights').

% When the number of discs of the opponent's colour is small (at most 15) and the colour of the player to move is not black, prefer a move to another if it is on an edge and the other is not on an edge.
% Covers 25 pairs rightly and 1 wrongly (96.2%), 25 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 15,
    color_of_this_turn(B, Turn),
    \+ Turn = black,
    \+ on_edge(M2).

% When the number of discs of the opponent's colour is large (more than 5), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 15 pairs rightly and 0 wrongly (100.0%), 15 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 5.

% When the number of discs of the colour of the player to move is small (at most 13), prefer a move to another if 4 or more discs that are not the colour of the player to move touch the other and it is not on an edge.
% Covers 9 pairs rightly and 0 wrongly (100.0%), 9 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 13,
    many_opponents_pieces(B, M2, Turn),
    \+ on_edge(M1).

% When the number of discs of the opponent's colour is at least the number of discs of the colour of the player to move, prefer a move to another if it is a corner.
% Covers 8 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    corner(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Piecesb, Pieces).

% When the number of discs of the colour of the player to move is large (more than 15) and the colour of the player to move equals black, prefer a move to another if it is nearer to the centre than the other.
% Covers 6 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 15,
    inner_than(M1, M2),
    Turn = black.

% When the number of discs of the opponent's colour is small (at most 15) and the number of discs of the opponent's colour is large (more than 12), prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 16 pairs rightly and 3 wrongly (84.2%), 12 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 15,
    on_edge(M1),
    Piecesb > 12.

% When the number of empty squares is large (more than 38), prefer a move to another if 4 or more discs that are not the colour of the player to move touch the other.
% Covers 9 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 38,
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M2, Turn).

% When the number of discs of the colour of the player to move is large (more than 15) and the number of discs of the opponent's colour is large (more than 16), prefer a move to another if it is nearer to the centre than the other.
% Covers 5 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 15,
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 16.
