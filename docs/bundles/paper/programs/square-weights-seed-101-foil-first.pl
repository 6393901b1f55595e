% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,284 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 38,444 pairs, starts random, ties drop, pairs best, seed 1000104.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 76.2% (equal value: 882); a search with its first level so ordered takes 89.1% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the number of replies to it is at most the other's and the number of corners that it gives away is zero.
% Covers 9,500 pairs rightly and 1,423 wrongly (87.0%), 9,500 of them new.
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
% Covers 4,792 pairs rightly and 179 wrongly (96.4%), 1,599 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% When the number of empty squares is large (more than 33), prefer a move to another if the static value after it is at least the other's and the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7.
% Covers 3,007 pairs rightly and 216 wrongly (93.3%), 652 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    remain_places(B, Empty),
    Empty > 33.

% Prefer a move to another if the static value after it is at least the other's, it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of replies to the other is large (more than 5).
% Covers 2,967 pairs rightly and 355 wrongly (89.3%), 725 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 5,
    replies(B, M2, Replies2),
    Replies2 > 5.
