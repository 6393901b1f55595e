% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,976 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000206.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 74.1% (equal value: 14,157); a search with all its levels so ordered takes 57.3% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 59.3%.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 64% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(1.29),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.855),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 44% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.591),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 4% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.705),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 20% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.192),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of discs that it turns over is large (more than 3).
% Of what wrong orders cost, right on 31% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.729),
    flips(B, M1, Flips1),
    Flips1 > 3.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 9% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.921),
    corner(M1).

% Prefer a move to another if the number of empty squares beside our discs after it is large (more than 20).
% Of what wrong orders cost, right on 10% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.478),
    beside_ours(B, M1, Beside1),
    Beside1 > 20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 13% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.678),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is diagonally next to a corner.
% Of what wrong orders cost, right on 5% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.616),
    x_square(M1).

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 22% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.571),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the number of discs that it turns over is large (more than 2).
% Of what wrong orders cost, right on 43% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.631),
    flips(B, M1, Flips1),
    Flips1 > 2.
