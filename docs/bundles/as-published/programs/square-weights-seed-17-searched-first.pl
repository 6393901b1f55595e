% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,687 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,850 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000020.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 87.9% (equal value: 338); a search with its first level so ordered takes 85.1% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.143),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(1.103),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.894),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is above zero.
% Of what wrong orders cost, right on 43% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.508),
    price(M1, Price1),
    Price1 > 0.

% Prefer a move to another if the value of it in a shallower search is large (more than -12).
% Of what wrong orders cost, right on 33% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.783),
    searched(B, M1, Searched1),
    Searched1 > -12.

% Prefer a move to another if the value of it in a shallower search is large (more than -47).
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.738),
    searched(B, M1, Searched1),
    Searched1 > -47.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.464),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.931),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 29% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.352),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 27% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.72),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the distance of it from the edge is small (at most 2).
% Of what wrong orders cost, right on 5% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.825),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the static value after it is small (at most -12).
% Of what wrong orders cost, right on 1% and wrong on 24%.
better_choice(B, M1, M2) :-
    weight(0.909),
    static(B, M1, Static1),
    Static1 =< -12.
