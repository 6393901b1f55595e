% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,378 pairs, starts random, ties drop, pairs all, seed 1000105.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 78.1% (equal value: 7); a search with its first level so ordered takes 94.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the price of it is larger than the other's and the other is not nearer to the centre than it.
% Covers 303 pairs rightly and 29 wrongly (91.3%), 303 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    \+ inner_than(M2, M1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the price of it is at least the other's.
% Covers 264 pairs rightly and 59 wrongly (81.7%), 159 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2).

% Prefer a move to another if it is nearer to the centre than the other, the static value after the other is small (at most -1) and the number of replies to the other is large (more than 4).
% Covers 162 pairs rightly and 29 wrongly (84.8%), 67 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    static(B, M2, Static2),
    Static2 =< -1,
    replies(B, M2, Replies2),
    Replies2 > 4.

% Prefer a move to another if the static value after it is larger than the other's, the number of squares that we could play after the other is small (at most 7) and the static value after it is large (more than -1).
% Covers 104 pairs rightly and 19 wrongly (84.6%), 36 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    moves_left(B, M2, Moves2),
    Moves2 =< 7,
    Static1 > -1.

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that the other gives away is not zero and the number of replies to it is small (at most 8).
% Covers 138 pairs rightly and 10 wrongly (93.2%), 19 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    replies(B, M1, Replies1),
    Replies1 =< 8.

% Prefer a move to another if it is not diagonally next to a corner, the other is not nearer to the centre than it, the number of replies to a move is the same for both and 4 or more discs that are not the colour of the player to move touch it.
% Covers 42 pairs rightly and 5 wrongly (89.4%), 12 of them new.
better_choice(B, M1, M2) :-
    \+ x_square(M1),
    \+ inner_than(M2, M1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 252 pairs rightly and 10 wrongly (96.2%), 8 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is large (more than -20), the number of replies to it is small (at most 4) and the number of empty squares beside our discs after it is small (at most 15).
% Covers 39 pairs rightly and 9 wrongly (81.2%), 11 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    Replies1 =< 4,
    beside_ours(B, M1, Beside1),
    Beside1 =< 15.

% When the number of empty squares is large (more than 16), prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 11), the other is not nearer to the centre than it and the number of our discs with an empty neighbour after it is larger than the other's.
% Covers 35 pairs rightly and 12 wrongly (74.5%), 16 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 11,
    \+ inner_than(M2, M1),
    remain_places(B, Empty),
    Empty > 16,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier2, Frontier1).

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is at most the other's and the number of our discs with an empty neighbour after it is small (at most 9).
% Covers 70 pairs rightly and 12 wrongly (85.4%), 8 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    frontier(B, M1, Frontier1),
    Frontier1 =< 9.

% Prefer a move to another if the number of replies to it is large (more than 6), it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the number of empty squares beside our discs after it is larger than the other's.
% Covers 16 pairs rightly and 5 wrongly (76.2%), 7 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 > 6,
    ring(M1, Ring1),
    Ring1 > 1,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1).

% Prefer a move to another if the number of squares that we could play after it is small (at most 6), the number of squares that we could play after the other is large (more than 6), the number of our discs with an empty neighbour after it is small (at most 18) and the number of our discs with an empty neighbour after the other is large (more than 16).
% Covers 30 pairs rightly and 3 wrongly (90.9%), 6 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    Moves1 =< 6,
    moves_left(B, M2, Moves2),
    Moves2 > 6,
    frontier(B, M1, Frontier1),
    Frontier1 =< 18,
    frontier(B, M2, Frontier2),
    Frontier2 > 16.
