% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,479 positions (40).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 39,878 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000207.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 74.7% (equal value: 14,023); a search with all its levels so ordered takes 56.2% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 58.0%.

:- game(othello).
:- evaluation('disc-difference').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 65% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(1.392),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.775),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is on an edge.
% Of what wrong orders cost, right on 43% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.579),
    on_edge(M1).

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 4% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.663),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 19% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.466),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of discs that it turns over is large (more than 3).
% Of what wrong orders cost, right on 32% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.97),
    flips(B, M1, Flips1),
    Flips1 > 3.

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 12% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.741),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the price of it is small (at most -2).
% Of what wrong orders cost, right on 20% and wrong on 30%.
better_choice(B, M1, M2) :-
    weight(0.372),
    price(M1, Price1),
    Price1 =< -2.

% Prefer a move to another if the static value after it is large (more than 4).
% Of what wrong orders cost, right on 19% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.622),
    static(B, M1, Static1),
    Static1 > 4.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 9% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.652),
    corner(M1).

% Prefer a move to another if the number of empty squares beside our discs after it is larger than the other's.
% Of what wrong orders cost, right on 42% and wrong on 40%.
better_choice(B, M1, M2) :-
    weight(0.231),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1).

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 21% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.432),
    replies(B, M1, Replies1),
    Replies1 =< 5.
