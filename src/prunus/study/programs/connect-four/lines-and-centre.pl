% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of connect-four, 12,471 positions (40).
% Values: minimax, depth 7, evaluation lines-and-centre.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 84.7% (equal value: 12,295); a search with all its levels so ordered takes 79.1% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 86.1%.

:- game('connect-four').
:- evaluation('lines-and-centre').
:- from_depth(6).

% Prefer a move to another if the number of replies to it is small (at most 1).
% Of what wrong orders cost, right on 65% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.455),
    replies(B, M1, Replies1),
    Replies1 =< 1.

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 91% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.452),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it that complete four is zero.
% Of what wrong orders cost, right on 10% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(6.19),
    winning_replies(B, M1, Wins1),
    zero(Wins1).

% Prefer a move to another if the number of squares that come to complete four for us by it is larger than the other's.
% Of what wrong orders cost, right on 44% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(1.226),
    threats_made(B, M1, Threats1),
    threats_made(B, M2, Threats2),
    lt(Threats2, Threats1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 69% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.16),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of columns in which we could complete four at once after it is large (more than 1).
% Of what wrong orders cost, right on 5% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(2.609),
    threats_at_once(B, M1, AtOnce1),
    AtOnce1 > 1.

% Prefer a move to another if the number of lines through it that are open to us is large (more than 4).
% Of what wrong orders cost, right on 28% and wrong on 13%.
better_choice(B, M1, M2) :-
    weight(0.666),
    lines_through(B, M1, Lines1),
    Lines1 > 4.

% Prefer a move to another if the number of columns in which we could complete four at once after it is not zero.
% Of what wrong orders cost, right on 9% and wrong on 30%.
better_choice(B, M1, M2) :-
    weight(1.504),
    threats_at_once(B, M1, AtOnce1),
    \+ zero(AtOnce1).

% Prefer a move to another if the number of replies to it is small (at most 2).
% Of what wrong orders cost, right on 64% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.404),
    replies(B, M1, Replies1),
    Replies1 =< 2.

% Prefer a move to another if the row of it is large (more than 2).
% Of what wrong orders cost, right on 28% and wrong on 21%.
better_choice(B, M1, M2) :-
    weight(0.726),
    row(M1, Row1),
    Row1 > 2.

% Prefer a move to another if the distance of it from the middle of the board is zero.
% Of what wrong orders cost, right on 22% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.986),
    distance_from_centre(B, M1, Distance1),
    zero(Distance1).

% Prefer a move to another if it completes four.
% Of what wrong orders cost, right on 65% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(4.34),
    wins(B, M1).
