% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,851 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 22,130 pairs, starts random, ties drop, pairs best, seed 1000019.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 78.3% (equal value: 1,589); a search with its first level so ordered takes 89.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is at most the other's, the static value after it is at least the other's, the number of empty squares beside our discs after it is at most the other's and the number of corners that it gives away is at most the other's.
% Covers 6,500 pairs rightly and 1,225 wrongly (84.1%), 6,500 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
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
% Covers 2,094 pairs rightly and 62 wrongly (97.1%), 801 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is larger than the other's, the number of empty squares beside our discs after it is larger than the other's and the number of replies to it is small (at most 3).
% Covers 266 pairs rightly and 83 wrongly (76.2%), 230 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside2, Beside1),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the number of empty squares beside the opponent's discs after it is larger than the other's and the static value after it is larger than the other's.
% Covers 3,350 pairs rightly and 427 wrongly (88.7%), 263 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
