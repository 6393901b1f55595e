% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 908 pairs, starts random, ties drop, pairs all, seed 1000023.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 57.8% (equal value: 56).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (66.7%): better_choice(B, M1, M2) :- \+ on_edge(M2), inner_than(M1, M2).

:- game(othello).
:- evaluation('corners-mobility').

% When the colour of the player to move is not black and the number of discs of the opponent's colour is small (at most 14), prefer a move to another if it is on an edge.
% Covers 17 pairs rightly and 1 wrongly (94.4%), 17 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    \+ Turn = black,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 14.

% When the number of empty squares is small (at most 40) and the number of empty squares is large (more than 36), prefer a move to another if the other is nearer to the centre than it.
% Covers 50 pairs rightly and 9 wrongly (84.7%), 50 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    remain_places(B, Empty),
    Empty =< 40,
    Empty > 36.

% When the number of empty squares is small (at most 36) and the number of discs of the opponent's colour is large (more than 17), prefer a move to another if the other is not on an edge.
% Covers 6 pairs rightly and 1 wrongly (85.7%), 6 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty =< 36,
    \+ on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 17.

% When the number of discs of the colour of the player to move is small (at most 18), prefer a move to another if it is a corner.
% Covers 10 pairs rightly and 0 wrongly (100.0%), 9 of them new.
better_choice(B, M1, M2) :-
    corner(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 18.
