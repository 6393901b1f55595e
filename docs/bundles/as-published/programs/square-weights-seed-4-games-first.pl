% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,549 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 70,560 pairs, starts random, ties drop, pairs all, seed 1000007.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 77.0% (equal value: 1,284).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the number of corners that it gives away is zero and it is not on an edge next to a corner.
% Covers 13,356 pairs rightly and 769 wrongly (94.6%), 13,356 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1),
    \+ c_square(M1).

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is smaller than the other's and it is nearer to the centre than the other.
% Covers 2,788 pairs rightly and 265 wrongly (91.3%), 1,354 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    inner_than(M1, M2).

% Prefer a move to another if the price of it is at least the other's, the number of corners that it gives away is zero, the number of replies to it is at most the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 2,707 pairs rightly and 427 wrongly (86.4%), 1,662 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    Price1 > 5.

% Prefer a move to another if the static value after it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 8,729 pairs rightly and 337 wrongly (96.3%), 1,372 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero, it is nearer to the centre than the other and the number of squares that we could play after it is large (more than 7).
% Covers 3,295 pairs rightly and 199 wrongly (94.3%), 1,340 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    inner_than(M1, M2),
    moves_left(B, M1, Moves1),
    Moves1 > 7.
