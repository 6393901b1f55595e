% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,096 pairs, starts random, ties drop, pairs all, seed 1000020.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 90.1% (equal value: 81).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of squares that we could play after it is at least the other's, the static value after it is at least the other's, the price of it is large (more than -20) and the number of squares that we could play after it is large (more than 7).
% Covers 227 pairs rightly and 24 wrongly (90.4%), 227 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > -20,
    Moves1 > 7.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside the opponent's discs after the other is small (at most 23).
% Covers 99 pairs rightly and 0 wrongly (100.0%), 56 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 23.

% Prefer a move to another if the number of squares that we could play after it is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of replies to the other is large (more than 7).
% Covers 72 pairs rightly and 5 wrongly (93.5%), 38 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    replies(B, M2, Replies2),
    Replies2 > 7.

% Prefer a move to another if the number of replies to it is small (at most 3), the price of it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 73 pairs rightly and 0 wrongly (100.0%), 25 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 3,
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is at most the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the balance of prices after it is large (more than 200).
% Covers 35 pairs rightly and 1 wrongly (97.2%), 24 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    gain(B, M1, Gain1),
    Gain1 > 200.

% Prefer a move to another if the number of replies to it is smaller than the other's, the number of corners that it gives away is zero, it is on an edge next to a corner and the number of squares that we could play after it is large (more than 7).
% Covers 43 pairs rightly and 2 wrongly (95.6%), 30 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    c_square(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 7.

% When the number of empty squares is large (more than 51), prefer a move to another if it is nearer to the centre than the other.
% Covers 37 pairs rightly and 2 wrongly (94.9%), 18 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty > 51.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 17), the number of empty squares beside our discs after it is small (at most 16) and it is in an even region.
% Covers 31 pairs rightly and 4 wrongly (88.6%), 19 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 17,
    beside_ours(B, M1, Beside1),
    Beside1 =< 16,
    \+ odd_region(B, M1).

% Prefer a move to another if the number of empty squares beside the opponent's discs after the other is small (at most 16), the other is diagonally next to a corner and the number of replies to it is not zero.
% Covers 28 pairs rightly and 1 wrongly (96.6%), 11 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 16,
    x_square(M2),
    replies(B, M1, Replies1),
    \+ zero(Replies1).

% Prefer a move to another if the number of squares that we could play after the other is small (at most 7), the number of empty squares beside our discs after it is large (more than 17), the static value after it is larger than the other's and the number of empty squares beside the opponent's discs after the other is large (more than 18).
% Covers 31 pairs rightly and 1 wrongly (96.9%), 6 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 7,
    beside_ours(B, M1, Beside1),
    Beside1 > 17,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 18.

% Prefer a move to another if the number of squares that we could play after the other is small (at most 7), the number of empty squares beside our discs after it is large (more than 17), the number of replies to it is smaller than the other's and the balance of prices after a move is the same for both.
% Covers 12 pairs rightly and 1 wrongly (92.3%), 7 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 7,
    beside_ours(B, M1, Beside1),
    Beside1 > 17,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    Gain1 = Gain2.
