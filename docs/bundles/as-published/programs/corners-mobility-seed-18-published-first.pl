% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 548 pairs, starts random, ties drop, pairs all, seed 1000021.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 63.3% (equal value: 70).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (71.4%): better_choice(B, M1, M2) :- color_of_this_turn(B, Turn), Turn = black, \+ inner_than(M1, M2), number_of_pieces(Turn, B, Pieces), Pieces =< 7, \+ on_edge(M1).

:- game(othello).
:- evaluation('corners-mobility').

% When the number of empty squares is small (at most 36) and the colour of the player to move is not black, prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 20 pairs rightly and 0 wrongly (100.0%), 20 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    remain_places(B, Empty),
    Empty =< 36,
    on_edge(M1),
    color_of_this_turn(B, Turn),
    \+ Turn = black.

% When the number of empty squares is small (at most 46), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 17 pairs rightly and 1 wrongly (94.4%), 17 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty =< 46.

% When the number of discs of the opponent's colour is large (more than 14) and the number of discs of the opponent's colour is small (at most 15), prefer a move to another if the other is nearer to the centre than it.
% Covers 17 pairs rightly and 1 wrongly (94.4%), 14 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 14,
    inner_than(M2, M1),
    Piecesb =< 15.

% When the number of discs of the opponent's colour is small (at most 8) and the colour of the player to move is not black, prefer a move to another if it is on an edge.
% Covers 6 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 8,
    color_of_this_turn(B, Turn),
    \+ Turn = black.

% When the number of discs of the colour of the player to move is large (more than 16), prefer a move to another if the other is nearer to the centre than it.
% Covers 11 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 16.

% When the number of discs of the colour of the player to move is small (at most 7) and the number of discs of the opponent's colour is large (more than 7), prefer a move to another if it is nearer to the centre than the other.
% Covers 15 pairs rightly and 2 wrongly (88.2%), 13 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 7,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 7,
    inner_than(M1, M2).

% Prefer a move to another if 4 or more discs that are not the colour of the player to move touch the other.
% Covers 3 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M2, Turn).
