% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,905 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 123,500 pairs, starts random, ties drop, pairs best, seed 1000205.
% FOIL: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 83.2% (equal value: 9,000); a search with all its levels so ordered takes 60.4% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 50,112 pairs rightly and 4,811 wrongly (91.2%), 50,112 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of replies to it is at most the other's and the number of corners that it gives away is smaller than the other's.
% Covers 11,484 pairs rightly and 287 wrongly (97.6%), 1,394 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
