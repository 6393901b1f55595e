% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 54 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 2,588 pairs, starts random, ties drop, pairs all, seed 1000022.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 74.7% (equal value: 204).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% When the number of empty squares is small (at most 38), prefer a move to another if the static value after it is at least the other's, it is not diagonally next to a corner and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 448 pairs rightly and 46 wrongly (90.7%), 448 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    \+ x_square(M1),
    remain_places(B, Empty),
    Empty =< 38,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% When the number of discs of the opponent's colour is small (at most 23), prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 175 pairs rightly and 2 wrongly (98.9%), 155 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 23.

% When the number of discs of the opponent's colour is small (at most 12), prefer a move to another if the number of replies to it is small (at most 5) and the number of empty squares beside our discs after it is small (at most 11).
% Covers 22 pairs rightly and 2 wrongly (91.7%), 22 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 12,
    replies(B, M1, Replies1),
    Replies1 =< 5,
    beside_ours(B, M1, Beside1),
    Beside1 =< 11.

% When the colour of the player to move is not black, prefer a move to another if the price of it is large (more than -20) and the other is diagonally next to a corner.
% Covers 168 pairs rightly and 9 wrongly (94.9%), 25 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    color_of_this_turn(B, Turn),
    \+ Turn = black,
    x_square(M2).
