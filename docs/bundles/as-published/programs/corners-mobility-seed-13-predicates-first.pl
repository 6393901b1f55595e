% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 32 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 564 pairs, starts random, ties drop, pairs all, seed 1000016.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 93.1% (equal value: 47).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is larger than the other's and the balance of prices after it is large (more than -32).
% Covers 168 pairs rightly and 15 wrongly (91.8%), 168 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    gain(B, M1, Gain1),
    Gain1 > -32.

% Prefer a move to another if the balance of prices after the other is small (at most -32) and the balance of prices after it is large (more than -32).
% Covers 57 pairs rightly and 1 wrongly (98.3%), 32 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    Gain2 =< -32,
    gain(B, M1, Gain1),
    Gain1 > -32.

% Prefer a move to another if the balance of prices after it is at least the other's, the number of replies to it is smaller than the other's and the number of squares that we could play after it is large (more than 5).
% Covers 85 pairs rightly and 3 wrongly (96.6%), 13 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    moves_left(B, M1, Moves1),
    Moves1 > 5.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is at least the other's, it is not diagonally next to a corner, the number of empty squares beside our discs after it is small (at most 14) and the number of squares that we could play after it is small (at most 6).
% Covers 24 pairs rightly and 0 wrongly (100.0%), 12 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    \+ x_square(M1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 14,
    moves_left(B, M1, Moves1),
    Moves1 =< 6.

% Prefer a move to another if the number of corners that the other gives away is not zero and it is not on an edge.
% Covers 39 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    \+ on_edge(M1).

% Prefer a move to another if the static value after it is at least the other's, the balance of prices after it is large (more than 58) and the number of our discs with an empty neighbour after it is small (at most 12).
% Covers 24 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    gain(B, M1, Gain1),
    Gain1 > 58,
    frontier(B, M1, Frontier1),
    Frontier1 =< 12.

% Prefer a move to another if the number of our discs with an empty neighbour after it is large (more than 13), the static value after it is at least the other's and the number of replies to it is large (more than 5).
% Covers 10 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 > 13,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    Replies1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 2), the number of corners within our reach after it is not zero and the number of replies to it is smaller than the other's.
% Covers 30 pairs rightly and 1 wrongly (96.8%), 5 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 2,
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the balance of prices after it is at least the other's, the number of replies to it is at most the other's and the number of discs that it turns over is large (more than 2).
% Covers 47 pairs rightly and 3 wrongly (94.0%), 4 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    flips(B, M1, Flips1),
    Flips1 > 2.

% Prefer a move to another if the number of our discs with an empty neighbour after the other is large (more than 17) and the number of squares that we could play after it is large (more than 5).
% Covers 13 pairs rightly and 1 wrongly (92.9%), 3 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M2, Frontier2),
    Frontier2 > 17,
    moves_left(B, M1, Moves1),
    Moves1 > 5.
