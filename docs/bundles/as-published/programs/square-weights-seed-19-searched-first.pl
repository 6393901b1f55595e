% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,680 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,910 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000022.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 88.2% (equal value: 284); a search with its first level so ordered takes 84.5% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.354),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.075),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.635),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -24).
% Of what wrong orders cost, right on 29% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.189),
    searched(B, M1, Searched1),
    Searched1 > -24.

% Prefer a move to another if the value of it in a shallower search is large (more than 2).
% Of what wrong orders cost, right on 23% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.322),
    searched(B, M1, Searched1),
    Searched1 > 2.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.104),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
