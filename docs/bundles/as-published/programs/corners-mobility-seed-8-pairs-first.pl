% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,818 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 19,128 pairs, starts random, ties drop, pairs best, seed 1000011.
% FOIL: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 77.0% (equal value: 1,310); a search with its first level so ordered takes 89.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 5,194 pairs rightly and 824 wrongly (86.3%), 5,194 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,789 pairs rightly and 78 wrongly (95.8%), 749 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after a move is the same for both, the number of empty squares beside our discs after it is smaller than the other's and the price of it is larger than the other's.
% Covers 373 pairs rightly and 122 wrongly (75.4%), 311 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of replies to it is smaller than the other's, the number of empty squares beside our discs after it is larger than the other's and the number of squares that we could play after it is larger than the other's.
% Covers 486 pairs rightly and 169 wrongly (74.2%), 404 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
