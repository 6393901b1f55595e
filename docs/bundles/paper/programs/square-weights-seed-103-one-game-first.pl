% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 54 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 3,194 pairs, starts random, ties drop, pairs all, seed 1000106.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 80.9% (equal value: 11); a search with its first level so ordered takes 91.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and the number of corners that it gives away is zero.
% Covers 842 pairs rightly and 122 wrongly (87.3%), 842 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the other is on an edge next to a corner and the number of discs that it turns over is at least the other's.
% Covers 413 pairs rightly and 58 wrongly (87.7%), 159 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    c_square(M2),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    \+ lt(Flips1, Flips2).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is larger than the other's and the number of empty squares beside our discs after it is small (at most 19).
% Covers 820 pairs rightly and 168 wrongly (83.0%), 151 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 19.

% Prefer a move to another if the price of it is at least the other's, the number of empty squares beside our discs after the other is large (more than 18) and the static value after the other is large (more than 12).
% Covers 87 pairs rightly and 17 wrongly (83.7%), 71 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    beside_ours(B, M2, Beside2),
    Beside2 > 18,
    static(B, M2, Static2),
    Static2 > 12.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 455 pairs rightly and 28 wrongly (94.2%), 28 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is at least the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 729 pairs rightly and 152 wrongly (82.7%), 43 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if it is not on an edge next to a corner, the static value after it is at least the other's and the other is diagonally next to a corner.
% Covers 340 pairs rightly and 17 wrongly (95.2%), 16 of them new.
better_choice(B, M1, M2) :-
    \+ c_square(M1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    x_square(M2).

% Prefer a move to another if the static value after the other is small (at most -30) and 4 or more discs that are not the opponent's colour touch it.
% Covers 27 pairs rightly and 0 wrongly (100.0%), 5 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< -30,
    color_of_another_turn(B, Other),
    many_opponents_pieces(B, M1, Other).
