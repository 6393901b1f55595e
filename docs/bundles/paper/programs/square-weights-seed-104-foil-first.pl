% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,115 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 35,314 pairs, starts random, ties drop, pairs best, seed 1000107.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 75.9% (equal value: 742); a search with its first level so ordered takes 90.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 10,123 pairs rightly and 2,050 wrongly (83.2%), 10,123 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the balance of prices after it is at least the other's, the price of it is at most the other's and the number of replies to it is smaller than the other's.
% Covers 1,839 pairs rightly and 598 wrongly (75.5%), 1,839 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain1, Gain2),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price2, Price1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 4,503 pairs rightly and 173 wrongly (96.3%), 484 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is larger than the other's and it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Covers 2,100 pairs rightly and 459 wrongly (82.1%), 221 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    ring(M1, Ring1),
    Ring1 > 1.
