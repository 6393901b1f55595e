% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 35 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 824 pairs, starts random, ties drop, pairs all, seed 1000006.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 85.0% (equal value: 13).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the other is on an edge next to a corner and the number of replies to the other is large (more than 1).
% Covers 146 pairs rightly and 15 wrongly (90.7%), 146 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    c_square(M2),
    replies(B, M2, Replies2),
    Replies2 > 1.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is smaller than the other's and the number of our discs with an empty neighbour after it is large (more than 10).
% Covers 110 pairs rightly and 14 wrongly (88.7%), 65 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    frontier(B, M1, Frontier1),
    Frontier1 > 10.

% Prefer a move to another if the price of it is large (more than -20), the number of discs that the other turns over is small (at most 2), the number of empty squares beside our discs after the other is small (at most 21) and the static value after the other is small (at most -11).
% Covers 47 pairs rightly and 1 wrongly (97.9%), 17 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    flips(B, M2, Flips2),
    Flips2 =< 2,
    beside_ours(B, M2, Beside2),
    Beside2 =< 21,
    static(B, M2, Static2),
    Static2 =< -11.

% When the number of empty squares is large (more than 30), prefer a move to another if it is not on an edge next to a corner, the number of replies to it is at most the other's and the number of discs that it turns over is large (more than 2).
% Covers 40 pairs rightly and 0 wrongly (100.0%), 20 of them new.
better_choice(B, M1, M2) :-
    \+ c_square(M1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    flips(B, M1, Flips1),
    Flips1 > 2,
    remain_places(B, Empty),
    Empty > 30.

% Prefer a move to another if it is nearer to the centre than the other, the number of replies to the other is large (more than 3) and the number of corners within our reach after the other is not zero.
% Covers 12 pairs rightly and 0 wrongly (100.0%), 7 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    replies(B, M2, Replies2),
    Replies2 > 3,
    corners_won(B, M2, Reach2),
    \+ zero(Reach2).

% Prefer a move to another if the price of it is large (more than -20), the other is in an even region and the number of replies to the other is large (more than 5).
% Covers 30 pairs rightly and 4 wrongly (88.2%), 15 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    \+ odd_region(B, M2),
    replies(B, M2, Replies2),
    Replies2 > 5.

% When the number of discs of the opponent's colour is small (at most 7), prefer a move to another if the number of replies to it is small (at most 1).
% Covers 7 pairs rightly and 0 wrongly (100.0%), 6 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 1,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 7.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is at most the other's and the number of empty squares beside the opponent's discs after it is large (more than 24).
% Covers 32 pairs rightly and 1 wrongly (97.0%), 7 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 24.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 19), the number of squares that we could play after it is at least the other's and the number of our discs with an empty neighbour after it is large (more than 18).
% Covers 16 pairs rightly and 3 wrongly (84.2%), 11 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 =< 19,
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    \+ lt(Moves1, Moves2),
    Frontier1 > 18.

% Prefer a move to another if it is not on an edge, the static value after it is larger than the other's and the number of replies to the other is large (more than 5).
% Covers 25 pairs rightly and 2 wrongly (92.6%), 6 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M2, Replies2),
    Replies2 > 5.
