% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,406 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 77.0% (equal value: 34).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (72.2%): better_choice(B, M1, M2) :- price(M1, Price1), price(M2, Price2), Price1 = Price2, static(B, M2, Static2), Static2 > -6, beside_ours(B, M2, Beside2), Beside2 =< 18.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the price of it is large (more than -20).
% Covers 281 pairs rightly and 15 wrongly (94.9%), 281 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the static value after it is at least the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 61 pairs rightly and 5 wrongly (92.4%), 39 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the price of it is large (more than -20), the number of empty squares beside the opponent's discs after it is larger than the other's and the number of our discs with an empty neighbour after the other is small (at most 7).
% Covers 49 pairs rightly and 1 wrongly (98.0%), 45 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    frontier(B, M2, Frontier2),
    Frontier2 =< 7.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 212 pairs rightly and 5 wrongly (97.7%), 29 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
