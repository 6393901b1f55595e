% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,560 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 61,278 pairs, starts random, ties drop, pairs all, seed 1000009.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.8% (equal value: 1,159).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 12,676 pairs rightly and 924 wrongly (93.2%), 12,676 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the balance of prices after it is larger than the other's, it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of replies to it is smaller than the other's.
% Covers 1,822 pairs rightly and 238 wrongly (88.4%), 1,126 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    price(M1, Price1),
    Price1 > 5,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero, the other is on an edge next to a corner and it is not on an edge.
% Covers 2,692 pairs rightly and 295 wrongly (90.1%), 1,214 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    c_square(M2),
    \+ on_edge(M1).
