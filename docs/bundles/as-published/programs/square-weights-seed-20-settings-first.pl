% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 57,824 pairs, starts random, ties drop, pairs all, seed 1000023.
% FOIL: accuracy 0.55, support 2, length 2.
% Unseen pairs in the right order: 76.6% (equal value: 326); a search with its first level so ordered takes 91.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 18,318 pairs rightly and 4,283 wrongly (81.0%), 18,318 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that the other gives away is not zero and the other is on an edge next to a corner.
% Covers 6,579 pairs rightly and 1,189 wrongly (84.7%), 2,886 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    c_square(M2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 9,381 pairs rightly and 380 wrongly (96.1%), 192 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
