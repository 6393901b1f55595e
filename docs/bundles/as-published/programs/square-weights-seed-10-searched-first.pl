% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,801 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,508 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000013.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 87.2% (equal value: 374); a search with its first level so ordered takes 85.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.254),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.09),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 33% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.856),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.717),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -14).
% Of what wrong orders cost, right on 33% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.377),
    searched(B, M1, Searched1),
    Searched1 > -14.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 58% and wrong on 25%.
better_choice(B, M1, M2) :-
    weight(0.406),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).
