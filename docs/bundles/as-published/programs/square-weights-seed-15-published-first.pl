% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,406 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 54.8% (equal value: 34).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (75.9%): better_choice(B, M1, M2) :- color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 10, on_edge(M1), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces =< 9, Piecesb =< 11.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if it is nearer to the centre than the other and the other is not on an edge.
% Covers 24 pairs rightly and 0 wrongly (100.0%), 24 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2).

% When the number of empty squares is small (at most 48) and the number of discs of the opponent's colour is small (at most 9), prefer a move to another if the other is nearer to the centre than it.
% Covers 14 pairs rightly and 1 wrongly (93.3%), 14 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty =< 48,
    inner_than(M2, M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 9.

% When the colour of the player to move is not black and the number of discs of the opponent's colour is small (at most 9), prefer a move to another if it is nearer to the centre than the other.
% Covers 23 pairs rightly and 2 wrongly (92.0%), 16 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    \+ Turn = black,
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 9.

% When the number of discs of the opponent's colour is small (at most 17), prefer a move to another if 4 or more discs that are not the colour of the player to move touch the other and the other is not on an edge.
% Covers 16 pairs rightly and 1 wrongly (94.1%), 16 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M2, Turn),
    \+ on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 17.
