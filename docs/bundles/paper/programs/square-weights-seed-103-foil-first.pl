% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,155 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 36,548 pairs, starts random, ties drop, pairs best, seed 1000106.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 75.9% (equal value: 829); a search with its first level so ordered takes 89.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 10,738 pairs rightly and 2,060 wrongly (83.9%), 10,738 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 7,033 pairs rightly and 1,186 wrongly (85.6%), 1,904 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 4,443 pairs rightly and 162 wrongly (96.5%), 494 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is at least the other's, the number of replies to it is smaller than the other's and it is nearer to the centre than the other.
% Covers 1,446 pairs rightly and 184 wrongly (88.7%), 191 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    inner_than(M1, M2).
