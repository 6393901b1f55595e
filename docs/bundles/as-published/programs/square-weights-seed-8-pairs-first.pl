% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 16,996 pairs, starts random, ties drop, pairs best, seed 1000011.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 76.2% (equal value: 373); a search with its first level so ordered takes 88.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the number of replies to it is at most the other's and the number of corners that it gives away is zero.
% Covers 4,275 pairs rightly and 597 wrongly (87.7%), 4,275 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 2,156 pairs rightly and 51 wrongly (97.7%), 739 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is large (more than -20) and the other is diagonally next to a corner.
% Covers 1,437 pairs rightly and 121 wrongly (92.2%), 280 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    x_square(M2).

% Prefer a move to another if the static value after it is at least the other's, the number of replies to the other is large (more than 6) and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 1,071 pairs rightly and 137 wrongly (88.7%), 272 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M2, Replies2),
    Replies2 > 6,
    price(M1, Price1),
    Price1 > 5.
