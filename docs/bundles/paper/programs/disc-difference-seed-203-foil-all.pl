% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,976 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 108,598 pairs, starts random, ties drop, pairs best, seed 1000206.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.2% (equal value: 14,157); a search with all its levels so ordered takes 74.1% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the number of discs that the other turns over is small (at most 1), the number of replies to it is smaller than the other's and it is on an edge.
% Covers 8,634 pairs rightly and 729 wrongly (92.2%), 2,543 of them new.
better_choice(B, M1, M2) :-
    flips(B, M2, Flips2),
    Flips2 =< 1,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    on_edge(M1).

% Prefer a move to another if the static value after it is larger than the other's and the other is not on an edge.
% Covers 22,979 pairs rightly and 2,631 wrongly (89.7%), 2,537 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ on_edge(M2).

% Prefer a move to another if the number of discs that the other turns over is small (at most 2), the number of replies to it is at most the other's and the number of discs that it turns over is large (more than 3).
% Covers 8,083 pairs rightly and 451 wrongly (94.7%), 1,077 of them new.
better_choice(B, M1, M2) :-
    flips(B, M2, Flips2),
    Flips2 =< 2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    flips(B, M1, Flips1),
    Flips1 > 3.
