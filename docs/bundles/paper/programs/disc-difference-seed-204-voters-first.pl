% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 15,866 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000207.
% Voters: at most 12, of at most 2 tests.
% Unseen pairs in the right order: 72.5% (equal value: 15,924); a search with its first level so ordered takes 91.2% of the nodes of a plain one.
% With at most 6 voters it takes 91.5%.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 43% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.724),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 41% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.317),
    on_edge(M1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 11% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.991),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if the number of replies to it is smaller than the other's and the static value after the best reply to a move is the same for both.
% Of what wrong orders cost, right on 14% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.802),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    Best1 = Best2.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 28% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.336),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of squares that we could play after it is large (more than 3).
% Of what wrong orders cost, right on 49% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.883),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    moves_left(B, M1, Moves1),
    Moves1 > 3.

% Prefer a move to another if the most discs that a reply to it turns over is smaller than the other's and the static value after a move differs.
% Of what wrong orders cost, right on 34% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.626),
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    lt(Answer1, Answer2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ Static1 = Static2.

% When the number of empty squares is large (more than 50), prefer a move to another if the number of empty squares beside the opponent's discs after it is smaller than the other's.
% Of what wrong orders cost, right on 8% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.919),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs1, BesideTheirs2),
    remain_places(B, Empty),
    Empty > 50.

% When the number of empty squares is small (at most 41), prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.828),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    remain_places(B, Empty),
    Empty =< 41.

% Prefer a move to another if it is on an edge and the number of corners that it gives away is not zero.
% Of what wrong orders cost, right on 6% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(1.108),
    on_edge(M1),
    corners_given(B, M1, Corners1),
    \+ zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside the opponent's discs after it is small (at most 20).
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.892),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 20.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 3).
% Of what wrong orders cost, right on 7% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.947),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 3.
