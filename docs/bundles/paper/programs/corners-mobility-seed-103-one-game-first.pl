% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 58 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,874 pairs, starts random, ties drop, pairs all, seed 1000106.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 80.7% (equal value: 34); a search with its first level so ordered takes 80.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 566 pairs rightly and 142 wrongly (79.9%), 566 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after the other is small (at most 9).
% Covers 251 pairs rightly and 7 wrongly (97.3%), 126 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M2, Moves2),
    Moves2 =< 9.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of our discs with an empty neighbour after it is smaller than the other's and the number of replies to the other is large (more than 9).
% Covers 263 pairs rightly and 46 wrongly (85.1%), 42 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2),
    replies(B, M2, Replies2),
    Replies2 > 9.

% Prefer a move to another if the price of it is large (more than -20), the number of our discs with an empty neighbour after it is at most the other's and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 185 pairs rightly and 17 wrongly (91.6%), 27 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1),
    price(M2, Price2),
    Price2 =< -20.

% When the number of discs of the opponent's colour is small (at most 13), prefer a move to another if the number of our discs with an empty neighbour after the other is small (at most 7) and the static value after the other is above zero.
% Covers 31 pairs rightly and 14 wrongly (68.9%), 27 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 13,
    frontier(B, M2, Frontier2),
    Frontier2 =< 7,
    static(B, M2, Static2),
    Static2 > 0.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the price of it is above zero.
% Covers 306 pairs rightly and 55 wrongly (84.8%), 31 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > 0.

% When the number of discs of the opponent's colour is small (at most 13), prefer a move to another if the balance of prices after the other is small (at most -68) and the number of discs that the other turns over is large (more than 2).
% Covers 40 pairs rightly and 8 wrongly (83.3%), 14 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 13,
    gain(B, M2, Gain2),
    Gain2 =< -68,
    flips(B, M2, Flips2),
    Flips2 > 2.

% When the number of empty squares is large (more than 48), prefer a move to another if the other is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 12 pairs rightly and 3 wrongly (80.0%), 6 of them new.
better_choice(B, M1, M2) :-
    remain_places(B, Empty),
    Empty > 48,
    price(M2, Price2),
    Price2 > 5.

% Prefer a move to another if the number of empty squares beside our discs after the other is large (more than 13) and the number of corners within our reach after it is larger than the other's.
% Covers 33 pairs rightly and 8 wrongly (80.5%), 6 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M2, Beside2),
    Beside2 > 13,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the static value after the other is large (more than -2), the other is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the number of corners that the other gives away is not zero.
% Covers 5 pairs rightly and 2 wrongly (71.4%), 5 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 > -2,
    ring(M2, Ring2),
    Ring2 > 1,
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).
