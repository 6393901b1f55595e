% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,496 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 53,060 pairs, starts random, ties drop, pairs best, seed 1000044.
% Criteria: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 76.4%.
% Both directions claimed: 118, neither: 6,772, equal value: 846.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the balance of prices after it is larger than the other's and the price of it is larger than the other's.
% Covers 15,384 pairs rightly and 3,081 wrongly (83.3%), 15,384 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    price(M2, Price2),
    price(M1, Price1),
    lt(Price2, Price1).

% Prefer a move to another if the number of replies to it is smaller than the other's, the balance of prices after it is larger than the other's and the price of it is at most 2.
% Covers 4,809 pairs rightly and 638 wrongly (88.3%), 1,712 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    price(M1, Price1),
    Price1 =< 2.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,420 pairs rightly and 231 wrongly (96.5%), 852 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
