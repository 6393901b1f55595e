% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,787 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,515 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000006.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 85.8% (equal value: 355); a search with its first level so ordered takes 86.0% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.429),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(1.215),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 71% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.908),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the value of it in a shallower search is large (more than -29).
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.234),
    searched(B, M1, Searched1),
    Searched1 > -29.

% Prefer a move to another if the mean static value after a reply to it is large (more than 9).
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.367),
    mean_reply(B, M1, Mean1),
    Mean1 > 9.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.233),
    ring(M1, Ring1),
    Ring1 =< 2.
