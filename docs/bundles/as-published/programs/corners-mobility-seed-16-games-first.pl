% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,851 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 84,532 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 72.8% (equal value: 6,404).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (64.3%): better_choice(B, M1, M2) :- corners_given(B, M1, Corners1), corners_given(B, M2, Corners2), Corners1 = Corners2, replies(B, M1, Replies1), replies(B, M2, Replies2), Replies1 = Replies2, frontier(B, M1, Frontier1), frontier(B, M2, Frontier2), lt(Frontier1, Frontier2).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 9,880 pairs rightly and 416 wrongly (96.0%), 9,880 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 9,673 pairs rightly and 1,506 wrongly (86.5%), 8,203 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
