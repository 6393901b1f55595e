% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of connect-four, 3,123 positions (40).
% Values: minimax, depth 7, evaluation lines-and-centre.
% Examples: 10,131 pairs, starts random, a best move and another, by what the wrong order costs, seed 1.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 83.4% (equal value: 3,441); a search with all its levels so ordered takes 84.0% of a plain one's work, asking included.

:- game('connect-four').
:- evaluation('lines-and-centre').
:- from_depth(4).

% Prefer a move to another if the number of replies to it is small (at most 1).
% Of what wrong orders cost, right on 68% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(7.513),
    replies(B, M1, Replies1),
    Replies1 =< 1.

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 91% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.962),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it that complete four is zero.
% Of what wrong orders cost, right on 11% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(5.448),
    winning_replies(B, M1, Wins1),
    zero(Wins1).

% Prefer a move to another if the number of squares that come to complete four for us by it is larger than the other's.
% Of what wrong orders cost, right on 47% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(1.395),
    threats_made(B, M1, Threats1),
    threats_made(B, M2, Threats2),
    lt(Threats2, Threats1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 72% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.509),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of columns in which we could complete four at once after it is larger than the other's.
% Of what wrong orders cost, right on 12% and wrong on 41%.
better_choice(B, M1, M2) :-
    weight(2.032),
    threats_at_once(B, M1, AtOnce1),
    threats_at_once(B, M2, AtOnce2),
    lt(AtOnce2, AtOnce1).
