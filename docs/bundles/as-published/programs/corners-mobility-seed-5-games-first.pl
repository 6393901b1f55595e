% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,741 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 67,236 pairs, starts random, ties drop, pairs all, seed 1000008.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 75.7% (equal value: 4,880).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 8,192 pairs rightly and 307 wrongly (96.4%), 8,192 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the number of empty squares beside our discs after it is smaller than the other's.
% Covers 11,844 pairs rightly and 2,086 wrongly (85.0%), 9,557 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).
