% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,625 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,962 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000022.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 88.0% (equal value: 1,100); a search with its first level so ordered takes 85.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 90% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.412),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.049),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.828),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 46% and wrong on 22%.
better_choice(B, M1, M2) :-
    weight(0.652),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 80% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.514),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the balance of prices after it is larger than the other's.
% Of what wrong orders cost, right on 58% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.346),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1).
