% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,199 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 9,291 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000105.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 73.7% (equal value: 3,427); a search with all its levels so ordered takes 95.2% of a plain one's work, asking included.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 64% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(1.629),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.031),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 42% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.494),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.257),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 5% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.606),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of discs that it turns over is large (more than 3).
% Of what wrong orders cost, right on 31% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.996),
    flips(B, M1, Flips1),
    Flips1 > 3.
