% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,855 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 69,318 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 79.5% (equal value: 423); a search with its first level so ordered takes 89.9% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 22,293 pairs rightly and 4,884 wrongly (82.0%), 22,293 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge.
% Covers 8,020 pairs rightly and 1,502 wrongly (84.2%), 3,945 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    on_edge(M2).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 10,862 pairs rightly and 2,074 wrongly (84.0%), 929 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is smaller than the other's.
% Covers 10,337 pairs rightly and 513 wrongly (95.3%), 236 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
