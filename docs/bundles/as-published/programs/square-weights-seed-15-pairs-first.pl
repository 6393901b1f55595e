% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 15,640 pairs, starts random, ties drop, pairs best, seed 1000018.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 75.5% (equal value: 430); a search with its first level so ordered takes 89.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 4,559 pairs rightly and 827 wrongly (84.6%), 4,559 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 3,107 pairs rightly and 491 wrongly (86.4%), 874 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,965 pairs rightly and 63 wrongly (96.9%), 172 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
