% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,850 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 17,418 pairs, starts random, ties drop, pairs best, seed 1000005.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 73.9% (equal value: 386); a search with its first level so ordered takes 87.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 4,346 pairs rightly and 782 wrongly (84.8%), 4,346 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 2,270 pairs rightly and 69 wrongly (97.1%), 670 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is at least the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 1,796 pairs rightly and 376 wrongly (82.7%), 522 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    Price1 > 5.
