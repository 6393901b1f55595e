% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,850 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 89,078 pairs, starts random, ties drop, pairs all, seed 1000005.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 70.9% (equal value: 1,570).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the number of corners that it gives away is zero, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of replies to the other is large (more than 4).
% Covers 16,703 pairs rightly and 846 wrongly (95.2%), 16,703 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M2, Price2),
    Price2 =< -20,
    replies(B, M2, Replies2),
    Replies2 > 4.

% Prefer a move to another if the number of corners that the other gives away is not zero and the number of corners that it gives away is zero.
% Covers 13,224 pairs rightly and 512 wrongly (96.3%), 579 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    corners_given(B, M1, Corners1),
    zero(Corners1).
