% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,884 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 18,452 pairs, starts random, ties drop, pairs best, seed 1000019.
% FOIL: accuracy 0.7, support 2, length 4.
% Unseen pairs in the right order: 76.6% (equal value: 375); a search with its first level so ordered takes 88.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the balance of prices after it is larger than the other's, the number of replies to it is at most the other's and the number of corners that it gives away is zero.
% Covers 4,625 pairs rightly and 615 wrongly (88.3%), 4,625 of them new.
better_choice(B, M1, M2) :-
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain2, Gain1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 2,368 pairs rightly and 75 wrongly (96.9%), 770 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of the other is small (at most 5), it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the balance of prices after the other is small (at most 19).
% Covers 1,586 pairs rightly and 177 wrongly (90.0%), 454 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< 5,
    price(M1, Price1),
    Price1 > 5,
    gain(B, M2, Gain2),
    Gain2 =< 19.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of replies to it is smaller than the other's and the static value after a move is the same for both.
% Covers 335 pairs rightly and 124 wrongly (73.0%), 291 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2.

% Prefer a move to another if the price of the other is small (at most 5), it is nearer to the centre than the other and the price of it is large (more than 1).
% Covers 350 pairs rightly and 70 wrongly (83.3%), 157 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< 5,
    inner_than(M1, M2),
    price(M1, Price1),
    Price1 > 1.
