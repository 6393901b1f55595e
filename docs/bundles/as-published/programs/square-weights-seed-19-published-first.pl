% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 3,152 pairs, starts random, ties drop, pairs all, seed 1000022.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 58.3% (equal value: 57).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (69.5%): better_choice(B, M1, M2) :- color_of_this_turn(B, Turn), \+ many_opponents_pieces(B, M1, Turn), inner_than(M1, M2), Turn = black.

:- game(othello).
:- evaluation('square-weights').

% When the colour of the player to move is not black, prefer a move to another if the other is not nearer to the centre than it, fewer than 4 discs that are not the colour of the player to move touch it and 4 or more discs that are not the colour of the player to move touch the other.
% Covers 52 pairs rightly and 4 wrongly (92.9%), 52 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M1, Turn),
    many_opponents_pieces(B, M2, Turn),
    \+ Turn = black.

% When the number of empty squares is small (at most 39), prefer a move to another if it is nearer to the centre than the other and the other is not on an edge.
% Covers 72 pairs rightly and 14 wrongly (83.7%), 66 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2),
    remain_places(B, Empty),
    Empty =< 39.

% When the colour of the player to move equals black and the number of discs of the opponent's colour is small (at most 12), prefer a move to another if the other is on an edge and it is not on an edge.
% Covers 38 pairs rightly and 6 wrongly (86.4%), 38 of them new.
better_choice(B, M1, M2) :-
    on_edge(M2),
    \+ on_edge(M1),
    color_of_this_turn(B, Turn),
    Turn = black,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 12.

% When the number of discs of the colour of the player to move is less than the number of discs of the opponent's colour, prefer a move to another if it is a corner.
% Covers 53 pairs rightly and 10 wrongly (84.1%), 53 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Pieces, Piecesb),
    corner(M1).
