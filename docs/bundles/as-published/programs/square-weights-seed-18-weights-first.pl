% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,647 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,339 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000021.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 75.2% (equal value: 298); a search with its first level so ordered takes 88.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 80% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(1.105),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.91),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.577),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is large (more than -20).
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.692),
    static(B, M1, Static1),
    Static1 > -20.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.51),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 59% and wrong on 25%.
better_choice(B, M1, M2) :-
    weight(0.383),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.479),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 4% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.246),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.989),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.07),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Of what wrong orders cost, right on 12% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.582),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 15).
% Of what wrong orders cost, right on 5% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.819),
    frontier(B, M1, Frontier1),
    Frontier1 =< 15.
