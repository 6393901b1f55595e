% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,098 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 40,080 pairs, starts random, ties drop, pairs best, seed 1000105.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 75.7% (equal value: 2,645); a search with its first level so ordered takes 91.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 11,746 pairs rightly and 2,073 wrongly (85.0%), 11,746 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 4,066 pairs rightly and 150 wrongly (96.4%), 1,580 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero, the number of replies to a move is the same for both and the static value after it is larger than the other's.
% Covers 1,290 pairs rightly and 364 wrongly (78.0%), 1,045 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
