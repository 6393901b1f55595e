% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,716 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,324 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000020.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 78.0% (equal value: 1,310); a search with its first level so ordered takes 89.5% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.862),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 24% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.055),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 77% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(1.057),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 21%.
better_choice(B, M1, M2) :-
    weight(0.645),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.333),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the price of it is above zero.
% Of what wrong orders cost, right on 38% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.545),
    price(M1, Price1),
    Price1 > 0.
