% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,855 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,716 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000015.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 87.6% (equal value: 423); a search with its first level so ordered takes 85.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.31),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(1.221),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the value of it in a shallower search is large (more than -48).
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.389),
    searched(B, M1, Searched1),
    Searched1 > -48.

% Prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 26% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.394),
    best_reply(B, M1, Best1),
    Best1 > -6.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 70% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.536),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.511),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).
