% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,677 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 15,832 pairs, starts random, ties drop, pairs best, seed 1000016.
% FOIL: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 75.9% (equal value: 1,169); a search with its first level so ordered takes 89.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 5,021 pairs rightly and 930 wrongly (84.4%), 5,021 of them new.
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
% Covers 1,691 pairs rightly and 59 wrongly (96.6%), 530 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
