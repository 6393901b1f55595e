% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,520 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,362 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000009.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 84.7% (equal value: 1,107); a search with its first level so ordered takes 87.8% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 89% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.437),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.245),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.743),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -12).
% Of what wrong orders cost, right on 14% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.788),
    searched(B, M1, Searched1),
    Searched1 > -12.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 13).
% Of what wrong orders cost, right on 6% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.258),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 13.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 14).
% Of what wrong orders cost, right on 13% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.048),
    beside_ours(B, M1, Beside1),
    Beside1 =< 14.
