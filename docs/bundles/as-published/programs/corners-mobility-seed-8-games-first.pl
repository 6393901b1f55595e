% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,818 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 73,990 pairs, starts random, ties drop, pairs all, seed 1000011.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.9% (equal value: 5,424).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (79.3%): better_choice(B, M1, M2) :- corners_given(B, M1, Corners1), zero(Corners1), replies(B, M1, Replies1), replies(B, M2, Replies2), \+ lt(Replies2, Replies1), beside_ours(B, M1, Beside1), beside_ours(B, M2, Beside2), lt(Beside1, Beside2).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 8,987 pairs rightly and 437 wrongly (95.4%), 8,987 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of squares that we could play after it is larger than the other's.
% Covers 8,613 pairs rightly and 1,356 wrongly (86.4%), 7,108 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside our discs after it is smaller than the other's and the other is diagonally next to a corner.
% Covers 4,103 pairs rightly and 326 wrongly (92.6%), 1,086 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    x_square(M2).
