% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,817 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 53,802 pairs, starts random, ties drop, pairs all, seed 1000014.
% FOIL: accuracy 0.55, support 500, length 4.
% Unseen pairs in the right order: 80.2% (equal value: 390); a search with its first level so ordered takes 89.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is zero and the balance of prices after it is larger than the other's.
% Covers 17,663 pairs rightly and 3,887 wrongly (82.0%), 17,663 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge.
% Covers 6,399 pairs rightly and 1,102 wrongly (85.3%), 2,766 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    on_edge(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the balance of prices after it is at most the other's, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 786 pairs rightly and 552 wrongly (58.7%), 703 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain2, Gain1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
