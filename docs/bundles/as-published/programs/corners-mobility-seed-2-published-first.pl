% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,154 pairs, starts random, ties drop, pairs all, seed 1000005.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 65.6% (equal value: 73).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (79.5%): better_choice(B, M1, M2) :- on_edge(M1), \+ on_edge(M2).

:- game(othello).
:- evaluation('corners-mobility').

% When the number of empty squares is small (at most 42), prefer a move to another if the other is nearer to the centre than it and fewer than 4 discs that are not the colour of the player to move touch the other.
% Covers 145 pairs rightly and 12 wrongly (92.4%), 145 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    remain_places(B, Empty),
    Empty =< 42,
    color_of_this_turn(B, Turn),
    \+ many_opponents_pieces(B, M2, Turn).

% When the number of empty squares is small (at most 49), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 37 pairs rightly and 4 wrongly (90.2%), 37 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty =< 49.

% Prefer a move to another if it is a corner.
% Covers 24 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    corner(M1).
