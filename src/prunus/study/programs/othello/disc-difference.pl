% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,603 positions (40).
% Values: minimax, depth 6, evaluation disc-difference.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 73.9% (equal value: 13,979); a search with all its levels so ordered takes 44.5% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 44.8%.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.52),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 59% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.535),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 47% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(1.471),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 17% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.183),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 5% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.252),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 24% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.641),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 9% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.923),
    corner(M1).

% Prefer a move to another if it is none of d4 d5 e4 e5.
% Of what wrong orders cost, right on 7% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.852),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of discs that it turns over is large (more than 3).
% Of what wrong orders cost, right on 24% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.559),
    flips(B, M1, Flips1),
    Flips1 > 3.

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 12% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.839),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of empty squares beside our discs after it is larger than the other's.
% Of what wrong orders cost, right on 41% and wrong on 42%.
better_choice(B, M1, M2) :-
    weight(0.301),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1).

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 20% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.488),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 22% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.804),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of discs that it turns over is large (more than 2).
% Of what wrong orders cost, right on 39% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.736),
    flips(B, M1, Flips1),
    Flips1 > 2.

% Prefer a move to another if it is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Of what wrong orders cost, right on 19% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.329),
    price(M1, Price1),
    Price1 =< -20.

% Prefer a move to another if the number of discs that it turns over is large (more than 4).
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.876),
    flips(B, M1, Flips1),
    Flips1 > 4.

% Prefer a move to another if the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 0% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.424),
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% Prefer a move to another if the number of discs that it turns over is large (more than 1).
% Of what wrong orders cost, right on 41% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.703),
    flips(B, M1, Flips1),
    Flips1 > 1.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 23% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.49),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the number of replies to it is small (at most 8).
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.425),
    replies(B, M1, Replies1),
    Replies1 =< 8.
