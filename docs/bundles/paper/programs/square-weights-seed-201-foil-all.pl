% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,078 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 115,630 pairs, starts random, ties drop, pairs best, seed 1000204.
% FOIL: accuracy 0.8, support 2, length 3.
% Unseen pairs in the right order: 81.3% (equal value: 3,657); a search with all its levels so ordered takes 67.9% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 36,439 pairs rightly and 2,622 wrongly (93.3%), 36,439 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the static value after it is at least the other's, it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the price of it is larger than the other's.
% Covers 23,931 pairs rightly and 1,066 wrongly (95.7%), 6,457 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 5,
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 14,244 pairs rightly and 141 wrongly (99.0%), 1,338 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and the other is diagonally next to a corner.
% Covers 9,896 pairs rightly and 466 wrongly (95.5%), 941 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    x_square(M2).
