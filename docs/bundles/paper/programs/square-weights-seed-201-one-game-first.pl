% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 680 pairs, starts random, ties drop, pairs all, seed 1000204.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 79.4% (equal value: 7); a search with its first level so ordered takes 85.4% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Covers 245 pairs rightly and 70 wrongly (77.8%), 245 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of empty squares beside the opponent's discs after the other is small (at most 22), the static value after the other is large (more than 111) and the price of it is large (more than -20).
% Covers 38 pairs rightly and 11 wrongly (77.6%), 23 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 22,
    static(B, M2, Static2),
    Static2 > 111,
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the price of a move is the same for both, the number of replies to it is smaller than the other's and the number of corners that it gives away is zero.
% Covers 26 pairs rightly and 3 wrongly (89.7%), 13 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    Price1 = Price2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of squares that we could play after the other is large (more than 5) and the number of replies to the other is small (at most 8).
% Covers 58 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    moves_left(B, M2, Moves2),
    Moves2 > 5,
    replies(B, M2, Replies2),
    Replies2 =< 8.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 20), the number of empty squares beside our discs after it is large (more than 25) and the number of squares that we could play after it is larger than the other's.
% Covers 11 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 20,
    beside_ours(B, M1, Beside1),
    Beside1 > 25,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if it is not on an edge next to a corner, the number of replies to it is at most the other's and the number of corners that the other gives away is large (more than 1).
% Covers 17 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    \+ c_square(M1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M2, Corners2),
    Corners2 > 1.

% Prefer a move to another if the price of it is at least the other's, the static value after it is at least the other's and 4 or more discs that are not the colour of the player to move touch it.
% Covers 18 pairs rightly and 2 wrongly (90.0%), 5 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 20), it is not on an edge and the number of empty squares beside our discs after the other is large (more than 22).
% Covers 12 pairs rightly and 3 wrongly (80.0%), 5 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 20,
    \+ on_edge(M1),
    beside_ours(B, M2, Beside2),
    Beside2 > 22.

% Prefer a move to another if the price of it is large (more than -20), the static value after the other is small (at most 7) and the price of it is small (at most -2).
% Covers 49 pairs rightly and 9 wrongly (84.5%), 8 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M2, Static2),
    Static2 =< 7,
    Price1 =< -2.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the number of replies to it is large (more than 8).
% Covers 10 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    replies(B, M1, Replies1),
    Replies1 > 8.

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside our discs after it is small (at most 22) and the number of discs that it turns over is large (more than 4).
% Covers 7 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 22,
    flips(B, M1, Flips1),
    Flips1 > 4.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is small (at most 21) and the number of empty squares beside our discs after the other is large (more than 26).
% Covers 7 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 21,
    beside_ours(B, M2, Beside2),
    Beside2 > 26.
