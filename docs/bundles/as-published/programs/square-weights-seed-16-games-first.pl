% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 94,392 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.7% (equal value: 1,580).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the balance of prices after it is larger than the other's, the number of corners that it gives away is zero and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 19,880 pairs rightly and 1,223 wrongly (94.2%), 19,880 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20.

% Prefer a move to another if the number of corners that it gives away is at most the other's, it is nearer to the centre than the other and the number of corners that the other gives away is not zero.
% Covers 6,728 pairs rightly and 619 wrongly (91.6%), 3,391 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    inner_than(M1, M2),
    \+ zero(Corners2).

% Prefer a move to another if the static value after a move is the same for both and the number of corners that it gives away is smaller than the other's.
% Covers 361 pairs rightly and 47 wrongly (88.5%), 259 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
