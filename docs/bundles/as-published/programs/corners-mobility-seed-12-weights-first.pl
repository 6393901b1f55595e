% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,859 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 9,818 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000015.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 77.6% (equal value: 1,272); a search with its first level so ordered takes 88.9% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.181),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 24% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.71),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.81),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 76% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(1.038),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 18% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.384),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 45% and wrong on 23%.
better_choice(B, M1, M2) :-
    weight(0.369),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).
