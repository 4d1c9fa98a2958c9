"""Battles for tests of Stratego, drawn as a player sees the board from the Autobots' side.

A square is `.` (open), `~` (Forbidden Zone) or a piece: its army, its letter and marks. Armies are `A` and `D`, in the
classic game `R` and `B`; letters are those of the set-up codes; `!` marks a piece that has been shown, `=` one that
lies in Robot Mode, which has been shown too. So `D8!` is a Barricade that everybody knows. A row begins with its
number; its squares count from file a, and what is not drawn is open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from librt.vecs import vec
from msgspec.structs import asdict
from mypy_extensions import i64

from rollout.core.chance import Fast, Scripted
from rollout.core.lists import filled
from rollout.core.wire import Fact
from rollout.games.stratego import GAME, StrategoOptions
from rollout.games.stratego import facts as happened
from rollout.games.stratego.moving import AIM, CALL, FIGHT, MODE, SET, STAY, VERBS, end_of, start_of, verb_of
from rollout.games.stratego.position import KNOWN, PIECE, PLAY, ROBOT, army_of, piece, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import CLASSIC, EMPTY, GAMES, RIM, ZONE, Tables
from rollout.games.stratego.view import StrategoView
from tests.games.stratego.reference import Reference

EDITION: Tables = GAME.native
"""The edition that is shipped, for Game 1."""
A, D = 0, 1
"""The seats of the Autobots and of the Decepticons, unless a test gives the sides away otherwise."""
AUTOBOTS = "X98b7ff6n5 m4e3333322 22STTTTTTF"
DECEPTICONS = "X98o7wk665 5443333322 22STTTTTTF"
CLASSIC_ARMY = "X988777666 6555544443 3333222222 22STTTTTTF"
"""The whole armies by descending rank, front row first."""


# -- drawings ------------------------------------------------------------------------------------------------


def board(drawing: str, turn: str = "A", **options: Any) -> StrategoState:
    """Exactly the pieces that are drawn, in the middle of a game; `turn`: the letter of the army to act."""
    state = new_game(**options)
    tables = state.tables
    state.board = vec[i64](tables.ground)
    state.left = filled(len(state.left), 0)
    state.phase = PLAY
    counts = [0, 0]
    for square, token in _rows(tables, drawing).items():
        if token[0] in signs(tables):
            army = signs(tables).index(token[0])
            state.board[square] = _piece(tables, token, army, counts[army])
            counts[army] += 1
        else:
            assert token == _ground(tables, square), f"{tables.name(square)} is drawn as {token}"
    state.turn = signs(tables).index(turn)
    return state


def battle(drawing: str, turn: str = "A", **options: Any) -> StrategoState:
    """The pieces that are drawn, and far away at home of each army a Flag and an Agent that can move.

    Those of the Autobots stand on a1 and b1, those of the Decepticons in the opposite corner.
    """
    tables = _tables_of(options)
    one, two = signs(tables)[0], signs(tables)[1]
    camps = [f"1 {one}F {one}3", f"{tables.height} {'. ' * int(tables.files - 2)} {two}3 {two}F"]
    return board("\n".join([drawing, *camps]), turn, **options)


def battle_2(drawing: str, turn: str = "A", **options: Any) -> StrategoState:
    """A battle of Game 2."""
    return battle(drawing, turn, game="game-2", **options)


def expect(state: StrategoState, drawing: str) -> None:
    """Check that the rows that are drawn look just so now."""
    tables = state.tables
    rows = sorted({int(square // tables.stride) for square in _rows(tables, drawing)}, reverse=True)
    wanted = {square: token for square, token in _rows(tables, drawing).items() if token != "."}
    found = {}
    for rank in rows:
        for file in range(1, tables.files + 1):
            square = int(tables.square(file, rank))
            token = _token(state, square)
            if token != "." and (square in wanted or token != "~"):
                found[square] = token
    assert found == wanted, f"it is\n{picture(state, rows)}\nnot{drawing}"


def picture(state: StrategoState, rows: Iterable[int]) -> str:
    """Rows of the board as they would be drawn."""
    tables = state.tables
    return "\n".join(
        f"{rank:2} "
        + " ".join(f"{_token(state, int(tables.square(file, rank))):4}" for file in range(1, tables.files + 1))
        for rank in rows
    )


def tokens(state: StrategoState) -> dict[str, str]:
    """By square: what is drawn on it."""
    ground = state.tables.ground
    return {state.tables.name(square): _token(state, square) for square in range(len(ground)) if ground[square] != RIM}


def signs(game: StrategoState | Tables) -> str:
    """The signs of the armies; the first is that at the bottom of the board."""
    tables = game if isinstance(game, Tables) else game.tables
    return "RB" if tables.game == CLASSIC else "AD"


def at(state: StrategoState, square: str) -> str:
    """What is drawn on a square."""
    return _token(state, number(state, square))


def number(state: StrategoState, square: str) -> int:
    """The number of a square, such as "b3"."""
    return int(state.tables.square(ord(square[0]) - 96, int(square[1:])))


def _rows(tables: Tables, drawing: str) -> dict[int, str]:
    """By square: what is drawn; a line that does not begin with a number, such as one of file letters, is no row."""
    found: dict[int, str] = {}
    for line in drawing.splitlines():
        row, *tokens = line.split() or [""]
        if row.isdecimal():
            for file, token in enumerate(tokens, 1):
                square = int(tables.square(file, int(row)))
                if found.get(square, ".") == ".":
                    found[square] = token
                assert token in {".", found[square]}, f"{tables.name(square)} is drawn twice"
    return found


def _token(state: StrategoState, square: int) -> str:
    cell = state.board[square]
    if not cell & PIECE:
        return _ground(state.tables, square)
    mark = "=" if cell & ROBOT else "!" if cell & KNOWN else ""
    return signs(state)[army_of(cell)] + state.tables.letters[who_of(cell)] + mark


def _ground(tables: Tables, square: int) -> str:
    return {EMPTY: ".", ZONE: "~"}[tables.ground[square]]


def _piece(tables: Tables, token: str, army: int, number: int) -> int:
    letter, mark = token[1], token[2:]
    kinds = [kind for kind in range(tables.kinds[army]) if tables.letters[2 * kind + army] == letter]
    marks = {"": 0, "!": KNOWN, "=": KNOWN | ROBOT}[mark]
    return int(piece(2 * kinds[0] + army, number) | marks)


def _tables_of(options: dict[str, Any]) -> Tables:
    return EDITION.on(GAMES.index(options.get("game", "game-1")))


# -- playing -------------------------------------------------------------------------------------------------


def new_game(facts: list[Fact] | None = None, **options: Any) -> StrategoState:
    """A game before its set-up; seat 0 commands the Autobots unless `sides` says otherwise."""
    return GAME.setup(StrategoOptions(**{"sides": "autobots", **options}), EDITION, Scripted([]), facts)


def place(state: StrategoState, seat: int, rows: str) -> list[Fact]:
    """A seat fills its home rows with the letters of its characters, front row first, as it sees them."""
    facts: list[Fact] = []
    for letter in "".join(rows.split()):
        square = state.tables.name(state.next_place(state.seat(seat)))
        facts += act(state, seat, f"set {square} {letter}")
    return facts


def do(state: StrategoState, *lines: str) -> list[Fact]:
    """Whoever has to act does what the lines say, one after the other; what happened."""
    facts: list[Fact] = []
    for line in lines:
        assert len(state.actors()) == 1, f"nobody may {line}"
        facts += act(state, int(state.actors()[0]), line)
    return facts


def act(state: StrategoState, seat: int, line: str) -> list[Fact]:
    """A seat does what a line says, which must be legal and draws nothing; what happened."""
    legal = {order(state, action): action for action in state.legal(seat)}
    assert line in legal, f"{line} is not legal for seat {seat}, but {', '.join(legal) or 'nothing'}"
    facts: list[Fact] = []
    state.apply(seat, legal[line], Scripted([]), facts)
    return facts


def orders(state: StrategoState, square: str = "") -> list[str]:
    """What whoever has to act may do, with one piece if a square is given."""
    legal = [action for seat in state.actors() for action in state.legal(seat)]
    return [order(state, action) for action in legal if square in {"", state.tables.name(start_of(action))}]


def reach(state: StrategoState, wanted: str) -> str:
    """The squares, in alphabetical order, to which an order that begins so may lead, such as "move e4" or "call"."""
    found = [line.removeprefix(wanted).strip() for line in orders(state) if line.startswith(f"{wanted} ")]
    return " ".join(sorted(found))


def stars(drawing: str) -> str:
    """The squares that are drawn as `*`, as `reach` has them."""
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    found = [f"{chr(97 + file)}{row}" for row, *tokens in rows for file, token in enumerate(tokens) if token == "*"]
    return " ".join(sorted(found))


def order(state: StrategoState, action: int) -> str:
    """An action as text; like the game's own notation, but every decision is a line of its own."""
    verb, start, end = int(verb_of(action)), state.tables.name(start_of(action)), state.tables.name(end_of(action))
    if verb in {FIGHT, STAY}:
        return VERBS[verb]
    if verb in {AIM, CALL}:
        return f"{VERBS[verb]} {end}"
    if verb == MODE:
        return f"mode {start}"
    if verb == SET:
        kind = end_of(action)
        # both armies see their rows from their own side, so the square tells whose character it is
        army = A if start_of(action) // state.tables.stride <= state.tables.rows else D
        return f"set {start} {state.tables.letters[2 * kind + army]}"
    return f"{VERBS[verb]} {start} {end}"


