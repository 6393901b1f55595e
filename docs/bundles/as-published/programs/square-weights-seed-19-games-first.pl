% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,680 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 69,016 pairs, starts random, ties drop, pairs all, seed 1000022.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 74.0% (equal value: 1,300).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the number of corners that it gives away is zero and the price of it is large (more than -20).
% Covers 12,892 pairs rightly and 746 wrongly (94.5%), 12,892 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the static value after it is at least the other's and the number of corners that it gives away is smaller than the other's.
% Covers 8,977 pairs rightly and 336 wrongly (96.4%), 1,769 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's, it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of replies to the other is large (more than 5).
% Covers 2,732 pairs rightly and 372 wrongly (88.0%), 1,662 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 5,
    replies(B, M2, Replies2),
    Replies2 > 5.

% When the number of empty squares is large (more than 24), prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and it is nearer to the centre than the other.
% Covers 2,815 pairs rightly and 114 wrongly (96.1%), 898 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    inner_than(M1, M2),
    remain_places(B, Empty),
    Empty > 24.
