% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,625 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 16,522 pairs, starts random, ties drop, pairs best, seed 1000022.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 79.5% (equal value: 1,100); a search with its first level so ordered takes 89.2% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 5,149 pairs rightly and 1,211 wrongly (81.0%), 5,149 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,658 pairs rightly and 76 wrongly (95.6%), 646 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of empty squares beside the opponent's discs after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 1,890 pairs rightly and 326 wrongly (85.3%), 308 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the balance of prices after it is larger than the other's, the number of replies to it is smaller than the other's and the number of our discs with an empty neighbour after it is at most the other's.
% Covers 2,042 pairs rightly and 284 wrongly (87.8%), 184 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1).

% Prefer a move to another if the number of corners that a move gives away is the same for both, the other is diagonally next to a corner and the number of empty squares beside our discs after the other is large (more than 14).
% Covers 435 pairs rightly and 97 wrongly (81.8%), 151 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    x_square(M2),
    beside_ours(B, M2, Beside2),
    Beside2 > 14.
