% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,687 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 51,106 pairs, starts random, ties drop, pairs all, seed 1000020.
% FOIL: accuracy 0.7, support 2, length 3.
% Unseen pairs in the right order: 78.1% (equal value: 338); a search with its first level so ordered takes 88.8% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the price of it is large (more than -20).
% Covers 10,140 pairs rightly and 783 wrongly (92.8%), 10,140 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    Price1 > -20.

% Prefer a move to another if the static value after it is larger than the other's, the number of corners that it gives away is zero and the number of replies to it is smaller than the other's.
% Covers 7,409 pairs rightly and 1,140 wrongly (86.7%), 3,514 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and it is nearer to the centre than the other.
% Covers 3,493 pairs rightly and 440 wrongly (88.8%), 1,447 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    inner_than(M1, M2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is at least the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 3,163 pairs rightly and 609 wrongly (83.9%), 1,124 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    Price1 > 5.

% Prefer a move to another if the price of it is large (more than -20), the static value after it is larger than the other's and it is nearer to the centre than the other.
% Covers 5,073 pairs rightly and 795 wrongly (86.5%), 1,011 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    inner_than(M1, M2).
