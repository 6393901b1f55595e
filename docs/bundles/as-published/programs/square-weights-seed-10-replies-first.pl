% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,801 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,508 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000013.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 78.7% (equal value: 374); a search with its first level so ordered takes 87.7% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.151),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.179),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 35% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.722),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.814),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 58% and wrong on 25%.
better_choice(B, M1, M2) :-
    weight(0.557),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 25% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.135),
    price(M1, Price1),
    Price1 > 5.
