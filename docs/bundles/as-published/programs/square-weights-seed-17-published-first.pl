% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 564 pairs, starts random, ties drop, pairs all, seed 1000020.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 64.2% (equal value: 14).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (66.7%): better_choice(B, M1, M2) :- \+ on_edge(M2), remain_places(B, Empty), Empty =< 33, color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), Pieces = Piecesb.

:- game(othello).
:- evaluation('square-weights').

% When the number of empty squares is small (at most 33) and the number of discs of the colour of the player to move is small (at most 15), prefer a move to another if the other is nearer to the centre than it.
% Covers 10 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty =< 33,
    inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 15.

% When the number of discs of the colour of the player to move is large (more than 5), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 12 pairs rightly and 1 wrongly (92.3%), 12 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 5.

% When the number of empty squares is small (at most 27), prefer a move to another if the other is not on an edge and it is on an edge.
% Covers 14 pairs rightly and 2 wrongly (87.5%), 14 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    on_edge(M1),
    remain_places(B, Empty),
    Empty =< 27.

% When the number of empty squares is large (more than 39), the number of discs of the opponent's colour is large (more than 9) and the number of discs of the opponent's colour is small (at most 13), prefer a move to another if it is on an edge.
% Covers 19 pairs rightly and 2 wrongly (90.5%), 19 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    remain_places(B, Empty),
    Empty > 39,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 9,
    Piecesb =< 13.

% When the number of empty squares is large (more than 33) and the number of discs of the opponent's colour is large (more than 16), prefer a move to another if it is nearer to the centre than the other.
% Covers 16 pairs rightly and 1 wrongly (94.1%), 16 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 33,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 16,
    inner_than(M1, M2).

% When the number of discs of the colour of the player to move is small (at most 5) and the number of empty squares is small (at most 52), prefer a move to another if the other is not on an edge.
% Covers 8 pairs rightly and 2 wrongly (80.0%), 8 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 5,
    remain_places(B, Empty),
    Empty =< 52.

% Prefer a move to another if it is not nearer to the centre than the other and 4 or more discs that are not the colour of the player to move touch it.
% Covers 5 pairs rightly and 1 wrongly (83.3%), 4 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).
