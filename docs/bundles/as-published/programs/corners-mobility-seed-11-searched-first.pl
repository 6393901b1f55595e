% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,777 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,407 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000014.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 85.4% (equal value: 1,321); a search with its first level so ordered takes 87.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 90% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.465),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.212),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.665),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.633),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 23% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.608),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 48% and wrong on 21%.
better_choice(B, M1, M2) :-
    weight(0.427),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).
