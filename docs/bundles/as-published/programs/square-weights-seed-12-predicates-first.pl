% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 3,994 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 79.3% (equal value: 71).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the price of it is large (more than -20) and the static value after the other is small (at most -4).
% Covers 779 pairs rightly and 18 wrongly (97.7%), 779 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    Price1 > -20,
    Static2 =< -4.

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is larger than the other's and the number of corners that the other gives away is not zero.
% Covers 442 pairs rightly and 13 wrongly (97.1%), 101 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the price of it is at least the other's, the price of it is large (more than -2) and it is nearer to the centre than the other.
% Covers 119 pairs rightly and 10 wrongly (92.2%), 76 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    Price1 > -2,
    inner_than(M1, M2).

% Prefer a move to another if the price of it is at least the other's, the price of the other is large (more than -20), the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 82 pairs rightly and 9 wrongly (90.1%), 77 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    Price2 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    Price1 > 5.

% Prefer a move to another if the static value after it is at least the other's, the number of our discs with an empty neighbour after it is smaller than the other's and the number of replies to it is small (at most 8).
% Covers 182 pairs rightly and 21 wrongly (89.7%), 75 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    replies(B, M1, Replies1),
    Replies1 =< 8.

% Prefer a move to another if the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the price of it is smaller than the other's and the number of corners that the other gives away is not zero.
% Covers 87 pairs rightly and 5 wrongly (94.6%), 87 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    lt(Price1, Price2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).
