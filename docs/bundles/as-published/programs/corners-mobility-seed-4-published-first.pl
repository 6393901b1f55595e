% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,066 pairs, starts random, ties drop, pairs all, seed 1000007.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 55.8% (equal value: 81).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (72.7%): better_choice(B, M1, M2) :- color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), Pieces > 7, inner_than(M2, M1), remain_places(B, Empty), Empty > 34.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the other is nearer to the centre than it and it is a corner.
% Covers 13 pairs rightly and 0 wrongly (100.0%), 13 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    corner(M1).

% When the number of discs of the opponent's colour is large (more than 24), prefer a move to another if the other is nearer to the centre than it.
% Covers 18 pairs rightly and 3 wrongly (85.7%), 17 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 24.

% When the number of discs of the colour of the player to move is large (more than 3) and the number of empty squares is large (more than 40), prefer a move to another if it is on an edge and the other is nearer to the centre than it.
% Covers 33 pairs rightly and 7 wrongly (82.5%), 33 of them new.
better_choice(B, M1, M2) :-
    on_edge(M1),
    inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 3,
    remain_places(B, Empty),
    Empty > 40.
