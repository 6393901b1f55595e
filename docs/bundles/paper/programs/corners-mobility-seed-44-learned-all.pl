% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,346 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 61,326 pairs, starts random, ties drop, pairs best, seed 1000047.
% Criteria: accuracy 0.55, support 2, length 2.
% Unseen pairs in the right order: 74.3%.
% Both directions claimed: 459, neither: 829, equal value: 3,202.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 18,806 pairs rightly and 4,763 wrongly (79.8%), 18,806 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,432 pairs rightly and 203 wrongly (96.9%), 2,243 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it equals the number of replies to the other and the number of squares that we could play after it is larger than the other's.
% Covers 2,801 pairs rightly and 1,509 wrongly (65.0%), 2,305 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1).
