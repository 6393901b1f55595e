% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,851 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 10,701 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000019.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.3% (equal value: 1,589); a search with its first level so ordered takes 88.5% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 72% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(1.025),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.338),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 67% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.738),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 75% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.609),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.475),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 43% and wrong on 24%.
better_choice(B, M1, M2) :-
    weight(0.493),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.362),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of corners within our reach after it is not zero.
% Of what wrong orders cost, right on 8% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.804),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 6% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.574),
    corner(M1).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 48% and wrong on 21%.
better_choice(B, M1, M2) :-
    weight(0.364),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the number of replies to it is small (at most 13).
% Of what wrong orders cost, right on 9% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.906),
    replies(B, M1, Replies1),
    Replies1 =< 13.

% Prefer a move to another if the number of squares that we could play after it is large (more than 11).
% Of what wrong orders cost, right on 9% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.657),
    moves_left(B, M1, Moves1),
    Moves1 > 11.
