% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 35 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 824 pairs, starts random, ties drop, pairs all, seed 1000006.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 54.5% (equal value: 13).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (78.9%): better_choice(B, M1, M2) :- on_edge(M2), \+ on_edge(M1), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 9.

:- game(othello).
:- evaluation('square-weights').

% When the number of discs of the opponent's colour is large (more than 10) and the number of empty squares is large (more than 28), prefer a move to another if it is nearer to the centre than the other.
% Covers 44 pairs rightly and 7 wrongly (86.3%), 44 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 10,
    remain_places(B, Empty),
    Empty > 28.
