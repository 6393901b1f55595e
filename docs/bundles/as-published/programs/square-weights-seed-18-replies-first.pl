% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,647 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,339 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000021.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 79.9% (equal value: 298); a search with its first level so ordered takes 87.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.176),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(1.288),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after the best reply to it is large (more than -19).
% Of what wrong orders cost, right on 34% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.311),
    best_reply(B, M1, Best1),
    Best1 > -19.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 71% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.544),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.406),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.652),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).
