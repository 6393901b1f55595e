% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 564 pairs, starts random, ties drop, pairs all, seed 1000020.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 87.4% (equal value: 14).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the number of squares that we could play after it is at least the other's and the static value after the other is small (at most -18).
% Covers 96 pairs rightly and 10 wrongly (90.6%), 96 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    Static2 =< -18.

% Prefer a move to another if the price of it is at least the other's, the number of squares that we could play after it is larger than the other's and the number of replies to the other is large (more than 6).
% Covers 32 pairs rightly and 2 wrongly (94.1%), 18 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    replies(B, M2, Replies2),
    Replies2 > 6.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is small (at most 4) and the price of it is large (more than -2).
% Covers 42 pairs rightly and 3 wrongly (93.3%), 23 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    price(M1, Price1),
    Price1 > -2.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is small (at most 5) and the number of empty squares beside our discs after it is small (at most 17).
% Covers 40 pairs rightly and 5 wrongly (88.9%), 16 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    beside_ours(B, M1, Beside1),
    Beside1 =< 17.

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is smaller than the other's.
% Covers 43 pairs rightly and 1 wrongly (97.7%), 9 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% When the number of discs of the colour of the player to move is less than the number of discs of the opponent's colour, prefer a move to another if the static value after it is large (more than -18), the number of empty squares beside the opponent's discs after it is at least the other's and the number of replies to the other is large (more than 5).
% Covers 47 pairs rightly and 2 wrongly (95.9%), 16 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -18,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    replies(B, M2, Replies2),
    Replies2 > 5,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Pieces, Piecesb).

% Prefer a move to another if the price of it is at least the other's, the number of discs that it turns over is large (more than 2), the number of squares that we could play after it is large (more than 3) and it is on an edge.
% Covers 23 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    flips(B, M1, Flips1),
    Flips1 > 2,
    moves_left(B, M1, Moves1),
    Moves1 > 3,
    on_edge(M1).

% When the number of empty squares is large (more than 36), prefer a move to another if the number of empty squares beside the opponent's discs after it is at least the other's, the number of our discs with an empty neighbour after the other is large (more than 11) and the number of empty squares beside our discs after it is larger than the other's.
% Covers 17 pairs rightly and 2 wrongly (89.5%), 14 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    frontier(B, M2, Frontier2),
    Frontier2 > 11,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    remain_places(B, Empty),
    Empty > 36.

% When the number of empty squares is small (at most 30), prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and it is not nearer to the centre than the other.
% Covers 35 pairs rightly and 2 wrongly (94.6%), 10 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    remain_places(B, Empty),
    Empty =< 30,
    \+ inner_than(M1, M2).

% Prefer a move to another if the static value after it is large (more than -18), it is nearer to the centre than the other, the number of empty squares beside our discs after it is smaller than the other's and the number of squares that we could play after it is large (more than 4).
% Covers 24 pairs rightly and 3 wrongly (88.9%), 11 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -18,
    inner_than(M1, M2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the static value after it is larger than the other's and the other is in an even region.
% Covers 34 pairs rightly and 1 wrongly (97.1%), 6 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb),
    \+ odd_region(B, M2).
