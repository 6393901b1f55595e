% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,703 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,849 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000018.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 84.7% (equal value: 1,402); a search with its first level so ordered takes 88.0% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 89% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.201),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 73% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.649),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.663),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.204),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 6% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.37),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 15).
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.833),
    beside_ours(B, M1, Beside1),
    Beside1 =< 15.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.984),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.387),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the value of it in a shallower search is large (more than -2).
% Of what wrong orders cost, right on 23% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.989),
    searched(B, M1, Searched1),
    Searched1 > -2.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Of what wrong orders cost, right on 13% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.683),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the value of it in a shallower search is large (more than 3).
% Of what wrong orders cost, right on 14% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.228),
    searched(B, M1, Searched1),
    Searched1 > 3.

% Prefer a move to another if the value of it in a shallower search is large (more than -14).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.591),
    searched(B, M1, Searched1),
    Searched1 > -14.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 16% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.942),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the number of replies to it is small (at most 8).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.886),
    replies(B, M1, Replies1),
    Replies1 =< 8.

% Prefer a move to another if the number of discs that it turns over is smaller than the other's.
% Of what wrong orders cost, right on 36% and wrong on 31%.
better_choice(B, M1, M2) :-
    weight(0.355),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2).

% Prefer a move to another if the static value after the best reply to it is large (more than 8).
% Of what wrong orders cost, right on 9% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.207),
    best_reply(B, M1, Best1),
    Best1 > 8.

% Prefer a move to another if the static value after it is large (more than -8).
% Of what wrong orders cost, right on 5% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.228),
    static(B, M1, Static1),
    Static1 > -8.

% Prefer a move to another if the number of squares that we could play after it is small (at most 4).
% Of what wrong orders cost, right on 5% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.629),
    moves_left(B, M1, Moves1),
    Moves1 =< 4.

% Prefer a move to another if the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 1% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.707),
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% Prefer a move to another if the static value after the best reply to it is above zero.
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.619),
    best_reply(B, M1, Best1),
    Best1 > 0.
