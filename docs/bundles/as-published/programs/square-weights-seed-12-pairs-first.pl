% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,855 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 18,084 pairs, starts random, ties drop, pairs best, seed 1000015.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 75.3% (equal value: 423); a search with its first level so ordered takes 89.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 5,239 pairs rightly and 1,008 wrongly (83.9%), 5,239 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 3,575 pairs rightly and 587 wrongly (85.9%), 985 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 2,367 pairs rightly and 82 wrongly (96.7%), 305 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
