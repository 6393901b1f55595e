% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,640 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 47,186 pairs, starts random, ties drop, pairs all, seed 1000010.
% FOIL: accuracy 0.6, support 500, length 4.
% Unseen pairs in the right order: 78.4% (equal value: 1,147); a search with its first level so ordered takes 89.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 13,391 pairs rightly and 3,849 wrongly (77.7%), 13,391 of them new.
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
% Covers 5,921 pairs rightly and 284 wrongly (95.4%), 2,960 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the number of discs that it turns over is smaller than the other's.
% Covers 5,744 pairs rightly and 1,159 wrongly (83.2%), 773 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2).

% Prefer a move to another if the number of corners that it gives away is zero, the other is diagonally next to a corner and the number of our discs with an empty neighbour after it is small (at most 14).
% Covers 3,242 pairs rightly and 411 wrongly (88.7%), 558 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2),
    frontier(B, M1, Frontier1),
    Frontier1 =< 14.

% Prefer a move to another if the price of it is large (more than -20), the number of replies to it is at most the other's, the number of empty squares beside our discs after it is larger than the other's and the number of squares that we could play after it is larger than the other's.
% Covers 1,174 pairs rightly and 458 wrongly (71.9%), 550 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
