% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,859 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 9,818 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000015.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.2% (equal value: 1,272); a search with its first level so ordered takes 88.2% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.713),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.885),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -20).
% Of what wrong orders cost, right on 27% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.445),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.657),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 24% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.114),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 82% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.803),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of discs that it turns over is small (at most 1).
% Of what wrong orders cost, right on 24% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.49),
    flips(B, M1, Flips1),
    Flips1 =< 1.

% Prefer a move to another if the mean static value after a reply to it is large (more than 1).
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.739),
    mean_reply(B, M1, Mean1),
    Mean1 > 1.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.067),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.009),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 19% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.684),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the static value after the best reply to it is large (more than 1).
% Of what wrong orders cost, right on 20% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.765),
    best_reply(B, M1, Best1),
    Best1 > 1.
