% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,079 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 17,005 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000104.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 71.8% (equal value: 4,011); a search with its first level so ordered takes 91.2% of a plain one's nodes.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 66% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.644),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 67% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.83),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 43% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(1.169),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.774),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 8% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.153),
    corner(M1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.776),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 5% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.352),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the mean static value after a reply to it is large (more than -2).
% Of what wrong orders cost, right on 13% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.572),
    mean_reply(B, M1, Mean1),
    Mean1 > -2.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 22% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.484),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the static value after the best reply to it is large (more than -11).
% Of what wrong orders cost, right on 7% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.734),
    best_reply(B, M1, Best1),
    Best1 > -11.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 13).
% Of what wrong orders cost, right on 9% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.557),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 13.

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 2).
% Of what wrong orders cost, right on 25% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.626),
    largest_reply(B, M1, Answer1),
    Answer1 =< 2.

% Prefer a move to another if the static value after it is large (more than 16).
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.576),
    static(B, M1, Static1),
    Static1 > 16.

% Prefer a move to another if the number of squares that we could play after it is small (at most 7).
% Of what wrong orders cost, right on 10% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.394),
    moves_left(B, M1, Moves1),
    Moves1 =< 7.

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 5).
% Of what wrong orders cost, right on 8% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.853),
    largest_reply(B, M1, Answer1),
    Answer1 =< 5.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 63% and wrong on 21%.
better_choice(B, M1, M2) :-
    weight(0.586),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 9).
% Of what wrong orders cost, right on 5% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.674),
    beside_ours(B, M1, Beside1),
    Beside1 =< 9.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 20% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.472),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the number of discs that it turns over is large (more than 4).
% Of what wrong orders cost, right on 10% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.554),
    flips(B, M1, Flips1),
    Flips1 > 4.

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 3).
% Of what wrong orders cost, right on 22% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.405),
    largest_reply(B, M1, Answer1),
    Answer1 =< 3.
