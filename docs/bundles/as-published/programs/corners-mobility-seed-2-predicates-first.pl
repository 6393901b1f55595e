% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 36 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,154 pairs, starts random, ties drop, pairs all, seed 1000005.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 88.5% (equal value: 73).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of empty squares beside the opponent's discs after it is at least the other's and the number of corners that it gives away is zero.
% Covers 343 pairs rightly and 32 wrongly (91.5%), 343 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 125 pairs rightly and 0 wrongly (100.0%), 48 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of squares that we could play after it is larger than the other's, the number of empty squares beside our discs after a move is the same for both and the balance of prices after it is at least the other's.
% Covers 39 pairs rightly and 3 wrongly (92.9%), 35 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    Beside1 = Beside2,
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2).

% Prefer a move to another if the number of squares that we could play after it is at least the other's, the static value after it is larger than the other's and the other is nearer to the centre than it.
% Covers 157 pairs rightly and 9 wrongly (94.6%), 22 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    inner_than(M2, M1).

% Prefer a move to another if the number of discs that it turns over is small (at most 1), the number of squares that we could play after it is larger than the other's and the balance of prices after the other is large (more than 28).
% Covers 33 pairs rightly and 3 wrongly (91.7%), 15 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 =< 1,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    gain(B, M2, Gain2),
    Gain2 > 28.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 14), the number of empty squares beside the opponent's discs after it is small (at most 27) and the number of empty squares beside our discs after it is at most the other's.
% Covers 56 pairs rightly and 3 wrongly (94.9%), 14 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 =< 14,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 27,
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).
