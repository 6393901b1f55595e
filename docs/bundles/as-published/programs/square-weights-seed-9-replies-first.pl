% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,770 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,642 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000012.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 81.4% (equal value: 342); a search with its first level so ordered takes 86.4% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.397),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 61% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(1.252),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 33% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.963),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 72% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.71),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the mean static value after a reply to it is large (more than -16).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.29),
    mean_reply(B, M1, Mean1),
    Mean1 > -16.

% Prefer a move to another if the mean static value after a reply to it is large (more than 2).
% Of what wrong orders cost, right on 30% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.983),
    mean_reply(B, M1, Mean1),
    Mean1 > 2.
