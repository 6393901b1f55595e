% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 71,830 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 80.0% (equal value: 375); a search with its first level so ordered takes 89.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 23,368 pairs rightly and 5,266 wrongly (81.6%), 23,368 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge.
% Covers 8,213 pairs rightly and 1,396 wrongly (85.5%), 3,778 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    on_edge(M2).

% Prefer a move to another if the number of corners that it gives away is zero, the balance of prices after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 10,923 pairs rightly and 2,138 wrongly (83.6%), 926 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
