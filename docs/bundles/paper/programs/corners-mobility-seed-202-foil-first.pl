% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,834 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 169,352 pairs, starts random, ties drop, pairs best, seed 1000205.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 76.8% (equal value: 11,728); a search with its first level so ordered takes 91.0% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 16,288 pairs rightly and 590 wrongly (96.5%), 7,195 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the number of replies to it is at most the other's and the static value after it is larger than the other's.
% Covers 44,004 pairs rightly and 6,286 wrongly (87.5%), 4,725 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
