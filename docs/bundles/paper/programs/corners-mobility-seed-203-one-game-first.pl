% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 55 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 2,188 pairs, starts random, ties drop, pairs all, seed 1000206.
% FOIL: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 77.3% (equal value: 23); a search with its first level so ordered takes 83.3% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of corners that it gives away is at most the other's and the static value after it is larger than the other's.
% Covers 459 pairs rightly and 68 wrongly (87.1%), 459 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside the opponent's discs after the other is small (at most 16).
% Covers 196 pairs rightly and 1 wrongly (99.5%), 152 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 16.

% Prefer a move to another if the static value after it is at least the other's, the price of it is large (more than -2) and the balance of prices after it is small (at most -49).
% Covers 50 pairs rightly and 3 wrongly (94.3%), 27 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > -2,
    gain(B, M1, Gain1),
    Gain1 =< -49.

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is at least the other's and the number of our discs with an empty neighbour after the other is large (more than 14).
% Covers 152 pairs rightly and 28 wrongly (84.4%), 56 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    frontier(B, M2, Frontier2),
    Frontier2 > 14.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of squares that we could play after the other is large (more than 10).
% Covers 33 pairs rightly and 1 wrongly (97.1%), 28 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    price(M2, Price2),
    Price2 =< -20,
    moves_left(B, M2, Moves2),
    Moves2 > 10.

% Prefer a move to another if the static value after it is at least the other's, the balance of prices after it is at least the other's and the number of corners within our reach after it is larger than the other's.
% Covers 92 pairs rightly and 6 wrongly (93.9%), 25 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% When the number of discs of the opponent's colour is small (at most 9), prefer a move to another if the number of empty squares beside our discs after it is at most the other's and the price of it is large (more than -20).
% Covers 86 pairs rightly and 23 wrongly (78.9%), 50 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    price(M1, Price1),
    Price1 > -20,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 9.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of our discs with an empty neighbour after it is smaller than the other's and the number of empty squares beside our discs after it is small (at most 4).
% Covers 98 pairs rightly and 13 wrongly (88.3%), 25 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    beside_ours(B, M1, Beside1),
    Beside1 =< 4.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the number of corners that it gives away is not zero.
% Covers 23 pairs rightly and 0 wrongly (100.0%), 8 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    \+ zero(Corners1).
