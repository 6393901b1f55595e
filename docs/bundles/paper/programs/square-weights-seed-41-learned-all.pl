% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,496 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 53,060 pairs, starts random, ties drop, pairs best, seed 1000044.
% Criteria: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 75.6%.
% Both directions claimed: 532, neither: 3,827, equal value: 846.
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

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's and the balance of prices after it is larger than the other's.
% Covers 13,822 pairs rightly and 2,258 wrongly (86.0%), 2,788 of them new.
better_choice(B, M1, M2) :-
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1).

% Prefer a move to another if the number of corners that it gives away is zero, the number of replies to it is smaller than the other's and the number of corners that the other gives away is not the number of corners within our reach after the other.
% Covers 4,093 pairs rightly and 325 wrongly (92.6%), 707 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_won(B, M2, Reach2),
    \+ Corners2 = Reach2.
