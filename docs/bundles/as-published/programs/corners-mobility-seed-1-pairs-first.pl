% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,754 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 17,744 pairs, starts random, ties drop, pairs best, seed 1000004.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 76.5% (equal value: 1,166); a search with its first level so ordered takes 90.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,676 pairs rightly and 48 wrongly (97.2%), 760 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the number of replies to it is at most the other's and the static value after it is larger than the other's.
% Covers 4,744 pairs rightly and 664 wrongly (87.7%), 582 of them new.
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

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 2,539 pairs rightly and 316 wrongly (88.9%), 349 of them new.
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

% When the number of empty squares is large (more than 34), prefer a move to another if the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 675 pairs rightly and 53 wrongly (92.7%), 153 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2),
    remain_places(B, Empty),
    Empty > 34.
