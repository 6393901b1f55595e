% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,357 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000206.
% Voters: at most 12, of at most 2 tests.
% Unseen pairs in the right order: 73.0% (equal value: 17,721); a search with its first level so ordered takes 90.5% of the nodes of a plain one.
% With at most 6 voters it takes 90.9%.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 45% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.802),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 42% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.352),
    on_edge(M1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.809),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if the number of replies to it is smaller than the other's and the static value after the best reply to a move is the same for both.
% Of what wrong orders cost, right on 14% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.905),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    Best1 = Best2.

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.039),
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the most discs that a reply to it turns over is small (at most 4).
% Of what wrong orders cost, right on 53% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.734),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    largest_reply(B, M1, Answer1),
    Answer1 =< 4.

% Prefer a move to another if the most discs that a reply to it turns over is smaller than the other's and the static value after a move differs.
% Of what wrong orders cost, right on 34% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.661),
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    lt(Answer1, Answer2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ Static1 = Static2.

% When the number of empty squares is large (more than 51), prefer a move to another if the number of empty squares beside the opponent's discs after it is smaller than the other's.
% Of what wrong orders cost, right on 7% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.912),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs1, BesideTheirs2),
    remain_places(B, Empty),
    Empty > 51.

% When the number of discs of the colour of the player to move is large (more than 7), prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.75),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 7.

% Prefer a move to another if the number of discs that it turns over is large (more than 2) and the number of squares that we could play after it is large (more than 6).
% Of what wrong orders cost, right on 12% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.631),
    flips(B, M1, Flips1),
    Flips1 > 2,
    moves_left(B, M1, Moves1),
    Moves1 > 6.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 3).
% Of what wrong orders cost, right on 7% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.927),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 3.

% Prefer a move to another if the number of discs that it turns over is large (more than 4) and the mean static value after a reply to it is large (more than -3).
% Of what wrong orders cost, right on 8% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.694),
    flips(B, M1, Flips1),
    Flips1 > 4,
    mean_reply(B, M1, Mean1),
    Mean1 > -3.
