% Connect Four's background a second time, in plain Prolog: what the compiled predicates of connect_four_knowledge.py are checked against.
%
% A board is board(Turn, Stones): first or second, and a list of stone(Column, Row, Colour). Columns are counted from 0 to 6, rows
% from 0 at the floor to 5. A place is the number 7 * Column + Row. The board is the usual one of 7 x 6.
%
% It is written from the rules of the game and from what each predicate says, never from the bits of the Python: a line is a list of
% four squares, and whoever holds them is asked square by square. Tables remember what was asked before.

:- table line/1, after/3, value/2, move_list/2, lines_through/3, wins/2, threats_made/3, threats_at_once/3, winning_replies/3.

% ---- What every game's background begins with: reading a board, and the moves in their natural order.

% board_of(+Text, -Board): Text has the columns of a game, '4453', or the squares row by row, the top row first.
board_of(Text, Board) :-
    atom_chars(Text, Chars),
    (   member(Char, Chars),
        \+ char_type(Char, digit) ->
        of_squares(Chars, Board)
    ;   of_columns(Chars, board(first, []), Board)
    ).

of_columns([], Board, Board).
of_columns([Digit|Digits], Before, Board) :-
    atom_number(Digit, Number),
    Column is Number - 1,
    landing(Before, Column, Row),
    Place is 7 * Column + Row,
    after(Before, Place, Next),
    of_columns(Digits, Next, Board).

