% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,155 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 10,121 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000106.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 75.0% (equal value: 3,352); a search with all its levels so ordered takes 95.8% of a plain one's work, asking included.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 64% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(1.905),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.891),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 42% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.307),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 21% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.5),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 3% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.704),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 8% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.993),
    corner(M1).
