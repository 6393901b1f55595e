% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,859 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 20,212 pairs, starts random, ties drop, pairs best, seed 1000015.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 71.4% (equal value: 1,272); a search with its first level so ordered takes 89.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 5,635 pairs rightly and 1,092 wrongly (83.8%), 5,635 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 2,126 pairs rightly and 78 wrongly (96.5%), 914 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is smaller than the other's and the price of it is larger than the other's.
% Covers 3,403 pairs rightly and 540 wrongly (86.3%), 552 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).
