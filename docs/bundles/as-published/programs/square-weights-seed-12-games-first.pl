% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,855 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 90,132 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 74.6% (equal value: 1,676).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is zero and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 18,742 pairs rightly and 1,109 wrongly (94.4%), 18,742 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and it is nearer to the centre than the other.
% Covers 6,282 pairs rightly and 583 wrongly (91.5%), 3,110 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    inner_than(M1, M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is at least the other's, it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of empty squares beside our discs after it is large (more than 16).
% Covers 2,460 pairs rightly and 425 wrongly (85.3%), 1,647 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    Price1 > 5,
    beside_ours(B, M1, Beside1),
    Beside1 > 16.
