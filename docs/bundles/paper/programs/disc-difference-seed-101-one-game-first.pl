% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 28 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 184 pairs, starts random, ties drop, pairs all, seed 1000104.
% FOIL: accuracy 0.65, support 2, length 2.
% Unseen pairs in the right order: 76.2% (equal value: 5); a search with its first level so ordered takes 71.1% of a plain one's nodes.
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 39 pairs rightly and 3 wrongly (92.9%), 39 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the static value after a move is the same for both and the other is nearer to the centre than it.
% Covers 18 pairs rightly and 6 wrongly (75.0%), 18 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    inner_than(M2, M1).

% Prefer a move to another if the number of squares that we could play after the other is large (more than 5) and the number of empty squares beside our discs after the other is small (at most 22).
% Covers 13 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 > 5,
    beside_ours(B, M2, Beside2),
    Beside2 =< 22.

% When the number of discs of the opponent's colour is large (more than 9), prefer a move to another if the number of replies to it is small (at most 1).
% Covers 11 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 1,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 9.

% Prefer a move to another if the static value after it is at least the other's and the number of squares that we could play after the other is small (at most 2).
% Covers 5 pairs rightly and 0 wrongly (100.0%), 3 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    moves_left(B, M2, Moves2),
    Moves2 =< 2.

% Prefer a move to another if it is not nearer to the centre than the other and the number of corners that the other gives away is not zero.
% Covers 4 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the balance of prices after it is larger than the other's and the number of empty squares beside our discs after the other is large (more than 25).
% Covers 18 pairs rightly and 3 wrongly (85.7%), 4 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    beside_ours(B, M2, Beside2),
    Beside2 > 25.

% Prefer a move to another if the balance of prices after the other is small (at most -48) and the number of empty squares beside our discs after it is large (more than 22).
% Covers 11 pairs rightly and 5 wrongly (68.8%), 4 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    Gain2 =< -48,
    beside_ours(B, M1, Beside1),
    Beside1 > 22.

% When the number of discs of the opponent's colour is large (more than 9), prefer a move to another if the other is diagonally next to a corner.
% Covers 12 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    x_square(M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 9.
