% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,126 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000207.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.4% (equal value: 11,968); a search with its first level so ordered takes 88.8% of the nodes of a plain one.
% With at most 6 voters it takes 89.0%.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 76% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(1.523),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the price of it is large (more than -20).
% Of what wrong orders cost, right on 62% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.59),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of replies to it is not zero.
% Of what wrong orders cost, right on 21% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.458),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    replies(B, M1, Replies1),
    \+ zero(Replies1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 61% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.413),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    best_reply(B, M1, Best1),
    Best1 > -12.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.47),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the number of discs that it turns over is larger than the other's.
% Of what wrong orders cost, right on 4% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.508),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips2, Flips1).

% Prefer a move to another if the price of it is large (more than -50) and the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 40% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.455),
    price(M1, Price1),
    Price1 > -50,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the mean static value after a reply to it is large (more than 1) and the price of it is large (more than -50).
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.728),
    mean_reply(B, M1, Mean1),
    Mean1 > 1,
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 6) and the mean static value after a reply to a move differs.
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.889),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    \+ Mean1 = Mean2.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 7% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.303),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% When the number of empty squares is large (more than 38), prefer a move to another if the balance of prices after it is large (more than -38).
% Of what wrong orders cost, right on 5% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.091),
    gain(B, M1, Gain1),
    Gain1 > -38,
    remain_places(B, Empty),
    Empty > 38.

% Prefer a move to another if the number of replies to it is small (at most 4) and the mean static value after a reply to it is large (more than -7).
% Of what wrong orders cost, right on 16% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.895),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    mean_reply(B, M1, Mean1),
    Mean1 > -7.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and the number of squares that we could play after it is large (more than 7).
% Of what wrong orders cost, right on 28% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.472),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    moves_left(B, M1, Moves1),
    Moves1 > 7.

% Prefer a move to another if the number of replies to it is small (at most 8) and the number of corners that a move gives away is the same for both.
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.672),
    replies(B, M1, Replies1),
    Replies1 =< 8,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 12) and the number of empty squares beside the opponent's discs after it is large (more than 14).
% Of what wrong orders cost, right on 6% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.801),
    beside_ours(B, M1, Beside1),
    Beside1 =< 12,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 14.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 19) and the static value after it is small (at most 2).
% Of what wrong orders cost, right on 10% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.424),
    beside_ours(B, M1, Beside1),
    Beside1 =< 19,
    static(B, M1, Static1),
    Static1 =< 2.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the number of squares that we could play after it is large (more than 5).
% Of what wrong orders cost, right on 7% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.3),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    moves_left(B, M1, Moves1),
    Moves1 > 5.

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to a move is the same for both.
% Of what wrong orders cost, right on 4% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.615),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    Mean1 = Mean2.

% Prefer a move to another if the number of replies to it is small (at most 11) and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 11% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.576),
    replies(B, M1, Replies1),
    Replies1 =< 11,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of squares that we could play after it is smaller than the other's.
% Of what wrong orders cost, right on 7% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.55),
    price(M1, Price1),
    Price1 > 5,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves1, Moves2).
