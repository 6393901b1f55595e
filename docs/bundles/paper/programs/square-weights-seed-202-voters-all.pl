% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,035 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000205.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.4% (equal value: 3,537); a search with all its levels so ordered takes 62.5% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 63.4%.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.49),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.053),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.448),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 44% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.699),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is large (more than -10).
% Of what wrong orders cost, right on 24% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.143),
    static(B, M1, Static1),
    Static1 > -10.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.229),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 37% and wrong on 35%.
better_choice(B, M1, M2) :-
    weight(0.25),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the static value after it is large (more than -57).
% Of what wrong orders cost, right on 11% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.986),
    static(B, M1, Static1),
    Static1 > -57.

% Prefer a move to another if the static value after it is large (more than 7).
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.666),
    static(B, M1, Static1),
    Static1 > 7.

% Prefer a move to another if the static value after it is large (more than 84).
% Of what wrong orders cost, right on 10% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.947),
    static(B, M1, Static1),
    Static1 > 84.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.669),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.547),
    replies(B, M1, Replies1),
    Replies1 =< 7.
