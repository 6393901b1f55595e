% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,970 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 16,300 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000107.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 71.1% (equal value: 3,946); a search with its first level so ordered takes 91.9% of a plain one's nodes.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 65% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(1.14),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.921),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 45% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.275),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.733),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.748),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 22% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.723),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 8% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.843),
    corner(M1).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 4% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.991),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the mean static value after a reply to it is large (more than 4).
% Of what wrong orders cost, right on 8% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.978),
    mean_reply(B, M1, Mean1),
    Mean1 > 4.

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 4).
% Of what wrong orders cost, right on 16% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.589),
    largest_reply(B, M1, Answer1),
    Answer1 =< 4.

% Prefer a move to another if the mean static value after a reply to it is large (more than -3).
% Of what wrong orders cost, right on 13% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.555),
    mean_reply(B, M1, Mean1),
    Mean1 > -3.

% Prefer a move to another if the mean static value after a reply to it is large (more than -7).
% Of what wrong orders cost, right on 6% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.614),
    mean_reply(B, M1, Mean1),
    Mean1 > -7.
