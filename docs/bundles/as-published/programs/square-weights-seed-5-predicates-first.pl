% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 41 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,152 pairs, starts random, ties drop, pairs all, seed 1000008.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 82.2% (equal value: 36).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the static value after the other is small (at most -9) and the number of corners that it gives away is zero.
% Covers 235 pairs rightly and 12 wrongly (95.1%), 235 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    Static2 =< -9,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is large (more than -20), the distance of it from the edge is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of our discs with an empty neighbour after it is small (at most 8).
% Covers 62 pairs rightly and 3 wrongly (95.4%), 40 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    ring(M1, Ring1),
    ring(M2, Ring2),
    \+ lt(Ring1, Ring2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    frontier(B, M1, Frontier1),
    Frontier1 =< 8.

% When the number of discs of the opponent's colour is large (more than 13), prefer a move to another if the price of it is large (more than -20) and the number of replies to it is smaller than the other's.
% Covers 53 pairs rightly and 5 wrongly (91.4%), 36 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 13.

% When the number of discs of the colour of the player to move is large (more than 4), prefer a move to another if the price of it is large (more than -20), the number of squares that we could play after the other is large (more than 8) and the number of empty squares beside the opponent's discs after the other is small (at most 22).
% Covers 26 pairs rightly and 0 wrongly (100.0%), 18 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 4,
    moves_left(B, M2, Moves2),
    Moves2 > 8,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 22.

% When the number of discs of the colour of the player to move is small (at most 9), prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 23 pairs rightly and 0 wrongly (100.0%), 13 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > 5,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 9.

% Prefer a move to another if the number of corners that the other gives away is not zero and the number of corners that it gives away is zero.
% Covers 144 pairs rightly and 0 wrongly (100.0%), 14 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is large (more than -20), the number of replies to the other is large (more than 5), the number of empty squares beside the opponent's discs after it is large (more than 21) and the static value after it is small (at most -5).
% Covers 20 pairs rightly and 1 wrongly (95.2%), 13 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M2, Replies2),
    Replies2 > 5,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 21,
    static(B, M1, Static1),
    Static1 =< -5.

% Prefer a move to another if the static value after it is at least the other's, it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the number of discs that a move turns over differs.
% Covers 21 pairs rightly and 2 wrongly (91.3%), 10 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    ring(M1, Ring1),
    Ring1 > 1,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ Flips1 = Flips2.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is large (more than 7) and it is diagonally next to a corner.
% Covers 9 pairs rightly and 1 wrongly (90.0%), 8 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    Replies1 > 7,
    x_square(M1).
