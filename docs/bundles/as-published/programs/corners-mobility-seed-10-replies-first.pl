% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,726 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,182 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000013.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 79.3% (equal value: 1,364); a search with its first level so ordered takes 88.3% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.799),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 27% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.985),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 58% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.17),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 15% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.312),
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of replies to it is small (at most 5) and the number of empty squares beside our discs after it is small (at most 22).
% Of what wrong orders cost, right on 20% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.604),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    beside_ours(B, M1, Beside1),
    Beside1 =< 22.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of empty squares beside our discs after a move is the same for both.
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.711),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    Beside1 = Beside2.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the static value after it is large (more than -9).
% Of what wrong orders cost, right on 15% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.892),
    ring(M1, Ring1),
    Ring1 > 1,
    static(B, M1, Static1),
    Static1 > -9.

% Prefer a move to another if the static value after the best reply to it is large (more than 6) and the number of replies to it is large (more than 6).
% Of what wrong orders cost, right on 5% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.052),
    best_reply(B, M1, Best1),
    Best1 > 6,
    replies(B, M1, Replies1),
    Replies1 > 6.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the mean static value after a reply to it is large (more than -8).
% Of what wrong orders cost, right on 7% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(2.008),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    mean_reply(B, M1, Mean1),
    Mean1 > -8.

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 9% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.933),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if the number of corners that it gives away is small (at most 1) and the number of our discs with an empty neighbour after it is not zero.
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.962),
    corners_given(B, M1, Corners1),
    Corners1 =< 1,
    frontier(B, M1, Frontier1),
    \+ zero(Frontier1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 41% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.614),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of squares that we could play after it is small (at most 4) and the number of empty squares beside our discs after it is larger than the other's.
% Of what wrong orders cost, right on 6% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.131),
    moves_left(B, M1, Moves1),
    Moves1 =< 4,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 20) and the most discs that a reply to it turns over is small (at most 5).
% Of what wrong orders cost, right on 22% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.715),
    beside_ours(B, M1, Beside1),
    Beside1 =< 20,
    largest_reply(B, M1, Answer1),
    Answer1 =< 5.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 6% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.622),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb).

% Prefer a move to another if the number of squares that we could play after it is large (more than 11) and the number of empty squares beside the opponent's discs after it is large (more than 15).
% Of what wrong orders cost, right on 6% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.205),
    moves_left(B, M1, Moves1),
    Moves1 > 11,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 15.

% Prefer a move to another if the mean static value after a reply to it is large (more than -1) and the number of squares that we could play after it is small (at most 13).
% Of what wrong orders cost, right on 22% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.734),
    mean_reply(B, M1, Mean1),
    Mean1 > -1,
    moves_left(B, M1, Moves1),
    Moves1 =< 13.

% When the number of discs of the opponent's colour is small (at most 10), prefer a move to another if the number of empty squares beside our discs after it is small (at most 15).
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.261),
    beside_ours(B, M1, Beside1),
    Beside1 =< 15,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 10.

% Prefer a move to another if the mean static value after a reply to it is large (more than 9) and it is not on an edge next to a corner.
% Of what wrong orders cost, right on 9% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.252),
    mean_reply(B, M1, Mean1),
    Mean1 > 9,
    \+ c_square(M1).

% Prefer a move to another if the number of squares that we could play after it is zero and the number of our discs with an empty neighbour after it is large (more than 19).
% Of what wrong orders cost, right on 0% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.691),
    moves_left(B, M1, Moves1),
    zero(Moves1),
    frontier(B, M1, Frontier1),
    Frontier1 > 19.
