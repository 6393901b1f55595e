% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,817 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,399 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000014.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 76.6% (equal value: 390); a search with its first level so ordered takes 88.1% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 79% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.904),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.851),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.5),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is large (more than -12).
% Of what wrong orders cost, right on 27% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.826),
    static(B, M1, Static1),
    Static1 > -12.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.525),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.491),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 37% and wrong on 36%.
better_choice(B, M1, M2) :-
    weight(0.349),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of replies to it is small (at most 9).
% Of what wrong orders cost, right on 12% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.964),
    replies(B, M1, Replies1),
    Replies1 =< 9.

% Prefer a move to another if the number of discs that it turns over is small (at most 4).
% Of what wrong orders cost, right on 5% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.804),
    flips(B, M1, Flips1),
    Flips1 =< 4.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 14% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.717),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the static value after it is large (more than -3).
% Of what wrong orders cost, right on 26% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.614),
    static(B, M1, Static1),
    Static1 > -3.

% Prefer a move to another if the price of it is large (more than -20).
% Of what wrong orders cost, right on 40% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.457),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 15% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.587),
    replies(B, M1, Replies1),
    Replies1 =< 7.

% Prefer a move to another if the number of discs that it turns over is small (at most 1).
% Of what wrong orders cost, right on 19% and wrong on 25%.
better_choice(B, M1, M2) :-
    weight(0.287),
    flips(B, M1, Flips1),
    Flips1 =< 1.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.366),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.648),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Of what wrong orders cost, right on 13% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.304),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the static value after it is large (more than -28).
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.706),
    static(B, M1, Static1),
    Static1 > -28.

% Prefer a move to another if the number of corners within our reach after it is large (more than 1).
% Of what wrong orders cost, right on 0% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.498),
    corners_won(B, M1, Reach1),
    Reach1 > 1.

% Prefer a move to another if the static value after it is large (more than 2).
% Of what wrong orders cost, right on 24% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.496),
    static(B, M1, Static1),
    Static1 > 2.
