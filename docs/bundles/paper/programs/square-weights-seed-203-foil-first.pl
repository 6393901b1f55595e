% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,993 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 150,780 pairs, starts random, ties drop, pairs best, seed 1000206.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 76.7% (equal value: 3,303); a search with its first level so ordered takes 89.1% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the number of replies to it is at most the other's and the number of corners that it gives away is zero.
% Covers 37,666 pairs rightly and 5,567 wrongly (87.1%), 37,666 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 19,291 pairs rightly and 617 wrongly (96.9%), 6,275 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 16,574 pairs rightly and 2,120 wrongly (88.7%), 4,349 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    Price1 > 5.

% Prefer a move to another if the price of it is large (more than -20), the static value after it is larger than the other's and the other is diagonally next to a corner.
% Covers 12,568 pairs rightly and 787 wrongly (94.1%), 1,771 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    x_square(M2).
