% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,260 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 21,402 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000104.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 78.8% (equal value: 2,891); a search with its first level so ordered takes 89.0% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.867),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 76% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.94),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -20).
% Of what wrong orders cost, right on 24% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.592),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.36),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.668),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 82% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.945),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.333),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of discs that it turns over is small (at most 1).
% Of what wrong orders cost, right on 21% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.436),
    flips(B, M1, Flips1),
    Flips1 =< 1.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 8% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.763),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the balance of prices after it is large (more than -37).
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.975),
    gain(B, M1, Gain1),
    Gain1 > -37.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 16).
% Of what wrong orders cost, right on 15% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.718),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16.

% Prefer a move to another if the static value after the best reply to it is large (more than 1).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.816),
    best_reply(B, M1, Best1),
    Best1 > 1.
