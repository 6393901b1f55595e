% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,035 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 114,628 pairs, starts random, ties drop, pairs best, seed 1000205.
% FOIL: accuracy 0.8, support 2, length 3.
% Unseen pairs in the right order: 82.5% (equal value: 3,537); a search with all its levels so ordered takes 70.3% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 39,856 pairs rightly and 3,448 wrongly (92.0%), 39,856 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is larger than the other's, the number of replies to it is at most the other's and the number of replies to the other is large (more than 3).
% Covers 32,445 pairs rightly and 1,967 wrongly (94.3%), 6,008 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    Replies2 > 3.

% Prefer a move to another if the balance of prices after it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 14,057 pairs rightly and 153 wrongly (98.9%), 434 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
