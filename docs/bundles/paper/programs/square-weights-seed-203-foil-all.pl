% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,987 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 112,304 pairs, starts random, ties drop, pairs best, seed 1000206.
% FOIL: accuracy 0.8, support 2, length 3.
% Unseen pairs in the right order: 80.9% (equal value: 3,437); a search with all its levels so ordered takes 68.5% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 35,575 pairs rightly and 2,478 wrongly (93.5%), 35,575 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 23,217 pairs rightly and 1,051 wrongly (95.7%), 6,169 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    Price1 > 5.

% Prefer a move to another if the balance of prices after it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 14,139 pairs rightly and 126 wrongly (99.1%), 1,366 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
