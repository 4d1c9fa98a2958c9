"""The rules once more, as plainly as the rulebook says them and as slowly: what the real ones are compared with.

It shares nothing with them but the edition's values, lines of orders and the order in which chance is asked. An army is
a number, 0 being the Autobots with the humans; a territory is known by its word.
"""

from __future__ import annotations

from typing import Any

from tests.games.risk.reference_choices import Army, Asked, Battle, Draws, Place, World


class Reference(Asked):
    """A game from its set-up to its end."""

    def __init__(self, world: World, seats: list[int], meter: int, options: Any, draws: Draws) -> None:
        """`draws`: of the set-up."""
        super().__init__(world, seats, meter, options, draws)
        for _ in range(5):
            free = [place for place in self.land.values() if not place.bar]
            free[self.draw("bar", len(free))].bar = True
        self.begin_turn(1)

    def draw(self, why: str, n: int) -> int:
        known, size, value = self.draws.pop(0)
        assert (known, size) == (why, n), f"{why} below {n}, but {known} below {size} was drawn"
        return value

    # -- doing it ----------------------------------------------------------------------------------------

    def play(self, line: str, draws: Draws) -> None:
        """Carry out a legal line with what was drawn."""
        self.draws = draws
        verb, *words = line.split()
        getattr(self, f"_{verb}")(*words)
        assert not self.draws, "more was drawn than the rules ask for"

    def _done(self) -> None:
        match self.phase:
            case "exchange":
                self.to_power_cards()
            case "reveal":
                self.phase = "place"
            case "place":
                self.supply, self.phase = 0, "attack"
            case "attack":
                self.end_attacks()
            case "attack-card":
                self.ask_defender()
            case "defence-card":
                self.phase, self.asked = "battle", self.turn
            case "window":
                self.go_on_with_window()
            case _:
                self.end_turn()

    def begin_turn(self, army: int) -> None:
        self.turn = self.asked = army
        self.supply, self.mine.gift = self.income(army), 0
        self.conquests, self.new_at, self.new_units, self.anywhere = 0, "", 0, False
        self.route = []
        self.start, self.end, self.chosen, self.carried = "", "", 0, 0
        self.phase = "exchange"
        if self.mine.stars < 2:
            self.to_power_cards()

    def to_power_cards(self) -> None:
        self.phase = "reveal" if self.mine.face_down else "place"

    def _exchange(self, ones: str, twos: str) -> None:
        for at, count in enumerate((int(ones), int(twos))):
            self.discards[at] += count
        self.mine.ones -= int(ones)
        self.mine.twos -= int(twos)
        self.supply += self.world.exchange[int(ones) + 2 * int(twos)]
        if self.mine.stars < 10:
            self.to_power_cards()

    def _add(self, count: str) -> None:
        self.armies[self.asked].bars -= int(count)
        self.meter += int(count)
        if self.phase == "window":
            self.go_on_with_window()

    # -- Power cards -------------------------------------------------------------------------------------

    def _reveal(self) -> None:
        left = [card for card, count in self.unseen.items() for _ in range(count)]
        card = left[self.draw("power", len(left))]
        self.unseen[card] -= 1
        self.mine.face_down -= 1
        _, when, effect, amount = self.world.power[card]
        self.phase = "place"
        if when == "keep":
            self.mine.kept.append(card)
        elif when == "pass":
            self.found, self.phase = card, "give"
        elif effect == "units":
            self.supply = max(1, self.supply + amount)
        elif effect == "anywhere":
            self.anywhere = True
        elif effect == "meter":
            self.meter = min(self.most, max(1, self.meter + amount))
        else:
            self.owe(self.turn, amount)

    def _give(self, army: str) -> None:
        _, _, effect, amount = self.world.power[self.found]
        self.phase = "place"
        if effect == "units":
            self.armies[int(army)].gift += amount
        else:
            self.owe(int(army), amount)

    def owe(self, army: int, count: int) -> None:
        """The last unit stays."""
        there = sum(self.land[name].garrison for name in self.held(army))
        self.owed = min(count, max(0, there - 1))
        if self.owed:
            self.phase, self.asked = "lose", army

    def _lose(self, *words: str) -> None:
        place = self.land[words[-1]]
        self.settle(words[-1], self.asked, place.units - (len(words) == 1), place.humans - (len(words) == 2))
        self.owed -= 1
        if not self.owed:
            self.phase, self.asked = "place", self.turn

    def _use(self, card: str) -> None:
        self.armies[self.asked].kept.remove(card)
        _, _, effect, amount = self.world.power[card]
        if effect == "attack-die":
            self.battle.black = amount
            self.ask_defender()
        elif effect == "defence-die":
            self.battle.red, self.phase, self.asked = amount, "battle", self.turn
        else:
            self.land[self.battle.target].shielded = True
            self.asked = self.turn
            self.phase = "attack" if self.battle.start else "place"
            self.come_back()

    # -- battles -----------------------------------------------------------------------------------------

    def settle(self, name: str, army: int, units: int, humans: int) -> None:
        place = self.land[name]
        place.holder, place.units, place.humans = (army if units + humans else None), units, humans

    def collect(self, name: str) -> None:
        place = self.land[name]
        if place.bar and place.units:
            place.bar = False
            self.mine.bars += 1

    def _place(self, name: str) -> None:
        place = self.land[name]
        if place.holder == self.turn or (self.turn == 0 and place.holder is None):
            self.settle(name, self.turn, place.units + self.supply, place.humans)
            self.new_at, self.new_units, self.supply, self.phase = name, self.supply, 0, "attack"
            self.collect(name)
        else:
            self.declare(None, name, self.supply, 0)

    def declare(self, start: str | None, target: str, units: int, humans: int) -> None:
        self.battle = Battle(start, target, units, humans)
        if start:
            here = self.land[start]
            self.settle(start, self.turn, here.units - units, here.humans - humans)
        if self.land[target].holder is None:
            self.conquer()
            return
        self.phase = "attack-card"
        if not any(self._ask_attack_card()):
            self.ask_defender()

    def ask_defender(self) -> None:
        holder = self.land[self.battle.target].holder
        assert holder is not None
        self.phase, self.asked = "defence-card", holder
        if not any(self._ask_defence_card()):
            self.phase, self.asked = "battle", self.turn

    def _roll(self, until: str = "") -> None:
        self.roll_once()
        least = 0 if until == "on" else int(until or 10_000)
        while self.phase == "battle" and self.battle.force > least:
            self.roll_once()

    def roll_once(self) -> None:
        battle, place = self.battle, self.land[self.battle.target]
        black = sorted((1 + self.draw("black", 6) for _ in range(min(3, battle.force))), reverse=True)
        red = sorted((1 + self.draw("red", 6) for _ in range(min(2, place.garrison))), reverse=True)
        black[0] += battle.black
        red[0] += battle.red
        battle.rolled = True
        wins = [ours > theirs for ours, theirs in zip(black, red, strict=False)]
        for attacker_wins in wins:
            self.fall(place if attacker_wins else battle, self.turn if attacker_wins else place.holder)
        if place.garrison == 0:
            self.conquer()
        elif battle.force == 0:
            self.lose_force()

    def fall(self, side: Place | Battle, enemy: int | None) -> None:
        """One of a side falls, Transformers first; a human becomes a slave."""
        if side.units:
            side.units -= 1
        else:
            side.humans -= 1
            assert enemy
            self.armies[enemy].slaves += 1

    def lose_force(self) -> None:
        if self.battle.start:
            self.end_attacks()
        else:
            self.supply, self.phase = 0, "attack"

    def _withdraw(self) -> None:
        self.phase = "attack"
        if not self.battle.start:
            self.supply = 0
        self.come_back()

    def come_back(self) -> None:
        if self.battle.start:
            here = self.land[self.battle.start]
            units, humans = here.units + self.battle.units, here.humans + self.battle.humans
            self.settle(self.battle.start, self.turn, units, humans)

    def conquer(self) -> None:
        battle, loser = self.battle, self.land[self.battle.target].holder
        self.settle(battle.target, self.turn, battle.units, battle.humans)
        self.conquests += 1
        self.phase, self.asked = "attack", self.turn
        if not battle.start:
            self.new_at, self.new_units, self.supply = battle.target, battle.units, 0
        self.collect(battle.target)
        if loser and not self.units(loser):
            self.armies[loser].beaten_by = self.turn
            if self.armies[loser].turns >= (1 if self.options.elimination == "strict" else 2):
                self.eliminate(loser, self.turn)
        if not self.reason and self.turn and len(self.held(self.turn)) == len(self.land):
            self.finish("whole-map")

    def eliminate(self, army: int, by: int | None) -> None:
        out = self.armies[army]
        if by is None:
            self.discards[0] += out.ones
            self.discards[1] += out.twos
        else:
            heir = self.armies[by]
            heir.ones, heir.twos, heir.bars = heir.ones + out.ones, heir.twos + out.twos, heir.bars + out.bars
        self.armies[army] = Army(out.seat, face_down=0, turns=out.turns, out=True, beaten_by=out.beaten_by)
        if all(one.out for one in self.armies[1:]):
            self.finish("all-out")

    # -- cards and moves ---------------------------------------------------------------------------------

    def end_attacks(self) -> None:
        self.phase, self.new_at, self.new_units = "move", "", 0
        for _ in range(self.conquests):
            if not sum(self.stack):
                self.stack, self.discards = self.discards, [0, 0]
            if sum(self.stack):
                is_two = self.draw("card", sum(self.stack)) >= self.stack[0]
                self.stack[is_two] -= 1
                self.mine.ones += not is_two
                self.mine.twos += is_two
        self.conquests = 0

    def _attack(self, start: str, end: str) -> None:
        self.start, self.end, self.chosen = start, end, 0
        self.phase = "force" if self.attackers(start) > 0 else "force-humans"

    def _move(self, start: str, end: str) -> None:
        self.start, self.end, self.chosen = start, end, 0
        self.phase = "march"
        if self.turn == 0 and self.movers(start)[0] < 1:
            self.phase = "march-humans"

    def _take(self, count: str) -> None:
        self.chosen = int(count)
        if self.turn == 0 and self.humans_beside(self.chosen) > 0:
            self.phase += "-humans"
        else:
            self._humans("0")

    def _humans(self, count: str) -> None:
        if self.phase.startswith("force"):
            self.declare(self.start, self.end, self.chosen, int(count))
        else:
            self.march(int(count))

    def march(self, humans: int) -> None:
        here, there, units = self.land[self.start], self.land[self.end], self.chosen
        self.settle(self.start, self.turn, here.units - units, here.humans - humans)
        self.settle(self.end, self.turn, there.units + units, there.humans + humans)
        self.collect(self.end)
        if self.turn == 0:
            there.came += units
            there.came_humans += humans
            self.phase = "move"
        else:
            self.route = [*(self.route or [self.start]), self.end]
            self.start, self.carried, self.phase = self.end, units, "onward"

    # -- rounds ------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        self.mine.turns += 1
        for place in self.land.values():
            place.came, place.came_humans, place.shielded = 0, 0, False
        if self.turn and self.mine.turns >= 2 and not self.units(self.turn):
            by = self.mine.beaten_by
            self.eliminate(self.turn, None if by is None or self.armies[by].out else by)
        if self.reason:
            return
        later = [army for army in range(self.turn + 1, len(self.armies)) if not self.armies[army].out]
        if self.turn == 0:
            self.waiting = [*later, 0]
            self.go_on_with_window()
        else:
            self.begin_turn([*later, 0][0])

    def go_on_with_window(self) -> None:
        self.phase = "window"
        while self.waiting:
            self.asked = self.waiting.pop(0)
            if self.armies[self.asked].bars and self.meter < self.most:
                return
        self.meter -= 1
        if self.meter == 0:
            self.finish("meter")
        else:
            self.round += 1
            self.begin_turn(next(n for n, army in enumerate(self.armies) if n and not army.out))

    def finish(self, reason: str) -> None:
        self.reason, self.phase = reason, "over"

    def scores(self) -> list[float]:
        """Each seat's share of the win."""
        winners = self.winners()
        return [
            sum(self.armies[army].seat == seat for army in winners) / len(winners)
            for seat in range(1 + max(army.seat for army in self.armies))
        ]

    def winners(self) -> list[int]:
        if self.reason == "whole-map":
            return [self.turn]
        decepticons = [army for army in range(1, len(self.armies)) if not self.armies[army].out]
        theirs = sum(len(self.held(army)) for army in decepticons)
        if self.reason == "all-out" or len(self.held(0)) >= theirs:
            return [0]
        worth = {army: (len(self.held(army)), self.units(army), self.armies[army].slaves) for army in decepticons}
        return [army for army in decepticons if worth[army] == max(worth.values())]
