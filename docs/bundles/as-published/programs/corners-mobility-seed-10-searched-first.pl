% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,726 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,182 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000013.
% Voters: at most 6, of at most 2 tests.
% Unseen pairs in the right order: 86.1% (equal value: 1,364); a search with its first level so ordered takes 87.0% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's and the number of empty squares beside the opponent's discs after it is not zero.
% Of what wrong orders cost, right on 89% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.676),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1),
    beside_theirs(B, M1, BesideTheirs1),
    \+ zero(BesideTheirs1).

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of replies to it is small (at most 11).
% Of what wrong orders cost, right on 69% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.075),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    Replies1 =< 11.

% Prefer a move to another if the number of corners that it gives away is zero and the number of empty squares beside our discs after it is small (at most 18).
% Of what wrong orders cost, right on 29% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.12),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 18.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the static value after it is large (more than -9).
% Of what wrong orders cost, right on 15% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.265),
    ring(M1, Ring1),
    Ring1 > 1,
    static(B, M1, Static1),
    Static1 > -9.

% When the number of empty squares is large (more than 25), prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 60% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.841),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    remain_places(B, Empty),
    Empty > 25.

% Prefer a move to another if the number of replies to it is small (at most 2) and the most discs that a reply to it turns over is small (at most 5).
% Of what wrong orders cost, right on 13% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.091),
    replies(B, M1, Replies1),
    Replies1 =< 2,
    largest_reply(B, M1, Answer1),
    Answer1 =< 5.
