% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,433 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000023.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 88.1% (equal value: 326); a search with its first level so ordered takes 85.0% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.217),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.298),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the value of it in a shallower search is large (more than -23).
% Of what wrong orders cost, right on 33% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.98),
    searched(B, M1, Searched1),
    Searched1 > -23.

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.798),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the price of it is above zero.
% Of what wrong orders cost, right on 46% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.657),
    price(M1, Price1),
    Price1 > 0.

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.542),
    corners_given(B, M1, Corners1),
    zero(Corners1).
