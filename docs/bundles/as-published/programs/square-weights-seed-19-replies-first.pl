% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,680 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,910 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000022.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 80.3% (equal value: 284); a search with its first level so ordered takes 86.6% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.269),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.049),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.835),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is large (more than 3).
% Of what wrong orders cost, right on 27% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.288),
    mean_reply(B, M1, Mean1),
    Mean1 > 3.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 83% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(0.672),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.387),
    replies(B, M1, Replies1),
    Replies1 =< 3.
