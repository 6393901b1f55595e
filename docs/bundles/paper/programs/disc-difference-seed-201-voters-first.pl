% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,438 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000204.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 72.7% (equal value: 17,644); a search with its first level so ordered takes 90.6% of the nodes of a plain one.
% With at most 6 voters it takes 91.1%.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 43% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.927),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 41% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.544),
    on_edge(M1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.334),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 28% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.721),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of squares that we could play after it is large (more than 3).
% Of what wrong orders cost, right on 49% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.889),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    moves_left(B, M1, Moves1),
    Moves1 > 3.

% Prefer a move to another if the most discs that a reply to it turns over is smaller than the other's and the static value after a move differs.
% Of what wrong orders cost, right on 33% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.651),
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    lt(Answer1, Answer2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ Static1 = Static2.

% Prefer a move to another if the number of replies to it is small (at most 5) and the static value after the best reply to a move is the same for both.
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.869),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    Best1 = Best2.

% Prefer a move to another if it is a corner and the number of squares that we could play after it is large (more than 3).
% Of what wrong orders cost, right on 7% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.23),
    corner(M1),
    moves_left(B, M1, Moves1),
    Moves1 > 3.

% Prefer a move to another if the number of replies to it is small (at most 7) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 18% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.485),
    replies(B, M1, Replies1),
    Replies1 =< 7,
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of replies to it is small (at most 4) and the number of squares that we could play after it is small (at most 3).
% Of what wrong orders cost, right on 8% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.694),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    moves_left(B, M1, Moves1),
    Moves1 =< 3.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 11) and the number of our discs with an empty neighbour after it is small (at most 8).
% Of what wrong orders cost, right on 4% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.751),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 11,
    frontier(B, M1, Frontier1),
    Frontier1 =< 8.

% When the number of empty squares is small (at most 41), prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.654),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    remain_places(B, Empty),
    Empty =< 41.

% Prefer a move to another if the static value after it is large (more than 9) and the balance of prices after it is large (more than -32).
% Of what wrong orders cost, right on 6% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.666),
    static(B, M1, Static1),
    Static1 > 9,
    gain(B, M1, Gain1),
    Gain1 > -32.

% Prefer a move to another if the mean static value after a reply to it is large (more than -5) and the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 10% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.482),
    mean_reply(B, M1, Mean1),
    Mean1 > -5,
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% Prefer a move to another if it is on an edge and the number of corners that it gives away is not zero.
% Of what wrong orders cost, right on 5% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(1.141),
    on_edge(M1),
    corners_given(B, M1, Corners1),
    \+ zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is zero and the number of replies to it is small (at most 9).
% Of what wrong orders cost, right on 16% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.654),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    Replies1 =< 9.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 15) and the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 4% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.626),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 15,
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.

% Prefer a move to another if the static value after the best reply to it is larger than the other's and it is not on an edge.
% Of what wrong orders cost, right on 27% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.62),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    not_on_edge(M1).

% When the number of empty squares is small (at most 37), prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 9% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.609),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    remain_places(B, Empty),
    Empty =< 37.

% Prefer a move to another if 4 or more discs that are not the colour of the player to move touch it and the price of it is small (at most -2).
% Of what wrong orders cost, right on 5% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.433),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn),
    price(M1, Price1),
    Price1 =< -2.
