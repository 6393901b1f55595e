% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,520 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 43,332 pairs, starts random, ties drop, pairs all, seed 1000009.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 78.7% (equal value: 1,107); a search with its first level so ordered takes 90.8% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 12,121 pairs rightly and 3,376 wrongly (78.2%), 12,121 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 5,017 pairs rightly and 257 wrongly (95.1%), 2,573 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of our discs with an empty neighbour after it is at most the other's and the other is diagonally next to a corner.
% Covers 2,611 pairs rightly and 242 wrongly (91.5%), 503 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    x_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 5,999 pairs rightly and 1,162 wrongly (83.8%), 652 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 5,318 pairs rightly and 1,078 wrongly (83.1%), 498 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).