def look(state: StrategoState, viewer: int = -1) -> StrategoView:
    """What a viewer may know."""
    return GAME.view(state, viewer)


def actors(state: StrategoState) -> list[int]:
    return [int(seat) for seat in state.actors()]


def result(state: StrategoState) -> str:
    """How a game has ended: the sign of the winner or "draw", and the reason; "on" while it goes on."""
    outcome = state.outcome()
    if outcome is None:
        return "on"
    winner = "draw" if outcome.scores[0] == 0.5 else signs(state)[state.seat(outcome.scores.index(1.0))]
    return f"{winner} {outcome.reason}"


def retold(state: StrategoState, **options: object) -> Reference:
    """The same position of the same game under the rules as they are told once more."""
    armies = signs(state)
    return Reference(tokens(state), armies, armies[state.turn], GAMES[state.tables.game], options)


# -- what happened -------------------------------------------------------------------------------------------


def tale(facts: Iterable[Fact]) -> list[str]:
    """What happened, a short line a fact, without whose it is."""
    return [_LINES[type(fact)].format_map(asdict(fact)) for fact in facts]


_LINES = {
    happened.SideTaken: "seat {seat} commands the {army}",
    happened.Placed: "{name} on {square} is placed",
    happened.TargetNamed: "{square} is a target",
    happened.PieceStayed: "{name} on {square} stays",
    happened.ArmyReady: "seat {seat} is ready",
    happened.GameBegan: "seat {seat} begins",
    happened.Moved: "{name} {start}-{end} by {by}",
    happened.PieceShown: "{name} on {square} is shown: {why}",
    happened.ModeChanged: "{name} on {square} changes to {mode}",
    happened.PowerUsed: "{name} on {square} uses {power}: {target}",
    happened.Fought: "{name} {start} attacks {other_name} {end}: {result}",
    happened.PowerMet: "{name} on {square} is {result}",
    happened.PieceCaptured: "{name} on {square} is captured",
    happened.PieceDrawn: "{name} is drawn {start}-{end}",
    happened.GameEnded: "the end: {reason}, {seat}",
}


# -- many games ----------------------------------------------------------------------------------------------


def random_games(seeds: Iterable[int], **options: Any) -> Iterator[tuple[StrategoState, int]]:
    """Every state of random games and the action that led to it, 0 for the first; the same object goes on."""
    for seed in seeds:
        choice = Fast(seed + 2**20)
        state = new_game(**options)
        yield state, 0
        while seats := actors(state):
            seat = seats[choice.below(len(seats), "seat")]
            action = lively(list(state.legal(seat)), choice)
            state.apply(seat, action, Scripted([]))
            yield state, action


def lively(legal: list[i64], choice: Fast) -> i64:
    """Any action of a verb that is drawn first, so that attacks and powers are not lost among the moves."""
    verbs = sorted({int(verb_of(action)) for action in legal})
    verb = verbs[choice.below(len(verbs), "verb")]
    actions = [action for action in legal if verb_of(action) == verb]
    return actions[choice.below(len(actions), "action")]
