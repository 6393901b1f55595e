% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,625 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 47,290 pairs, starts random, ties drop, pairs all, seed 1000022.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 80.1% (equal value: 1,100); a search with its first level so ordered takes 89.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 12,886 pairs rightly and 3,730 wrongly (77.6%), 12,886 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 5,914 pairs rightly and 323 wrongly (94.8%), 3,192 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 5,576 pairs rightly and 1,199 wrongly (82.3%), 880 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the balance of prices after it is at least the other's, the other is diagonally next to a corner and the number of corners that it gives away is zero.
% Covers 4,824 pairs rightly and 686 wrongly (87.5%), 867 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    x_square(M2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of squares that we could play after it is larger than the other's and the number of corners that it gives away is not zero.
% Covers 957 pairs rightly and 345 wrongly (73.5%), 205 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    \+ zero(Corners1).
