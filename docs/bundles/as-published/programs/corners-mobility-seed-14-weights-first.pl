% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,917 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000017.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 77.1% (equal value: 1,312); a search with its first level so ordered takes 89.3% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.019),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.589),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 76% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.6),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.699),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.344),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the static value after it is large (more than 8).
% Of what wrong orders cost, right on 10% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.752),
    static(B, M1, Static1),
    Static1 > 8.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 48% and wrong on 22%.
better_choice(B, M1, M2) :-
    weight(0.499),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.174),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 16% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.843),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 9).
% Of what wrong orders cost, right on 10% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.821),
    frontier(B, M1, Frontier1),
    Frontier1 =< 9.

% Prefer a move to another if the static value after it is large (more than -2).
% Of what wrong orders cost, right on 17% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.704),
    static(B, M1, Static1),
    Static1 > -2.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.456),
    price(M1, Price1),
    Price1 > 5.
