% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,560 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,210 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000009.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 80.5% (equal value: 291); a search with its first level so ordered takes 87.4% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.848),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.921),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.45),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the best reply to it is large (more than -23).
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.963),
    best_reply(B, M1, Best1),
    Best1 > -23.

% Prefer a move to another if the price of it is large (more than 1).
% Of what wrong orders cost, right on 42% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.33),
    price(M1, Price1),
    Price1 > 1.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.635),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.994),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 39% and wrong on 35%.
better_choice(B, M1, M2) :-
    weight(0.308),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after the best reply to it is large (more than 1).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.76),
    best_reply(B, M1, Best1),
    Best1 > 1.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 56% and wrong on 24%.
better_choice(B, M1, M2) :-
    weight(0.284),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of corners that it gives away is small (at most 1).
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.219),
    corners_given(B, M1, Corners1),
    Corners1 =< 1.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.324),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of discs that it turns over is small (at most 2).
% Of what wrong orders cost, right on 17% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.296),
    flips(B, M1, Flips1),
    Flips1 =< 2.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 19% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.518),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 27% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.66),
    best_reply(B, M1, Best1),
    Best1 > -6.

% Prefer a move to another if the static value after the best reply to it is large (more than -42).
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.922),
    best_reply(B, M1, Best1),
    Best1 > -42.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 26% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.609),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.49),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 19).
% Of what wrong orders cost, right on 5% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.551),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 19.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 3% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.577),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.
