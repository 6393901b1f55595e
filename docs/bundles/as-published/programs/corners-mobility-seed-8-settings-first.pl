% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,818 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 55,274 pairs, starts random, ties drop, pairs all, seed 1000011.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 78.6% (equal value: 1,310); a search with its first level so ordered takes 90.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and it is not diagonally next to a corner.
% Covers 15,558 pairs rightly and 4,086 wrongly (79.2%), 15,558 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ x_square(M1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,634 pairs rightly and 335 wrongly (95.2%), 3,364 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is at least the other's and the number of empty squares beside our discs after it is smaller than the other's.
% Covers 12,147 pairs rightly and 2,665 wrongly (82.0%), 1,874 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 3,743 pairs rightly and 341 wrongly (91.7%), 627 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of our discs with an empty neighbour after it is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of replies to it is smaller than the other's.
% Covers 8,462 pairs rightly and 1,736 wrongly (83.0%), 451 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
