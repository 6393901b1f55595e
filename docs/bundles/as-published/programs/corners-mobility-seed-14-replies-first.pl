% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,917 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000017.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 78.8% (equal value: 1,312); a search with its first level so ordered takes 87.8% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.062),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 27% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.901),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% When the number of discs of the opponent's colour is small (at most 18), prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 54% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.805),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 18.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 9) and the static value after the best reply to it is large (more than 7).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.474),
    frontier(B, M1, Frontier1),
    Frontier1 =< 9,
    best_reply(B, M1, Best1),
    Best1 > 7.

% Prefer a move to another if the number of replies to it is small (at most 4) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 27% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.495),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the balance of prices after it is small (at most 48).
% Of what wrong orders cost, right on 51% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.475),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    gain(B, M1, Gain1),
    Gain1 =< 48.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside our discs after it is small (at most 22).
% Of what wrong orders cost, right on 20% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.603),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_ours(B, M1, Beside1),
    Beside1 =< 22.

% Prefer a move to another if the number of replies to it is small (at most 7) and the static value after the best reply to it is large (more than -13).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.116),
    replies(B, M1, Replies1),
    Replies1 =< 7,
    best_reply(B, M1, Best1),
    Best1 > -13.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 42% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.039),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 6% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.788),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if it is a corner and the number of replies to it is large (more than 10).
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.24),
    corner(M1),
    replies(B, M1, Replies1),
    Replies1 > 10.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 9) and the number of empty squares beside the opponent's discs after it is large (more than 19).
% Of what wrong orders cost, right on 5% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.973),
    frontier(B, M1, Frontier1),
    Frontier1 =< 9,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 19.

% Prefer a move to another if the price of it is above zero and it is in a region of oddly many empty squares.
% Of what wrong orders cost, right on 22% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.579),
    price(M1, Price1),
    Price1 > 0,
    odd_region(B, M1).

% When the number of discs of the opponent's colour is large (more than 10), prefer a move to another if the mean static value after a reply to it is large (more than -1).
% Of what wrong orders cost, right on 10% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.163),
    mean_reply(B, M1, Mean1),
    Mean1 > -1,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 10.

% Prefer a move to another if the mean static value after a reply to it is large (more than 5) and the number of our discs with an empty neighbour after it is small (at most 11).
% Of what wrong orders cost, right on 12% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.635),
    mean_reply(B, M1, Mean1),
    Mean1 > 5,
    frontier(B, M1, Frontier1),
    Frontier1 =< 11.

% Prefer a move to another if the number of squares that we could play after it is smaller than the other's and the static value after the best reply to it is large (more than -1).
% Of what wrong orders cost, right on 14% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.747),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves1, Moves2),
    best_reply(B, M1, Best1),
    Best1 > -1.

% Prefer a move to another if the number of replies to it is small (at most 6) and the number of empty squares beside the opponent's discs after it is small (at most 19).
% Of what wrong orders cost, right on 14% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.986),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 19.

% Prefer a move to another if the mean static value after a reply to it is large (more than 16) and the static value after the best reply to a move differs.
% Of what wrong orders cost, right on 6% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.653),
    mean_reply(B, M1, Mean1),
    Mean1 > 16,
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    \+ Best1 = Best2.

% Prefer a move to another if the number of replies to it is small (at most 11) and the most discs that a reply to a move turns over is the same for both.
% Of what wrong orders cost, right on 6% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.893),
    replies(B, M1, Replies1),
    Replies1 =< 11,
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    Answer1 = Answer2.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 14) and the static value after the best reply to it is small (at most -1).
% Of what wrong orders cost, right on 5% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.764),
    beside_ours(B, M1, Beside1),
    Beside1 =< 14,
    best_reply(B, M1, Best1),
    Best1 =< -1.
