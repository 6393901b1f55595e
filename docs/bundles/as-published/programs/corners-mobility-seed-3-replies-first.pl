% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,785 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,861 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000006.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 79.6% (equal value: 1,294); a search with its first level so ordered takes 90.4% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.921),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(0.982),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.628),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.977),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the balance of prices after it is larger than the other's.
% Of what wrong orders cost, right on 61% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.47),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.71),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).
