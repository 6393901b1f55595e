% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,549 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 52,210 pairs, starts random, ties drop, pairs all, seed 1000007.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 78.7% (equal value: 324); a search with its first level so ordered takes 89.2% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 17,008 pairs rightly and 3,848 wrongly (81.5%), 17,008 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and it is nearer to the centre than the other.
% Covers 3,342 pairs rightly and 401 wrongly (89.3%), 1,659 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    inner_than(M1, M2).

% Prefer a move to another if the price of it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 6,822 pairs rightly and 371 wrongly (94.8%), 541 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is large (more than -20), the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 7,548 pairs rightly and 1,522 wrongly (83.2%), 780 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
