% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,927 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000019.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 87.2% (equal value: 375); a search with its first level so ordered takes 84.6% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.441),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.152),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.433),
    best_reply(B, M1, Best1),
    Best1 > -6.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 70% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.461),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.339),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.601),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).
