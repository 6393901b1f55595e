% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,726 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 66,136 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 72.0% (equal value: 5,010).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 7,540 pairs rightly and 285 wrongly (96.4%), 7,540 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's, the number of squares that we could play after it is larger than the other's and the number of empty squares beside our discs after it is smaller than the other's.
% Covers 7,902 pairs rightly and 1,327 wrongly (85.6%), 6,458 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).
