% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,923 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000204.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.9% (equal value: 3,416); a search with its first level so ordered takes 86.5% of the nodes of a plain one.
% With at most 6 voters it takes 86.8%.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 80% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.378),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 60% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.654),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside the opponent's discs after it is not zero.
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.817),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    \+ zero(BesideTheirs1).

% When the number of empty squares is large (more than 29), prefer a move to another if the static value after the best reply to it is large (more than -23).
% Of what wrong orders cost, right on 20% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.08),
    best_reply(B, M1, Best1),
    Best1 > -23,
    remain_places(B, Empty),
    Empty > 29.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.137),
    price(M1, Price1),
    Price1 > 5,
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.589),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% When the number of empty squares is small (at most 45), prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 43% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.352),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    remain_places(B, Empty),
    Empty =< 45.

% Prefer a move to another if the number of replies to it is small (at most 5) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.767),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    ring(M1, Ring1),
    Ring1 =< 2.

% When the number of discs of the opponent's colour is small (at most 14), prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.855),
    best_reply(B, M1, Best1),
    Best1 > -6,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 14.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's and the price of it is larger than the other's.
% Of what wrong orders cost, right on 26% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.469),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% When the number of discs of the opponent's colour is small (at most 12), prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.962),
    replies(B, M1, Replies1),
    zero(Replies1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 12.

% When the number of discs of the opponent's colour is small (at most 22), prefer a move to another if the static value after the best reply to it is large (more than -44).
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.37),
    best_reply(B, M1, Best1),
    Best1 > -44,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 22.

% When the number of discs of the opponent's colour is small (at most 10), prefer a move to another if the static value after the best reply to it is above zero.
% Of what wrong orders cost, right on 7% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.953),
    best_reply(B, M1, Best1),
    Best1 > 0,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 10.

% Prefer a move to another if the static value after the best reply to it is large (more than -12) and the number of squares that we could play after it is large (more than 5).
% Of what wrong orders cost, right on 25% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.445),
    best_reply(B, M1, Best1),
    Best1 > -12,
    moves_left(B, M1, Moves1),
    Moves1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 9) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 15% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.572),
    replies(B, M1, Replies1),
    Replies1 =< 9,
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 13% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.677),
    ring(M1, Ring1),
    Ring1 > 1,
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% When the number of discs of the opponent's colour is large (more than 8), prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.879),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 8.

% Prefer a move to another if the number of replies to it is small (at most 12) and the mean static value after a reply to it is large (more than 3).
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.447),
    replies(B, M1, Replies1),
    Replies1 =< 12,
    mean_reply(B, M1, Mean1),
    Mean1 > 3.

% Prefer a move to another if the static value after the best reply to it is large (more than 9) and the number of replies to it is large (more than 6).
% Of what wrong orders cost, right on 7% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.683),
    best_reply(B, M1, Best1),
    Best1 > 9,
    replies(B, M1, Replies1),
    Replies1 > 6.

% When the number of empty squares is large (more than 24), prefer a move to another if the static value after the best reply to it is large (more than -83).
% Of what wrong orders cost, right on 9% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.052),
    best_reply(B, M1, Best1),
    Best1 > -83,
    remain_places(B, Empty),
    Empty > 24.
