% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,375 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000207.
% Voters: at most 20, of at most 2 tests.
% Unseen pairs in the right order: 80.8% (equal value: 3,310); a search with its first level so ordered takes 87.2% of the nodes of a plain one.
% With at most 6 voters it takes 87.5%.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's and the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 79% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.249),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 60% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.79),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside our discs after it is small (at most 24).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.707),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_ours(B, M1, Beside1),
    Beside1 =< 24.

% When the number of empty squares is large (more than 30), prefer a move to another if the static value after the best reply to it is large (more than -12).
% Of what wrong orders cost, right on 20% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.956),
    best_reply(B, M1, Best1),
    Best1 > -12,
    remain_places(B, Empty),
    Empty > 30.

% Prefer a move to another if the price of it is larger than the other's and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 54% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.3),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 17% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.659),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% When the number of empty squares is small (at most 41), prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 9% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.947),
    replies(B, M1, Replies1),
    Replies1 =< 6,
    remain_places(B, Empty),
    Empty =< 41.

% When the number of empty squares is large (more than 46), prefer a move to another if the static value after the best reply to it is above zero.
% Of what wrong orders cost, right on 5% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.336),
    best_reply(B, M1, Best1),
    Best1 > 0,
    remain_places(B, Empty),
    Empty > 46.

% Prefer a move to another if the static value after the best reply to it is large (more than -22) and the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 33% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.713),
    best_reply(B, M1, Best1),
    Best1 > -22,
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the mean static value after a reply to it is large (more than 3).
% Of what wrong orders cost, right on 36% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.399),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    mean_reply(B, M1, Mean1),
    Mean1 > 3.

% When the number of empty squares is large (more than 18), prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 21% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.117),
    price(M1, Price1),
    Price1 > 5,
    remain_places(B, Empty),
    Empty > 18.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's and the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 33% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.566),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the static value after it is larger than the other's.
% Of what wrong orders cost, right on 13% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.738),
    ring(M1, Ring1),
    Ring1 > 1,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the static value after the best reply to it is large (more than -44) and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 26% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.942),
    best_reply(B, M1, Best1),
    Best1 > -44,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% When the number of empty squares is small (at most 38), prefer a move to another if the number of replies to it is small (at most 8).
% Of what wrong orders cost, right on 7% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.818),
    replies(B, M1, Replies1),
    Replies1 =< 8,
    remain_places(B, Empty),
    Empty =< 38.

% Prefer a move to another if the number of replies to it is small (at most 5) and the distance of it from the edge is small (at most 1).
% Of what wrong orders cost, right on 16% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.529),
    replies(B, M1, Replies1),
    Replies1 =< 5,
    ring(M1, Ring1),
    Ring1 =< 1.

% Prefer a move to another if the static value after the best reply to it is large (more than -6) and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 24% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.526),
    best_reply(B, M1, Best1),
    Best1 > -6,
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the static value after the best reply to it is large (more than -83) and the number of corners that a move gives away is the same for both.
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.004),
    best_reply(B, M1, Best1),
    Best1 > -83,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's and the number of replies to it is small (at most 11).
% Of what wrong orders cost, right on 29% and wrong on 28%.
better_choice(B, M1, M2) :-
    weight(0.22),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    replies(B, M1, Replies1),
    Replies1 =< 11.

% Prefer a move to another if the number of corners within our reach after it is not zero and the mean static value after a reply to it is small (at most 3).
% Of what wrong orders cost, right on 1% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.956),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1),
    mean_reply(B, M1, Mean1),
    Mean1 =< 3.
