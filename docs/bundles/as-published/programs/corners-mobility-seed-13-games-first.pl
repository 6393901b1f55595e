% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,677 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 61,242 pairs, starts random, ties drop, pairs all, seed 1000016.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 71.0% (equal value: 4,608).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (78.6%): better_choice(B, M1, M2) :- corners_given(B, M1, Corners1), zero(Corners1), replies(B, M1, Replies1), replies(B, M2, Replies2), \+ lt(Replies2, Replies1), static(B, M1, Static1), static(B, M2, Static2), lt(Static2, Static1).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 7,321 pairs rightly and 468 wrongly (94.0%), 7,321 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's, the number of squares that we could play after it is larger than the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 5,621 pairs rightly and 872 wrongly (86.6%), 4,785 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
