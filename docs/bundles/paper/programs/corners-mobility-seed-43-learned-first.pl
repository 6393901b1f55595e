% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,223 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 56,884 pairs, starts random, ties drop, pairs best, seed 1000046.
% Criteria: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 76.9%.
% Both directions claimed: 1,749, neither: 268, equal value: 2,969.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of corners that it gives away is at most the other's.
% Covers 17,514 pairs rightly and 4,326 wrongly (80.2%), 17,514 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after the other is not zero.
% Covers 5,774 pairs rightly and 135 wrongly (97.7%), 2,094 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M2, Moves2),
    \+ zero(Moves2).

% Prefer a move to another if the price of it is greater than -20, the number of replies to it equals the number of replies to the other and the number of squares that we could play after it is larger than the other's.
% Covers 2,271 pairs rightly and 916 wrongly (71.3%), 1,910 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2,
    moves_left(B, M2, Moves2),
    moves_left(B, M1, Moves1),
    lt(Moves2, Moves1).

% Prefer a move to another if the number of squares that we could play after it is at least the other's, the number of corners that it gives away is at most the other's, the price of it is larger than the other's and the number of replies to it is at most the other's.
% Covers 9,113 pairs rightly and 1,421 wrongly (86.5%), 621 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    price(M2, Price2),
    price(M1, Price1),
    lt(Price2, Price1),
    replies(B, M2, Replies2),
    replies(B, M1, Replies1),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the balance of prices after it is larger than the other's, the number of our discs with an empty neighbour after it is at most the other's and the other is diagonally next to a corner.
% Covers 2,941 pairs rightly and 412 wrongly (87.7%), 461 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    gain(B, M1, Gain1),
    lt(Gain2, Gain1),
    frontier(B, M2, Frontier2),
    frontier(B, M1, Frontier1),
    \+ lt(Frontier2, Frontier1),
    x_square(M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's and it is a corner.
% Covers 1,767 pairs rightly and 299 wrongly (85.5%), 183 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    corners_given(B, M1, Corners1),
    \+ lt(Corners2, Corners1),
    corner(M1).
