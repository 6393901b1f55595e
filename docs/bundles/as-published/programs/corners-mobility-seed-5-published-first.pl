% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 764 pairs, starts random, ties drop, pairs all, seed 1000008.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 59.4% (equal value: 81).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (76.7%): better_choice(B, M1, M2) :- \+ on_edge(M2), inner_than(M1, M2), remain_places(B, Empty), Empty > 50.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of empty squares is large (more than 46) and the number of discs of the colour of the player to move is large (more than 4), prefer a move to another if it is on an edge and the other is not on an edge.
% Covers 34 pairs rightly and 0 wrongly (100.0%), 34 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    \+ on_edge(M2),
    remain_places(B, Empty),
    Empty > 46,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 4.

% Prefer a move to another if it is a corner.
% Covers 21 pairs rightly and 0 wrongly (100.0%), 12 of them new.
better_choice(B, M1, M2) :-
    corner(M1).

% When the number of discs of the colour of the player to move is large (more than 5) and the colour of the player to move equals black, prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 25 pairs rightly and 5 wrongly (83.3%), 25 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 5,
    Turn = black.

% Prefer a move to another if 4 or more discs that are not the opponent's colour touch it.
% Covers 6 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    many_opponents_pieces(B, M1, Other).
