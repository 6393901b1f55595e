% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 30 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 678 pairs, starts random, ties drop, pairs all, seed 1000021.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 58.6% (equal value: 11).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (73.1%): better_choice(B, M1, M2) :- \+ inner_than(M2, M1), \+ corner(M2), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces > 19, remain_places(B, Empty), Empty > 27.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if it is a corner.
% Covers 29 pairs rightly and 1 wrongly (96.7%), 29 of them new.
better_choice(B, M1, M2) :-
    corner(M1).

% When the number of discs of the opponent's colour is small (at most 7), prefer a move to another if the other is on an edge and it is not on an edge.
% Covers 30 pairs rightly and 6 wrongly (83.3%), 30 of them new.
better_choice(B, M1, M2) :-
    on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 7,
    \+ on_edge(M1).

% When the number of empty squares is large (more than 44), prefer a move to another if 4 or more discs that are not the colour of the player to move touch it.
% Covers 6 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 44,
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).
