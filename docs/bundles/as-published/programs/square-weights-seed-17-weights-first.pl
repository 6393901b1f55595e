% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,687 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 6,850 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000020.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 76.4% (equal value: 338); a search with its first level so ordered takes 87.4% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 79% and wrong on 15%.
better_choice(B, M1, M2) :-
    weight(1.068),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 66% and wrong on 17%.
better_choice(B, M1, M2) :-
    weight(1.236),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.034),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 27% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.669),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is large (more than -30).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.444),
    static(B, M1, Static1),
    Static1 > -30.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.221),
    replies(B, M1, Replies1),
    Replies1 =< 3.
