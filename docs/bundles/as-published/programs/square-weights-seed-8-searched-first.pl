% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,179 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000011.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 88.1% (equal value: 373); a search with its first level so ordered takes 85.0% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 93% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.126),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.97),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.662),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.915),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.438),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the value of it in a shallower search is large (more than -27).
% Of what wrong orders cost, right on 29% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.264),
    searched(B, M1, Searched1),
    Searched1 > -27.
