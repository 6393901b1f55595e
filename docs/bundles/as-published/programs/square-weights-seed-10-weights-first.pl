% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,801 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,508 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000013.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 75.8% (equal value: 374); a search with its first level so ordered takes 88.5% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 35% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.149),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.917),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.603),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(2.061),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 58% and wrong on 25%.
better_choice(B, M1, M2) :-
    weight(0.39),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.609),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the static value after it is large (more than -27).
% Of what wrong orders cost, right on 27% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.076),
    static(B, M1, Static1),
    Static1 > -27.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 40% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.328),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.076),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the static value after it is large (more than 1).
% Of what wrong orders cost, right on 21% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.426),
    static(B, M1, Static1),
    Static1 > 1.

% Prefer a move to another if the number of replies to it is small (at most 9).
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.61),
    replies(B, M1, Replies1),
    Replies1 =< 9.

% Prefer a move to another if the number of squares that we could play after it is not zero.
% Of what wrong orders cost, right on 0% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.745),
    moves_left(B, M1, Moves1),
    \+ zero(Moves1).

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Of what wrong orders cost, right on 13% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(0.603),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 4% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.96),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 12% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.581),
    replies(B, M1, Replies1),
    Replies1 =< 7.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 22).
% Of what wrong orders cost, right on 2% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.616),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 22.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.539),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the static value after it is large (more than -12).
% Of what wrong orders cost, right on 28% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.555),
    static(B, M1, Static1),
    Static1 > -12.

% Prefer a move to another if the price of it is small (at most 2).
% Of what wrong orders cost, right on 8% and wrong on 35%.
better_choice(B, M1, M2) :-
    weight(0.325),
    price(M1, Price1),
    Price1 =< 2.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 3% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.648),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).
