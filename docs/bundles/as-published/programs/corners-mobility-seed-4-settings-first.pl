% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,660 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 50,094 pairs, starts random, ties drop, pairs all, seed 1000007.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 76.4% (equal value: 1,180); a search with its first level so ordered takes 91.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 13,767 pairs rightly and 3,828 wrongly (78.2%), 13,767 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,241 pairs rightly and 262 wrongly (96.0%), 3,303 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of our discs with an empty neighbour after it is at most the other's and the other is diagonally next to a corner.
% Covers 3,110 pairs rightly and 355 wrongly (89.8%), 569 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    x_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of squares that we could play after it is larger than the other's, the number of empty squares beside our discs after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 1,137 pairs rightly and 472 wrongly (70.7%), 930 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the price of it is at least the other's.
% Covers 10,411 pairs rightly and 2,275 wrongly (82.1%), 817 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2).
