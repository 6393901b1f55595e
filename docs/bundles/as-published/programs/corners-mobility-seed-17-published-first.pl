% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,096 pairs, starts random, ties drop, pairs all, seed 1000020.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 60.1% (equal value: 81).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (67.2%): better_choice(B, M1, M2) :- \+ inner_than(M2, M1), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb =< 8, Piecesb > 7.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the opponent's colour is large (more than 10) and the number of discs of the colour of the player to move is large (more than 13), prefer a move to another if the other is nearer to the centre than it.
% Covers 51 pairs rightly and 5 wrongly (91.1%), 51 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 10,
    inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 13.

% When the number of empty squares is large (more than 51), prefer a move to another if it is nearer to the centre than the other.
% Covers 37 pairs rightly and 2 wrongly (94.9%), 37 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty > 51.

% Prefer a move to another if it is a corner.
% Covers 25 pairs rightly and 0 wrongly (100.0%), 19 of them new.
better_choice(B, M1, M2) :-
    corner(M1).

% Prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 18 pairs rightly and 1 wrongly (94.7%), 5 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2).
