% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,505 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000018.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 89.4% (equal value: 430); a search with its first level so ordered takes 85.7% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.389),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 61% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(1.027),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 71% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.616),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the value of it in a shallower search is large (more than -45).
% Of what wrong orders cost, right on 31% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.852),
    searched(B, M1, Searched1),
    Searched1 > -45.

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.76),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.856),
    replies(B, M1, Replies1),
    zero(Replies1).
