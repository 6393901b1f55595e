% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,783 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,534 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000004.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 87.2% (equal value: 374); a search with its first level so ordered takes 85.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 93% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.059),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.949),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.691),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -47).
% Of what wrong orders cost, right on 27% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.256),
    searched(B, M1, Searched1),
    Searched1 > -47.

% Prefer a move to another if the value of it in a shallower search is large (more than -6).
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.177),
    searched(B, M1, Searched1),
    Searched1 > -6.

% Prefer a move to another if the static value after it is large (more than -60).
% Of what wrong orders cost, right on 9% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.275),
    static(B, M1, Static1),
    Static1 > -60.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 29% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.903),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is small (at most 5).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.832),
    replies(B, M1, Replies1),
    Replies1 =< 5.

% Prefer a move to another if the value of it in a shallower search is large (more than 10).
% Of what wrong orders cost, right on 17% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.112),
    searched(B, M1, Searched1),
    Searched1 > 10.

% Prefer a move to another if the value of it in a shallower search is large (more than -22).
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.401),
    searched(B, M1, Searched1),
    Searched1 > -22.

% Prefer a move to another if the static value after it is small (at most -4).
% Of what wrong orders cost, right on 2% and wrong on 24%.
better_choice(B, M1, M2) :-
    weight(0.816),
    static(B, M1, Static1),
    Static1 =< -4.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.573),
    price(M1, Price1),
    Price1 > 5.
