% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 694 pairs, starts random, ties drop, pairs all, seed 1000009.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 53.7% (equal value: 21).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (77.8%): better_choice(B, M1, M2) :- \+ on_edge(M1), \+ not_on_edge(M2), remain_places(B, Empty), Empty > 53.

:- game(othello).
:- evaluation('square-weights').

% When the number of empty squares is large (more than 41) and the number of discs of the colour of the player to move is large (more than 12), prefer a move to another if the other is on an edge.
% Covers 15 pairs rightly and 3 wrongly (83.3%), 15 of them new.
better_choice(B, M1, M2) :-
    on_edge(M2),
    remain_places(B, Empty),
    Empty > 41,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 12.

% When the number of empty squares is large (more than 46) and the number of discs of the opponent's colour is large (more than 9), prefer a move to another if the other is on an edge.
% Covers 11 pairs rightly and 1 wrongly (91.7%), 11 of them new.
better_choice(B, M1, M2) :-
    on_edge(M2),
    remain_places(B, Empty),
    Empty > 46,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 9.

% When the number of discs of the colour of the player to move is small (at most 7) and the number of discs of the opponent's colour is large (more than 18), prefer a move to another if it is not on an edge and the other is on an edge.
% Covers 4 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 7,
    \+ not_on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 18.
