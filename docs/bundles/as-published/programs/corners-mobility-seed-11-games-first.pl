% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,777 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 70,064 pairs, starts random, ties drop, pairs all, seed 1000014.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 72.6% (equal value: 4,886).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (78.8%): better_choice(B, M1, M2) :- price(M1, Price1), Price1 > -20, static(B, M1, Static1), static(B, M2, Static2), lt(Static2, Static1).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 8,635 pairs rightly and 398 wrongly (95.6%), 8,635 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's, the price of it is large (more than -20) and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 7,864 pairs rightly and 1,329 wrongly (85.5%), 6,738 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > -20,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
