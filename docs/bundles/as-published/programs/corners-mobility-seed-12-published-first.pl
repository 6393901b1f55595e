% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 58 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 3,078 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 57.1% (equal value: 230).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (73.2%): better_choice(B, M1, M2) :- inner_than(M2, M1), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 25.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the other is not on an edge, it is nearer to the centre than the other and fewer than 4 discs that are not the colour of the player to move touch it.
% Covers 73 pairs rightly and 7 wrongly (91.2%), 73 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M1, Turn).

% Prefer a move to another if it is a corner.
% Covers 41 pairs rightly and 4 wrongly (91.1%), 41 of them new.
better_choice(B, M1, M2) :-
    corner(M1).

% When the number of empty squares is small (at most 45) and the number of empty squares is large (more than 41), prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 65 pairs rightly and 14 wrongly (82.3%), 65 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    remain_places(B, Empty),
    Empty =< 45,
    on_edge(M1),
    Empty > 41.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the other is not on an edge, fewer than 4 discs that are not the colour of the player to move touch the other and 4 or more discs that are not the colour of the player to move touch it.
% Covers 40 pairs rightly and 6 wrongly (87.0%), 27 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn),
    many_opponents_pieces(B, M1, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb).

% Prefer a move to another if 4 or more discs that are not the opponent's colour touch it.
% Covers 14 pairs rightly and 1 wrongly (93.3%), 14 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    many_opponents_pieces(B, M1, Other).

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour and the number of discs of the opponent's colour is at least the number of discs of the colour of the player to move, prefer a move to another if it is on an edge.
% Covers 9 pairs rightly and 1 wrongly (90.0%), 9 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    \+ lt(Piecesb, Pieces).
