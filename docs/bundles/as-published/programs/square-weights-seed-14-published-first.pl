% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 53 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 4,328 pairs, starts random, ties drop, pairs all, seed 1000017.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 56.4% (equal value: 86).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (75.3%): better_choice(B, M1, M2) :- color_of_another_turn(B, Other), \+ many_opponents_pieces(B, M2, Other), many_opponents_pieces(B, M1, Other), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), number_of_pieces(Other, B, Piecesb), lt(Pieces, Piecesb).

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if it is nearer to the centre than the other, the other is not on an edge and fewer than 4 discs that are not the colour of the player to move touch the other.
% Covers 147 pairs rightly and 29 wrongly (83.5%), 147 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn).

% Prefer a move to another if fewer than 4 discs that are not the colour of the player to move touch the other, the other is not nearer to the centre than it, 4 or more discs that are not the colour of the player to move touch it and it is on an edge.
% Covers 85 pairs rightly and 14 wrongly (85.9%), 85 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn),
    \+ inner_than(M2, M1),
    many_opponents_pieces(B, M1, Turn),
    on_edge(M1).

% When the number of empty squares is large (more than 40), prefer a move to another if fewer than 4 discs that are not the colour of the player to move touch the other, the other is not nearer to the centre than it and 4 or more discs that are not the colour of the player to move touch it.
% Covers 92 pairs rightly and 16 wrongly (85.2%), 57 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn),
    \+ inner_than(M2, M1),
    many_opponents_pieces(B, M1, Turn),
    remain_places(B, Empty),
    Empty > 40.
