% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 18,416 pairs, starts random, ties drop, pairs best, seed 1000017.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 77.4% (equal value: 1,312); a search with its first level so ordered takes 89.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 5,945 pairs rightly and 1,223 wrongly (82.9%), 5,945 of them new.
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

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the distance of the other from the edge is small (at most 1).
% Covers 1,703 pairs rightly and 44 wrongly (97.5%), 634 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    ring(M2, Ring2),
    Ring2 =< 1.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is at least the other's, the number of corners that it gives away is at most the other's and the number of replies to it is smaller than the other's.
% Covers 4,589 pairs rightly and 728 wrongly (86.3%), 622 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero, the number of our discs with an empty neighbour after it is at most the other's and the other is diagonally next to a corner.
% Covers 897 pairs rightly and 109 wrongly (89.2%), 139 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    x_square(M2).

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 3,106 pairs rightly and 401 wrongly (88.6%), 101 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).
