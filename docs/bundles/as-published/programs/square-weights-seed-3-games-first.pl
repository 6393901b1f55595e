% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,787 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 74,650 pairs, starts random, ties drop, pairs all, seed 1000006.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.7% (equal value: 1,353).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the number of corners that it gives away is zero and the price of it is large (more than -20).
% Covers 13,982 pairs rightly and 783 wrongly (94.7%), 13,982 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 11,544 pairs rightly and 578 wrongly (95.2%), 2,962 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 2,993 pairs rightly and 566 wrongly (84.1%), 2,286 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > 5.
