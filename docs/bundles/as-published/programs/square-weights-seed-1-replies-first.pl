% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,783 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,534 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000004.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.3% (equal value: 374); a search with its first level so ordered takes 87.4% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.982),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.897),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.587),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.775),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the static value after the best reply to it is large (more than -22).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.04),
    best_reply(B, M1, Best1),
    Best1 > -22.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 24).
% Of what wrong orders cost, right on 9% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.905),
    beside_ours(B, M1, Beside1),
    Beside1 =< 24.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.185),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 15% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.812),
    replies(B, M1, Replies1),
    Replies1 =< 7.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.743),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 39% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.298),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after the best reply to it is large (more than -1).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.778),
    best_reply(B, M1, Best1),
    Best1 > -1.

% Prefer a move to another if the mean static value after a reply to it is large (more than -44).
% Of what wrong orders cost, right on 12% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.024),
    mean_reply(B, M1, Mean1),
    Mean1 > -44.
