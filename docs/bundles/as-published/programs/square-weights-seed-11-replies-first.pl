% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,817 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,399 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000014.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.7% (equal value: 390); a search with its first level so ordered takes 87.5% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.945),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.049),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.76),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.538),
    best_reply(B, M1, Best1),
    Best1 > -12.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 70% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.363),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.639),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.378),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 37% and wrong on 36%.
better_choice(B, M1, M2) :-
    weight(0.373),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of replies to it is small (at most 9).
% Of what wrong orders cost, right on 12% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.897),
    replies(B, M1, Replies1),
    Replies1 =< 9.

% Prefer a move to another if the mean static value after a reply to it is large (more than -4).
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.909),
    mean_reply(B, M1, Mean1),
    Mean1 > -4.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.738),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of discs that it turns over is small (at most 4).
% Of what wrong orders cost, right on 5% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.769),
    flips(B, M1, Flips1),
    Flips1 =< 4.
