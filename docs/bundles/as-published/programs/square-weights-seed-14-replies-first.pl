% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,670 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,447 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000017.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 79.5% (equal value: 355); a search with its first level so ordered takes 87.3% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.283),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.306),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.024),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is large (more than -15).
% Of what wrong orders cost, right on 25% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.738),
    mean_reply(B, M1, Mean1),
    Mean1 > -15.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.868),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the most discs that a reply to it turns over is smaller than the other's.
% Of what wrong orders cost, right on 35% and wrong on 23%.
better_choice(B, M1, M2) :-
    weight(0.589),
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    lt(Answer1, Answer2).
