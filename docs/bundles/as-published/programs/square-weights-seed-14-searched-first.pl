% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,670 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,447 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000017.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 87.4% (equal value: 355); a search with its first level so ordered takes 85.7% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.337),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.729),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.987),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -52).
% Of what wrong orders cost, right on 25% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.499),
    searched(B, M1, Searched1),
    Searched1 > -52.

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.533),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the most discs that a reply to it turns over is smaller than the other's.
% Of what wrong orders cost, right on 35% and wrong on 23%.
better_choice(B, M1, M2) :-
    weight(0.564),
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    lt(Answer1, Answer2).

% Prefer a move to another if the value of it in a shallower search is large (more than -13).
% Of what wrong orders cost, right on 33% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.226),
    searched(B, M1, Searched1),
    Searched1 > -13.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.22),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.915),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 35% and wrong on 33%.
better_choice(B, M1, M2) :-
    weight(0.468),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of squares that we could play after it is large (more than 10).
% Of what wrong orders cost, right on 6% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.702),
    moves_left(B, M1, Moves1),
    Moves1 > 10.

% Prefer a move to another if the number of our discs with an empty neighbour after it is large (more than 13).
% Of what wrong orders cost, right on 5% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.885),
    frontier(B, M1, Frontier1),
    Frontier1 > 13.
