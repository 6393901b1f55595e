% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 8,927 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000019.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 80.4% (equal value: 375); a search with its first level so ordered takes 86.1% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.235),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.29),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 30% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.228),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.976),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.394),
    best_reply(B, M1, Best1),
    Best1 > -6.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 41% and wrong on 34%.
better_choice(B, M1, M2) :-
    weight(0.407),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
