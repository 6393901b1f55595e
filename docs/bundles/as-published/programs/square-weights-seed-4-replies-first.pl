% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,549 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,764 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000007.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.4% (equal value: 324); a search with its first level so ordered takes 85.3% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.868),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.912),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.466),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the best reply to it is large (more than -22).
% Of what wrong orders cost, right on 33% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.718),
    best_reply(B, M1, Best1),
    Best1 > -22.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.733),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the static value after the best reply to it is large (more than -1).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.042),
    best_reply(B, M1, Best1),
    Best1 > -1.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.132),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.054),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 69% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.43),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 40% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.307),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.516),
    largest_reply(B, M1, Answer1),
    Answer1 =< 3.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.986),
    replies(B, M1, Replies1),
    zero(Replies1).
