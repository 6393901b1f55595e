% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,688 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,371 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000023.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 80.3% (equal value: 1,245); a search with its first level so ordered takes 91.1% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(1.121),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 75% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.072),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 23% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.806),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 65% and wrong on 20%.
better_choice(B, M1, M2) :-
    weight(0.418),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the mean static value after a reply to it is large (more than 5).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.715),
    mean_reply(B, M1, Mean1),
    Mean1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.585),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.326),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 47% and wrong on 21%.
better_choice(B, M1, M2) :-
    weight(0.298),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 11).
% Of what wrong orders cost, right on 7% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.185),
    frontier(B, M1, Frontier1),
    Frontier1 =< 11.

% Prefer a move to another if the mean static value after a reply to it is large (more than 1).
% Of what wrong orders cost, right on 19% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.996),
    mean_reply(B, M1, Mean1),
    Mean1 > 1.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 8% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.245),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.

% Prefer a move to another if the number of corners within our reach after it is not zero.
% Of what wrong orders cost, right on 6% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.783),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1).
