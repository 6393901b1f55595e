% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,859 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 9,818 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000015.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 85.5% (equal value: 1,272); a search with its first level so ordered takes 86.7% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 89% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.429),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.076),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 82% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.578),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -8).
% Of what wrong orders cost, right on 18% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.134),
    searched(B, M1, Searched1),
    Searched1 > -8.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.486),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the static value after the best reply to it is large (more than 1).
% Of what wrong orders cost, right on 20% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.178),
    best_reply(B, M1, Best1),
    Best1 > 1.
