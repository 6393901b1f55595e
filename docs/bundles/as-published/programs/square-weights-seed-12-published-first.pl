% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 3,994 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 53.3% (equal value: 71).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (75.0%): better_choice(B, M1, M2) :- remain_places(B, Empty), Empty =< 42, color_of_this_turn(B, Turn), \+ many_opponents_pieces(B, M2, Turn), many_opponents_pieces(B, M1, Turn), number_of_pieces(Turn, B, Pieces), Pieces =< 13.

:- game(othello).
:- evaluation('square-weights').

% When the number of empty squares is large (more than 42) and the number of discs of the colour of the player to move is large (more than 7), prefer a move to another if it is nearer to the centre than the other.
% Covers 113 pairs rightly and 10 wrongly (91.9%), 113 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty > 42,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 7.

% Prefer a move to another if it is a corner.
% Covers 28 pairs rightly and 0 wrongly (100.0%), 28 of them new.
better_choice(B, M1, M2) :-
    corner(M1).
