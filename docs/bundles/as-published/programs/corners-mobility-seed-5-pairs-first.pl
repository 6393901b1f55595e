% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,741 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 17,118 pairs, starts random, ties drop, pairs best, seed 1000008.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 77.9% (equal value: 1,324); a search with its first level so ordered takes 88.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 5,391 pairs rightly and 986 wrongly (84.5%), 5,391 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,779 pairs rightly and 61 wrongly (96.7%), 630 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of corners that it gives away is zero and the number of replies to it is smaller than the other's.
% Covers 3,498 pairs rightly and 478 wrongly (88.0%), 360 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
