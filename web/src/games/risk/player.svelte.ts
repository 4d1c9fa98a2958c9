/** Plays the story on the table of RISK: changes what is shown, one step after the other. */

import type { Clock, Milliseconds } from "../../kit/clock";
import { play, type Sound } from "../../kit/sounds";
import type { Scene, Told } from "../../table/story";
import { happen } from "./happened";
import type { Happening } from "./map/contract";
import { emptyShow, settled, sideOf, type Battle, type Show } from "./show";
import type { GameTold, RiskView } from "./types.gen";

const MARCH: Milliseconds = 380;
/** Time to see what is about to happen. */
const GLANCE: Milliseconds = 420;
const DICE: Milliseconds = 800;
/** Dice of a long battle follow one another faster. */
const MORE_DICE: Milliseconds = 430;
/** Time to read what happened. */
const READ: Milliseconds = 1400;
const SHORT: Milliseconds = 220;

type Of<Tag extends GameTold["type"]> = Extract<GameTold, { type: Tag }>;
type Players = { readonly [Tag in GameTold["type"]]?: (told: Of<Tag>, clock: Clock) => Promise<void> | void };

export class Player implements Scene {
  readonly show: Show = $state(emptyShow());

  readonly prepare = (view: unknown): void => {
    this.show.view ??= view as RiskView;
  };

  readonly play = async (told: Told, clock: Clock): Promise<void> => {
    if (!this.show.view) return;
    const before = this.players[told.type as GameTold["type"]] as ((told: unknown, clock: Clock) => Promise<void> | void) | undefined;
    const change = (): void => void (this.show.view = this.show.view && happen(this.show.view, told));
    if (!SHOWN_FIRST.has(told.type)) change();
    await before?.(told, clock);
    if (SHOWN_FIRST.has(told.type)) change();
  };

  readonly settle = (view: unknown): void => settled(this.show, view as RiskView);

  readonly jump = (view: unknown): void => {
    Object.assign(this.show, emptyShow());
    this.settle(view);
  };

  // -- small changes -----------------------------------------------------------------------------------

  private async mark(name: string, what: Happening, sound: Sound, span: Milliseconds, clock: Clock): Promise<void> {
    this.show.marked = { [name]: what };
    play(sound);
    await clock.wait(span);
    this.show.marked = {};
  }

  private change(change: (battle: Battle) => Partial<Battle>): void {
    const { battle } = this.show;
    if (battle) this.show.battle = { ...battle, ...change(battle) };
  }

  private async end(end: string, sound: Sound, clock: Clock): Promise<void> {
    this.change(() => ({ end }));
    play(sound);
    await clock.wait(GLANCE);
    Object.assign(this.show, { arrows: [], marked: {} });
  }

  // -- what happens ------------------------------------------------------------------------------------

  private async attack(told: Of<"attacked">, clock: Clock): Promise<void> {
    const { army, other, start, territory, units, humans } = told;
    const there = this.show.view?.territories.find(({ name }) => name === territory);
    const sizes = { force: units + humans, garrison: (there?.units ?? 0) + (there?.humans ?? 0) };
    this.show.battle = { army, other, side: sideOf(there), start, target: territory, ...sizes, attackersLost: 0, defendersLost: 0, rolls: [], end: "on" };
    this.show.arrows = [{ from: start, to: territory, count: units + humans, kind: "attack" }];
    this.show.marked = { [territory]: "battle" };
    play("battle");
    await clock.wait(GLANCE);
  }

  private async roll(told: Of<"dice-rolled">, clock: Clock): Promise<void> {
    this.change(({ rolls, attackersLost, defendersLost }) => ({
      rolls: [...rolls, told],
      attackersLost: attackersLost + told.attackers,
      defendersLost: defendersLost + told.defenders,
    }));
    play("die");
    await clock.wait((this.show.battle?.rolls.length ?? 0) > 2 ? MORE_DICE : DICE);
  }

  private async conquer(told: Of<"conquered">, clock: Clock): Promise<void> {
    this.show.marked = { [told.territory]: "conquered" };
    await this.end("conquered", told.other < 0 ? "land" : "take", clock);
  }

  private async march({ start, end, units, humans }: Of<"marched">, clock: Clock): Promise<void> {
    this.show.arrows = [{ from: start, to: end, count: units + humans, kind: "move" }];
    this.show.marked = { [end]: "moved" };
    play("step");
    await clock.wait(MARCH);
    Object.assign(this.show, { arrows: [], marked: {} });
  }

  private async reveal({ type: _type, ...card }: Of<"power-revealed">, clock: Clock): Promise<void> {
    this.show.card = { ...card, to: -1 };
    play("flip");
    await clock.wait(READ);
  }

  // -- everything that can be told -----------------------------------------------------------------------

  private readonly players: Players = {
    "turn-began": async (_told, clock) => {
      Object.assign(this.show, { battle: null, card: null });
      await clock.wait(GLANCE);
    },
    "stars-exchanged": async (_told, clock) => {
      play("card");
      await clock.wait(GLANCE);
    },
    "power-revealed": (told, clock) => this.reveal(told, clock),
    "power-given": async ({ to }, clock) => {
      if (this.show.card) this.show.card = { ...this.show.card, to };
      play("card");
      await clock.wait(GLANCE);
    },
    "power-used": async (_told, clock) => {
      play("special");
      await clock.wait(GLANCE);
    },
    "meter-moved": async (_told, clock) => {
      play("boost");
      await clock.wait(GLANCE);
    },
    "unit-lost": (told, clock) => this.mark(told.territory, "battle", "hit", SHORT, clock),
    "units-placed": (told, clock) => this.mark(told.territory, "fresh", "land", GLANCE, clock),
    attacked: (told, clock) => this.attack(told, clock),
    "dice-rolled": (told, clock) => this.roll(told, clock),
    "attack-cancelled": (_told, clock) => this.end("cancelled", "cancel", clock),
    withdrew: (_told, clock) => this.end("withdrawn", "step", clock),
    "force-lost": (_told, clock) => this.end("lost", "hit", clock),
    conquered: (told, clock) => this.conquer(told, clock),
    "card-drawn": async (_told, clock) => {
      play("card");
      await clock.wait(SHORT);
    },
    marched: (told, clock) => this.march(told, clock),
    "army-out": async (_told, clock) => {
      play("cancel");
      await clock.wait(GLANCE);
    },
  };
}

/** What is shown before the numbers change: an arrow goes out from those who still stand there. */
const SHOWN_FIRST: ReadonlySet<string> = new Set<GameTold["type"]>(["marched", "attack-cancelled", "withdrew"]);
