% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,210 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 58.8% (equal value: 115).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (78.9%): better_choice(B, M1, M2) :- \+ corner(M2), inner_than(M1, M2), remain_places(B, Empty), Empty > 34, Empty =< 41.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if it is nearer to the centre than the other and the other is not on an edge.
% Covers 49 pairs rightly and 2 wrongly (96.1%), 49 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2).

% When the number of discs of the opponent's colour is large (more than 15), prefer a move to another if it is a corner.
% Covers 25 pairs rightly and 1 wrongly (96.2%), 25 of them new.
better_choice(B, M1, M2) :-
    corner(M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 15.

% When the number of empty squares is large (more than 34) and the number of discs of the colour of the player to move is large (more than 10), prefer a move to another if it is nearer to the centre than the other.
% Covers 19 pairs rightly and 2 wrongly (90.5%), 19 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 34,
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 10.

% When the number of discs of the colour of the player to move is small (at most 6) and the number of discs of the colour of the player to move is large (more than 5), prefer a move to another if it is on an edge.
% Covers 8 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 6,
    Pieces > 5.

% When the number of discs of the colour of the player to move is large (more than 6), prefer a move to another if 4 or more discs that are not the colour of the player to move touch it.
% Covers 7 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 6,
    many_opponents_pieces(B, M1, Turn).
