% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 55 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 2,802 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 60.3% (equal value: 36).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (79.2%): better_choice(B, M1, M2) :- color_of_this_turn(B, Turn), Turn = black, color_of_another_turn(B, Other), many_opponents_pieces(B, M2, Other), number_of_pieces(Turn, B, Pieces), Pieces =< 21.

:- game(othello).
:- evaluation('square-weights').

% When the number of empty squares is large (more than 27) and the number of empty squares is small (at most 35), prefer a move to another if it is nearer to the centre than the other.
% Covers 174 pairs rightly and 21 wrongly (89.2%), 174 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty > 27,
    Empty =< 35.

% Prefer a move to another if it is a corner.
% Covers 30 pairs rightly and 2 wrongly (93.8%), 30 of them new.
better_choice(B, M1, M2) :-
    corner(M1).

% When the number of empty squares is small (at most 14), prefer a move to another if fewer than 4 discs that are not the colour of the player to move touch the other and the other is nearer to the centre than it.
% Covers 44 pairs rightly and 6 wrongly (88.0%), 41 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn),
    inner_than(M2, M1),
    remain_places(B, Empty),
    Empty =< 14.

% When the number of empty squares is small (at most 27) and the number of empty squares is large (more than 22), prefer a move to another if the other is not nearer to the centre than it and 4 or more discs that are not the colour of the player to move touch the other.
% Covers 64 pairs rightly and 8 wrongly (88.9%), 50 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty =< 27,
    \+ inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M2, Turn),
    Empty > 22.
