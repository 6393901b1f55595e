% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,764 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 58,438 pairs, starts random, ties drop, pairs all, seed 1000008.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 79.6% (equal value: 443); a search with its first level so ordered takes 90.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 19,224 pairs rightly and 4,375 wrongly (81.5%), 19,224 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that the other gives away is not zero, it is not on an edge next to a corner and the other is on an edge next to a corner.
% Covers 5,064 pairs rightly and 362 wrongly (93.3%), 1,857 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    \+ c_square(M1),
    c_square(M2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 9,190 pairs rightly and 437 wrongly (95.5%), 635 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is large (more than -20), the static value after a move is the same for both and the number of replies to it is smaller than the other's.
% Covers 650 pairs rightly and 409 wrongly (61.4%), 627 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
