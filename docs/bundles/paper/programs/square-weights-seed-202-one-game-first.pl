% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 56 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 2,292 pairs, starts random, ties drop, pairs all, seed 1000205.
% FOIL: accuracy 0.8, support 2, length 3.
% Unseen pairs in the right order: 78.0% (equal value: 22); a search with its first level so ordered takes 83.6% of the nodes of a plain one.
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (78.5%): better_choice(B, M1, M2) :- \+ x_square(M1), inner_than(M1, M2), beside_theirs(B, M1, BesideTheirs1), BesideTheirs1 > 14.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 472 pairs rightly and 27 wrongly (94.6%), 472 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after it is at least the other's, it is nearer to the centre than the other and the static value after the other is small (at most -41).
% Covers 161 pairs rightly and 13 wrongly (92.5%), 60 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    inner_than(M1, M2),
    Static2 =< -41.

% When the number of discs of the colour of the player to move is small (at most 8), prefer a move to another if the static value after it is at least the other's and the number of replies to the other is large (more than 11).
% Covers 43 pairs rightly and 1 wrongly (97.7%), 32 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M2, Replies2),
    Replies2 > 11,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 8.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 55 pairs rightly and 5 wrongly (91.7%), 30 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is at least the other's, the number of our discs with an empty neighbour after it is smaller than the other's and the number of squares that we could play after it is large (more than 11).
% Covers 120 pairs rightly and 8 wrongly (93.8%), 29 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    moves_left(B, M1, Moves1),
    Moves1 > 11.

% Prefer a move to another if the number of corners that it gives away is at most the other's, it is nearer to the centre than the other and the number of corners that the other gives away is not zero.
% Covers 72 pairs rightly and 5 wrongly (93.5%), 25 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    inner_than(M1, M2),
    \+ zero(Corners2).
