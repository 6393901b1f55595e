% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,098 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 19,230 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000105.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.4% (equal value: 2,645); a search with its first level so ordered takes 89.6% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.965),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 76% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.913),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 17% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.343),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 68% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(0.407),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 22% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.875),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 81% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.671),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.358),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.972),
    replies(B, M1, Replies1),
    Replies1 =< 4.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 8% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(1.574),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 7% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.944),
    corner(M1).

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 41% and wrong on 26%.
better_choice(B, M1, M2) :-
    weight(0.297),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 16).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.625),
    beside_ours(B, M1, Beside1),
    Beside1 =< 16.
