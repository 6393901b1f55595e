% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,785 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 18,204 pairs, starts random, ties drop, pairs best, seed 1000006.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 77.2% (equal value: 1,294); a search with its first level so ordered takes 91.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 4,507 pairs rightly and 786 wrongly (85.2%), 4,507 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,896 pairs rightly and 62 wrongly (96.8%), 1,028 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is at most the other's, the number of empty squares beside our discs after it is at least the other's, the static value after it is larger than the other's and the balance of prices after it is at least the other's.
% Covers 1,164 pairs rightly and 341 wrongly (77.3%), 789 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside1, Beside2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the number of discs that it turns over is smaller than the other's.
% Covers 1,779 pairs rightly and 216 wrongly (89.2%), 193 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2).
