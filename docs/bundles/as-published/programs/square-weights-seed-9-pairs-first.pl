% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,770 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 16,062 pairs, starts random, ties drop, pairs best, seed 1000012.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 76.6% (equal value: 342); a search with its first level so ordered takes 88.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 4,688 pairs rightly and 866 wrongly (84.4%), 4,688 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 3,180 pairs rightly and 490 wrongly (86.6%), 908 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 2,106 pairs rightly and 64 wrongly (97.1%), 256 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
