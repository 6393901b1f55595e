% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,276 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 56,990 pairs, starts random, ties drop, pairs best, seed 1000045.
% Criteria: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 73.4%.
% Both directions claimed: 0, neither: 3,067, equal value: 2,905.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Covers 17,708 pairs rightly and 5,298 wrongly (77.0%), 17,708 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 5,317 pairs rightly and 198 wrongly (96.4%), 1,894 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
