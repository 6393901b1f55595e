% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 872 pairs, starts random, ties drop, pairs all, seed 1000006.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 53.1% (equal value: 85).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (74.5%): better_choice(B, M1, M2) :- on_edge(M1), color_of_this_turn(B, Turn), number_of_pieces(Turn, B, Pieces), color_of_another_turn(B, Other), number_of_pieces(Other, B, Piecesb), \+ lt(Pieces, Piecesb), Pieces =< 14.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the colour of the player to move is large (more than 10) and the number of discs of the colour of the player to move is less than the number of discs of the opponent's colour, prefer a move to another if the other is nearer to the centre than it.
% Covers 35 pairs rightly and 8 wrongly (81.4%), 35 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 10,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Pieces, Piecesb).
