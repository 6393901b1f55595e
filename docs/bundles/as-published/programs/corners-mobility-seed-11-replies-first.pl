% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,777 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,407 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000014.
% Voters: at most 12, of at most 2 tests.
% Unseen pairs in the right order: 79.2% (equal value: 1,321); a search with its first level so ordered takes 89.1% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 78% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(1.73),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the price of it is large (more than -50).
% Of what wrong orders cost, right on 72% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.046),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of corners that it gives away is zero and the number of empty squares beside our discs after it is small (at most 19).
% Of what wrong orders cost, right on 30% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.464),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 19.

% Prefer a move to another if the static value after the best reply to it is large (more than -7) and the price of it is large (more than -50).
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.332),
    best_reply(B, M1, Best1),
    Best1 > -7,
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the balance of prices after it is large (more than -1).
% Of what wrong orders cost, right on 42% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.682),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    gain(B, M1, Gain1),
    Gain1 > -1.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 18% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.871),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and the number of empty squares beside our discs after it is small (at most 19).
% Of what wrong orders cost, right on 37% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.767),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 19.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.397),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% When the number of discs of the colour of the player to move is small (at most 11), prefer a move to another if the number of empty squares beside our discs after it is small (at most 16).
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.067),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 11.

% Prefer a move to another if the static value after the best reply to it is large (more than -2) and the number of squares that we could play after it is small (at most 10).
% Of what wrong orders cost, right on 20% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.927),
    best_reply(B, M1, Best1),
    Best1 > -2,
    moves_left(B, M1, Moves1),
    Moves1 =< 10.

% When the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if 4 or more discs that are not the colour of the player to move touch the other.
% Of what wrong orders cost, right on 3% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.28),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M2, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 22) and the number of empty squares beside our discs after it is small (at most 22).
% Of what wrong orders cost, right on 8% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.926),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 22,
    beside_ours(B, M1, Beside1),
    Beside1 =< 22.
