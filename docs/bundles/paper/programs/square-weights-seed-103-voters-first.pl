% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,155 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 17,497 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000106.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 79.8% (equal value: 829); a search with its first level so ordered takes 86.8% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.905),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.931),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.832),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 71% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.334),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.721),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.576),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the static value after the best reply to it is large (more than -46).
% Of what wrong orders cost, right on 27% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.324),
    best_reply(B, M1, Best1),
    Best1 > -46.

% Prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 27% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.619),
    best_reply(B, M1, Best1),
    Best1 > -6.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.514),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 38% and wrong on 35%.
better_choice(B, M1, M2) :-
    weight(0.27),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 4% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.837),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the mean static value after a reply to it is large (more than 2).
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.673),
    mean_reply(B, M1, Mean1),
    Mean1 > 2.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 3% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.764),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.887),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.522),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Of what wrong orders cost, right on 13% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.56),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.378),
    largest_reply(B, M1, Answer1),
    Answer1 =< 3.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 4% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.775),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 55% and wrong on 26%.
better_choice(B, M1, M2) :-
    weight(0.228),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of corners within our reach after it is large (more than 1).
% Of what wrong orders cost, right on 1% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.577),
    corners_won(B, M1, Reach1),
    Reach1 > 1.
