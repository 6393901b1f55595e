% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,179 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000011.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 75.0% (equal value: 373); a search with its first level so ordered takes 87.3% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 79% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.152),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.896),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.144),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is large (more than -16).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.494),
    static(B, M1, Static1),
    Static1 > -16.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 25% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.924),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.349),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 55% and wrong on 26%.
better_choice(B, M1, M2) :-
    weight(0.376),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.072),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 20).
% Of what wrong orders cost, right on 3% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.811),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 20.

% Prefer a move to another if the static value after it is large (more than 8).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.859),
    static(B, M1, Static1),
    Static1 > 8.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 4% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.719),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 23).
% Of what wrong orders cost, right on 8% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.794),
    beside_ours(B, M1, Beside1),
    Beside1 =< 23.
