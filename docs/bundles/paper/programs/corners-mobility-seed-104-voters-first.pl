% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,954 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 18,876 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000107.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 81.4% (equal value: 2,711); a search with its first level so ordered takes 88.9% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.923),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.811),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.327),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.534),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.456),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 82% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.798),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.224),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the static value after the best reply to it is above zero.
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.763),
    best_reply(B, M1, Best1),
    Best1 > 0.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 13).
% Of what wrong orders cost, right on 7% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.84),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 13.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.935),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the balance of prices after it is larger than the other's.
% Of what wrong orders cost, right on 61% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.253),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1).

% Prefer a move to another if the number of corners within our reach after it is not zero.
% Of what wrong orders cost, right on 6% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.638),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1).
