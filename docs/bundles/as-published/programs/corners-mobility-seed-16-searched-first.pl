% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,851 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 10,701 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000019.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 86.8% (equal value: 1,589); a search with its first level so ordered takes 85.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 90% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.216),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 72% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.796),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after the best reply to it is large (more than -8).
% Of what wrong orders cost, right on 18% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.694),
    best_reply(B, M1, Best1),
    Best1 > -8.

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.532),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 17).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.994),
    beside_ours(B, M1, Beside1),
    Beside1 =< 17.

% Prefer a move to another if the value of it in a shallower search is large (more than -4).
% Of what wrong orders cost, right on 28% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.106),
    searched(B, M1, Searched1),
    Searched1 > -4.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.266),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is large (more than 12).
% Of what wrong orders cost, right on 10% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.0),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 12.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 9% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.919),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.17),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is in a region of oddly many empty squares.
% Of what wrong orders cost, right on 10% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(0.741),
    odd_region(B, M1).

% Prefer a move to another if the value of it in a shallower search is large (more than 5).
% Of what wrong orders cost, right on 13% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.184),
    searched(B, M1, Searched1),
    Searched1 > 5.
