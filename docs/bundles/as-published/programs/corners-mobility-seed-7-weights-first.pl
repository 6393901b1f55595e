% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,640 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,689 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000010.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 77.8% (equal value: 1,147); a search with its first level so ordered takes 88.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.75),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.446),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 52% and wrong on 26%.
better_choice(B, M1, M2) :-
    weight(0.793),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.71),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.483),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 7% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.437),
    corner(M1).
