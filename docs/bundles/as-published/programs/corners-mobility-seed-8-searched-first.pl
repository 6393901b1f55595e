% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,818 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 9,208 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000011.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 84.7% (equal value: 1,310); a search with its first level so ordered takes 87.0% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.268),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.841),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.655),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the price of it is large (more than -2).
% Of what wrong orders cost, right on 39% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.532),
    price(M1, Price1),
    Price1 > -2.

% Prefer a move to another if the value of it in a shallower search is large (more than -5).
% Of what wrong orders cost, right on 20% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.119),
    searched(B, M1, Searched1),
    Searched1 > -5.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.909),
    replies(B, M1, Replies1),
    Replies1 =< 4.
