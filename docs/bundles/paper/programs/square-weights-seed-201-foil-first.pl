% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,923 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 152,106 pairs, starts random, ties drop, pairs best, seed 1000204.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 74.6% (equal value: 3,416); a search with its first level so ordered takes 88.4% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the number of replies to it is at most the other's and the number of corners that it gives away is zero.
% Covers 37,296 pairs rightly and 5,600 wrongly (86.9%), 7,523 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 19,369 pairs rightly and 650 wrongly (96.8%), 2,414 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 29,908 pairs rightly and 4,473 wrongly (87.0%), 2,668 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -20), the price of the other is large (more than 2), the price of the other is small (at most 5) and the number of replies to it is smaller than the other's.
% Covers 4,531 pairs rightly and 1,198 wrongly (79.1%), 1,238 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    price(M2, Price2),
    Price2 > 2,
    Price2 =< 5,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
