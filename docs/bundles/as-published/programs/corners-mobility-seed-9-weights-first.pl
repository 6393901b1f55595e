% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,656 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,207 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000012.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 77.6% (equal value: 1,195); a search with its first level so ordered takes 87.4% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 77% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(1.173),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.05),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.578),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.155),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 56% and wrong on 27%.
better_choice(B, M1, M2) :-
    weight(0.57),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 41% and wrong on 28%.
better_choice(B, M1, M2) :-
    weight(0.575),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
