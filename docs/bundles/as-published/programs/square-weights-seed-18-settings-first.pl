% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,647 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 55,684 pairs, starts random, ties drop, pairs all, seed 1000021.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 78.3% (equal value: 298); a search with its first level so ordered takes 91.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 18,279 pairs rightly and 4,106 wrongly (81.7%), 18,279 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge next to a corner.
% Covers 5,766 pairs rightly and 735 wrongly (88.7%), 2,477 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    c_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after a move is the same for both and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 495 pairs rightly and 278 wrongly (64.0%), 458 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 8,658 pairs rightly and 336 wrongly (96.3%), 287 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
