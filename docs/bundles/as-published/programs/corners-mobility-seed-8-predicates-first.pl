% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 576 pairs, starts random, ties drop, pairs all, seed 1000011.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 87.3% (equal value: 68).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the price of it is at least the other's, the number of replies to it is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of empty squares beside our discs after the other is large (more than 19).
% Covers 105 pairs rightly and 6 wrongly (94.6%), 105 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    Beside2 > 19.

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that the other gives away is not zero and the price of a move differs.
% Covers 33 pairs rightly and 0 wrongly (100.0%), 21 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    price(M1, Price1),
    price(M2, Price2),
    \+ Price1 = Price2.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners within our reach after the other is zero, the number of discs that it turns over is large (more than 2) and it is on an edge.
% Covers 43 pairs rightly and 3 wrongly (93.5%), 23 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_won(B, M2, Reach2),
    zero(Reach2),
    flips(B, M1, Flips1),
    Flips1 > 2,
    on_edge(M1).

% Prefer a move to another if the static value after it is at least the other's, the price of it is above zero and the number of empty squares beside the opponent's discs after the other is large (more than 21).
% Covers 25 pairs rightly and 2 wrongly (92.6%), 16 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 0,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 21.

% Prefer a move to another if the price of the other is small (at most -2), the number of corners that it gives away is zero, the number of empty squares beside the opponent's discs after it is at least the other's and the number of empty squares beside our discs after the other is large (more than 23).
% Covers 39 pairs rightly and 1 wrongly (97.5%), 11 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -2,
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    beside_ours(B, M2, Beside2),
    Beside2 > 23.

% Prefer a move to another if the number of our discs with an empty neighbour after the other is large (more than 20) and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 21 pairs rightly and 0 wrongly (100.0%), 13 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M2, Frontier2),
    Frontier2 > 20,
    price(M2, Price2),
    Price2 =< -20.

% Prefer a move to another if the number of corners within our reach after it is large (more than 1) and the number of squares that we could play after it is at most the other's.
% Covers 12 pairs rightly and 0 wrongly (100.0%), 9 of them new.
better_choice(B, M1, M2) :-
    corners_won(B, M1, Reach1),
    Reach1 > 1,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves2, Moves1).

% When the number of discs of the colour of the player to move equals the number of discs of the opponent's colour, prefer a move to another if the number of replies to it is smaller than the other's.
% Covers 14 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Pieces = Piecesb.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 17), the number of empty squares beside our discs after it is small (at most 23), the number of empty squares beside our discs after the other is large (more than 20) and the number of empty squares beside our discs after the other is small (at most 21).
% Covers 21 pairs rightly and 1 wrongly (95.5%), 7 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 =< 17,
    beside_ours(B, M1, Beside1),
    Beside1 =< 23,
    beside_ours(B, M2, Beside2),
    Beside2 > 20,
    Beside2 =< 21.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 17), the number of discs that the other turns over is small (at most 2), the balance of prices after it is large (more than -4) and the number of discs that it turns over is large (more than 3).
% Covers 12 pairs rightly and 1 wrongly (92.3%), 7 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 =< 17,
    flips(B, M2, Flips2),
    Flips2 =< 2,
    gain(B, M1, Gain1),
    Gain1 > -4,
    flips(B, M1, Flips1),
    Flips1 > 3.

% When the number of empty squares is large (more than 39), prefer a move to another if the static value after it is larger than the other's and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 22 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 39,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M2, Price2),
    Price2 =< -20.