of_squares(Chars, board(Turn, Stones)) :-
    findall(stone(Column, Row, Colour), (nth0(Index, Chars, Mark), mark(Mark, Colour), Column is Index mod 7, Row is 5 - Index // 7), Stones),
    how_many(member(stone(_, _, first), Stones), First),
    how_many(member(stone(_, _, second), Stones), Second),
    (   First > Second ->
        Turn = second
    ;   Turn = first
    ).

mark('X', first).
mark('O', second).

% move(+Board, -Move): where a stone comes to rest, column by column; nowhere if somebody has four.
move(Board, Move) :-
    move_list(Board, Moves),
    member(Move, Moves).

move_list(Board, Moves) :-
    (   has_four(Board, _) ->
        Moves = []
    ;   findall(Place, landing_place(Board, Place), Moves)
    ).

% ---- The rules.

opponent(first, second).
opponent(second, first).

square(Column, Row) :-
    between(0, 6, Column),
    between(0, 5, Row).

place_of(Column, Row, Place) :- Place is 7 * Column + Row.

at(Place, Column, Row) :-
    Column is Place // 7,
    Row is Place mod 7.

held(board(_, Stones), Column, Row, Colour) :- memberchk(stone(Column, Row, Colour), Stones).

empty(Board, Column, Row) :-
    square(Column, Row),
    \+ held(Board, Column, Row, _).

% landing(+Board, +Column, -Row): the lowest empty square of a column that is not full.
landing(Board, Column, Row) :-
    once((between(0, 5, Row), empty(Board, Column, Row))).

landing_place(Board, Place) :-
    between(0, 6, Column),
    landing(Board, Column, Row),
    place_of(Column, Row, Place).

after(board(Turn, Stones), Place, board(Other, Sorted)) :-
    at(Place, Column, Row),
    opponent(Turn, Other),
    msort([stone(Column, Row, Turn)|Stones], Sorted).

% line(-Places): four squares in a row, upright, or along a diagonal.
line([A, B, C, D]) :-
    square(Column, Row),
    member(Right-Up, [1-0, 0-1, 1-1, 1-(-1)]),
    findall(Place, (between(0, 3, Step), X is Column + Step * Right, Y is Row + Step * Up, square(X, Y), place_of(X, Y, Place)), [A, B, C, D]).

has_four(Board, Colour) :-
    opponent(Colour, _),
    four_with(Board, Colour, []).

% four_with(+Board, +Colour, +Places): whether Colour would have a whole line if it held these places too.
four_with(Board, Colour, Places) :-
    once((line(Line), forall(member(Place, Line), holds_with(Board, Colour, Places, Place)))).

holds_with(Board, Colour, Places, Place) :-
    (   memberchk(Place, Places) ->
        true
    ;   at(Place, Column, Row),
        held(Board, Column, Row, Colour)
    ).

% completes(+Board, +Colour, +Place): whether Colour holds the other three squares of a line through Place.
completes(Board, Colour, Place) :-
    once((line(Line), memberchk(Place, Line), forall(member(Each, Line), holds_with(Board, Colour, [Place], Each)))).

% open_line(+Board, +Colour, -Line): a line with no stone of the opponent's.
open_line(Board, Colour, Line) :-
    opponent(Colour, Other),
    line(Line),
    \+ (member(Place, Line), at(Place, Column, Row), held(Board, Column, Row, Other)).

how_many(Goal, Number) :-
    findall(way, Goal, Ways),
    length(Ways, Count),
    Number = Count.

% ---- Numbers.

zero(0).

lt(X, Y) :- X < Y.

% ---- The board.

remain_places(Board, Number) :- how_many(empty(Board, _, _), Number).

% ---- A place.

row(Place, Row) :- Row is Place mod 7 + 1.

odd_row(Place) :-
    row(Place, Row),
    1 is Row mod 2.

higher_than(Place, Other) :-
    row(Place, Row),
    row(Other, Lower),
    Row > Lower.

% ---- A place on a board.

distance_from_centre(_, Place, Distance) :- Distance is abs(Place // 7 - 3).

nearer_to_centre(Board, Place, Other) :-
    distance_from_centre(Board, Place, Distance),
    distance_from_centre(Board, Other, Further),
    Distance < Further.

around(Place, X, Y) :-
    at(Place, Column, Row),
    member(Right, [-1, 0, 1]),
    member(Up, [-1, 0, 1]),
    X is Column + Right,
    Y is Row + Up.

neighbours(Board, Place, Number) :-
    Board = board(Turn, _),
    how_many((around(Place, X, Y), held(Board, X, Y, Turn)), Number).

opponents_around(Board, Place, Number) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    how_many((around(Place, X, Y), held(Board, X, Y, Other)), Number).

lines_through(Board, Place, Number) :-
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

% above(+Board, +Place, -Above): the square above a place, if it is on the board and empty.
above(Board, Place, Above) :-
    at(Place, Column, Row),
    Higher is Row + 1,
    empty(Board, Column, Higher),
    place_of(Column, Higher, Above).

gives_above(Board, Place) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    above(Board, Place, Above),
    completes(Board, Other, Above).

spoils_above(Board, Place) :-
    Board = board(Turn, _),
    above(Board, Place, Above),
    completes(Board, Turn, Above).

% ---- A move, seen from the board after it. There the opponent is to move; "we" are the player who moved.

replies(Board, Place, Number) :-
    after(Board, Place, Next),
    how_many(move(Next, _), Number).

wins(Board, Place) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    has_four(Next, Turn).

threats_made(Board, Place, Number) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    how_many((empty(Next, Column, Row), place_of(Column, Row, Each), completes(Next, Turn, Each), \+ completes(Board, Turn, Each)), Number).

threats_at_once(Board, Place, Number) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    how_many((landing_place(Next, Each), completes(Next, Turn, Each)), Number).

winning_replies(Board, Place, Number) :-
    after(Board, Place, Next),
    Next = board(Other, _),
    how_many((landing_place(Next, Each), completes(Next, Other, Each)), Number).

% ---- The evaluations. A fact says which of them is asked: evaluation(Name).

% value(+Board, -Value): for the player to move. Only who has just moved can have four; that quick wins are worth more is left out,
% for looks cut all wins to one number.
value(Board, Value) :-
    evaluation(Name),
    must_be(oneof(['lines-and-centre', 'open-lines', 'win-loss-draw']), Name),
    (   has_four(Board, _) ->
        lost(Name, Value)
    ;   move(Board, _) ->
        estimate(Name, Board, Value)
    ;   Value = 0
    ).

lost(Name, Value) :-
    (   Name == 'win-loss-draw' ->
        Value = -1
    ;   Value = -1000000
    ).

estimate('win-loss-draw', _, 0).
estimate('open-lines', Board, Value) :- lines_ahead(Board, Value).
estimate('lines-and-centre', Board, Value) :-
    lines_ahead(Board, Lines),
    Board = board(Turn, Stones),
    opponent(Turn, Other),
    how_many(member(stone(3, _, Turn), Stones), Ours),
    how_many(member(stone(3, _, Other), Stones), Theirs),
    Value is 2 * Lines + 3 * (Ours - Theirs).

lines_ahead(Board, Ahead) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    how_many(open_line(Board, Turn, _), Ours),
    how_many(open_line(Board, Other, _), Theirs),
    Ahead is Ours - Theirs.

% ---- What learned evaluations count on a board as it stands, for the player to move.

choices(Board, Number) :- how_many(move(Board, _), Number).

squares_left(Board, Number) :- remain_places(Board, Number).

open_lines(Board, Number) :-
    Board = board(Turn, _),
    how_many(open_line(Board, Turn, _), Number).

their_open_lines(Board, Number) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    how_many(open_line(Board, Other, _), Number).

centre(board(Turn, Stones), Number) :-
    opponent(Turn, Other),
    how_many(member(stone(3, _, Turn), Stones), Ours),
    how_many(member(stone(3, _, Other), Stones), Theirs),
    Number is Ours - Theirs.

reach(Board, Number) :-
    Board = board(Turn, _),
    completing_squares(Board, Turn, Number).

their_reach(Board, Number) :-
    Board = board(Turn, _),
    opponent(Turn, Other),
    completing_squares(Board, Other, Number).

completing_squares(Board, Colour, Number) :-
    how_many((empty(Board, Column, Row), place_of(Column, Row, Place), completes(Board, Colour, Place)), Number).
