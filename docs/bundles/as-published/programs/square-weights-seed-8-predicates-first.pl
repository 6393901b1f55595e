% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 954 pairs, starts random, ties drop, pairs all, seed 1000011.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 91.1% (equal value: 25).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the price of a move differs, the other is not nearer to the centre than it and the number of squares that we could play after it is large (more than 3).
% Covers 203 pairs rightly and 17 wrongly (92.3%), 203 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    \+ Price1 = Price2,
    \+ inner_than(M2, M1),
    moves_left(B, M1, Moves1),
    Moves1 > 3.

% Prefer a move to another if the price of it is at least the other's, the static value after it is at least the other's, the number of discs that it turns over is large (more than 2) and the number of replies to it is at most the other's.
% Covers 101 pairs rightly and 7 wrongly (93.5%), 70 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    flips(B, M1, Flips1),
    Flips1 > 2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the price of it is large (more than -20), the number of replies to it is smaller than the other's, the static value after the other is small (at most 45) and the number of replies to it is small (at most 3).
% Covers 45 pairs rightly and 0 wrongly (100.0%), 24 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M2, Static2),
    Static2 =< 45,
    Replies1 =< 3.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 21), it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the static value after the other is small (at most 197).
% Covers 34 pairs rightly and 0 wrongly (100.0%), 19 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 21,
    price(M1, Price1),
    Price1 > 5,
    static(B, M2, Static2),
    Static2 =< 197.

% Prefer a move to another if the number of empty squares beside our discs after it is large (more than 19), the price of it is large (more than -20), the number of replies to it is smaller than the other's and the number of discs that the other turns over is small (at most 3).
% Covers 66 pairs rightly and 3 wrongly (95.7%), 22 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 > 19,
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    flips(B, M2, Flips2),
    Flips2 =< 3.

% Prefer a move to another if the static value after the other is small (at most -10), the number of corners that it gives away is smaller than the other's and the other is not nearer to the centre than it.
% Covers 51 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< -10,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    \+ inner_than(M2, M1).

% Prefer a move to another if the static value after it is at least the other's, the other is diagonally next to a corner and the number of discs that it turns over is larger than the other's.
% Covers 38 pairs rightly and 2 wrongly (95.0%), 8 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    x_square(M2),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips2, Flips1).

% Prefer a move to another if the price of it is large (more than -20), the number of empty squares beside our discs after it is at least the other's, the number of corners within our reach after the other is not zero and the number of replies to the other is large (more than 3).
% Covers 23 pairs rightly and 1 wrongly (95.8%), 11 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside1, Beside2),
    corners_won(B, M2, Reach2),
    \+ zero(Reach2),
    replies(B, M2, Replies2),
    Replies2 > 3.

% When the number of empty squares is small (at most 46) and the number of discs of the colour of the player to move is less than the number of discs of the opponent's colour, prefer a move to another if the static value after the other is small (at most 11) and the number of empty squares beside our discs after it is smaller than the other's.
% Covers 39 pairs rightly and 1 wrongly (97.5%), 10 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< 11,
    remain_places(B, Empty),
    Empty =< 46,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Pieces, Piecesb).

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the number of squares that we could play after it is small (at most 4), the number of empty squares beside the opponent's discs after it is at least the other's and it is in a region of oddly many empty squares.
% Covers 18 pairs rightly and 3 wrongly (85.7%), 13 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    Moves1 =< 4,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    odd_region(B, M1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb).

% Prefer a move to another if the static value after it is larger than the other's, it is not on an edge and the other is in an even region.
% Covers 71 pairs rightly and 6 wrongly (92.2%), 9 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ on_edge(M1),
    \+ odd_region(B, M2).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is large (more than 143) and the number of empty squares beside our discs after the other is small (at most 15).
% Covers 13 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    Static1 > 143,
    beside_ours(B, M2, Beside2),
    Beside2 =< 15.
