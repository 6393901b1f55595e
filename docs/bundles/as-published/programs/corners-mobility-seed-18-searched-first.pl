% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,640 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,708 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000021.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 86.0% (equal value: 956); a search with its first level so ordered takes 88.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 89% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.199),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.982),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.698),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -15).
% Of what wrong orders cost, right on 8% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.658),
    searched(B, M1, Searched1),
    Searched1 > -15.

% Prefer a move to another if the value of it in a shallower search is large (more than -5).
% Of what wrong orders cost, right on 24% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.607),
    searched(B, M1, Searched1),
    Searched1 > -5.

% Prefer a move to another if the value of it in a shallower search is large (more than 7).
% Of what wrong orders cost, right on 12% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.671),
    searched(B, M1, Searched1),
    Searched1 > 7.
