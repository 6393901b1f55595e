% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,926 pairs, starts random, ties drop, pairs all, seed 1000207.
% FOIL: accuracy 0.6, support 2, length 2.
% Unseen pairs in the right order: 81.2% (equal value: 37); a search with its first level so ordered takes 88.4% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 561 pairs rightly and 173 wrongly (76.4%), 561 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the other is diagonally next to a corner and the number of corners that it gives away is zero.
% Covers 169 pairs rightly and 12 wrongly (93.4%), 53 of them new.
better_choice(B, M1, M2) :-
    x_square(M2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 291 pairs rightly and 59 wrongly (83.1%), 46 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).
