% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 56 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 4,184 pairs, starts random, ties drop, pairs all, seed 1000047.
% Criteria: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 88.0%.
% Both directions claimed: 32, neither: 19, equal value: 12.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of corners within our reach after the other is at least the number of corners that it gives away.
% Covers 1,515 pairs rightly and 213 wrongly (87.7%), 1,515 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    corners_won(B, M2, Reach2),
    corners_given(B, M1, Corners1),
    \+ lt(Reach2, Corners1).

% Prefer a move to another if the number of corners within our reach after the other is less than the number of corners that the other gives away, the other is on an edge next to a corner and the number of discs that it turns over is at most 3.
% Covers 326 pairs rightly and 20 wrongly (94.2%), 140 of them new.
better_choice(B, M1, M2) :-
    corners_won(B, M2, Reach2),
    corners_given(B, M2, Corners2),
    lt(Reach2, Corners2),
    c_square(M2),
    flips(B, M1, Flips1),
    Flips1 =< 3.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the balance of prices after it is at least the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 491 pairs rightly and 56 wrongly (89.8%), 65 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the number of corners that it gives away is less than the number of corners within our reach after the other.
% Covers 161 pairs rightly and 34 wrongly (82.6%), 62 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_won(B, M2, Reach2),
    lt(Corners1, Reach2).

% Prefer a move to another if the price of it is greater than -20, the number of replies to it is at most the other's and the most discs that a reply to it turns over is greater than 6.
% Covers 58 pairs rightly and 12 wrongly (82.9%), 17 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1),
    largest_reply(B, M1, Answer1),
    Answer1 > 6.
