% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,640 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 15,920 pairs, starts random, ties drop, pairs best, seed 1000021.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 76.4% (equal value: 956); a search with its first level so ordered takes 92.6% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 5,391 pairs rightly and 1,279 wrongly (80.8%), 5,391 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,597 pairs rightly and 73 wrongly (95.6%), 479 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the static value after it is at least the other's.
% Covers 4,100 pairs rightly and 694 wrongly (85.5%), 420 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of replies to it is at most the other's and the other is diagonally next to a corner.
% Covers 1,101 pairs rightly and 115 wrongly (90.5%), 78 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    x_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of replies to it is smaller than the other's.
% Covers 3,440 pairs rightly and 531 wrongly (86.6%), 37 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
