% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,813 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000207.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 83.1% (equal value: 9,157); a search with all its levels so ordered takes 57.4% of the work of one that sorts nothing, asking included.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 86% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.455),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 24% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.262),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(0.841),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 78% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.239),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 23% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.24),
    corner(M1).

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 8% and wrong on 22%.
better_choice(B, M1, M2) :-
    weight(1.764),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).
