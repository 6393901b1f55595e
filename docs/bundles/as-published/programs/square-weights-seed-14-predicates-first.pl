% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 53 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 4,328 pairs, starts random, ties drop, pairs all, seed 1000017.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 86.0% (equal value: 86).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the price of it is large (more than -20), the static value after the other is small (at most -10) and the price of it is larger than the other's.
% Covers 1,017 pairs rightly and 13 wrongly (98.7%), 1,017 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > -20,
    Static2 =< -10,
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is larger than the other's, the other is not nearer to the centre than it and the price of a move differs.
% Covers 981 pairs rightly and 38 wrongly (96.3%), 240 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ inner_than(M2, M1),
    price(M1, Price1),
    price(M2, Price2),
    \+ Price1 = Price2.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 728 pairs rightly and 22 wrongly (97.1%), 152 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 282 pairs rightly and 17 wrongly (94.3%), 69 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the price of a move is the same for both, the static value after it is larger than the other's and it is in an even region.
% Covers 94 pairs rightly and 22 wrongly (81.0%), 82 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    Price1 = Price2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ odd_region(B, M1).

% Prefer a move to another if the number of corners that a move gives away is the same for both, it is nearer to the centre than the other and the number of corners that it gives away is not zero.
% Covers 66 pairs rightly and 5 wrongly (93.0%), 63 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    inner_than(M1, M2),
    \+ zero(Corners1).
