% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,164 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 49,620 pairs, starts random, ties drop, pairs best, seed 1000046.
% Criteria: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 74.6%.
% Both directions claimed: 635, neither: 3,225, equal value: 770.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the balance of prices after it is larger than the other's and the price of it is larger than the other's.
% Covers 14,220 pairs rightly and 2,969 wrongly (82.7%), 14,220 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    price(M2, Price2),
    price(M1, Price1),
    lt(Price2, Price1).

% Prefer a move to another if the balance of prices after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 9,723 pairs rightly and 1,625 wrongly (85.7%), 2,671 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 5,973 pairs rightly and 214 wrongly (96.5%), 716 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
