% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 73,324 pairs, starts random, ties drop, pairs all, seed 1000010.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 74.7% (equal value: 1,273).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the number of corners that it gives away is zero and the price of it is large (more than -20).
% Covers 14,017 pairs rightly and 775 wrongly (94.8%), 14,017 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 11,643 pairs rightly and 511 wrongly (95.8%), 2,933 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% When the number of discs of the opponent's colour is small (at most 16), prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is at least the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 2,093 pairs rightly and 296 wrongly (87.6%), 1,453 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    Price1 > 5,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 16.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of the other is small (at most -2), the number of corners that the other gives away is not zero and it is nearer to the centre than the other.
% Covers 4,648 pairs rightly and 341 wrongly (93.2%), 1,222 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M2, Price2),
    Price2 =< -2,
    \+ zero(Corners2),
    inner_than(M1, M2).
