% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 56 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 1,596 pairs, starts random, ties drop, pairs all, seed 1000207.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 68.6% (equal value: 65); a search with its first level so ordered takes 85.6% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is at least the other's and the static value after the other is small (at most 1).
% Covers 362 pairs rightly and 128 wrongly (73.9%), 362 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside1, Beside2),
    Static2 =< 1.

% Prefer a move to another if the number of our discs with an empty neighbour after it is larger than the other's, the number of squares that we could play after the other is large (more than 7) and the balance of prices after the other is large (more than 107).
% Covers 149 pairs rightly and 31 wrongly (82.8%), 103 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier2, Frontier1),
    moves_left(B, M2, Moves2),
    Moves2 > 7,
    gain(B, M2, Gain2),
    Gain2 > 107.

% Prefer a move to another if the static value after it is large (more than 1), the number of corners within our reach after the other is zero and the number of corners that it gives away is smaller than the other's.
% Covers 47 pairs rightly and 3 wrongly (94.0%), 46 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > 1,
    corners_won(B, M2, Reach2),
    zero(Reach2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after the other is large (more than 3), the number of our discs with an empty neighbour after the other is small (at most 19) and the number of corners within our reach after it is larger than the other's.
% Covers 36 pairs rightly and 4 wrongly (90.0%), 25 of them new.
better_choice(B, M1, M2) :-
    static(B, M2, Static2),
    Static2 > 3,
    frontier(B, M2, Frontier2),
    Frontier2 =< 19,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the static value after it is large (more than 1), the number of corners within our reach after a move is the same for both and the number of empty squares beside the opponent's discs after it is smaller than the other's.
% Covers 105 pairs rightly and 28 wrongly (78.9%), 39 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    Static1 > 1,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs1, BesideTheirs2).

% Prefer a move to another if the number of our discs with an empty neighbour after it is at least the other's, the other is nearer to the centre than it and the number of empty squares beside the opponent's discs after the other is large (more than 25).
% Covers 55 pairs rightly and 9 wrongly (85.9%), 16 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier1, Frontier2),
    inner_than(M2, M1),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 25.

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is large (more than 10) and the balance of prices after it is smaller than the other's.
% Covers 35 pairs rightly and 3 wrongly (92.1%), 18 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    Static1 > 10,
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain1, Gain2).

% Prefer a move to another if the price of the other is small (at most -2), the number of empty squares beside our discs after it is large (more than 20) and the number of squares that we could play after the other is large (more than 9).
% Covers 50 pairs rightly and 11 wrongly (82.0%), 20 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -2,
    beside_ours(B, M1, Beside1),
    Beside1 > 20,
    moves_left(B, M2, Moves2),
    Moves2 > 9.

% Prefer a move to another if the number of our discs with an empty neighbour after it is at least the other's, the price of it is large (more than 1) and the balance of prices after it is large (more than 228).
% Covers 83 pairs rightly and 14 wrongly (85.6%), 13 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier1, Frontier2),
    price(M1, Price1),
    Price1 > 1,
    gain(B, M1, Gain1),
    Gain1 > 228.

% Prefer a move to another if the price of the other is small (at most 1), the number of empty squares beside our discs after the other is small (at most 20) and the number of empty squares beside our discs after it is large (more than 18).
% Covers 145 pairs rightly and 26 wrongly (84.8%), 13 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< 1,
    beside_ours(B, M2, Beside2),
    Beside2 =< 20,
    beside_ours(B, M1, Beside1),
    Beside1 > 18.
