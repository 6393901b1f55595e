% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,660 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,467 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000007.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 85.9% (equal value: 1,180); a search with its first level so ordered takes 88.2% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 90% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.516),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.02),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.887),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -12).
% Of what wrong orders cost, right on 11% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.373),
    searched(B, M1, Searched1),
    Searched1 > -12.

% Prefer a move to another if the number of discs that it turns over is small (at most 2).
% Of what wrong orders cost, right on 19% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.666),
    flips(B, M1, Flips1),
    Flips1 =< 2.

% Prefer a move to another if the price of it is large (more than -2).
% Of what wrong orders cost, right on 38% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.567),
    price(M1, Price1),
    Price1 > -2.
