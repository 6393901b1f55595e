% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 51 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 3,870 pairs, starts random, ties drop, pairs all, seed 1000047.
% Criteria: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 78.6%.
% Both directions claimed: 15, neither: 36, equal value: 31.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's, the number of corners that it gives away is at most the other's and the balance of prices after it is greater than -23.
% Covers 1,007 pairs rightly and 215 wrongly (82.4%), 1,007 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    gain(B, M1, Gain1),
    Gain1 > -23.

% When the number of discs of the opponent's colour is not the number of empty squares, prefer a move to another if the balance of prices after it is at least the other's and the number of corners that the other gives away is not zero.
% Covers 495 pairs rightly and 14 wrongly (97.2%), 309 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    remain_places(B, Empty),
    \+ Piecesb = Empty.

% Prefer a move to another if the balance of prices after it is at least the other's, the balance of prices after the other is at most -23 and the price of it is greater than -20.
% Covers 352 pairs rightly and 12 wrongly (96.7%), 113 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    Gain2 =< -23,
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's, the number of replies to it equals the number of replies to the other and the price of it is greater than -2.
% Covers 111 pairs rightly and 32 wrongly (77.6%), 80 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    price(M1, Price1),
    Price1 > -2.

% Prefer a move to another if the number of corners that it gives away is zero, 4 or more discs that are not the colour of the player to move touch it and the number of our discs with an empty neighbour after it is smaller than the other's.
% Covers 154 pairs rightly and 16 wrongly (90.6%), 41 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    color_of_this_turn(B, Turn),
    many_opponents_pieces(B, M1, Turn),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of discs that it turns over is at most 2 and it is a corner.
% Covers 84 pairs rightly and 9 wrongly (90.3%), 19 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    Flips1 =< 2,
    corner(M1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of squares that we could play after it is larger than the other's and the number of corners that the other gives away is not the number of corners within our reach after it.
% Covers 430 pairs rightly and 58 wrongly (88.1%), 31 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1),
    corners_won(B, M1, Reach1),
    \+ Corners2 = Reach1.
