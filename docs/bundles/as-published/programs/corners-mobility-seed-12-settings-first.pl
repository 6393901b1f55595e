% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,859 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 56,980 pairs, starts random, ties drop, pairs all, seed 1000015.
% FOIL: accuracy 0.6, support 2, length 4.
% Unseen pairs in the right order: 79.0% (equal value: 1,272); a search with its first level so ordered takes 89.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's and the number of empty squares beside our discs after it is at most the other's.
% Covers 15,954 pairs rightly and 4,325 wrongly (78.7%), 15,954 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1).

% Prefer a move to another if the number of corners that the other gives away is not zero, the number of corners that a move gives away differs and the number of corners that it gives away is small (at most 1).
% Covers 7,371 pairs rightly and 368 wrongly (95.2%), 3,817 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    \+ Corners1 = Corners2,
    Corners1 =< 1.

% When the number of discs of the colour of the player to move is small (at most 16), prefer a move to another if the number of corners that it gives away is zero and the other is diagonally next to a corner.
% Covers 3,812 pairs rightly and 409 wrongly (90.3%), 874 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    x_square(M2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 16.

% Prefer a move to another if the price of it is large (more than -20), the number of replies to it is at most the other's, the number of empty squares beside our discs after it is larger than the other's and the number of empty squares beside the opponent's discs after it is larger than the other's.
% Covers 1,247 pairs rightly and 626 wrongly (66.6%), 1,057 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).
