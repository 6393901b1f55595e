% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,680 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 52,220 pairs, starts random, ties drop, pairs all, seed 1000022.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 75.9% (equal value: 284); a search with its first level so ordered takes 89.8% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and the number of corners that it gives away is zero.
% Covers 13,846 pairs rightly and 2,475 wrongly (84.8%), 13,846 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 7,436 pairs rightly and 469 wrongly (94.1%), 1,742 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's and it is nearer to the centre than the other.
% Covers 5,393 pairs rightly and 939 wrongly (85.2%), 1,190 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    inner_than(M1, M2).
