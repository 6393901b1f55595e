% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 41 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 466 pairs, starts random, ties drop, pairs all, seed 1000007.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 63.1% (equal value: 7).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (73.9%): better_choice(B, M1, M2) :- remain_places(B, Empty), Empty =< 45, color_of_this_turn(B, Turn), \+ Turn = black, inner_than(M1, M2).

:- game(othello).
:- evaluation('square-weights').

% When the number of discs of the opponent's colour is large (more than 8), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 27 pairs rightly and 1 wrongly (96.4%), 27 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 8.

% When the number of discs of the opponent's colour is small (at most 8), prefer a move to another if it is on an edge and the other is not on an edge.
% Covers 20 pairs rightly and 2 wrongly (90.9%), 20 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 8,
    \+ on_edge(M2).

% When the number of discs of the colour of the player to move equals the number of discs of the opponent's colour, prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 13 pairs rightly and 1 wrongly (92.9%), 13 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Pieces = Piecesb,
    on_edge(M1).

% Prefer a move to another if it is a corner.
% Covers 8 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    corner(M1).
