% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,377 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 51,680 pairs, starts random, ties drop, pairs best, seed 1000045.
% Criteria: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 74.2%.
% Both directions claimed: 360, neither: 6,427, equal value: 840.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 13,436 pairs rightly and 2,289 wrongly (85.4%), 13,436 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,014 pairs rightly and 236 wrongly (96.2%), 1,653 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the balance of prices after it is larger than the other's and the price of it is greater than 5.
% Covers 5,833 pairs rightly and 866 wrongly (87.1%), 1,458 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    price(M1, Price1),
    Price1 > 5.
