% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 34 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 412 pairs, starts random, ties drop, pairs all, seed 1000204.
% FOIL: accuracy 0.55, support 2, length 2.
% Unseen pairs in the right order: 66.9% (equal value: 40); a search with its first level so ordered takes 94.9% of the nodes of a plain one.
% Stopped because every positive example is covered.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the number of discs that it turns over is larger than the other's and the number of corners that it gives away is zero.
% Covers 107 pairs rightly and 17 wrongly (86.3%), 107 of them new.
better_choice(B, M1, M2) :-
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips2, Flips1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the other is nearer to the centre than it and the static value after it is large (more than 1).
% Covers 86 pairs rightly and 9 wrongly (90.5%), 34 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    static(B, M1, Static1),
    Static1 > 1.

% Prefer a move to another if the number of corners that the other gives away is not zero and the number of empty squares beside the opponent's discs after it is large (more than 20).
% Covers 24 pairs rightly and 2 wrongly (92.3%), 10 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 20.

% Prefer a move to another if the number of squares that we could play after the other is large (more than 7) and the balance of prices after it is large (more than -71).
% Covers 21 pairs rightly and 4 wrongly (84.0%), 6 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 > 7,
    gain(B, M1, Gain1),
    Gain1 > -71.

% Prefer a move to another if the number of our discs with an empty neighbour after the other is large (more than 16) and the static value after it is small (at most -1).
% Covers 5 pairs rightly and 2 wrongly (71.4%), 4 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M2, Frontier2),
    Frontier2 > 16,
    static(B, M1, Static1),
    Static1 =< -1.

% Prefer a move to another if the other is not on an edge and the number of replies to it is small (at most 3).
% Covers 41 pairs rightly and 3 wrongly (93.2%), 3 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the balance of prices after the other is small (at most -98) and the number of replies to it is smaller than the other's.
% Covers 55 pairs rightly and 5 wrongly (91.7%), 3 of them new.
better_choice(B, M1, M2) :-
    gain(B, M2, Gain2),
    Gain2 =< -98,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
