% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,801 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 75,544 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 75.6% (equal value: 1,500).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is zero and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 16,181 pairs rightly and 1,135 wrongly (93.4%), 16,181 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20.

% Prefer a move to another if the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 3,897 pairs rightly and 585 wrongly (86.9%), 2,302 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of corners that it gives away is at most the other's, it is nearer to the centre than the other and the number of corners that the other gives away is not zero.
% Covers 5,408 pairs rightly and 506 wrongly (91.4%), 2,467 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    inner_than(M1, M2),
    \+ zero(Corners2).
