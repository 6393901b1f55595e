% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,741 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 50,032 pairs, starts random, ties drop, pairs all, seed 1000008.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 78.3% (equal value: 1,324); a search with its first level so ordered takes 89.6% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 14,746 pairs rightly and 4,433 wrongly (76.9%), 14,746 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,139 pairs rightly and 263 wrongly (95.9%), 3,084 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of empty squares beside our discs after it is at most the other's, the static value after a move is the same for both and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 561 pairs rightly and 282 wrongly (66.5%), 561 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    price(M2, Price2),
    Price2 =< -20.

% Prefer a move to another if the price of it is large (more than -20), the static value after a move is the same for both and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 905 pairs rightly and 473 wrongly (65.7%), 631 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
