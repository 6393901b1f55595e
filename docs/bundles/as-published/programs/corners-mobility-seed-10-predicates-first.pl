% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 55 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 2,208 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 81.7% (equal value: 138).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of discs of the colour of the player to move is large (more than 8), prefer a move to another if the static value after it is at least the other's, the price of it is large (more than -20) and the number of empty squares beside our discs after it is smaller than the other's.
% Covers 453 pairs rightly and 35 wrongly (92.8%), 453 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > -20,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 8.

% Prefer a move to another if the number of corners that the other gives away is not zero and the number of corners that it gives away is zero.
% Covers 167 pairs rightly and 5 wrongly (97.1%), 103 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after it is at least the other's, the number of replies to the other is large (more than 11) and the number of replies to it is small (at most 10).
% Covers 142 pairs rightly and 4 wrongly (97.3%), 54 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M2, Replies2),
    Replies2 > 11,
    replies(B, M1, Replies1),
    Replies1 =< 10.

% When the number of empty squares is large (more than 37), prefer a move to another if the number of replies to it is at most the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 85 pairs rightly and 7 wrongly (92.4%), 38 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    remain_places(B, Empty),
    Empty > 37.

% Prefer a move to another if the number of our discs with an empty neighbour after it is at most the other's, the number of squares that we could play after it is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of replies to the other is large (more than 11).
% Covers 227 pairs rightly and 13 wrongly (94.6%), 26 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    replies(B, M2, Replies2),
    Replies2 > 11.

% Prefer a move to another if the number of replies to it is small (at most 9), the static value after it is large (more than -9) and the static value after the other is small (at most -9).
% Covers 74 pairs rightly and 2 wrongly (97.4%), 21 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 9,
    static(B, M1, Static1),
    Static1 > -9,
    static(B, M2, Static2),
    Static2 =< -9.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the price of it is large (more than -20), the static value after it is large (more than 4) and the other is on an edge next to a corner.
% Covers 59 pairs rightly and 8 wrongly (88.1%), 24 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    Static1 > 4,
    c_square(M2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of replies to it is small (at most 10), the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the price of it is smaller than the other's.
% Covers 16 pairs rightly and 2 wrongly (88.9%), 12 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    replies(B, M1, Replies1),
    Replies1 =< 10,
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    lt(Price1, Price2).
