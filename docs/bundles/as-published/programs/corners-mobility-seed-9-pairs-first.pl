% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,656 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 16,904 pairs, starts random, ties drop, pairs best, seed 1000012.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 78.4% (equal value: 1,195); a search with its first level so ordered takes 87.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 5,414 pairs rightly and 1,125 wrongly (82.8%), 5,414 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's, the number of corners that it gives away is small (at most 1) and the distance of the other from the edge is small (at most 1).
% Covers 1,613 pairs rightly and 44 wrongly (97.3%), 602 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    Corners1 =< 1,
    ring(M2, Ring2),
    Ring2 =< 1.

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the price of it is larger than the other's.
% Covers 3,061 pairs rightly and 413 wrongly (88.1%), 293 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 2,410 pairs rightly and 308 wrongly (88.7%), 246 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
