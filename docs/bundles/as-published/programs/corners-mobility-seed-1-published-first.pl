% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 476 pairs, starts random, ties drop, pairs all, seed 1000004.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 60.5% (equal value: 44).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (72.7%): better_choice(B, M1, M2) :- \+ on_edge(M2), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 24.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the opponent's colour is large (more than 6) and the number of discs of the colour of the player to move is small (at most 7), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 22 pairs rightly and 0 wrongly (100.0%), 22 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 6,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 7.

% When the number of discs of the colour of the player to move is small (at most 4) and the number of discs of the opponent's colour is small (at most 21), prefer a move to another if it is on an edge.
% Covers 11 pairs rightly and 0 wrongly (100.0%), 11 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 4,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 21.

% When the number of discs of the opponent's colour is large (more than 24), prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 12 pairs rightly and 2 wrongly (85.7%), 12 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 24,
    on_edge(M1).

% Prefer a move to another if the other is not nearer to the centre than it and it is a corner.
% Covers 4 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M2, M1),
    corner(M1).
