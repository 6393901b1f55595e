% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 576 pairs, starts random, ties drop, pairs all, seed 1000011.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 65.8% (equal value: 68).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (75.0%): better_choice(B, M1, M2) :- \+ inner_than(M2, M1), corner(M1).

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the colour of the player to move is large (more than 14) and the number of discs of the colour of the player to move is small (at most 18), prefer a move to another if the other is nearer to the centre than it.
% Covers 40 pairs rightly and 3 wrongly (93.0%), 40 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 14,
    Pieces =< 18.

% When the number of empty squares is large (more than 36) and the colour of the player to move is not black, prefer a move to another if it is on an edge and the other is not on an edge.
% Covers 23 pairs rightly and 1 wrongly (95.8%), 23 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 36,
    on_edge(M1),
    color_of_this_turn(B, Turn),
    \+ Turn = black,
    \+ on_edge(M2).

% When the number of empty squares is small (at most 50), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 26 pairs rightly and 2 wrongly (92.9%), 26 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty =< 50.
