"""Why a line that was understood is not allowed now: which rule forbids it, and what would be allowed instead.

All is said from the view. What is refused has one reason, the first that an arbiter would name: whose turn it is, what
is asked first, from where, to where, how many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rollout.core.chance import Scripted
from rollout.core.wire import Refusal
from rollout.games.risk.choices import (
    ADD,
    EXCHANGE_STARS,
    GIVE_TO,
    GO,
    LOSE,
    PLACE_AT,
    REVEAL_CARD,
    ROLL,
    SKIP,
    TAKE,
    USE,
    WITHDRAW,
    verb_of,
    x_of,
    y_of,
)
from rollout.games.risk.position import (
    AT,
    ATTACK,
    BARS,
    CARRIED,
    FORCES,
    IN_LAND,
    NOBODY,
    ONES,
    ONWARD,
    OVER,
    PHASES,
    SHIELD,
    TWOS,
)
from rollout.games.risk.reach import slug, stand_in
from rollout.games.risk.tables import MOST_STARS
from rollout.games.risk.view import RiskView

Args = dict[str, str | int]
_Reason = tuple[str, str, Args]
"""Message key without `refused-`, rule id, arguments."""
_FIRST = {
    "exchange": "RT-N5",
    "reveal": "RT-N6",
    "give": "RT-P4",
    "lose": "RT-P2",
    "place": "RT-N7",
    "force": "RT-A3",
    "force-humans": "RT-A3",
    "attack-card": "RT-P6",
    "defence-card": "RT-P6",
    "battle": "RT-A9",
    "march": "RT-M2",
    "march-humans": "RT-M2",
    "onward": "RT-M3",
    "window": "RT-E2",
}
"""By phase: the rule by which it is asked before anything else; the text is `refused-first-<phase>`."""
_TOO_LATE: dict[int, tuple[str, str]] = {
    EXCHANGE_STARS: ("exchange-early", "RT-N5"),
    REVEAL_CARD: ("reveal-early", "RT-N6"),
    GIVE_TO: ("nothing-to-give", "RT-P4"),
    LOSE: ("nothing-to-lose", "RT-P2"),
    PLACE_AT: ("place-early", "RT-N7"),
    TAKE: ("way-first", "RT-A3"),
    USE: ("no-battle", "RT-P6"),
    ROLL: ("no-battle", "RT-A9"),
    WITHDRAW: ("no-battle", "RT-A9"),
}
"""By verb: why it is no answer in a phase in which attacks or moves are chosen."""
_ASKS = {
    EXCHANGE_STARS: ("exchange",),
    REVEAL_CARD: ("reveal",),
    GIVE_TO: ("give",),
    LOSE: ("lose",),
    PLACE_AT: ("place",),
    GO: ("attack", "move", "onward"),
    TAKE: ("force", "force-humans", "march", "march-humans"),
    USE: ("attack-card", "defence-card"),
    ROLL: ("battle",),
    WITHDRAW: ("battle",),
}
"""By verb: the phases that ask for it."""


def refuse(view: RiskView, seat: int, text: str, actions: Sequence[int], allowed: Sequence[str]) -> Refusal:
    """Why a seat may not do this now; `allowed` is what it may do, of which lines about the same place come first."""
    key, rule, args = _why_not(view, seat, actions)
    said = {slug(str(args[name])) for name in ("start", "end", "territory") if name in args}
    nearest = sorted(allowed, key=lambda line: -len(said & {*line.split()}))
    return Refusal(text, f"refused-{key}", rule, args, tuple(nearest))


def _why_not(view: RiskView, seat: int, actions: Sequence[int]) -> _Reason:
    """The reason against the first action of a line that is not allowed."""
    refused = _Refused(view, seat)
    for number, action in enumerate(actions):
        if action not in refused.state.legal(seat):
            is_second = number > 1 and verb_of(action) == verb_of(actions[number - 1]) == TAKE
            return refused.humans(actions[number - 2]) if is_second else refused.reason(action)
        refused.state.apply(seat, action, Scripted([]))
    return "not-now", "RT-T2", {}


class _Refused:
    """A position in which an action is not allowed."""

    def __init__(self, view: RiskView, seat: int) -> None:
        self.state = stand_in(view)
        self.seat = seat
        self.names = [place.name for place in view.board]
        self.cards = view.power

    def reason(self, action: int) -> _Reason:
        """Why not."""
        state, verb = self.state, int(verb_of(action))
        if state.phase == OVER:
            return "game-over", "RT-E4", {}
        if self.seat not in state.actors():
            return "other-asked", "RT-T1", {"army": int(state.asked)}
        phase = PHASES[state.phase]
        if verb == SKIP:
            return self.skip(phase)
        is_time = state.may_add_bars() if verb == ADD else phase in _ASKS[verb]
        if not is_time:
            return self.not_now(verb, phase)
        checks: dict[int, Callable[[int, int], _Reason]] = {
            EXCHANGE_STARS: self.exchange,
            GIVE_TO: self.give,
            LOSE: self.lose,
            PLACE_AT: self.place,
            GO: self.go,
            TAKE: self.take,
            USE: self.use,
            ROLL: self.roll,
            WITHDRAW: lambda _x, _y: ("roll-first", "RT-A9", {}),
            ADD: self.add,
        }
        return checks[verb](int(x_of(action)), int(y_of(action)))

    def humans(self, way: int) -> _Reason:
        """Why no human goes beside the Autobots of a line: none is there, or the guard would be missing."""
        rule = "RT-M2" if PHASES[self.state.phase] == "move" else "RT-A3"
        return "no-human-beside", rule, {"start": self.name(int(x_of(way)))}

    # -- something else is asked -------------------------------------------------------------------------

    def skip(self, phase: str) -> _Reason:
        """What cannot be left out."""
        if phase == "exchange":
            return "must-exchange", "RT-N5", {"stars": int(self.state.stars(self.state.army)), "most": int(MOST_STARS)}
        return f"first-{phase}", _FIRST[phase], self.about()

    def not_now(self, verb: int, phase: str) -> _Reason:
        """The reason if something else is asked, or it is too late."""
        if phase in _FIRST:
            return f"first-{phase}", _FIRST[phase], self.about()
        key, rule = _TOO_LATE[verb]
        return key, rule, self.about()

    def about(self) -> Args:
        """What texts about the present question may say."""
        state = self.state
        start = self.name(int(state.turn[AT])) if state.phase in FORCES else "none"
        return {"start": start, "army": int(state.army)}

    def name(self, territory: int) -> str:
        """The name of a territory."""
        return self.names[territory]

    # -- the beginning of a turn -------------------------------------------------------------------------

    def exchange(self, ones: int, twos: int) -> _Reason:
        """Why these cards cannot be exchanged [RT-N5]."""
        state, stars = self.state, ones + 2 * twos
        held = (int(state.of(state.army, ONES)), int(state.of(state.army, TWOS)))
        args: Args = {"ones": held[0], "twos": held[1], "stars": stars, "most": int(MOST_STARS)}
        if ones > held[0] or twos > held[1]:
            return "cards-not-held", "RT-N5", args
        if state.must_exchange():
            return "exactly-ten", "RT-N5", args
        return "too-few-stars", "RT-N5", args

    def give(self, army: int, _: int) -> _Reason:
        """Why a card cannot go to an army [RT-P4]."""
        if army >= self.state.rules.armies:
            return "no-such-army", "RT-P4", {"army": army, "last": int(self.state.rules.armies) - 1}
        return ("own-army" if army == self.state.army else "army-out"), "RT-P4", {"army": army}

    def lose(self, territory: int, is_human: int) -> _Reason:
        """Why this unit cannot be taken off the map [RT-P2]."""
        args: Args = {"territory": self.name(territory), "kind": "human" if is_human else "unit"}
        is_mine = self.state.owner(territory) == self.state.asked
        return ("no-such-unit" if is_mine else "not-yours-to-lose"), "RT-P2", args

    def place(self, territory: int, _: int) -> _Reason:
        """Why new units cannot come there [RT-N7, RT-P6]."""
        args: Args = {"territory": self.name(territory), "army": int(self.state.army)}
        if self.state.land[territory * IN_LAND + SHIELD]:
            return "shielded", "RT-P6", args
        return "no-start", "RT-N7", args

    # -- from where to where -----------------------------------------------------------------------------

    def go(self, start: int, end: int) -> _Reason:
        """Why there is no attack, or no move, from one territory to another."""
        state = self.state
        args: Args = {"start": self.name(start), "end": self.name(end), "army": int(state.army)}
        is_attack = state.phase == ATTACK
        if state.phase == ONWARD:
            return self.onward(start, end, args)
        if state.owner(start) != state.army:
            return "not-yours", "RT-A1" if is_attack else self.moving_rule(), args
        if not state.tables.touch(start, end):
            return "not-next", "RT-A1" if is_attack else self.moving_rule(), args
        return self.attack(start, end, args) if is_attack else self.move(start, end, args)

    def moving_rule(self) -> str:
        """The rule by which the army moves."""
        return "RT-M3" if self.state.army > 0 else "RT-M1"

    def attack(self, start: int, end: int, args: Args) -> _Reason:
        """Why a neighbour cannot be attacked [RT-A2, RT-A3, RT-N10, RT-P6]."""
        state = self.state
        if state.owner(end) == NOBODY and state.army == 0:
            return "empty-not-attacked", "RT-A13", args
        if state.owner(end) == state.army:
            return "own-side", "RT-A2", args
        if state.land[end * IN_LAND + SHIELD]:
            return "shielded", "RT-P6", {**args, "territory": args["end"]}
        return ("guard", "RT-A3", args) if state.garrison(start) == 1 else ("only-new", "RT-N10", args)

    def move(self, start: int, end: int, args: Args) -> _Reason:
        """Why nobody can move to a neighbour [RT-M1 to RT-M3]."""
        state = self.state
        if state.owner(end) not in ({state.army} if state.army > 0 else {0, NOBODY}):
            is_empty = state.owner(end) == NOBODY
            return "empty-not-entered" if is_empty else "enemy-there", self.moving_rule(), args
        if state.army == 0 and state.ready(start) + state.ready_humans(start) == 0:
            return "crossed-already", "RT-M1", args
        return "guard", "RT-M3" if state.army > 0 else "RT-M2", args

    def onward(self, start: int, end: int, args: Args) -> _Reason:
        """Why a group cannot go on like that [RT-M3]."""
        state = self.state
        here = int(state.turn[AT])
        if start != here:
            return "one-group", "RT-M3", {**args, "start": self.name(here)}
        if not state.tables.touch(start, end):
            return "not-next", "RT-M3", args
        if state.has_passed(end):
            return "passed-already", "RT-M3", args
        return "empty-not-entered" if state.owner(end) == NOBODY else "enemy-there", "RT-M3", args

    # -- how many ----------------------------------------------------------------------------------------

    def take(self, number: int, _: int) -> _Reason:
        """Which numbers are possible [RT-A3, RT-M1 to RT-M3]."""
        if self.are_all_across():
            return "autobots-crossed", "RT-M1", self.about()
        numbers = [int(x_of(action)) for action in self.state.legal(self.seat)]
        phase = PHASES[self.state.phase]
        kind = "human" if phase in {"force-humans", "march-humans"} else "unit"
        args: Args = {**self.about(), "count": number, "low": min(numbers), "high": max(numbers), "kind": kind}
        return "how-many", _FIRST[phase], args

    def are_all_across(self) -> bool:
        """Whether only humans are asked about because all Autobots have crossed a border in this turn."""
        state, start = self.state, int(self.state.turn[AT])
        is_alone = PHASES[state.phase] == "march-humans" and state.turn[CARRIED] == 0
        return bool(is_alone and state.units(start) > 0 and state.ready(start) == 0)

    def use(self, kind: int, _: int) -> _Reason:
        """Why a card cannot be used in this battle [RT-A14, RT-P6]."""
        state, card = self.state, self.cards[kind]
        if state.kept[state.asked * state.tables.kinds + kind] > 0:
            return (
                "card-not-for-this",
                "RT-P6",
                {"card": card.name, "effect": card.effect},
            )
        return "card-not-kept", "RT-A14", {"card": card.name}

    def roll(self, left: int, _: int) -> _Reason:
        """Rolling stops with fewer than there are now [RT-A9]."""
        return "not-so-many", "RT-A9", {"left": left, "count": int(self.state.force())}

    def add(self, count: int, _: int) -> _Reason:
        """Why so many bars cannot be added [RT-E2, RT-S6]."""
        state = self.state
        held, most = int(state.of(state.asked, BARS)), int(state.most_to_add(state.asked))
        if count > held or not count:
            return "bars-not-held", "RT-E2", {"count": count, "held": held}
        return "meter-full", "RT-S6", {"count": count, "most": most}
