% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,640 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,689 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000010.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 86.3% (equal value: 1,147); a search with its first level so ordered takes 86.4% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 89% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.268),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.865),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 80% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.739),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.202),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of discs that it turns over is smaller than the other's.
% Of what wrong orders cost, right on 35% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.454),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.835),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 16).
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.708),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16.

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 15% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.145),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the value of it in a shallower search is large (more than -8).
% Of what wrong orders cost, right on 15% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.333),
    searched(B, M1, Searched1),
    Searched1 > -8.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.826),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the value of it in a shallower search is large (more than -13).
% Of what wrong orders cost, right on 12% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.281),
    searched(B, M1, Searched1),
    Searched1 > -13.

% Prefer a move to another if the value of it in a shallower search is large (more than 4).
% Of what wrong orders cost, right on 15% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.051),
    searched(B, M1, Searched1),
    Searched1 > 4.
