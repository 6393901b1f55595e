% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,656 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 8,207 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000012.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 86.8% (equal value: 1,195); a search with its first level so ordered takes 85.2% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(2.403),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 11%.
better_choice(B, M1, M2) :-
    weight(1.098),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.938),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 82% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.625),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the value of it in a shallower search is large (more than -5).
% Of what wrong orders cost, right on 25% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.543),
    searched(B, M1, Searched1),
    Searched1 > -5.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 7).
% Of what wrong orders cost, right on 5% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.242),
    frontier(B, M1, Frontier1),
    Frontier1 =< 7.
