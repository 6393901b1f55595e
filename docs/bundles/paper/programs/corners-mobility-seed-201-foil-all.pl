% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,123 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 130,150 pairs, starts random, ties drop, pairs best, seed 1000204.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 85.4% (equal value: 10,049); a search with all its levels so ordered takes 59.3% of the work of one that sorts nothing, asking included.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 52,835 pairs rightly and 5,124 wrongly (91.2%), 52,835 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the static value after a move is the same for both and the number of corners that it gives away is smaller than the other's.
% Covers 835 pairs rightly and 35 wrongly (96.0%), 835 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of replies to it is at most the other's, the static value after it is at least the other's and the number of corners that it gives away is zero.
% Covers 37,253 pairs rightly and 3,184 wrongly (92.1%), 2,173 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is larger than the other's, the number of corners that it gives away is smaller than the other's and the number of corners that it gives away is zero.
% Covers 9,660 pairs rightly and 457 wrongly (95.5%), 885 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    zero(Corners1).
