% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,850 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,363 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000005.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 86.4% (equal value: 386); a search with its first level so ordered takes 83.6% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 93% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.128),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.247),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the value of it in a shallower search is large (more than -15).
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.541),
    searched(B, M1, Searched1),
    Searched1 > -15.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 34% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.85),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.681),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 31% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.538),
    on_edge(M1).
