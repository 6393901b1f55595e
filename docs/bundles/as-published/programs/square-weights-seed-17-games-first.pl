% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,687 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 68,506 pairs, starts random, ties drop, pairs all, seed 1000020.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 74.6% (equal value: 1,278).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the price of it is large (more than -20).
% Covers 13,658 pairs rightly and 1,000 wrongly (93.2%), 13,658 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is at least the other's, the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 3,980 pairs rightly and 549 wrongly (87.9%), 2,160 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    Price1 > 5.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the other is on an edge.
% Covers 6,007 pairs rightly and 244 wrongly (96.1%), 1,665 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    on_edge(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of the other is small (at most -2), the number of corners that the other gives away is not zero and it is nearer to the centre than the other.
% Covers 4,303 pairs rightly and 356 wrongly (92.4%), 865 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M2, Price2),
    Price2 =< -2,
    \+ zero(Corners2),
    inner_than(M1, M2).
