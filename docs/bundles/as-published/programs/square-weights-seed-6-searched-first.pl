% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,560 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,210 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000009.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 86.9% (equal value: 291); a search with its first level so ordered takes 85.5% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 93% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.33),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.174),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the value of it in a shallower search is large (more than -24).
% Of what wrong orders cost, right on 33% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.698),
    searched(B, M1, Searched1),
    Searched1 > -24.

% Prefer a move to another if the price of it is large (more than 1).
% Of what wrong orders cost, right on 42% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.776),
    price(M1, Price1),
    Price1 > 1.

% Prefer a move to another if the static value after the best reply to it is large (more than 1).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.33),
    best_reply(B, M1, Best1),
    Best1 > 1.

% Prefer a move to another if the value of it in a shallower search is large (more than -44).
% Of what wrong orders cost, right on 29% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.714),
    searched(B, M1, Searched1),
    Searched1 > -44.
