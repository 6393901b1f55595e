% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,993 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000206.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.5% (equal value: 3,303); a search with its first level so ordered takes 86.9% of the nodes of a plain one.
% With at most 6 voters it takes 87.2%.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 80% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.447),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 60% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.49),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 33% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.008),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% When the number of empty squares is large (more than 29), prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 47% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.395),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    remain_places(B, Empty),
    Empty > 29.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.618),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after the best reply to it is large (more than -23) and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.872),
    best_reply(B, M1, Best1),
    Best1 > -23,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% Prefer a move to another if the number of replies to it is small (at most 5) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.942),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the static value after the best reply to it is large (more than -6) and the number of our discs with an empty neighbour after it is small (at most 19).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.681),
    best_reply(B, M1, Best1),
    Best1 > -6,
    frontier(B, M1, Frontier1),
    Frontier1 =< 19.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 20% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.11),
    price(M1, Price1),
    Price1 > 5,
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% When the number of discs of the colour of the player to move is large (more than 8), prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 40% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.291),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 8.

% When the number of empty squares is large (more than 33), prefer a move to another if the static value after the best reply to it is large (more than -46).
% Of what wrong orders cost, right on 15% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.667),
    best_reply(B, M1, Best1),
    Best1 > -46,
    remain_places(B, Empty),
    Empty > 33.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's and the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 32% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.519),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% When the number of empty squares is large (more than 37), prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.229),
    replies(B, M1, Replies1),
    zero(Replies1),
    remain_places(B, Empty),
    Empty > 37.

% When the number of discs of the opponent's colour is large (more than 10), prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.891),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 10.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's and the mean static value after a reply to it is small (at most 3).
% Of what wrong orders cost, right on 1% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.547),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    mean_reply(B, M1, Mean1),
    Mean1 =< 3.

% Prefer a move to another if the static value after the best reply to it is large (more than -85) and the number of replies to it is small (at most 11).
% Of what wrong orders cost, right on 18% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.687),
    best_reply(B, M1, Best1),
    Best1 > -85,
    replies(B, M1, Replies1),
    Replies1 =< 11.

% When the number of empty squares is large (more than 41), prefer a move to another if the static value after the best reply to it is large (more than -13).
% Of what wrong orders cost, right on 12% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.936),
    best_reply(B, M1, Best1),
    Best1 > -13,
    remain_places(B, Empty),
    Empty > 41.

% Prefer a move to another if the number of replies to it is small (at most 8) and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.617),
    replies(B, M1, Replies1),
    Replies1 =< 8,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% When the number of empty squares is large (more than 50), prefer a move to another if the mean static value after a reply to it is large (more than 3).
% Of what wrong orders cost, right on 4% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.975),
    mean_reply(B, M1, Mean1),
    Mean1 > 3,
    remain_places(B, Empty),
    Empty > 50.

% Prefer a move to another if the static value after the best reply to it is large (more than 8) and the number of empty squares beside our discs after it is small (at most 18).
% Of what wrong orders cost, right on 11% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.599),
    best_reply(B, M1, Best1),
    Best1 > 8,
    beside_ours(B, M1, Beside1),
    Beside1 =< 18.
