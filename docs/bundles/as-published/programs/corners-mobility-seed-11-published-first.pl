% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 19 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 208 pairs, starts random, ties drop, pairs all, seed 1000014.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 69.7% (equal value: 17).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (73.3%): better_choice(B, M1, M2) :- \+ on_edge(M2), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces > 4, color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Piecesb =< 5.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of empty squares is small (at most 47), prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 24 pairs rightly and 3 wrongly (88.9%), 24 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    on_edge(M1),
    remain_places(B, Empty),
    Empty =< 47.

% When the number of empty squares is large (more than 47), prefer a move to another if the other is nearer to the centre than it and it is not on an edge.
% Covers 7 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 47,
    inner_than(M2, M1),
    \+ on_edge(M1).

% When the number of discs of the colour of the player to move is large (more than 4) and the number of discs of the opponent's colour is small (at most 5), prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 8 pairs rightly and 1 wrongly (88.9%), 8 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 4,
    on_edge(M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 5.

% When the number of discs of the colour of the player to move is small (at most 4), prefer a move to another if the other is on an edge and it is not on an edge.
% Covers 7 pairs rightly and 1 wrongly (87.5%), 7 of them new.
better_choice(B, M1, M2) :-
    on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 4,
    \+ on_edge(M1).
