% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,520 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 15,274 pairs, starts random, ties drop, pairs best, seed 1000009.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 77.9% (equal value: 1,107); a search with its first level so ordered takes 90.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 4,764 pairs rightly and 1,085 wrongly (81.4%), 4,764 of them new.
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

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that a move gives away differs and the number of corners that it gives away is small (at most 1).
% Covers 1,405 pairs rightly and 67 wrongly (95.4%), 506 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    \+ Corners1 = Corners2,
    Corners1 =< 1.

% Prefer a move to another if the number of replies to it is smaller than the other's, the number of empty squares beside our discs after it is larger than the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 308 pairs rightly and 110 wrongly (73.7%), 259 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after the other is zero or less and the other is diagonally next to a corner.
% Covers 640 pairs rightly and 65 wrongly (90.8%), 83 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M2, Static2),
    Static2 =< 0,
    x_square(M2).
