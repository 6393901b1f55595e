% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,124 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 26,360 pairs, starts random, ties drop, pairs best, seed 1000104.
% FOIL: accuracy 0.8, support 2, length 2.
% Unseen pairs in the right order: 70.0% (equal value: 3,578); a search with all its levels so ordered takes 98.8% of a plain one's work, asking included.
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (69.1%): better_choice(B, M1, M2) :- replies(B, M1, Replies1), replies(B, M2, Replies2), \+ lt(Replies2, Replies1), Replies1 =< 2.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and it is not nearer to the centre than the other.
% Covers 6,906 pairs rightly and 856 wrongly (89.0%), 6,906 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ inner_than(M1, M2).
