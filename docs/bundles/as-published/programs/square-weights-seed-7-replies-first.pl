% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,102 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000010.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.1% (equal value: 355); a search with its first level so ordered takes 86.9% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.152),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.97),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is large (more than -2).
% Of what wrong orders cost, right on 33% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.837),
    mean_reply(B, M1, Mean1),
    Mean1 > -2.

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.394),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.021),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 42% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.526),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.362),
    best_reply(B, M1, Best1),
    Best1 > -6.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 58% and wrong on 24%.
better_choice(B, M1, M2) :-
    weight(0.419),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.286),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.49),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.773),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 3% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.792),
    ring(M1, Ring1),
    Ring1 =< 2.
