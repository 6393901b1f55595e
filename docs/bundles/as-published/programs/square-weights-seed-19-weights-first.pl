% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,680 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,910 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000022.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 75.7% (equal value: 284); a search with its first level so ordered takes 87.7% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 78% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.021),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.114),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.435),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is large (more than -13).
% Of what wrong orders cost, right on 24% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.52),
    static(B, M1, Static1),
    Static1 > -13.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 24% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.311),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 15% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.448),
    replies(B, M1, Replies1),
    Replies1 =< 3.
