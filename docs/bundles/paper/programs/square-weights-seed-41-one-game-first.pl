% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 930 pairs, starts random, ties drop, pairs all, seed 1000044.
% Criteria: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 79.2%.
% Both directions claimed: 1, neither: 23, equal value: 7.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the balance of prices after the other is at most -6 and the balance of prices after it is greater than -6.
% Covers 214 pairs rightly and 9 wrongly (96.0%), 214 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    Gain2 =< -6,
    gain(B, M1, Gain1),
    Gain1 > -6.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 130 pairs rightly and 7 wrongly (94.9%), 47 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the balance of prices after it is larger than the other's and the distance of it from the edge is greater than 1.
% Covers 48 pairs rightly and 1 wrongly (98.0%), 24 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the balance of prices after it equals the balance of prices after the other and the number of replies to the other equals the number of squares that we could play after the other.
% Covers 7 pairs rightly and 1 wrongly (87.5%), 6 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    Gain1 = Gain2,
    replies(B, M2, Replies2),
    moves_left(B, M2, Moves2),
    Replies2 = Moves2.

% Prefer a move to another if the number of our discs with an empty neighbour after the other is greater than 18 and the number of discs that the other turns over equals the most discs that a reply to it turns over.
% Covers 6 pairs rightly and 1 wrongly (85.7%), 5 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M2, Frontier2),
    Frontier2 > 18,
    flips(B, M2, Flips2),
    largest_reply(B, M1, Answer1),
    Flips2 = Answer1.
