% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,625 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 61,764 pairs, starts random, ties drop, pairs all, seed 1000022.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.7% (equal value: 4,476).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (78.5%): better_choice(B, M1, M2) :- price(M1, Price1), Price1 > -20, beside_ours(B, M1, Beside1), beside_ours(B, M2, Beside2), \+ lt(Beside2, Beside1), beside_theirs(B, M1, BesideTheirs1), beside_theirs(B, M2, BesideTheirs2), lt(BesideTheirs2, BesideTheirs1).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 7,910 pairs rightly and 408 wrongly (95.1%), 7,910 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's, the price of it is large (more than -20) and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 6,739 pairs rightly and 1,088 wrongly (86.1%), 5,700 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > -20,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside our discs after it is smaller than the other's and the other is diagonally next to a corner.
% Covers 3,659 pairs rightly and 289 wrongly (92.7%), 766 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    x_square(M2).
