% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 54 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 1,384 pairs, starts random, ties drop, pairs all, seed 1000206.
% FOIL: accuracy 0.55, support 500, length 3.
% Unseen pairs in the right order: 63.3% (equal value: 33); a search with its first level so ordered takes 93.6% of the nodes of a plain one.
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the other is not on an edge, the distance of it from the edge is small (at most 2) and it is not diagonally next to a corner.
% Covers 508 pairs rightly and 338 wrongly (60.0%), 508 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    ring(M1, Ring1),
    Ring1 =< 2,
    \+ x_square(M1).
