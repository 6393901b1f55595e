% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 56 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 3,206 pairs, starts random, ties drop, pairs all, seed 1000107.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 75.7% (equal value: 14); a search with its first level so ordered takes 88.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and the number of corners that it gives away is zero.
% Covers 887 pairs rightly and 102 wrongly (89.7%), 887 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 531 pairs rightly and 16 wrongly (97.1%), 128 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is large (more than -20), the price of the other is small (at most -2) and the number of replies to it is smaller than the other's.
% Covers 505 pairs rightly and 112 wrongly (81.8%), 148 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    price(M2, Price2),
    Price2 =< -2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of corners that it gives away is not zero and the other is on an edge next to a corner.
% Covers 53 pairs rightly and 12 wrongly (81.5%), 53 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    \+ zero(Corners1),
    c_square(M2).

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is zero and the number of replies to it is at most the other's.
% Covers 727 pairs rightly and 139 wrongly (83.9%), 86 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the number of empty squares beside the opponent's discs after it is smaller than the other's.
% Covers 164 pairs rightly and 12 wrongly (93.2%), 18 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs1, BesideTheirs2).

% Prefer a move to another if the static value after it is large (more than -20), the static value after the other is small (at most -9) and the number of replies to it is smaller than the other's.
% Covers 326 pairs rightly and 24 wrongly (93.1%), 11 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -20,
    static(B, M2, Static2),
    Static2 =< -9,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after it is large (more than -3), the number of discs that it turns over is larger than the other's and the number of squares that we could play after it is larger than the other's.
% Covers 114 pairs rightly and 18 wrongly (86.4%), 16 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > -3,
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips2, Flips1),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).

% When the number of discs of the opponent's colour is large (more than 23), prefer a move to another if the price of a move is the same for both and the number of squares that we could play after it is larger than the other's.
% Covers 33 pairs rightly and 7 wrongly (82.5%), 8 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    Price1 = Price2,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 23,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
