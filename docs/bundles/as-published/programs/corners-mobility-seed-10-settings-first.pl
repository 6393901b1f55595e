% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,726 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 48,558 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 76.5% (equal value: 1,364); a search with its first level so ordered takes 90.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 13,247 pairs rightly and 3,867 wrongly (77.4%), 13,247 of them new.
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
% Covers 5,480 pairs rightly and 177 wrongly (96.9%), 2,792 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
