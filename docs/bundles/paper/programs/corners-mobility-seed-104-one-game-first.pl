% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 54 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 2,100 pairs, starts random, ties drop, pairs all, seed 1000107.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 75.4% (equal value: 21); a search with its first level so ordered takes 86.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's and the price of it is large (more than -20).
% Covers 653 pairs rightly and 159 wrongly (80.4%), 653 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 349 pairs rightly and 73 wrongly (82.7%), 225 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is at most the other's, the number of corners that it gives away is at most the other's, it is on an edge next to a corner and the number of squares that we could play after the other is small (at most 8).
% Covers 51 pairs rightly and 13 wrongly (79.7%), 42 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    c_square(M1),
    moves_left(B, M2, Moves2),
    Moves2 =< 8.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the number of discs that it turns over is smaller than the other's and the number of replies to the other is large (more than 7).
% Covers 173 pairs rightly and 15 wrongly (92.0%), 25 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2),
    replies(B, M2, Replies2),
    Replies2 > 7.

% When the number of empty squares is small (at most 48), prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's and the number of discs that it turns over is small (at most 1).
% Covers 286 pairs rightly and 31 wrongly (90.2%), 22 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    flips(B, M1, Flips1),
    Flips1 =< 1,
    remain_places(B, Empty),
    Empty =< 48.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is smaller than the other's and the other is on an edge next to a corner.
% Covers 30 pairs rightly and 7 wrongly (81.1%), 7 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price1, Price2),
    c_square(M2).

% Prefer a move to another if the number of corners that it gives away is zero, it is on an edge next to a corner and the static value after the other is small (at most 5).
% Covers 34 pairs rightly and 3 wrongly (91.9%), 11 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    c_square(M1),
    static(B, M2, Static2),
    Static2 =< 5.

% Prefer a move to another if the static value after it is smaller than the other's, the number of our discs with an empty neighbour after it is at most the other's, the number of replies to the other is large (more than 6) and the static value after the other is large (more than 3).
% Covers 14 pairs rightly and 3 wrongly (82.4%), 7 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static1, Static2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    replies(B, M2, Replies2),
    Replies2 > 6,
    Static2 > 3.

% Prefer a move to another if the price of it is large (more than -20), the number of empty squares beside the opponent's discs after it is larger than the other's and the number of replies to it is small (at most 5).
% Covers 187 pairs rightly and 15 wrongly (92.6%), 3 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the static value after the other is small (at most 7), the number of empty squares beside our discs after the other is small (at most 11), the static value after it is large (more than 3) and the number of discs that the other turns over is small (at most 3).
% Covers 30 pairs rightly and 6 wrongly (83.3%), 9 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< 7,
    beside_ours(B, M2, Beside2),
    Beside2 =< 11,
    static(B, M1, Static1),
    Static1 > 3,
    flips(B, M2, Flips2),
    Flips2 =< 3.

% Prefer a move to another if the price of it is large (more than -20), the static value after the other is small (at most -1) and 4 or more discs that are not the colour of the player to move touch it.
% Covers 27 pairs rightly and 1 wrongly (96.4%), 4 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M2, Static2),
    Static2 =< -1,
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6, the number of replies to the other is large (more than 9) and the number of our discs with an empty neighbour after a move is the same for both.
% Covers 22 pairs rightly and 4 wrongly (84.6%), 5 of them new.
better_choice(B, M1, M2) :-
    ring(M1, Ring1),
    Ring1 > 1,
    replies(B, M2, Replies2),
    Replies2 > 9,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    Frontier1 = Frontier2.
