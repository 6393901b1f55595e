% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 17,006 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000205.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.2% (equal value: 3,378); a search with its first level so ordered takes 87.1% of the nodes of a plain one.
% With at most 6 voters it takes 87.4%.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 79% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.36),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 60% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.542),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.649),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% When the number of discs of the opponent's colour is small (at most 22), prefer a move to another if the static value after the best reply to it is large (more than -25).
% Of what wrong orders cost, right on 26% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.024),
    best_reply(B, M1, Best1),
    Best1 > -25,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 22.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.357),
    price(M1, Price1),
    Price1 > 5,
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.667),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 55% and wrong on 22%.
better_choice(B, M1, M2) :-
    weight(0.239),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    ring(M1, Ring1),
    Ring1 =< 2.

% When the number of discs of the colour of the player to move is small (at most 13), prefer a move to another if the static value after the best reply to it is large (more than -1).
% Of what wrong orders cost, right on 12% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.889),
    best_reply(B, M1, Best1),
    Best1 > -1,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 13.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's and the price of it is larger than the other's.
% Of what wrong orders cost, right on 26% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.464),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of replies to it is small (at most 6) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 17% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.718),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.713),
    ring(M1, Ring1),
    Ring1 > 1,
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the mean static value after a reply to it is large (more than -5) and the number of our discs with an empty neighbour after it is small (at most 16).
% Of what wrong orders cost, right on 25% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.471),
    mean_reply(B, M1, Mean1),
    Mean1 > -5,
    frontier(B, M1, Frontier1),
    Frontier1 =< 16.

% When the number of empty squares is large (more than 18), prefer a move to another if the static value after the best reply to it is large (more than -14).
% Of what wrong orders cost, right on 26% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.659),
    best_reply(B, M1, Best1),
    Best1 > -14,
    remain_places(B, Empty),
    Empty > 18.

% When the number of empty squares is small (at most 50), prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 13% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.846),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    remain_places(B, Empty),
    Empty =< 50.

% When the number of discs of the opponent's colour is large (more than 7), prefer a move to another if the number of replies to it is small (at most 8).
% Of what wrong orders cost, right on 11% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.75),
    replies(B, M1, Replies1),
    Replies1 =< 8,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 7.

% Prefer a move to another if the number of replies to it is small (at most 12) and the static value after the best reply to it is large (more than -82).
% Of what wrong orders cost, right on 19% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.624),
    replies(B, M1, Replies1),
    Replies1 =< 12,
    best_reply(B, M1, Best1),
    Best1 > -82.

% Prefer a move to another if the number of replies to it is zero and the number of empty squares beside our discs after it is large (more than 20).
% Of what wrong orders cost, right on 0% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.971),
    replies(B, M1, Replies1),
    zero(Replies1),
    beside_ours(B, M1, Beside1),
    Beside1 > 20.

% When the number of discs of the opponent's colour is large (more than 19), prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 3% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.815),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 19.

% Prefer a move to another if the static value after the best reply to it is large (more than -6) and the number of our discs with an empty neighbour after it is small (at most 19).
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.506),
    best_reply(B, M1, Best1),
    Best1 > -6,
    frontier(B, M1, Frontier1),
    Frontier1 =< 19.

% When the number of discs of the colour of the player to move is small (at most 15), prefer a move to another if the static value after the best reply to it is large (more than -45).
% Of what wrong orders cost, right on 19% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.868),
    best_reply(B, M1, Best1),
    Best1 > -45,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 15.
