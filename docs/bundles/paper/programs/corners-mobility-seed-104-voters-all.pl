% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,146 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 11,272 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000107.
% Voters: at most 6, of at most 2 tests.
% Unseen pairs in the right order: 82.6% (equal value: 2,034); a search with all its levels so ordered takes 90.2% of a plain one's work, asking included.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 71% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.527),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the price of it is large (more than -50).
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.877),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if it is a corner and the number of corners that a move gives away is the same for both.
% Of what wrong orders cost, right on 14% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.553),
    corner(M1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 62% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.891),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 24% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.379),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 10% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.26),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.
