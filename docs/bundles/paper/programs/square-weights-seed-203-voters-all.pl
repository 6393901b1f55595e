% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,987 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000206.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 81.4% (equal value: 3,437); a search with all its levels so ordered takes 63.7% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 63.8%.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.505),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 67% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.078),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.626),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 44% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.571),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.553),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the static value after it is large (more than -9).
% Of what wrong orders cost, right on 24% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.803),
    static(B, M1, Static1),
    Static1 > -9.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 54% and wrong on 27%.
better_choice(B, M1, M2) :-
    weight(0.271),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.463),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the static value after it is large (more than -57).
% Of what wrong orders cost, right on 10% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.153),
    static(B, M1, Static1),
    Static1 > -57.

% Prefer a move to another if the static value after it is above zero.
% Of what wrong orders cost, right on 26% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.765),
    static(B, M1, Static1),
    Static1 > 0.

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.611),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the static value after it is large (more than 44).
% Of what wrong orders cost, right on 15% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.782),
    static(B, M1, Static1),
    Static1 > 44.
