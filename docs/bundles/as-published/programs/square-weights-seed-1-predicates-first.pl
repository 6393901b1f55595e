% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 41 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,108 pairs, starts random, ties drop, pairs all, seed 1000004.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 81.8% (equal value: 16).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 265 pairs rightly and 12 wrongly (95.7%), 265 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after it is large (more than -7), the price of the other is zero or less, the static value after the other is small (at most -1) and the static value after it is smaller than the other's.
% Covers 20 pairs rightly and 1 wrongly (95.2%), 20 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -7,
    price(M2, Price2),
    Price2 =< 0,
    static(B, M2, Static2),
    Static2 =< -1,
    lt(Static1, Static2).

% Prefer a move to another if the static value after it is large (more than -7), the static value after it is larger than the other's and the number of discs that it turns over is large (more than 2).
% Covers 79 pairs rightly and 6 wrongly (92.9%), 24 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -7,
    static(B, M2, Static2),
    lt(Static2, Static1),
    flips(B, M1, Flips1),
    Flips1 > 2.

% Prefer a move to another if the static value after it is large (more than -7), the number of replies to it is at most the other's and the number of corners that the other gives away is not zero.
% Covers 57 pairs rightly and 2 wrongly (96.6%), 12 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -7,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the price of it is large (more than -20), the number of empty squares beside our discs after it is small (at most 21) and the static value after the other is small (at most -7).
% Covers 116 pairs rightly and 2 wrongly (98.3%), 11 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_ours(B, M1, Beside1),
    Beside1 =< 21,
    static(B, M2, Static2),
    Static2 =< -7.

% Prefer a move to another if the number of our discs with an empty neighbour after it is large (more than 11), the number of squares that we could play after it is large (more than 8) and the number of replies to it is small (at most 7).
% Covers 24 pairs rightly and 1 wrongly (96.0%), 13 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 > 11,
    moves_left(B, M1, Moves1),
    Moves1 > 8,
    replies(B, M1, Replies1),
    Replies1 =< 7.
