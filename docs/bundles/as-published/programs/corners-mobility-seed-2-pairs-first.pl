% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,771 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 19,212 pairs, starts random, ties drop, pairs best, seed 1000005.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 79.3% (equal value: 1,304); a search with its first level so ordered takes 88.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 6,631 pairs rightly and 1,499 wrongly (81.6%), 6,631 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,842 pairs rightly and 69 wrongly (96.4%), 515 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of replies to it is smaller than the other's and the number of empty squares beside our discs after it is smaller than the other's.
% Covers 3,921 pairs rightly and 517 wrongly (88.4%), 392 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of our discs with an empty neighbour after it is at most the other's and the other is diagonally next to a corner.
% Covers 962 pairs rightly and 141 wrongly (87.2%), 170 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    x_square(M2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the static value after it is at least the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 3,113 pairs rightly and 462 wrongly (87.1%), 157 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
