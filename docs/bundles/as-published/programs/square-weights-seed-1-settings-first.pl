% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,783 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 56,148 pairs, starts random, ties drop, pairs all, seed 1000004.
% FOIL: accuracy 0.55, support 2, length 2.
% Unseen pairs in the right order: 79.9% (equal value: 374); a search with its first level so ordered takes 90.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 18,388 pairs rightly and 4,369 wrongly (80.8%), 18,388 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that the other gives away is not zero and the other is on an edge next to a corner.
% Covers 4,753 pairs rightly and 933 wrongly (83.6%), 2,040 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    c_square(M2).

% Prefer a move to another if the static value after a move is the same for both and the number of replies to it is smaller than the other's.
% Covers 884 pairs rightly and 613 wrongly (59.1%), 785 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
