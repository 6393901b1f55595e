% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,677 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,648 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000016.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 86.4% (equal value: 1,169); a search with its first level so ordered takes 86.9% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 90% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.413),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.959),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.245),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 82% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.653),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -6).
% Of what wrong orders cost, right on 21% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.671),
    searched(B, M1, Searched1),
    Searched1 > -6.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 17% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.344),
    replies(B, M1, Replies1),
    Replies1 =< 4.
