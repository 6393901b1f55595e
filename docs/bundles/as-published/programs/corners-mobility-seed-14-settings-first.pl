% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 56,964 pairs, starts random, ties drop, pairs all, seed 1000017.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 77.6% (equal value: 1,312); a search with its first level so ordered takes 90.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's and the static value after it is at least the other's.
% Covers 15,794 pairs rightly and 4,244 wrongly (78.8%), 15,794 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the distance of the other from the edge is small (at most 1).
% Covers 6,425 pairs rightly and 303 wrongly (95.5%), 3,535 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    ring(M2, Ring2),
    Ring2 =< 1.

% Prefer a move to another if the number of corners that it gives away is zero, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the other is not on an edge.
% Covers 5,213 pairs rightly and 983 wrongly (84.1%), 1,078 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20,
    \+ on_edge(M2).

% Prefer a move to another if the static value after it is larger than the other's, the price of it is large (more than -20) and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 8,318 pairs rightly and 1,665 wrongly (83.3%), 1,348 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > -20,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the number of corners that it gives away is zero, the number of replies to it is smaller than the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 6,395 pairs rightly and 1,306 wrongly (83.0%), 611 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
