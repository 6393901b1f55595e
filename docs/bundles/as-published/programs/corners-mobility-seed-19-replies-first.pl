% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,625 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,962 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000022.
% Voters: at most 6, of at most 2 tests.
% Unseen pairs in the right order: 80.9% (equal value: 1,100); a search with its first level so ordered takes 87.7% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 75% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(1.947),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the price of it is large (more than -20).
% Of what wrong orders cost, right on 61% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.855),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.708),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.555),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the number of squares that we could play after it is large (more than 5).
% Of what wrong orders cost, right on 49% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.641),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    moves_left(B, M1, Moves1),
    Moves1 > 5.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 12) and the number of corners that it gives away is small (at most 1).
% Of what wrong orders cost, right on 10% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.236),
    frontier(B, M1, Frontier1),
    Frontier1 =< 12,
    corners_given(B, M1, Corners1),
    Corners1 =< 1.
