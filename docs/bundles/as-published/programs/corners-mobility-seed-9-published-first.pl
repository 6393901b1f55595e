% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 5 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 14 pairs, starts random, ties drop, pairs all, seed 1000012.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 78.6% (equal value: 2).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (70.0%): better_choice(B, M1, M2) :- \+ inner_than(M1, M2).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the other is nearer to the centre than it.
% Covers 4 pairs rightly and 0 wrongly (100.0%), 4 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1).
