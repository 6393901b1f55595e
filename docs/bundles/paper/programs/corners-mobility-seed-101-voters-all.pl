% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,288 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 12,199 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000104.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 83.7% (equal value: 2,254); a search with all its levels so ordered takes 99.0% of a plain one's work, asking included.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.437),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 25% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.37),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 77% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.342),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 23% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.857),
    corner(M1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.737),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 15% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.175),
    price(M1, Price1),
    Price1 > -50.
