% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 53 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 1,328 pairs, starts random, ties drop, pairs all, seed 1000106.
% FOIL: accuracy 0.6, support 100, length 2.
% Unseen pairs in the right order: 72.6% (equal value: 55); a search with its first level so ordered takes 97.4% of a plain one's nodes.
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (57.8%): better_choice(B, M1, M2) :- gain(B, M2, Gain2), Gain2 =< 53, ring(M1, Ring1), Ring1 =< 2.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the other is nearer to the centre than it and it is on an edge.
% Covers 244 pairs rightly and 65 wrongly (79.0%), 244 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of empty squares beside our discs after the other is small (at most 17).
% Covers 276 pairs rightly and 88 wrongly (75.8%), 152 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_ours(B, M2, Beside2),
    Beside2 =< 17.
