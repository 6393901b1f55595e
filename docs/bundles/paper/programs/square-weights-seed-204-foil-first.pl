% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,375 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 146,284 pairs, starts random, ties drop, pairs best, seed 1000207.
% FOIL: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 74.0% (equal value: 3,310); a search with its first level so ordered takes 89.3% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 37,719 pairs rightly and 6,400 wrongly (85.5%), 37,719 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 17,941 pairs rightly and 645 wrongly (96.5%), 5,147 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 16,216 pairs rightly and 2,374 wrongly (87.2%), 3,944 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > 5.
