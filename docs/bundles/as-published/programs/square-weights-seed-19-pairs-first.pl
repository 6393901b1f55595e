% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,680 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 14,510 pairs, starts random, ties drop, pairs best, seed 1000022.
% FOIL: accuracy 0.7, support 2, length 2.
% Unseen pairs in the right order: 73.7% (equal value: 284); a search with its first level so ordered takes 88.5% of a plain one's nodes.
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (69.9%): better_choice(B, M1, M2) :- static(B, M1, Static1), Static1 > -13, static(B, M2, Static2), Static2 =< 2.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is at most the other's.
% Covers 3,778 pairs rightly and 704 wrongly (84.3%), 3,778 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,688 pairs rightly and 97 wrongly (94.6%), 432 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 1,630 pairs rightly and 242 wrongly (87.1%), 372 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > 5.
