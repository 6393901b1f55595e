% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,855 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,716 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000015.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.6% (equal value: 423); a search with its first level so ordered takes 87.3% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.163),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(1.03),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.636),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 70% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.507),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.912),
    best_reply(B, M1, Best1),
    Best1 > -12.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.597),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.586),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 40% and wrong on 33%.
better_choice(B, M1, M2) :-
    weight(0.373),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after the best reply to it is large (more than -1).
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.095),
    best_reply(B, M1, Best1),
    Best1 > -1.

% Prefer a move to another if the static value after the best reply to it is large (more than -46).
% Of what wrong orders cost, right on 29% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.421),
    best_reply(B, M1, Best1),
    Best1 > -46.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 19).
% Of what wrong orders cost, right on 13% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.626),
    beside_ours(B, M1, Beside1),
    Beside1 =< 19.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.755),
    ring(M1, Ring1),
    Ring1 =< 2.
