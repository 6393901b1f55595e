% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 41 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,152 pairs, starts random, ties drop, pairs all, seed 1000008.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 55.6% (equal value: 36).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (67.8%): better_choice(B, M1, M2) :- color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces > 8, color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb =< 13, inner_than(M2, M1).

:- game(othello).
:- evaluation('square-weights').

% When the number of discs of the opponent's colour is large (more than 7), prefer a move to another if it is nearer to the centre than the other and the other is not on an edge.
% Covers 41 pairs rightly and 4 wrongly (91.1%), 41 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 7.

% When the number of empty squares is large (more than 45) and the number of empty squares is small (at most 50), prefer a move to another if it is nearer to the centre than the other.
% Covers 42 pairs rightly and 7 wrongly (85.7%), 19 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 45,
    inner_than(M1, M2),
    Empty =< 50.

% When the colour of the player to move is not black, prefer a move to another if it is nearer to the centre than the other and the other is not on an edge.
% Covers 12 pairs rightly and 1 wrongly (92.3%), 3 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    \+ Turn = black.

% Prefer a move to another if it is a corner.
% Covers 10 pairs rightly and 2 wrongly (83.3%), 10 of them new.
better_choice(B, M1, M2) :-
    corner(M1).
