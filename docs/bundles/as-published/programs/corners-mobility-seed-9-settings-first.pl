% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,656 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 45,944 pairs, starts random, ties drop, pairs all, seed 1000012.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 77.5% (equal value: 1,195); a search with its first level so ordered takes 88.2% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's and the number of corners that it gives away is at most the other's.
% Covers 16,800 pairs rightly and 6,489 wrongly (72.1%), 16,800 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of corners that it gives away is small (at most 1).
% Covers 5,470 pairs rightly and 191 wrongly (96.6%), 1,898 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    Corners1 =< 1.

% Prefer a move to another if the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 4,301 pairs rightly and 598 wrongly (87.8%), 554 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2).
