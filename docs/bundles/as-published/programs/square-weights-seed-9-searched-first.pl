% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,770 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,642 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000012.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 87.6% (equal value: 342); a search with its first level so ordered takes 85.2% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.354),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 61% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(1.231),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is larger than the other's.
% Of what wrong orders cost, right on 72% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.734),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the value of it in a shallower search is large (more than -26).
% Of what wrong orders cost, right on 37% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.716),
    searched(B, M1, Searched1),
    Searched1 > -26.

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.551),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of squares that we could play after it is large (more than 5).
% Of what wrong orders cost, right on 9% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.829),
    moves_left(B, M1, Moves1),
    Moves1 > 5.
