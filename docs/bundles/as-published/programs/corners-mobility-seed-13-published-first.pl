% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 32 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 564 pairs, starts random, ties drop, pairs all, seed 1000016.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 62.8% (equal value: 47).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (74.3%): better_choice(B, M1, M2) :- color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb > 18, color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces =< 11, inner_than(M1, M2).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if it is a corner.
% Covers 25 pairs rightly and 1 wrongly (96.2%), 25 of them new.
better_choice(B, M1, M2) :-
    corner(M1).

% When the number of empty squares is small (at most 47), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 27 pairs rightly and 3 wrongly (90.0%), 27 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty =< 47.

% When the number of empty squares is small (at most 36) and the number of discs of the colour of the player to move is large (more than 15), prefer a move to another if the other is not on an edge.
% Covers 9 pairs rightly and 1 wrongly (90.0%), 9 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    remain_places(B, Empty),
    Empty =< 36,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 15.

% When the number of discs of the colour of the player to move is small (at most 7) and the number of discs of the opponent's colour is small (at most 10), prefer a move to another if the other is on an edge.
% Covers 8 pairs rightly and 1 wrongly (88.9%), 8 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 7,
    on_edge(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 10.
