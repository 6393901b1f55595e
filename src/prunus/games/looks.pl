% What can be said about the moves of any game, a second time: what the compiled looks of core/looks.py are checked against.
%
% It stands on what a game's own file provides,
%
%     move(+Board, -Move)      every move, in natural order; none if the game is over
%     after(+Board, +Move, -Next)
%     value(+Board, -Value)    the evaluation, for the player to move
%
% and on a fact that says how deep `searched` looks below a move: plies(Number).
% Values are for whoever makes the move, and cut, so that all wins are alike.

static(Board, Move, Value) :-
    after(Board, Move, Next),
    seen_by_other(Next, Seen),
    cut(Seen, Cut),
    Value = Cut.

best_reply(Board, Move, Value) :-
    after(Board, Move, Next),
    findall(After, reply_value(Next, After), Afters),
    (   Afters = [] ->
        seen_by_other(Next, Worst)
    ;   min_list(Afters, Worst)
    ),
    cut(Worst, Cut),
    Value = Cut.

% The mean is rounded down.
mean_reply(Board, Move, Value) :-
    after(Board, Move, Next),
    findall(Cut, (reply_value(Next, After), cut(After, Cut)), Cuts),
    length(Cuts, Number),
    (   Number =:= 0 ->
        seen_by_other(Next, Seen),
        cut(Seen, Mean)
    ;   sum_list(Cuts, Sum),
        Mean is Sum div Number
    ),
    Value = Mean.

searched(Board, Move, Value) :-
    after(Board, Move, Next),
    plies(Plies),
    minimax(Next, Plies, Theirs),
    Ours is -Theirs,
    cut(Ours, Cut),
    Value = Cut.

% reply_value(+Board, -Value): the value after a reply, for the player who is not to move on Board.
reply_value(Board, Value) :-
    move(Board, Reply),
    after(Board, Reply, Next),
    value(Next, Value).

seen_by_other(Board, Value) :-
    value(Board, Theirs),
    Value is -Theirs.

minimax(Board, Plies, Value) :-
    (   Plies > 0,
        findall(Move, move(Board, Move), [Move|Moves]) ->
        Below is Plies - 1,
        findall(Ours, (member(Each, [Move|Moves]), after(Board, Each, Next), minimax(Next, Below, Theirs), Ours is -Theirs), Found),
        max_list(Found, Value)
    ;   value(Board, Value)
    ).

cut(Value, Cut) :- Cut is max(-16000, min(16000, Value)).
