% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,094 pairs, starts random, ties drop, pairs all, seed 1000009.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 60.6% (equal value: 99).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (78.8%): better_choice(B, M1, M2) :- on_edge(M1), remain_places(B, Empty), Empty =< 28, \+ on_edge(M2).

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour and the number of discs of the colour of the player to move is large (more than 15), prefer a move to another if it is not on an edge.
% Covers 10 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    Pieces > 15.

% Prefer a move to another if it is nearer to the centre than the other and the other is not on an edge.
% Covers 22 pairs rightly and 2 wrongly (91.7%), 22 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    \+ on_edge(M2).

% When the number of empty squares is large (more than 49), prefer a move to another if it is nearer to the centre than the other.
% Covers 36 pairs rightly and 7 wrongly (83.7%), 28 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty > 49.

% Prefer a move to another if the other is not nearer to the centre than it and it is a corner.
% Covers 15 pairs rightly and 0 wrongly (100.0%), 15 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M2, M1),
    corner(M1).

% When the number of discs of the colour of the player to move is large (more than 13), prefer a move to another if 4 or more discs that are not the colour of the player to move touch it.
% Covers 19 pairs rightly and 3 wrongly (86.4%), 14 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 13.

% When the number of empty squares is large (more than 36) and the number of empty squares is small (at most 38), prefer a move to another if it is nearer to the centre than the other.
% Covers 23 pairs rightly and 3 wrongly (88.5%), 23 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 36,
    Empty =< 38,
    inner_than(M1, M2).

% When the number of discs of the opponent's colour is small (at most 12), prefer a move to another if 4 or more discs that are not the colour of the player to move touch it.
% Covers 6 pairs rightly and 1 wrongly (85.7%), 6 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 12,
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).
