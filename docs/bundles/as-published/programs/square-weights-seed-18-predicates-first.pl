% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 30 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 678 pairs, starts random, ties drop, pairs all, seed 1000021.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 92.5% (equal value: 11).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 156 pairs rightly and 11 wrongly (93.4%), 156 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after it is larger than the other's, the number of replies to it is smaller than the other's and the number of corners that it gives away is zero.
% Covers 127 pairs rightly and 7 wrongly (94.8%), 58 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is large (more than -20), the number of replies to it is at most the other's, the number of squares that we could play after it is large (more than 5) and the distance of it from the edge is small (at most 1).
% Covers 76 pairs rightly and 0 wrongly (100.0%), 26 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    moves_left(B, M1, Moves1),
    Moves1 > 5,
    ring(M1, Ring1),
    Ring1 =< 1.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is larger than the other's, the number of discs that the other turns over is large (more than 2) and the number of empty squares beside the opponent's discs after the other is large (more than 16).
% Covers 49 pairs rightly and 1 wrongly (98.0%), 17 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    flips(B, M2, Flips2),
    Flips2 > 2,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 16.

% Prefer a move to another if the number of corners that the other gives away is not zero and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 27 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if it is not on an edge next to a corner, the number of replies to it is smaller than the other's and the number of empty squares beside our discs after the other is large (more than 17).
% Covers 78 pairs rightly and 5 wrongly (94.0%), 13 of them new.
better_choice(B, M1, M2) :-
    \+ c_square(M1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_ours(B, M2, Beside2),
    Beside2 > 17.

% Prefer a move to another if the static value after it is larger than the other's, the number of empty squares beside the opponent's discs after the other is small (at most 14) and the number of our discs with an empty neighbour after the other is small (at most 6).
% Covers 22 pairs rightly and 0 wrongly (100.0%), 9 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 14,
    frontier(B, M2, Frontier2),
    Frontier2 =< 6.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of discs that it turns over is small (at most 2), the number of replies to it is small (at most 1) and the price of it is above zero.
% Covers 49 pairs rightly and 1 wrongly (98.0%), 7 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    flips(B, M1, Flips1),
    Flips1 =< 2,
    replies(B, M1, Replies1),
    Replies1 =< 1,
    price(M1, Price1),
    Price1 > 0.

% Prefer a move to another if the static value after the other is small (at most -1), the number of empty squares beside our discs after the other is small (at most 14) and it is in a region of oddly many empty squares.
% Covers 25 pairs rightly and 1 wrongly (96.2%), 6 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< -1,
    beside_ours(B, M2, Beside2),
    Beside2 =< 14,
    odd_region(B, M1).

% Prefer a move to another if the number of corners that the other gives away is not zero and the static value after the other is large (more than 55).
% Covers 18 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    static(B, M2, Static2),
    Static2 > 55.

% When the number of discs of the opponent's colour is large (more than 14), prefer a move to another if the static value after it is at least the other's and the price of the other is small (at most 2).
% Covers 11 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< 2,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 14.
