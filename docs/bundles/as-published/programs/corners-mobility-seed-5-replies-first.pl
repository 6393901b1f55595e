% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,741 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,240 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000008.
% Voters: at most 12, of at most 2 tests.
% Unseen pairs in the right order: 80.3% (equal value: 1,324); a search with its first level so ordered takes 87.5% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 77% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(1.875),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 71% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.066),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is large (more than -50) and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 25% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.205),
    price(M1, Price1),
    Price1 > -50,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 16) and the static value after it is large (more than -1).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.135),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16,
    static(B, M1, Static1),
    Static1 > -1.

% When the number of discs of the colour of the player to move is small (at most 23), prefer a move to another if the number of corners that it gives away is small (at most 1).
% Of what wrong orders cost, right on 3% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.798),
    corners_given(B, M1, Corners1),
    Corners1 =< 1,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 23.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.914),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb).

% Prefer a move to another if the number of discs that it turns over is small (at most 2) and the number of our discs with an empty neighbour after it is small (at most 14).
% Of what wrong orders cost, right on 18% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.635),
    flips(B, M1, Flips1),
    Flips1 =< 2,
    frontier(B, M1, Frontier1),
    Frontier1 =< 14.

% Prefer a move to another if the number of corners within our reach after it is not zero and the number of squares that we could play after it is large (more than 12).
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.573),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    moves_left(B, M1, Moves1),
    Moves1 > 12.

% Prefer a move to another if the static value after the best reply to it is large (more than 9) and the number of our discs with an empty neighbour after it is small (at most 18).
% Of what wrong orders cost, right on 9% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.904),
    best_reply(B, M1, Best1),
    Best1 > 9,
    frontier(B, M1, Frontier1),
    Frontier1 =< 18.

% Prefer a move to another if the static value after the best reply to it is large (more than -5) and the most discs that a reply to it turns over is small (at most 5).
% Of what wrong orders cost, right on 19% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.003),
    best_reply(B, M1, Best1),
    Best1 > -5,
    largest_reply(B, M1, Answer1),
    Answer1 =< 5.

% When the number of discs of the opponent's colour is small (at most 22), prefer a move to another if the balance of prices after it is above zero.
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.986),
    gain(B, M1, Gain1),
    Gain1 > 0,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 22.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.128),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
