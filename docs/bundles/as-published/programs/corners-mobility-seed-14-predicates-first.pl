% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 3,486 pairs, starts random, ties drop, pairs all, seed 1000017.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 80.0% (equal value: 233).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is larger than the other's, the number of empty squares beside our discs after it is smaller than the other's and the price of it is large (more than -20).
% Covers 615 pairs rightly and 59 wrongly (91.2%), 615 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is at most the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the number of empty squares beside the opponent's discs after the other is large (more than 15).
% Covers 335 pairs rightly and 23 wrongly (93.6%), 166 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    BesideTheirs2 > 15.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of discs that it turns over is small (at most 4).
% Covers 292 pairs rightly and 7 wrongly (97.7%), 180 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    flips(B, M1, Flips1),
    Flips1 =< 4.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is at least the other's, the number of corners that a move gives away is the same for both, the static value after it is larger than the other's and the number of our discs with an empty neighbour after the other is large (more than 12).
% Covers 245 pairs rightly and 16 wrongly (93.9%), 97 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    \+ lt(BesideTheirs1, BesideTheirs2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    frontier(B, M2, Frontier2),
    Frontier2 > 12.

% Prefer a move to another if the number of replies to it is at most the other's, the balance of prices after it is large (more than 41) and the number of corners within our reach after it is larger than the other's.
% Covers 81 pairs rightly and 3 wrongly (96.4%), 28 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    gain(B, M1, Gain1),
    Gain1 > 41,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).
