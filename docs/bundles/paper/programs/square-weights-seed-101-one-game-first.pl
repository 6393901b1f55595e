% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 35 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 604 pairs, starts random, ties drop, pairs all, seed 1000104.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 73.7% (equal value: 5); a search with its first level so ordered takes 74.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is at most the other's and the number of discs that it turns over is small (at most 4).
% Covers 148 pairs rightly and 16 wrongly (90.2%), 148 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    flips(B, M1, Flips1),
    Flips1 =< 4.

% Prefer a move to another if the number of discs that the other turns over is large (more than 1), the number of replies to it is small (at most 2) and the number of corners that it gives away is zero.
% Covers 150 pairs rightly and 40 wrongly (78.9%), 90 of them new.
better_choice(B, M1, M2) :-
    flips(B, M2, Flips2),
    Flips2 > 1,
    replies(B, M1, Replies1),
    Replies1 =< 2,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 15), the price of it is large (more than 1) and the price of the other is small (at most 1).
% Covers 45 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 =< 15,
    price(M1, Price1),
    Price1 > 1,
    price(M2, Price2),
    Price2 =< 1.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of empty squares beside the opponent's discs after a move differs.
% Covers 45 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    price(M2, Price2),
    Price2 =< -20,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ BesideTheirs1 = BesideTheirs2.

% Prefer a move to another if the number of discs that it turns over is small (at most 1), it is not on an edge and the number of our discs with an empty neighbour after the other is large (more than 17).
% Covers 20 pairs rightly and 1 wrongly (95.2%), 5 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 =< 1,
    \+ on_edge(M1),
    frontier(B, M2, Frontier2),
    Frontier2 > 17.

% When the number of discs of the colour of the player to move is small (at most 13), prefer a move to another if the other is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the static value after it is at least the other's.
% Covers 29 pairs rightly and 5 wrongly (85.3%), 5 of them new.
better_choice(B, M1, M2) :-
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 13,
    ring(M2, Ring2),
    Ring2 > 1,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of replies to the other is large (more than 2) and the price of it is large (more than 1).
% Covers 46 pairs rightly and 1 wrongly (97.9%), 2 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    replies(B, M2, Replies2),
    Replies2 > 2,
    price(M1, Price1),
    Price1 > 1.

% Prefer a move to another if the number of discs that a move turns over is the same for both, the number of replies to the other is large (more than 3) and the static value after it is large (more than -6).
% Covers 26 pairs rightly and 9 wrongly (74.3%), 6 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    Flips1 = Flips2,
    replies(B, M2, Replies2),
    Replies2 > 3,
    static(B, M1, Static1),
    Static1 > -6.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 81 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is at least the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and 4 or more discs that are not the colour of the player to move touch it.
% Covers 10 pairs rightly and 1 wrongly (90.9%), 2 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).
