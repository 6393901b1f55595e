% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 858 pairs, starts random, ties drop, pairs all, seed 1000010.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 58.7% (equal value: 51).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (75.0%): better_choice(B, M1, M2) :- color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces =< 11, on_edge(M2), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 14.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of empty squares is small (at most 27) and the number of discs of the opponent's colour is large (more than 13), prefer a move to another if it is on an edge.
% Covers 30 pairs rightly and 2 wrongly (93.8%), 30 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    remain_places(B, Empty),
    Empty =< 27,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 13.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour and the number of discs of the colour of the player to move is small (at most 8), prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 11 pairs rightly and 0 wrongly (100.0%), 11 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    on_edge(M1),
    Pieces =< 8.

% When the number of empty squares is large (more than 27), prefer a move to another if it is a corner.
% Covers 15 pairs rightly and 1 wrongly (93.8%), 15 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 27,
    corner(M1).

% When the number of discs of the colour of the player to move is large (more than 7), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 14 pairs rightly and 0 wrongly (100.0%), 14 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 7.

% When the number of empty squares is small (at most 27), prefer a move to another if 4 or more discs that are not the colour of the player to move touch the other.
% Covers 7 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty =< 27,
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M2, Turn).
