% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,284 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 18,524 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000104.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 80.2% (equal value: 882); a search with its first level so ordered takes 87.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.065),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.926),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.699),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is large (more than -5).
% Of what wrong orders cost, right on 28% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.563),
    mean_reply(B, M1, Mean1),
    Mean1 > -5.

% Prefer a move to another if the mean static value after a reply to it is large (more than 18).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.51),
    mean_reply(B, M1, Mean1),
    Mean1 > 18.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 70% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.196),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.345),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.505),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 39% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.317),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after the best reply to it is large (more than -24).
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.587),
    best_reply(B, M1, Best1),
    Best1 > -24.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.802),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 4% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.906),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 57% and wrong on 25%.
better_choice(B, M1, M2) :-
    weight(0.255),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of discs that it turns over is small (at most 4).
% Of what wrong orders cost, right on 6% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.652),
    flips(B, M1, Flips1),
    Flips1 =< 4.

% Prefer a move to another if the static value after the best reply to it is large (more than -13).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.674),
    best_reply(B, M1, Best1),
    Best1 > -13.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.598),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after the best reply to it is large (more than -44).
% Of what wrong orders cost, right on 29% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.93),
    best_reply(B, M1, Best1),
    Best1 > -44.

% Prefer a move to another if the static value after the best reply to it is large (more than -1).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.551),
    best_reply(B, M1, Best1),
    Best1 > -1.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 13).
% Of what wrong orders cost, right on 8% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.488),
    beside_ours(B, M1, Beside1),
    Beside1 =< 13.

% Prefer a move to another if the static value after it is small (at most 44).
% Of what wrong orders cost, right on 1% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.755),
    static(B, M1, Static1),
    Static1 =< 44.
