% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 55,134 pairs, starts random, ties drop, pairs all, seed 1000010.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 79.2% (equal value: 355); a search with its first level so ordered takes 89.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 18,050 pairs rightly and 4,239 wrongly (81.0%), 18,050 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is not diagonally next to a corner.
% Covers 6,281 pairs rightly and 1,072 wrongly (85.4%), 2,683 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    \+ x_square(M2).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 8,658 pairs rightly and 1,804 wrongly (82.8%), 778 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is larger than the other's and the other is not nearer to the centre than it.
% Covers 10,581 pairs rightly and 1,320 wrongly (88.9%), 326 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    \+ inner_than(M2, M1).
