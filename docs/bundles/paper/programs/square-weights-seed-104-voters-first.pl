% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,115 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 16,785 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000107.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.1% (equal value: 742); a search with its first level so ordered takes 87.9% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.065),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.931),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.126),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the mean static value after a reply to it is large (more than -4).
% Of what wrong orders cost, right on 29% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.711),
    mean_reply(B, M1, Mean1),
    Mean1 > -4.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 70% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.447),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.165),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.593),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.176),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.888),
    best_reply(B, M1, Best1),
    Best1 > -12.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.88),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.81),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 38% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.282),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
