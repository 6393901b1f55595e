% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,851 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 10,701 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000019.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.4% (equal value: 1,589); a search with its first level so ordered takes 88.1% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.95),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 72% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.759),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.208),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 67% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.46),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.383),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.767),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of corners within our reach after it is not zero.
% Of what wrong orders cost, right on 8% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.346),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1).

% Prefer a move to another if the static value after the best reply to it is large (more than -8).
% Of what wrong orders cost, right on 18% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.801),
    best_reply(B, M1, Best1),
    Best1 > -8.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.184),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of discs that it turns over is small (at most 1).
% Of what wrong orders cost, right on 23% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.432),
    flips(B, M1, Flips1),
    Flips1 =< 1.

% Prefer a move to another if the static value after the best reply to it is large (more than 12).
% Of what wrong orders cost, right on 6% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.278),
    best_reply(B, M1, Best1),
    Best1 > 12.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 14).
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.667),
    beside_ours(B, M1, Beside1),
    Beside1 =< 14.
