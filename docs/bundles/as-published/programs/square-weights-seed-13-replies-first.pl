% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,616 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,699 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000016.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 80.7% (equal value: 382); a search with its first level so ordered takes 89.0% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.406),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.134),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.823),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the best reply to it is large (more than -11).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.35),
    best_reply(B, M1, Best1),
    Best1 > -11.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 69% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.672),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 11% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.613),
    replies(B, M1, Replies1),
    Replies1 =< 3.
