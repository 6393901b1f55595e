% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,660 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 17,454 pairs, starts random, ties drop, pairs best, seed 1000007.
% FOIL: accuracy 0.7, support 500, length 4.
% Unseen pairs in the right order: 75.0% (equal value: 1,180); a search with its first level so ordered takes 90.7% of a plain one's nodes.
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (58.2%): better_choice(B, M1, M2) :- corners_given(B, M1, Corners1), corners_given(B, M2, Corners2), \+ lt(Corners2, Corners1), ring(M2, Ring2), Ring2 =< 1, color_of_another_turn(B, Other), \+ many_opponents_pieces(B, M2, Other).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's, the static value after it is larger than the other's and the number of corners that it gives away is at most the other's.
% Covers 4,740 pairs rightly and 689 wrongly (87.3%), 4,740 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,745 pairs rightly and 58 wrongly (96.8%), 741 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the number of our discs with an empty neighbour after it is at most the other's.
% Covers 3,847 pairs rightly and 443 wrongly (89.7%), 584 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    \+ lt(Frontier2, Frontier1).
