% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 17,006 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 151,784 pairs, starts random, ties drop, pairs best, seed 1000205.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 77.0% (equal value: 3,378); a search with its first level so ordered takes 89.7% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 52,708 pairs rightly and 13,249 wrongly (79.9%), 52,708 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 18,924 pairs rightly and 721 wrongly (96.3%), 2,639 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is at least the other's, the number of replies to it is smaller than the other's and the number of squares that we could play after it is at least the other's.
% Covers 20,999 pairs rightly and 4,101 wrongly (83.7%), 4,479 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2).

% Prefer a move to another if the static value after a move is the same for both, the number of replies to it is at most the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 1,106 pairs rightly and 480 wrongly (69.7%), 554 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
