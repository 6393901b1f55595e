% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 3,213 positions (40).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 11,592 pairs, starts random, a best move and another, by what the wrong order costs, seed 1.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 83.7% (equal value: 2,430); a search with all its levels so ordered takes 89.1% of a plain one's work, asking included.

:- game(othello).
:- evaluation('corners-mobility').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.535),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 27% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.699),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 78% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.975),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.813),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 23% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.42),
    corner(M1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.458),
    replies(B, M1, Replies1),
    Replies1 =< 3.
