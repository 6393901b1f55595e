% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 506 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 58.5% (equal value: 57).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (77.8%): better_choice(B, M1, M2) :- color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 7, \+ on_edge(M1), inner_than(M2, M1).

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the opponent's colour is large (more than 10) and the number of discs of the opponent's colour is less than the number of discs of the colour of the player to move, prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 19 pairs rightly and 2 wrongly (90.5%), 19 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 10,
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    lt(Piecesb, Pieces).

% When the number of empty squares is large (more than 38), the number of discs of the colour of the player to move is large (more than 9) and the number of discs of the colour of the player to move is small (at most 11), prefer a move to another if it is nearer to the centre than the other.
% Covers 9 pairs rightly and 1 wrongly (90.0%), 9 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 38,
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 9,
    Pieces =< 11.

% When the number of discs of the opponent's colour is at least the number of discs of the colour of the player to move and the number of discs of the opponent's colour is small (at most 7), prefer a move to another if it is on an edge.
% Covers 8 pairs rightly and 1 wrongly (88.9%), 8 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Piecesb, Pieces),
    on_edge(M1),
    Piecesb =< 7.

% When the number of empty squares is large (more than 38) and the number of discs of the opponent's colour is large (more than 15), prefer a move to another if it is not on an edge.
% Covers 5 pairs rightly and 1 wrongly (83.3%), 5 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 38,
    \+ on_edge(M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 15.

% When the colour of the player to move is not black, prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 12 pairs rightly and 1 wrongly (92.3%), 8 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    \+ Turn = black,
    inner_than(M1, M2).
