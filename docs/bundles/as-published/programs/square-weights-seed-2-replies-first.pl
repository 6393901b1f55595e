% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,850 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,363 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000005.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 78.9% (equal value: 386); a search with its first level so ordered takes 86.1% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.096),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.369),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 34% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.53),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.763),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the static value after the best reply to it is large (more than -15).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.253),
    best_reply(B, M1, Best1),
    Best1 > -15.

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 31% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.535),
    on_edge(M1).
