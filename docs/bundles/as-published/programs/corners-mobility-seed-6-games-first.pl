% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,520 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 59,646 pairs, starts random, ties drop, pairs all, seed 1000009.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 72.1% (equal value: 4,290).
% Stopped because no clause reaches the minimum accuracy and support.
% The best clause that was rejected (79.5%): better_choice(B, M1, M2) :- replies(B, M1, Replies1), replies(B, M2, Replies2), \+ lt(Replies2, Replies1), price(M1, Price1), Price1 > -20, static(B, M1, Static1), static(B, M2, Static2), lt(Static2, Static1).

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 6,982 pairs rightly and 360 wrongly (95.1%), 6,982 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is at most the other's, the number of corners that it gives away is at most the other's, the static value after it is larger than the other's and the number of discs that it turns over is smaller than the other's.
% Covers 5,892 pairs rightly and 898 wrongly (86.8%), 2,329 of them new.
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
    flips(B, M1, Flips1),
    flips(B, M2, Flips2),
    lt(Flips1, Flips2).
