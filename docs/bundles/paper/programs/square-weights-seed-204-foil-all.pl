% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,690 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 109,952 pairs, starts random, ties drop, pairs best, seed 1000207.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 80.9% (equal value: 3,406); a search with all its levels so ordered takes 66.8% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 34,501 pairs rightly and 2,382 wrongly (93.5%), 34,501 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the static value after it is at least the other's, it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the price of it is larger than the other's.
% Covers 22,663 pairs rightly and 997 wrongly (95.8%), 6,198 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 5,
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 12,986 pairs rightly and 110 wrongly (99.2%), 1,215 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
