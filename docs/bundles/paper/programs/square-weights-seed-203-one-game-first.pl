% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 54 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 3,630 pairs, starts random, ties drop, pairs all, seed 1000206.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 81.1% (equal value: 7); a search with its first level so ordered takes 97.7% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and it is not on an edge next to a corner.
% Covers 1,210 pairs rightly and 209 wrongly (85.3%), 1,210 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ c_square(M1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge next to a corner.
% Covers 554 pairs rightly and 66 wrongly (89.4%), 241 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    c_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of squares that we could play after it is at least the other's, the static value after it is large (more than -15) and the number of replies to it is smaller than the other's.
% Covers 467 pairs rightly and 145 wrongly (76.3%), 156 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    static(B, M1, Static1),
    Static1 > -15,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -20), the static value after a move is the same for both and the number of squares that we could play after it is larger than the other's.
% Covers 44 pairs rightly and 13 wrongly (77.2%), 21 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after it is large (more than -12), the static value after the other is zero or less and the number of corners that the other gives away is not zero.
% Covers 478 pairs rightly and 25 wrongly (95.0%), 11 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -12,
    static(B, M2, Static2),
    Static2 =< 0,
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the static value after the other is small (at most -33) and it is nearer to the centre than the other.
% Covers 115 pairs rightly and 10 wrongly (92.0%), 10 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 =< -33,
    inner_than(M1, M2).
