% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 14 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 116 pairs, starts random, ties drop, pairs all, seed 1000105.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 86.4% (equal value: 3); a search with its first level so ordered takes 100.0% of a plain one's nodes.
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after it is larger than the other's, the number of empty squares beside the opponent's discs after the other is small (at most 17) and the distance of it from the edge is small (at most 2).
% Covers 28 pairs rightly and 0 wrongly (100.0%), 28 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 =< 17,
    ring(M1, Ring1),
    Ring1 =< 2.

% When the number of discs of the opponent's colour is large (more than 5), prefer a move to another if the price of it is larger than the other's, the number of empty squares beside the opponent's discs after it is large (more than 17) and the number of empty squares beside our discs after the other is small (at most 27).
% Covers 18 pairs rightly and 0 wrongly (100.0%), 16 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 17,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 5,
    beside_ours(B, M2, Beside2),
    Beside2 =< 27.

% Prefer a move to another if the static value after a move is the same for both, the number of squares that we could play after it is small (at most 4) and the number of corners that it gives away is at most the other's.
% Covers 15 pairs rightly and 2 wrongly (88.2%), 11 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    moves_left(B, M1, Moves1),
    Moves1 =< 4,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of empty squares beside our discs after it is small (at most 17).
% Covers 14 pairs rightly and 0 wrongly (100.0%), 2 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_ours(B, M1, Beside1),
    Beside1 =< 17.
