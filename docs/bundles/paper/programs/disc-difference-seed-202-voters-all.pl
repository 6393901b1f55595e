% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,801 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000205.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 73.7% (equal value: 13,092); a search with all its levels so ordered takes 53.6% of the work of one that sorts nothing, asking included.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 64% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(1.93),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.936),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 44% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.512),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 4% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.64),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 20% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.388),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 10% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.002),
    corner(M1).
