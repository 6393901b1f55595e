% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,560 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 12,962 pairs, starts random, ties drop, pairs best, seed 1000009.
% FOIL: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 76.1% (equal value: 291); a search with its first level so ordered takes 89.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 3,412 pairs rightly and 612 wrongly (84.8%), 3,412 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,447 pairs rightly and 77 wrongly (94.9%), 380 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the other is small (at most -13) and the static value after it is large (more than -4).
% Covers 943 pairs rightly and 53 wrongly (94.7%), 170 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< -13,
    static(B, M1, Static1),
    Static1 > -4.

% Prefer a move to another if the balance of prices after it is at least the other's, the static value after the other is small (at most -13) and the number of squares that we could play after it is larger than the other's.
% Covers 1,079 pairs rightly and 130 wrongly (89.2%), 182 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    static(B, M2, Static2),
    Static2 =< -13,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after it is large (more than -13), the number of replies to it is smaller than the other's and the static value after a move is the same for both.
% Covers 191 pairs rightly and 76 wrongly (71.5%), 184 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -13,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M2, Static2),
    Static1 = Static2.
