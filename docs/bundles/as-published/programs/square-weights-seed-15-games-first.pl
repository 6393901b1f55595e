% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 80,612 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 75.8% (equal value: 1,540).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the number of corners that it gives away is zero and the price of it is large (more than -20).
% Covers 15,606 pairs rightly and 739 wrongly (95.5%), 15,606 of them new.
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

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is zero and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 3,849 pairs rightly and 552 wrongly (87.5%), 2,093 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 11,888 pairs rightly and 697 wrongly (94.5%), 3,023 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is large (more than -20), the price of the other is small (at most -2), the static value after it is larger than the other's and it is nearer to the centre than the other.
% Covers 6,256 pairs rightly and 575 wrongly (91.6%), 1,294 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    price(M2, Price2),
    Price2 =< -2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    inner_than(M1, M2).
