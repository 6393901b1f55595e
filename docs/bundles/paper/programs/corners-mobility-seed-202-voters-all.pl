% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,905 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000205.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 83.3% (equal value: 9,000); a search with all its levels so ordered takes 56.6% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 56.6%.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.179),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 24% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.107),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.732),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 77% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.91),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 21% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.875),
    corner(M1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 13% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.889),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 8% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(1.393),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 47% and wrong on 22%.
better_choice(B, M1, M2) :-
    weight(0.449),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 14% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.889),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 20% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.644),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the static value after it is large (more than 3).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.647),
    static(B, M1, Static1),
    Static1 > 3.

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 21% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.549),
    replies(B, M1, Replies1),
    Replies1 =< 6.
