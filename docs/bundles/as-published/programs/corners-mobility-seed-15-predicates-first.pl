% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 40 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 1,210 pairs, starts random, ties drop, pairs all, seed 1000018.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 81.3% (equal value: 115).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the balance of prices after it is larger than the other's, the number of corners that the other gives away is not zero and the number of empty squares beside the opponent's discs after it is large (more than 17).
% Covers 111 pairs rightly and 2 wrongly (98.2%), 111 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 17.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is zero, the number of replies to it is smaller than the other's and the number of our discs with an empty neighbour after the other is large (more than 14).
% Covers 115 pairs rightly and 5 wrongly (95.8%), 97 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    frontier(B, M2, Frontier2),
    Frontier2 > 14.

% Prefer a move to another if the static value after it is larger than the other's and it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Covers 51 pairs rightly and 1 wrongly (98.1%), 48 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    ring(M1, Ring1),
    Ring1 > 1.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of our discs with an empty neighbour after the other is small (at most 14) and the other is diagonally next to a corner.
% Covers 67 pairs rightly and 3 wrongly (95.7%), 38 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    frontier(B, M2, Frontier2),
    Frontier2 =< 14,
    x_square(M2).

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is zero, the static value after it is larger than the other's and the number of replies to it is small (at most 3).
% Covers 147 pairs rightly and 15 wrongly (90.7%), 69 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    Replies1 =< 3.

% Prefer a move to another if the number of replies to the other is large (more than 4), the number of empty squares beside our discs after it is smaller than the other's and it is nearer to the centre than the other.
% Covers 66 pairs rightly and 5 wrongly (93.0%), 22 of them new.
better_choice(B, M1, M2) :-
    replies(B, M2, Replies2),
    Replies2 > 4,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    inner_than(M1, M2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 119 pairs rightly and 2 wrongly (98.3%), 10 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
