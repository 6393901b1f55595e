% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,770 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 56,200 pairs, starts random, ties drop, pairs all, seed 1000012.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 79.2% (equal value: 342); a search with its first level so ordered takes 89.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 18,172 pairs rightly and 3,749 wrongly (82.9%), 18,172 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge next to a corner.
% Covers 6,265 pairs rightly and 989 wrongly (86.4%), 2,767 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    c_square(M2).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is at least the other's and the number of corners that the other gives away is not zero.
% Covers 7,340 pairs rightly and 378 wrongly (95.1%), 387 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 8,541 pairs rightly and 1,451 wrongly (85.5%), 755 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
