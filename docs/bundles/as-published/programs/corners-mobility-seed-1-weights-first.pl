% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,754 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,583 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000004.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 77.4% (equal value: 1,166); a search with its first level so ordered takes 89.7% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.969),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.725),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 69% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.824),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 77% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(1.02),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.47),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 13% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.418),
    replies(B, M1, Replies1),
    Replies1 =< 2.
