% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,640 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 16,054 pairs, starts random, ties drop, pairs best, seed 1000010.
% FOIL: accuracy 0.65, support 100, length 4.
% Unseen pairs in the right order: 77.4% (equal value: 1,147); a search with its first level so ordered takes 89.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 4,630 pairs rightly and 916 wrongly (83.5%), 4,630 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,596 pairs rightly and 62 wrongly (96.3%), 636 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the number of empty squares beside the opponent's discs after it is at least the other's.
% Covers 3,392 pairs rightly and 471 wrongly (87.8%), 421 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the number of squares that we could play after it is at least the other's and the static value after it is larger than the other's.
% Covers 3,892 pairs rightly and 654 wrongly (85.6%), 284 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is at most the other's, the balance of prices after it is larger than the other's and the other is diagonally next to a corner.
% Covers 973 pairs rightly and 95 wrongly (91.1%), 106 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    x_square(M2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of empty squares beside our discs after it is at most the other's, the static value after a move is the same for both and it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Covers 145 pairs rightly and 62 wrongly (70.0%), 115 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    ring(M1, Ring1),
    Ring1 > 1.
