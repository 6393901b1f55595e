% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,817 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 15,454 pairs, starts random, ties drop, pairs best, seed 1000014.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 75.5% (equal value: 390); a search with its first level so ordered takes 89.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the balance of prices after it is larger than the other's and the price of it is larger than the other's.
% Covers 4,496 pairs rightly and 909 wrongly (83.2%), 4,496 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the balance of prices after it is at least the other's, the price of it is at most the other's and the number of replies to it is smaller than the other's.
% Covers 836 pairs rightly and 241 wrongly (77.6%), 836 of them new.
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
% Covers 1,984 pairs rightly and 72 wrongly (96.5%), 228 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is at least the other's, the number of replies to it is smaller than the other's and the number of squares that we could play after it is larger than the other's.
% Covers 1,237 pairs rightly and 200 wrongly (86.1%), 183 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
