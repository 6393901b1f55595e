% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,688 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 50,790 pairs, starts random, ties drop, pairs all, seed 1000023.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 78.0% (equal value: 1,245); a search with its first level so ordered takes 92.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 11,819 pairs rightly and 2,607 wrongly (81.9%), 11,819 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,157 pairs rightly and 273 wrongly (95.8%), 3,735 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 6,340 pairs rightly and 1,217 wrongly (83.9%), 1,255 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is at least the other's, the number of empty squares beside our discs after it is larger than the other's and the number of replies to it is small (at most 2).
% Covers 808 pairs rightly and 323 wrongly (71.4%), 535 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    replies(B, M1, Replies1),
    Replies1 =< 2.
