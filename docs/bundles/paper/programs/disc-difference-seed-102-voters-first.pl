% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,053 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 15,623 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000105.
% Voters: at most 6, of at most 2 tests.
% Unseen pairs in the right order: 71.6% (equal value: 3,641); a search with its first level so ordered takes 91.6% of a plain one's nodes.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the number of replies to it is smaller than the other's and the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 45% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(2.226),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if it is on an edge and the most discs that a reply to it turns over is small (at most 4).
% Of what wrong orders cost, right on 42% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.508),
    on_edge(M1),
    largest_reply(B, M1, Answer1),
    Answer1 =< 4.

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.96),
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 11% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.174),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% When the number of empty squares is small (at most 42), prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.423),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    remain_places(B, Empty),
    Empty =< 42.

% Prefer a move to another if the most discs that a reply to it turns over is smaller than the other's and the static value after it is larger than the other's.
% Of what wrong orders cost, right on 18% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.302),
    largest_reply(B, M1, Answer1),
    largest_reply(B, M2, Answer2),
    lt(Answer1, Answer2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
