% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,355 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 50,806 pairs, starts random, ties drop, pairs best, seed 1000047.
% Criteria: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 73.8%.
% Both directions claimed: 434, neither: 6,607, equal value: 816.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 13,128 pairs rightly and 2,295 wrongly (85.1%), 13,128 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,489 pairs rightly and 206 wrongly (96.9%), 1,863 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the balance of prices after it is larger than the other's and the price of it is greater than 5.
% Covers 5,584 pairs rightly and 874 wrongly (86.5%), 1,283 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    price(M1, Price1),
    Price1 > 5.
