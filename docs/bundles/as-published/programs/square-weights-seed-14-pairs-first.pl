% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,670 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 15,418 pairs, starts random, ties drop, pairs best, seed 1000017.
% FOIL: accuracy 0.7, support 500, length 3.
% Unseen pairs in the right order: 75.2% (equal value: 355); a search with its first level so ordered takes 88.7% of a plain one's nodes.
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (57.9%): better_choice(B, M1, M2) :- corners_given(B, M1, Corners1), corners_given(B, M2, Corners2), \+ lt(Corners2, Corners1), color_of_another_turn(B, Other), \+ many_opponents_pieces(B, M2, Other), corners_won(B, M1, Reach1), Reach1 =< 1.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's, the number of replies to it is at most the other's and the number of corners that it gives away is zero.
% Covers 3,894 pairs rightly and 583 wrongly (87.0%), 3,894 of them new.
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
% Covers 2,061 pairs rightly and 54 wrongly (97.4%), 635 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and the number of replies to the other is large (more than 7).
% Covers 2,644 pairs rightly and 416 wrongly (86.4%), 529 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    replies(B, M2, Replies2),
    Replies2 > 7.
