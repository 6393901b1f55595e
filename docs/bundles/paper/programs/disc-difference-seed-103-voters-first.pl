% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,090 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 17,312 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000106.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 71.8% (equal value: 4,147); a search with its first level so ordered takes 90.8% of a plain one's nodes.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.862),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 63% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(1.543),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 45% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.466),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.964),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.019),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 22% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.789),
    replies(B, M1, Replies1),
    Replies1 =< 4.
