% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,677 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 45,540 pairs, starts random, ties drop, pairs all, seed 1000016.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 77.7% (equal value: 1,169); a search with its first level so ordered takes 89.2% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 10,660 pairs rightly and 2,306 wrongly (82.2%), 10,660 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that a move gives away differs and the number of corners that it gives away is small (at most 1).
% Covers 5,406 pairs rightly and 315 wrongly (94.5%), 3,237 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    \+ Corners1 = Corners2,
    Corners1 =< 1.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside the opponent's discs after it is at least the other's, the static value after it is at least the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 6,310 pairs rightly and 1,395 wrongly (81.9%), 1,358 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of corners that it gives away is zero, the price of it is larger than the other's and the other is diagonally next to a corner.
% Covers 3,761 pairs rightly and 559 wrongly (87.1%), 799 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    x_square(M2).
