% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 21 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 182 pairs, starts random, ties drop, pairs all, seed 1000014.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 63.2% (equal value: 10).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (75.0%): better_choice(B, M1, M2) :- \+ inner_than(M2, M1), \+ corner(M2), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), \+ lt(Pieces, Piecesb), Pieces =< 6.

:- game(othello).
:- evaluation('square-weights').

% When the number of empty squares is large (more than 52), prefer a move to another if the other is on an edge, the other is not a corner and it is not on an edge.
% Covers 14 pairs rightly and 1 wrongly (93.3%), 14 of them new.
better_choice(B, M1, M2) :-
    on_edge(M2),
    remain_places(B, Empty),
    Empty > 52,
    \+ corner(M2),
    \+ on_edge(M1).

% Prefer a move to another if it is not on an edge and the other is nearer to the centre than it.
% Covers 6 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M1),
    inner_than(M2, M1).

% Prefer a move to another if it is a corner.
% Covers 5 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    corner(M1).
