% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,856 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 174,340 pairs, starts random, ties drop, pairs best, seed 1000204.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 78.1% (equal value: 11,861); a search with its first level so ordered takes 90.2% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 56,321 pairs rightly and 11,540 wrongly (83.0%), 56,321 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 17,284 pairs rightly and 727 wrongly (96.0%), 6,021 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 36,452 pairs rightly and 7,393 wrongly (83.1%), 5,182 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of empty squares beside our discs after it is smaller than the other's and the other is diagonally next to a corner.
% Covers 8,632 pairs rightly and 800 wrongly (91.5%), 995 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    x_square(M2).
