% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,102 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000010.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 87.5% (equal value: 355); a search with its first level so ordered takes 85.1% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.253),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.107),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the value of it in a shallower search is large (more than -20).
% Of what wrong orders cost, right on 36% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.78),
    searched(B, M1, Searched1),
    Searched1 > -20.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.708),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -2).
% Of what wrong orders cost, right on 28% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.426),
    searched(B, M1, Searched1),
    Searched1 > -2.

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 17% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.905),
    replies(B, M1, Replies1),
    Replies1 =< 5.
