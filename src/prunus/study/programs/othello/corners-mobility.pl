% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,099 positions (40).
% Values: minimax, depth 6, evaluation corners-mobility.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 82.4% (equal value: 8,520); a search with all its levels so ordered takes 47.9% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 47.9%.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.957),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 26% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.767),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 77% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.95),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.429),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 19% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.676),
    corner(M1).

% Prefer a move to another if it is none of b2 b7 g2 g7.
% Of what wrong orders cost, right on 17% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.974),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 17% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.201),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 8% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.5),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 45% and wrong on 22%.
better_choice(B, M1, M2) :-
    weight(0.275),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the price of it is above zero.
% Of what wrong orders cost, right on 41% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.313),
    price(M1, Price1),
    Price1 > 0.

% Prefer a move to another if the static value after it is large (more than 2).
% Of what wrong orders cost, right on 28% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.712),
    static(B, M1, Static1),
    Static1 > 2.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 39% and wrong on 28%.
better_choice(B, M1, M2) :-
    weight(0.302),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the static value after it is large (more than -6).
% Of what wrong orders cost, right on 10% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.819),
    static(B, M1, Static1),
    Static1 > -6.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 18).
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.428),
    beside_ours(B, M1, Beside1),
    Beside1 =< 18.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.592),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the static value after it is large (more than -2).
% Of what wrong orders cost, right on 24% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.45),
    static(B, M1, Static1),
    Static1 > -2.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 2% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.484),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.43),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 16).
% Of what wrong orders cost, right on 15% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.401),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16.

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 23).
% Of what wrong orders cost, right on 9% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.461),
    beside_ours(B, M1, Beside1),
    Beside1 =< 23.
