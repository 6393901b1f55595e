% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,241 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 17,087 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000105.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.8% (equal value: 796); a search with its first level so ordered takes 87.8% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.007),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.0),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.599),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the best reply to it is large (more than -22).
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.264),
    best_reply(B, M1, Best1),
    Best1 > -22.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.208),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.692),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.339),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 38% and wrong on 36%.
better_choice(B, M1, M2) :-
    weight(0.377),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 4% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.952),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.71),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the static value after the best reply to it is large (more than -45).
% Of what wrong orders cost, right on 27% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.038),
    best_reply(B, M1, Best1),
    Best1 > -45.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 4% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.722),
    ring(M1, Ring1),
    Ring1 =< 2.
