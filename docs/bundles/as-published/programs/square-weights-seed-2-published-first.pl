% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,022 pairs, starts random, ties drop, pairs all, seed 1000005.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 57.5% (equal value: 18).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (76.5%): better_choice(B, M1, M2) :- \+ on_edge(M2), \+ inner_than(M2, M1), color_of_this_turn(B, Turn), many_opponents_pieces(B, M1, Turn).

:- game(othello).
:- evaluation('square-weights').

% When the number of discs of the colour of the player to move is large (more than 5), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 45 pairs rightly and 5 wrongly (90.0%), 45 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 5.

% When the number of discs of the colour of the player to move is small (at most 12), the number of discs of the colour of the player to move is large (more than 5) and the number of discs of the opponent's colour is small (at most 7), prefer a move to another if it is on an edge.
% Covers 11 pairs rightly and 1 wrongly (91.7%), 11 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 12,
    Pieces > 5,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 7.

% When the number of discs of the colour of the player to move is small (at most 12) and the number of empty squares is small (at most 38), prefer a move to another if it is on an edge.
% Covers 14 pairs rightly and 2 wrongly (87.5%), 14 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 12,
    remain_places(B, Empty),
    Empty =< 38.

% When the number of discs of the opponent's colour is large (more than 13), prefer a move to another if the other is not on an edge and it is nearer to the centre than the other.
% Covers 5 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 13.
