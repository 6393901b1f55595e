% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 55 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,966 pairs, starts random, ties drop, pairs all, seed 1000207.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 81.4% (equal value: 8); a search with its first level so ordered takes 83.1% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is zero and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 449 pairs rightly and 28 wrongly (94.1%), 449 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 390 pairs rightly and 18 wrongly (95.6%), 60 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's, the other is not nearer to the centre than it and the number of squares that we could play after it is larger than the other's.
% Covers 165 pairs rightly and 22 wrongly (88.2%), 75 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    \+ inner_than(M2, M1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the price of it is large (more than -20), the number of our discs with an empty neighbour after it is small (at most 14), the number of replies to it is at most the other's and the number of our discs with an empty neighbour after the other is large (more than 15).
% Covers 39 pairs rightly and 1 wrongly (97.5%), 18 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    frontier(B, M1, Frontier1),
    Frontier1 =< 14,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    frontier(B, M2, Frontier2),
    Frontier2 > 15.

% When the colour of the player to move is not black, prefer a move to another if the number of corners that it gives away is at most the other's, the other is on an edge and the number of corners that it gives away is not zero.
% Covers 37 pairs rightly and 7 wrongly (84.1%), 37 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    on_edge(M2),
    \+ zero(Corners1),
    color_of_this_turn(B, Turn),
    \+ Turn = black.

% Prefer a move to another if the price of it is large (more than -20), it is nearer to the centre than the other and the number of squares that we could play after it is large (more than 9).
% Covers 102 pairs rightly and 11 wrongly (90.3%), 35 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    inner_than(M1, M2),
    moves_left(B, M1, Moves1),
    Moves1 > 9.

% Prefer a move to another if the number of corners that the other gives away is not zero, it is not on an edge next to a corner and the number of squares that we could play after it is large (more than 9).
% Covers 165 pairs rightly and 2 wrongly (98.8%), 15 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    \+ c_square(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 9.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the number of replies to the other is small (at most 5).
% Covers 83 pairs rightly and 15 wrongly (84.7%), 24 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M2, Replies2),
    Replies2 =< 5.
