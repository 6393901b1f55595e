% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,094 pairs, starts random, ties drop, pairs all, seed 1000009.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 84.6% (equal value: 99).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of empty squares beside the opponent's discs after it is large (more than 21).
% Covers 169 pairs rightly and 18 wrongly (90.4%), 169 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 21.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of replies to the other is large (more than 6), the balance of prices after it is larger than the other's and the static value after it is at least the other's.
% Covers 134 pairs rightly and 16 wrongly (89.3%), 104 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    replies(B, M2, Replies2),
    Replies2 > 6,
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of corners within our reach after the other is zero.
% Covers 70 pairs rightly and 0 wrongly (100.0%), 39 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    corners_won(B, M2, Reach2),
    zero(Reach2).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 23), the number of empty squares beside the opponent's discs after it is small (at most 21) and it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Covers 38 pairs rightly and 2 wrongly (95.0%), 20 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 =< 23,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 21,
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is zero, the number of empty squares beside our discs after the other is large (more than 23) and the price of the other is large (more than 2).
% Covers 26 pairs rightly and 2 wrongly (92.9%), 16 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M2, Beside2),
    Beside2 > 23,
    price(M2, Price2),
    Price2 > 2.

% Prefer a move to another if the number of squares that we could play after the other is small (at most 6), the number of replies to it is small (at most 6) and the number of squares that we could play after it is large (more than 6).
% Covers 68 pairs rightly and 1 wrongly (98.6%), 16 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 6,
    replies(B, M1, Replies1),
    Replies1 =< 6,
    moves_left(B, M1, Moves1),
    Moves1 > 6.

% Prefer a move to another if the number of empty squares beside the opponent's discs after the other is small (at most 20), the number of replies to it is small (at most 6) and the number of squares that we could play after it is large (more than 6).
% Covers 58 pairs rightly and 7 wrongly (89.2%), 21 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 20,
    replies(B, M1, Replies1),
    Replies1 =< 6,
    moves_left(B, M1, Moves1),
    Moves1 > 6.

% Prefer a move to another if the static value after it is at least the other's and the number of corners within our reach after it is larger than the other's.
% Covers 38 pairs rightly and 1 wrongly (97.4%), 7 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the number of squares that we could play after the other is small (at most 6), the static value after it is large (more than -2), the number of our discs with an empty neighbour after the other is large (more than 18) and the number of our discs with an empty neighbour after it is small (at most 18).
% Covers 23 pairs rightly and 0 wrongly (100.0%), 11 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 6,
    static(B, M1, Static1),
    Static1 > -2,
    frontier(B, M2, Frontier2),
    Frontier2 > 18,
    frontier(B, M1, Frontier1),
    Frontier1 =< 18.
