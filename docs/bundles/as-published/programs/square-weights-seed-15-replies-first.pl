% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,505 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000018.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 80.7% (equal value: 430); a search with its first level so ordered takes 87.4% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.076),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 61% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.831),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.162),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 71% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.222),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.607),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.92),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of squares that we could play after it is large (more than 9).
% Of what wrong orders cost, right on 9% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.677),
    moves_left(B, M1, Moves1),
    Moves1 > 9.

% Prefer a move to another if the static value after the best reply to it is large (more than -13).
% Of what wrong orders cost, right on 33% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.634),
    best_reply(B, M1, Best1),
    Best1 > -13.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 56% and wrong on 26%.
better_choice(B, M1, M2) :-
    weight(0.336),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.053),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.152),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 2).
% Of what wrong orders cost, right on 13% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.556),
    largest_reply(B, M1, Answer1),
    Answer1 =< 2.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 20).
% Of what wrong orders cost, right on 4% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.534),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 20.

% Prefer a move to another if the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 14% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.62),
    replies(B, M1, Replies1),
    Replies1 =< 7.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 3% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.621),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Of what wrong orders cost, right on 13% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.569),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 4% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.947),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the mean static value after a reply to it is large (more than -15).
% Of what wrong orders cost, right on 28% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.584),
    mean_reply(B, M1, Mean1),
    Mean1 > -15.

% Prefer a move to another if the static value after the best reply to it is large (more than -7).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.617),
    best_reply(B, M1, Best1),
    Best1 > -7.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 40% and wrong on 36%.
better_choice(B, M1, M2) :-
    weight(0.229),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
