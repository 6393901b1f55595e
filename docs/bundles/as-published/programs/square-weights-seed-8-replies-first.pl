% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,179 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000011.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.5% (equal value: 373); a search with its first level so ordered takes 86.4% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.401),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.926),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.062),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is large (more than -7).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.978),
    mean_reply(B, M1, Mean1),
    Mean1 > -7.

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 71% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.511),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 40% and wrong on 36%.
better_choice(B, M1, M2) :-
    weight(0.419),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.167),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.213),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.526),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 23).
% Of what wrong orders cost, right on 8% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.106),
    beside_ours(B, M1, Beside1),
    Beside1 =< 23.

% Prefer a move to another if the static value after the best reply to it is large (more than 1).
% Of what wrong orders cost, right on 17% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.967),
    best_reply(B, M1, Best1),
    Best1 > 1.

% Prefer a move to another if 4 or more discs that are not the opponent's colour touch it.
% Of what wrong orders cost, right on 5% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.854),
    color_of_another_turn(B, Other),
    many_opponents_pieces(B, M1, Other).
