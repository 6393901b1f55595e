% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 34 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 950 pairs, starts random, ties drop, pairs all, seed 1000044.
% Criteria: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 67.6%.
% Both directions claimed: 5, neither: 51, equal value: 33.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the balance of prices after it is greater than 8.
% Covers 209 pairs rightly and 39 wrongly (84.3%), 209 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    gain(B, M1, Gain1),
    Gain1 > 8.

% Prefer a move to another if the balance of prices after it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 92 pairs rightly and 1 wrongly (98.9%), 44 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the balance of prices after the other is at most 38 and the most discs that a reply to the other turns over is less than the number of discs that the other turns over.
% Covers 39 pairs rightly and 8 wrongly (83.0%), 24 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    Gain2 =< 38,
    largest_reply(B, M2, Answer2),
    flips(B, M2, Flips2),
    lt(Answer2, Flips2).

% Prefer a move to another if the distance of it from the edge is greater than 1 and the other is in an even region.
% Covers 14 pairs rightly and 2 wrongly (87.5%), 9 of them new.
better_choice(B, M1, M2) :-
    ring(M1, Ring1),
    Ring1 > 1,
    \+ odd_region(B, M2).
