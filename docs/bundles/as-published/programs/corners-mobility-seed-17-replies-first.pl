% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,716 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,324 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000020.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 81.7% (equal value: 1,310); a search with its first level so ordered takes 88.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 77% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(1.695),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 37% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.167),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    Replies1 =< 5.

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 28% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.621),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% When the number of discs of the colour of the player to move is less than the number of discs of the opponent's colour, prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 42% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.48),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Pieces, Piecesb).

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the most discs that a reply to it turns over is small (at most 5).
% Of what wrong orders cost, right on 6% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.66),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    largest_reply(B, M1, Answer1),
    Answer1 =< 5.

% When the number of empty squares is small (at most 41), prefer a move to another if the static value after the best reply to it is large (more than 1).
% Of what wrong orders cost, right on 14% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.703),
    best_reply(B, M1, Best1),
    Best1 > 1,
    remain_places(B, Empty),
    Empty =< 41.

% Prefer a move to another if the static value after the best reply to it is large (more than -5) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 27% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.823),
    best_reply(B, M1, Best1),
    Best1 > -5,
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the number of replies to it is small (at most 8).
% Of what wrong orders cost, right on 10% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.077),
    ring(M1, Ring1),
    Ring1 > 1,
    replies(B, M1, Replies1),
    Replies1 =< 8.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of replies to it is larger than the other's.
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.909),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies2, Replies1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.73),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% When the number of empty squares is large (more than 24), prefer a move to another if the mean static value after a reply to it is large (more than 14).
% Of what wrong orders cost, right on 4% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.279),
    mean_reply(B, M1, Mean1),
    Mean1 > 14,
    remain_places(B, Empty),
    Empty > 24.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.48),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb).

% Prefer a move to another if the mean static value after a reply to it is above zero and the number of replies to it is large (more than 7).
% Of what wrong orders cost, right on 10% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.813),
    mean_reply(B, M1, Mean1),
    Mean1 > 0,
    replies(B, M1, Replies1),
    Replies1 > 7.

% Prefer a move to another if the number of replies to it is small (at most 3) and the balance of prices after it is large (more than -1).
% Of what wrong orders cost, right on 11% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.185),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    gain(B, M1, Gain1),
    Gain1 > -1.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 18) and the number of corners within our reach after it is zero.
% Of what wrong orders cost, right on 7% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.019),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 18,
    corners_won(B, M1, Reach1),
    zero(Reach1).

% When the number of empty squares is large (more than 24), prefer a move to another if the static value after the best reply to it is large (more than -8).
% Of what wrong orders cost, right on 16% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.165),
    best_reply(B, M1, Best1),
    Best1 > -8,
    remain_places(B, Empty),
    Empty > 24.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 12) and the static value after it is small (at most -4).
% Of what wrong orders cost, right on 2% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.568),
    beside_ours(B, M1, Beside1),
    Beside1 =< 12,
    static(B, M1, Static1),
    Static1 =< -4.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the mean static value after a reply to it is large (more than -6).
% Of what wrong orders cost, right on 19% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.571),
    price(M1, Price1),
    Price1 > 5,
    mean_reply(B, M1, Mean1),
    Mean1 > -6.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the static value after the best reply to a move is the same for both.
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.914),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    Best1 = Best2.

% Prefer a move to another if the number of replies to it is small (at most 7) and the number of squares that we could play after it is smaller than the other's.
% Of what wrong orders cost, right on 16% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.516),
    replies(B, M1, Replies1),
    Replies1 =< 7,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves1, Moves2).
