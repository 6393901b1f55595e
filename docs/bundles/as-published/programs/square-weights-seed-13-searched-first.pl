% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,616 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,699 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000016.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 88.1% (equal value: 382); a search with its first level so ordered takes 86.9% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 93% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.522),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.07),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.582),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the value of it in a shallower search is large (more than -21).
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.959),
    searched(B, M1, Searched1),
    Searched1 > -21.

% Prefer a move to another if the mean static value after a reply to it is large (more than 10).
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.428),
    mean_reply(B, M1, Mean1),
    Mean1 > 10.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 11% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.624),
    replies(B, M1, Replies1),
    Replies1 =< 3.
