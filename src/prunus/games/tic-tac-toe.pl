% Tic-tac-toe's background a second time, in plain Prolog: what the compiled predicates of tic_tac_toe_knowledge.py are checked against.
%
% A board is board(Turn, Squares): cross or nought, and a list of nine cells, each of them cross, nought or empty, row by row. A place
% is the number 4 * Row + Column; a line is a list of three places.
%
% It is written from the rules of the game and from what each predicate says, never from the bits of the Python.

:- table after/3, value/2.

% ---- What every game's background begins with: reading a board, and the moves in their natural order.

% board_of(+Text, -Board): Text has the nine cells, 'X.O.X....'; crosses begin.
board_of(Text, board(Turn, Squares)) :-
    atom_chars(Text, Marks),
    findall(Cell, (member(Mark, Marks), mark(Mark, Cell)), Squares),
    how_many(member(cross, Squares), Crosses),
    how_many(member(nought, Squares), Noughts),
    (   Crosses > Noughts ->
        Turn = nought
    ;   Turn = cross
    ).

mark('X', cross).
mark('O', nought).
mark('.', empty).

% move(+Board, -Move): an empty place, unless somebody has three.
move(Board, Move) :-
    \+ has_three(Board, _),
    cell(Board, Move, empty).

% ---- The rules.

opponent(cross, nought).
opponent(nought, cross).

places([0, 1, 2, 4, 5, 6, 8, 9, 10]).

lines([[0, 1, 2], [4, 5, 6], [8, 9, 10], [0, 4, 8], [1, 5, 9], [2, 6, 10], [0, 5, 10], [2, 5, 8]]).

line(Line) :-
    lines(Lines),
    member(Line, Lines).

% cell(+Board, ?Place, ?Cell)
cell(board(_, Squares), Place, Cell) :-
    places(Places),
    nth0(Index, Places, Place),
    nth0(Index, Squares, Cell).

after(Board, Place, board(Other, Squares)) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    places(Places),
    findall(New, (member(Each, Places), cell(Board, Each, Old), (Each =:= Place -> New = Turn ; New = Old)), Squares).

has_three(Board, Side) :-
    opponent(Side, _),
    once((line(Line), forall(member(Place, Line), cell(Board, Place, Side)))).

% completes(+Board, +Side, +Place): whether Side holds the other two squares of a line through Place.
completes(Board, Side, Place) :-
    once((line(Line), select(Place, Line, Others), forall(member(Other, Others), cell(Board, Other, Side)))).

open_line(Board, Side, Line) :-
    opponent(Side, Other),
    line(Line),
    \+ (member(Place, Line), cell(Board, Place, Other)).

how_many(Goal, Number) :-
    findall(way, Goal, Ways),
    length(Ways, Count),
    Number = Count.

% ---- Numbers.

zero(0).

lt(X, Y) :- X < Y.

% ---- The board.

remain_places(Board, Number) :- how_many(cell(Board, _, empty), Number).

% ---- A place.

centre(5).

corner(Place) :- memberchk(Place, [0, 2, 8, 10]).

side(Place) :- memberchk(Place, [1, 4, 6, 9]).

on_more_lines(Place, Other) :-
    how_many((line(Line), memberchk(Place, Line)), More),
    how_many((line(Line), memberchk(Other, Line)), Fewer),
    More > Fewer.

% ---- A place on a board.

opposite(0, 10).
opposite(10, 0).
opposite(2, 8).
opposite(8, 2).

opposite_corner(Board, Place) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    opposite(Place, Far),
    cell(Board, Far, Other).

open_lines_through(Board, Place, Number) :-
    Board = board(Turn, _),
    how_many((open_line(Board, Turn, Line), memberchk(Place, Line)), Number).

lines_closed(Board, Place, Number) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    how_many((open_line(Board, Other, Line), memberchk(Place, Line)), Number).

blocks(Board, Place) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    completes(Board, Other, Place).

% A fork of the opponent's: the board on which the opponent, and not we, has played there.
blocks_fork(board(Turn, Squares), Place) :-
    opponent(Turn, Other),
    after(board(Other, Squares), Place, Next),
    threatened(Next, Other, Number),
    Number >= 2.

threatened(Board, Side, Number) :- how_many((cell(Board, Place, empty), completes(Board, Side, Place)), Number).

% ---- A move, seen from the board after it.

replies(Board, Place, Number) :-
    after(Board, Place, Next),
    how_many(move(Next, _), Number).

wins(Board, Place) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    has_three(Next, Turn).

threats(Board, Place, Number) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    threatened(Next, Turn, Number).

forks(Board, Place) :-
    threats(Board, Place, Number),
    Number >= 2.

% ---- The evaluations. A fact says which of them is asked: evaluation(Name).

% value(+Board, -Value): for the player to move. Only who has just moved can have three.
value(Board, Value) :-
    evaluation(Name),
    must_be(oneof(['open-lines', 'win-loss-draw']), Name),
    (   has_three(Board, _) ->
        lost(Name, Value)
    ;   Name == 'open-lines',
        cell(Board, _, empty) ->
        Board = board(Turn, _),
        opponent(Turn, Other),
        how_many(open_line(Board, Turn, _), Ours),
        how_many(open_line(Board, Other, _), Theirs),
        Value is Ours - Theirs
    ;   Value = 0
    ).

lost('win-loss-draw', -1).
lost('open-lines', -1000000).

% ---- What learned evaluations count on a board as it stands, for the player to move.

choices(Board, Number) :- how_many(move(Board, _), Number).

open_lines(Board, Number) :-
    Board = board(Turn, _),
    how_many(open_line(Board, Turn, _), Number).

their_open_lines(Board, Number) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    how_many(open_line(Board, Other, _), Number).

% The middle square: ours 1, the opponent's -1.
centre(Board, Number) :-
    Board = board(Turn, _),
    cell(Board, 5, Cell),
    (   Cell == empty ->
        Number = 0
    ;   Cell == Turn ->
        Number = 1
    ;   Number = -1
    ).
