% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,726 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 17,112 pairs, starts random, ties drop, pairs best, seed 1000013.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 78.2% (equal value: 1,364); a search with its first level so ordered takes 89.8% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 5,470 pairs rightly and 1,225 wrongly (81.7%), 5,470 of them new.
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

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,645 pairs rightly and 41 wrongly (97.6%), 545 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 3,583 pairs rightly and 788 wrongly (82.0%), 517 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of our discs with an empty neighbour after it is at most the other's and the other is diagonally next to a corner.
% Covers 808 pairs rightly and 97 wrongly (89.3%), 139 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    x_square(M2).
