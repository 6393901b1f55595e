% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,377 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 51,680 pairs, starts random, ties drop, pairs best, seed 1000045.
% Criteria: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 76.2%.
% Both directions claimed: 472, neither: 4,395, equal value: 840.
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

% Prefer a move to another if the price of it is greater than -20, the balance of prices after it is at least the other's, the price of the other is at most -20 and the number of replies to the other is greater than 4.
% Covers 6,945 pairs rightly and 473 wrongly (93.6%), 1,968 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    price(M2, Price2),
    Price2 =< -20,
    replies(B, M2, Replies2),
    Replies2 > 4.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,014 pairs rightly and 236 wrongly (96.2%), 794 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away equals the number of corners that the other gives away, the price of it is greater than 5 and the number of replies to the other is greater than 5.
% Covers 3,261 pairs rightly and 488 wrongly (87.0%), 969 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    price(M1, Price1),
    Price1 > 5,
    replies(B, M2, Replies2),
    Replies2 > 5.
