% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 14,748 pairs, starts random, ties drop, pairs best, seed 1000010.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 74.1% (equal value: 355); a search with its first level so ordered takes 88.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 3,893 pairs rightly and 647 wrongly (85.7%), 3,893 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,852 pairs rightly and 80 wrongly (95.9%), 518 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 1,715 pairs rightly and 275 wrongly (86.2%), 430 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 2,945 pairs rightly and 444 wrongly (86.9%), 227 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
