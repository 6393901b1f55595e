% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,690 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000206.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.1% (equal value: 12,424); a search with its first level so ordered takes 88.4% of the nodes of a plain one.
% With at most 6 voters it takes 88.8%.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 76% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(1.393),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the price of it is large (more than -50).
% Of what wrong orders cost, right on 72% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.621),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside the opponent's discs after it is not zero.
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.074),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    \+ zero(BesideTheirs1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 61% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.334),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    best_reply(B, M1, Best1),
    Best1 > -12.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.751),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -50) and the static value after the best reply to it is large (more than -7).
% Of what wrong orders cost, right on 26% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.869),
    price(M1, Price1),
    Price1 > -50,
    best_reply(B, M1, Best1),
    Best1 > -7.

% When the number of discs of the opponent's colour is large (more than 7), prefer a move to another if the number of corners within our reach after it is not zero.
% Of what wrong orders cost, right on 7% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.709),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 7.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 35% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.448),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 6% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.726),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the mean static value after a reply to it is large (more than 2) and the static value after the best reply to it is large (more than -3).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.67),
    mean_reply(B, M1, Mean1),
    Mean1 > 2,
    best_reply(B, M1, Best1),
    Best1 > -3.

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 35% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.255),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    replies(B, M1, Replies1),
    Replies1 =< 7.

% Prefer a move to another if the number of replies to it is small (at most 4) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 16% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.85),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of replies to it is small (at most 7) and the number of our discs with an empty neighbour after a move differs.
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.786),
    replies(B, M1, Replies1),
    Replies1 =< 7,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ Frontier1 = Frontier2.

% When the number of discs of the colour of the player to move is less than the number of discs of the opponent's colour, prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Of what wrong orders cost, right on 10% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.479),
    ring(M1, Ring1),
    Ring1 > 1,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    lt(Pieces, Piecesb).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and the number of squares that we could play after it is large (more than 5).
% Of what wrong orders cost, right on 36% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.357),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    moves_left(B, M1, Moves1),
    Moves1 > 5.

% When the number of discs of the colour of the player to move is small (at most 19), prefer a move to another if the static value after the best reply to it is large (more than 5).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.103),
    best_reply(B, M1, Best1),
    Best1 > 5,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 19.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 16) and the number of replies to it is large (more than 3).
% Of what wrong orders cost, right on 12% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.495),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16,
    replies(B, M1, Replies1),
    Replies1 > 3.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of squares that we could play after it is smaller than the other's.
% Of what wrong orders cost, right on 7% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.502),
    price(M1, Price1),
    Price1 > 5,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves1, Moves2).

% Prefer a move to another if the number of replies to it is small (at most 11) and the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.514),
    replies(B, M1, Replies1),
    Replies1 =< 11,
    best_reply(B, M1, Best1),
    Best1 > -12.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 19) and the balance of prices after it is small (at most 52).
% Of what wrong orders cost, right on 13% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.44),
    beside_ours(B, M1, Beside1),
    Beside1 =< 19,
    gain(B, M1, Gain1),
    Gain1 =< 52.
