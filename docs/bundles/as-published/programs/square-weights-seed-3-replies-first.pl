% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,787 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,515 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000006.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 79.7% (equal value: 355); a search with its first level so ordered takes 87.6% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.449),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(1.124),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.831),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 71% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.828),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the mean static value after a reply to it is large (more than -8).
% Of what wrong orders cost, right on 26% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.581),
    mean_reply(B, M1, Mean1),
    Mean1 > -8.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.525),
    replies(B, M1, Replies1),
    Replies1 =< 3.
