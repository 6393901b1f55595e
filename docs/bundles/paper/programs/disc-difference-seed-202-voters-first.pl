% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,328 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000205.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 73.1% (equal value: 15,607); a search with its first level so ordered takes 90.2% of the nodes of a plain one.
% With at most 6 voters it takes 91.0%.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 44% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.633),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 44% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.918),
    on_edge(M1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.795),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 20% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.972),
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 40% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.852),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of replies to it is smaller than the other's and the static value after the best reply to a move is the same for both.
% Of what wrong orders cost, right on 14% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.705),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    Best1 = Best2.

% When the number of discs of the colour of the player to move is large (more than 7), prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.081),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 7.

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 2) and the number of squares that we could play after it is smaller than the other's.
% Of what wrong orders cost, right on 20% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.414),
    largest_reply(B, M1, Answer1),
    Answer1 =< 2,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves1, Moves2).

% Prefer a move to another if the most discs that a reply to it turns over is smaller than the other's and the static value after a move differs.
% Of what wrong orders cost, right on 33% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.546),
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    lt(Answer1, Answer2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ Static1 = Static2.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 8% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.123),
    corner(M1),
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% When the number of discs of the opponent's colour is small (at most 9), prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 15).
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.854),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 15,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 9.

% When the number of discs of the colour of the player to move is large (more than 9), prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 11% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.727),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 9.

% Prefer a move to another if the number of discs that it turns over is large (more than 4) and the number of empty squares beside our discs after it is large (more than 9).
% Of what wrong orders cost, right on 8% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.612),
    flips(B, M1, Flips1),
    Flips1 > 4,
    beside_ours(B, M1, Beside1),
    Beside1 > 9.

% When the number of empty squares is large (more than 33), prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 25% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.846),
    on_edge(M1),
    remain_places(B, Empty),
    Empty > 33.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 11) and the number of our discs with an empty neighbour after it is small (at most 12).
% Of what wrong orders cost, right on 5% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.636),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 11,
    frontier(B, M1, Frontier1),
    Frontier1 =< 12.

% Prefer a move to another if the mean static value after a reply to it is large (more than -3) and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 17% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.509),
    mean_reply(B, M1, Mean1),
    Mean1 > -3,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% When the number of empty squares is large (more than 29), prefer a move to another if the mean static value after a reply to it is large (more than 5).
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.966),
    mean_reply(B, M1, Mean1),
    Mean1 > 5,
    remain_places(B, Empty),
    Empty > 29.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 6) and the number of squares that we could play after it is small (at most 3).
% Of what wrong orders cost, right on 3% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.939),
    frontier(B, M1, Frontier1),
    Frontier1 =< 6,
    moves_left(B, M1, Moves1),
    Moves1 =< 3.

% Prefer a move to another if the balance of prices after it is small (at most -2) and the most discs that a reply to it turns over is small (at most 4).
% Of what wrong orders cost, right on 12% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.355),
    gain(B, M1, Gain1),
    Gain1 =< -2,
    largest_reply(B, M1, Answer1),
    Answer1 =< 4.

% When the number of discs of the colour of the player to move is large (more than 16), prefer a move to another if the number of corners that it gives away is small (at most 1).
% Of what wrong orders cost, right on 0% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.418),
    corners_given(B, M1, Corners1),
    Corners1 =< 1,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 16.
