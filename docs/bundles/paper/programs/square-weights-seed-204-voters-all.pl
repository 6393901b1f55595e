% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,690 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000207.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.5% (equal value: 3,406); a search with all its levels so ordered takes 62.3% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 62.5%.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.483),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.969),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.393),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 43% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.717),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is large (more than -7).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.147),
    static(B, M1, Static1),
    Static1 > -7.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.075),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 54% and wrong on 27%.
better_choice(B, M1, M2) :-
    weight(0.316),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the static value after it is large (more than 1).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.926),
    static(B, M1, Static1),
    Static1 > 1.

% Prefer a move to another if the static value after it is large (more than -55).
% Of what wrong orders cost, right on 10% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.132),
    static(B, M1, Static1),
    Static1 > -55.

% Prefer a move to another if it is on an edge next to a corner.
% Of what wrong orders cost, right on 7% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.558),
    c_square(M1).

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 17% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.706),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.593),
    replies(B, M1, Replies1),
    Replies1 =< 6.
