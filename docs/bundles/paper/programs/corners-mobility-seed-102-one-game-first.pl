% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 55 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 2,028 pairs, starts random, ties drop, pairs all, seed 1000105.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 82.3% (equal value: 51); a search with its first level so ordered takes 92.2% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is at most the other's and the price of it is large (more than -20).
% Covers 503 pairs rightly and 91 wrongly (84.7%), 503 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of discs that it turns over is small (at most 7).
% Covers 274 pairs rightly and 3 wrongly (98.9%), 177 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    flips(B, M1, Flips1),
    Flips1 =< 7.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 225 pairs rightly and 14 wrongly (94.1%), 59 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's, the number of corners that it gives away is zero and the number of our discs with an empty neighbour after it is small (at most 7).
% Covers 284 pairs rightly and 39 wrongly (87.9%), 70 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.

% Prefer a move to another if the balance of prices after it is at least the other's, the number of our discs with an empty neighbour after it is small (at most 9) and the number of empty squares beside the opponent's discs after it is large (more than 19).
% Covers 94 pairs rightly and 7 wrongly (93.1%), 29 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    frontier(B, M1, Frontier1),
    Frontier1 =< 9,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 19.

% Prefer a move to another if the price of it is at least the other's, the number of our discs with an empty neighbour after it is smaller than the other's and the balance of prices after it is large (more than 14).
% Covers 141 pairs rightly and 12 wrongly (92.2%), 22 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    gain(B, M1, Gain1),
    Gain1 > 14.

% Prefer a move to another if the static value after a move is the same for both, it is nearer to the centre than the other and the number of empty squares beside our discs after the other is large (more than 19).
% Covers 17 pairs rightly and 2 wrongly (89.5%), 11 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    inner_than(M1, M2),
    beside_ours(B, M2, Beside2),
    Beside2 > 19.

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of empty squares beside our discs after the other is small (at most 7) and the number of empty squares beside our discs after it is large (more than 9).
% Covers 30 pairs rightly and 1 wrongly (96.8%), 8 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    beside_ours(B, M2, Beside2),
    Beside2 =< 7,
    beside_ours(B, M1, Beside1),
    Beside1 > 9.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the other is diagonally next to a corner and the number of replies to the other is large (more than 11).
% Covers 46 pairs rightly and 5 wrongly (90.2%), 9 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    x_square(M2),
    replies(B, M2, Replies2),
    Replies2 > 11.

% Prefer a move to another if the number of squares that we could play after the other is small (at most 11), the number of discs that the other turns over is large (more than 7) and the static value after it is small (at most 12).
% Covers 38 pairs rightly and 0 wrongly (100.0%), 10 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 11,
    flips(B, M2, Flips2),
    Flips2 > 7,
    static(B, M1, Static1),
    Static1 =< 12.
