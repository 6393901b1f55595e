% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,549 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,764 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000007.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 75.9% (equal value: 324); a search with its first level so ordered takes 86.7% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.332),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 78% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.945),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.896),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after it is large (more than -26).
% Of what wrong orders cost, right on 26% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.438),
    static(B, M1, Static1),
    Static1 > -26.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 21% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.255),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.325),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.193),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the static value after it is above zero.
% Of what wrong orders cost, right on 21% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.902),
    static(B, M1, Static1),
    Static1 > 0.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 55% and wrong on 27%.
better_choice(B, M1, M2) :-
    weight(0.32),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.02),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 40% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.292),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of discs that it turns over is small (at most 1).
% Of what wrong orders cost, right on 19% and wrong on 23%.
better_choice(B, M1, M2) :-
    weight(0.299),
    flips(B, M1, Flips1),
    Flips1 =< 1.
