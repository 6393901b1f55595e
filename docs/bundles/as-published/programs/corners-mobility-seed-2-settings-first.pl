% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,771 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 56,652 pairs, starts random, ties drop, pairs all, seed 1000005.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 79.2% (equal value: 1,304); a search with its first level so ordered takes 88.6% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 17,279 pairs rightly and 5,197 wrongly (76.9%), 17,279 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that a move gives away differs and the number of corners that it gives away is small (at most 1).
% Covers 6,493 pairs rightly and 292 wrongly (95.7%), 2,891 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    \+ Corners1 = Corners2,
    Corners1 =< 1.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 3,475 pairs rightly and 354 wrongly (90.8%), 732 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is at least the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 9,739 pairs rightly and 2,222 wrongly (81.4%), 896 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
