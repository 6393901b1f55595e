% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,754 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,583 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000004.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 86.4% (equal value: 1,166); a search with its first level so ordered takes 87.4% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 89% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.536),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.097),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is large (more than 1).
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.496),
    mean_reply(B, M1, Mean1),
    Mean1 > 1.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.823),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 14).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.287),
    beside_ours(B, M1, Beside1),
    Beside1 =< 14.

% Prefer a move to another if the mean static value after a reply to it is large (more than -6).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.584),
    mean_reply(B, M1, Mean1),
    Mean1 > -6.
