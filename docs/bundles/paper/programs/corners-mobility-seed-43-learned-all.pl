% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,223 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 56,884 pairs, starts random, ties drop, pairs best, seed 1000046.
% Criteria: accuracy 0.55, support 2, length 2.
% Unseen pairs in the right order: 74.9%.
% Both directions claimed: 371, neither: 737, equal value: 2,969.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 17,514 pairs rightly and 4,326 wrongly (80.2%), 17,514 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after the other is not zero.
% Covers 5,774 pairs rightly and 135 wrongly (97.7%), 2,094 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M2, Moves2),
    \+ zero(Moves2).

% Prefer a move to another if the number of replies to it equals the number of replies to the other and the number of squares that we could play after it is larger than the other's.
% Covers 2,543 pairs rightly and 1,438 wrongly (63.9%), 2,135 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1).
