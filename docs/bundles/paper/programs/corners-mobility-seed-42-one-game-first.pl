% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 2,902 pairs, starts random, ties drop, pairs all, seed 1000045.
% Criteria: accuracy 0.6, support 20, length 2.
% Unseen pairs in the right order: 80.9%.
% Both directions claimed: 52, neither: 18, equal value: 57.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 893 pairs rightly and 211 wrongly (80.9%), 893 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the price of the other is at most 5.
% Covers 194 pairs rightly and 6 wrongly (97.0%), 116 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    price(M2, Price2),
    Price2 =< 5.

% When the number of empty squares is greater than 40, prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 194 pairs rightly and 63 wrongly (75.5%), 109 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    remain_places(B, Empty),
    Empty > 40.

% Prefer a move to another if the number of replies to it equals the number of replies to the other and the number of discs that it turns over is smaller than the other's.
% Covers 105 pairs rightly and 50 wrongly (67.7%), 66 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2).
