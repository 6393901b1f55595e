% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 680 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 59.4% (equal value: 15).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (71.4%): better_choice(B, M1, M2) :- on_edge(M1), color_of_this_turn(B, Turn), \+ Turn = black, color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb =< 10.

:- game(othello).
:- evaluation('square-weights').

% When the number of empty squares is small (at most 27), prefer a move to another if the other is not a corner and it is a corner.
% Covers 14 pairs rightly and 0 wrongly (100.0%), 14 of them new.
better_choice(B, M1, M2) :-
    \+ corner(M2),
    corner(M1),
    remain_places(B, Empty),
    Empty =< 27.

% When the colour of the player to move equals black and the number of discs of the colour of the player to move is less than the number of discs of the opponent's colour, prefer a move to another if it is nearer to the centre than the other.
% Covers 38 pairs rightly and 4 wrongly (90.5%), 26 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    Turn = black,
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Pieces, Piecesb).

% Prefer a move to another if it is nearer to the centre than the other and the other is not on an edge.
% Covers 27 pairs rightly and 1 wrongly (96.4%), 7 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2).
