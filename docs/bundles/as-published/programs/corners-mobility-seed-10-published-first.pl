% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 55 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 2,208 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 58.7% (equal value: 138).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (61.7%): better_choice(B, M1, M2) :- \+ on_edge(M2), remain_places(B, Empty), Empty =< 26, color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb =< 13.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of empty squares is small (at most 37), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 48 pairs rightly and 3 wrongly (94.1%), 48 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty =< 37.

% When the number of empty squares is large (more than 37), prefer a move to another if fewer than 4 discs that are not the colour of the player to move touch the other and 4 or more discs that are not the colour of the player to move touch it.
% Covers 29 pairs rightly and 4 wrongly (87.9%), 29 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn),
    many_opponents_pieces(B, M1, Turn),
    remain_places(B, Empty),
    Empty > 37.

% When the number of discs of the colour of the player to move is small (at most 14) and the number of discs of the colour of the player to move is large (more than 9), prefer a move to another if it is on an edge.
% Covers 64 pairs rightly and 14 wrongly (82.1%), 64 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 14,
    Pieces > 9.

% Prefer a move to another if fewer than 4 discs that are not the colour of the player to move touch the other and it is a corner.
% Covers 21 pairs rightly and 1 wrongly (95.5%), 21 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn),
    corner(M1).

% When the number of empty squares is small (at most 30), prefer a move to another if 4 or more discs that are not the opponent's colour touch it.
% Covers 35 pairs rightly and 4 wrongly (89.7%), 35 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    many_opponents_pieces(B, M1, Other),
    remain_places(B, Empty),
    Empty =< 30.

% When the number of empty squares is large (more than 34) and the number of discs of the opponent's colour is large (more than 20), prefer a move to another if it is on an edge.
% Covers 12 pairs rightly and 0 wrongly (100.0%), 12 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    remain_places(B, Empty),
    Empty > 34,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 20.
