% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,785 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,861 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000006.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 78.2% (equal value: 1,294); a search with its first level so ordered takes 91.0% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.022),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.249),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.663),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 76% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.913),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the balance of prices after it is larger than the other's.
% Of what wrong orders cost, right on 61% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.35),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1).

% Prefer a move to another if the number of discs that it turns over is smaller than the other's.
% Of what wrong orders cost, right on 36% and wrong on 33%.
better_choice(B, M1, M2) :-
    weight(0.455),
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 16% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.877),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.849),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 7% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.865),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 8% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.315),
    corner(M1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 6% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.969),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.

% Prefer a move to another if the static value after it is large (more than -4).
% Of what wrong orders cost, right on 16% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.782),
    static(B, M1, Static1),
    Static1 > -4.
