% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 954 pairs, starts random, ties drop, pairs all, seed 1000011.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 52.6% (equal value: 25).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (67.7%): better_choice(B, M1, M2) :- on_edge(M2), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces > 6, remain_places(B, Empty), Empty > 36, color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 15.

:- game(othello).
:- evaluation('square-weights').

% When the number of discs of the colour of the player to move is small (at most 5), prefer a move to another if the other is on an edge and it is not on an edge.
% Covers 27 pairs rightly and 2 wrongly (93.1%), 27 of them new.
better_choice(B, M1, M2) :-
    on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 5,
    \+ on_edge(M1).
