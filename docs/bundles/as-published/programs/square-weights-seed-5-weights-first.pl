% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,764 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,755 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000008.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 75.3% (equal value: 443); a search with its first level so ordered takes 89.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 33% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.521),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 78% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(1.031),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.977),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after it is large (more than -16).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.63),
    static(B, M1, Static1),
    Static1 > -16.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.358),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 15).
% Of what wrong orders cost, right on 10% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.705),
    beside_ours(B, M1, Beside1),
    Beside1 =< 15.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.743),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the number of discs that it turns over is small (at most 2).
% Of what wrong orders cost, right on 15% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.411),
    flips(B, M1, Flips1),
    Flips1 =< 2.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.667),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 12).
% Of what wrong orders cost, right on 7% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.771),
    beside_ours(B, M1, Beside1),
    Beside1 =< 12.

% Prefer a move to another if the number of squares that we could play after it is large (more than 8).
% Of what wrong orders cost, right on 9% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.496),
    moves_left(B, M1, Moves1),
    Moves1 > 8.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 13% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.707),
    replies(B, M1, Replies1),
    Replies1 =< 4.
