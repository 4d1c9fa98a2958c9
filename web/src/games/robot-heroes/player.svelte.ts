/** Plays the story on the table of Robot Heroes: changes what is shown, one step after the other. */

import type { Clock, Milliseconds } from "../../kit/clock";
import { play } from "../../kit/sounds";
import type { Scene, Told } from "../../table/story";
import { emptyBattle, emptyShow, settled, withCard, without, type Show, type TableCard } from "./show";
import type { GameTold, RobotHeroesView } from "./types.gen";

const TUMBLE: Milliseconds = 400;
const STEP: Milliseconds = 170;
const FLIP: Milliseconds = 320;
/** Time to read what happened before the next thing happens. */
const READ: Milliseconds = 650;

type Of<Tag extends GameTold["type"]> = Extract<GameTold, { type: Tag }>;
type Players = { readonly [Tag in GameTold["type"]]?: (told: Of<Tag>, clock: Clock) => Promise<void> | void };

export class Player implements Scene {
  readonly show: Show = $state(emptyShow());
  private rolls = 0;

  readonly prepare = (view: unknown): void => {
    this.show.board = (view as RobotHeroesView).board;
  };

  readonly play = async (told: Told, clock: Clock): Promise<void> => {
    const player = this.players[told.type as GameTold["type"]] as ((told: unknown, clock: Clock) => Promise<void> | void) | undefined;
    await player?.(told, clock);
  };

  readonly settle = (view: unknown): void => settled(this.show, view as RobotHeroesView);

  readonly jump = (view: unknown): void => {
    Object.assign(this.show, emptyShow());
    this.prepare(view);
    this.settle(view);
  };

  // -- small changes -----------------------------------------------------------------------------------

  private change(field: "held" | "piles" | "damage" | "pawns", seat: number, change: (value: number) => number): void {
    const place = seat as 0 | 1;
    this.show[field][place] = change(this.show[field][place]);
  }

  private drew(seat: number): void {
    this.change("held", seat, (count) => count + 1);
    this.change("piles", seat, (count) => Math.max(0, count - 1));
    play("card");
  }

  private cards(seat: number): TableCard[] {
    this.show.battle ??= emptyBattle();
    return this.show.battle.cards[seat as 0 | 1];
  }

  private put(seat: number): void {
    if (this.show.battle?.state === "tied") this.show.battle.state = "open";
    this.cards(seat).push({ card: "", number: 0 });
    this.change("held", seat, (count) => count - 1);
    play("card");
  }

  private discard(seat: number, card: string): void {
    const place = seat as 0 | 1;
    this.show.discards[place] = withCard(this.show.discards[place], card);
  }

  // -- dice --------------------------------------------------------------------------------------------

  private async rolled(told: Of<"rolled">, clock: Clock): Promise<void> {
    play("die");
    if (told.purpose === "card") return this.rolledForCard(told, clock);
    const contest = told.purpose !== "move";
    const others = contest ? this.show.dice.filter((die) => die.purpose === told.purpose && die.seat !== told.seat) : [];
    if (!contest) this.show.battle = null;
    this.rolls += 1;
    this.show.dice = [...others.slice(-1), { ...told, roll: this.rolls }].sort((a, b) => a.seat - b.seat);
    await clock.wait(TUMBLE + READ);
  }

  /** The die of a card gives the newest card of its seat a number. */
  private async rolledForCard(told: Of<"rolled">, clock: Clock): Promise<void> {
    const newest = this.cards(told.seat).at(-1);
    if (newest) newest.number = told.value;
    await clock.wait(TUMBLE + READ);
  }

  // -- battle ------------------------------------------------------------------------------------------

  private async revealed(told: Of<"cards-revealed">, clock: Clock): Promise<void> {
    play("flip");
    for (const seat of [0, 1] as const) {
      const newest = this.cards(seat).at(-1);
      const card = told.cards[seat];
      if (newest) Object.assign(newest, { card, number: card === "die" ? 0 : Number(card) });
    }
    await clock.wait(FLIP + READ);
  }

  private async ended(state: "tied" | "won" | "drawn", winner: number, clock: Clock): Promise<void> {
    this.show.battle ??= emptyBattle();
    Object.assign(this.show.battle, { state, winner });
    if (state === "tied") play("tie");
    await clock.wait(READ);
  }

  private async damaged(told: Of<"piece-damaged">, clock: Clock): Promise<void> {
    play("hit");
    this.show.hit = told.seat;
    this.change("damage", told.seat, () => told.damage);
    await clock.wait(FLIP + READ);
    this.show.hit = -1;
  }

  // -- everything that can be told -----------------------------------------------------------------------

  private readonly players: Players = {
    rolled: (told, clock) => this.rolled(told, clock),
    "hero-taken": async (told, clock) => {
      this.show.characters[told.seat as 0 | 1] = told.character;
      this.show.dice = [];
      await clock.wait(READ);
    },
    "hand-dealt": async (told, clock) => {
      for (const card of told.cards) {
        this.show.hand = withCard(this.show.hand, card);
        this.drew(told.seat);
        await clock.wait(STEP);
      }
    },
    "hand-dealt-unseen": (told) => this.change("held", told.seat, () => told.count),
    "turn-began": async (told, clock) => {
      this.show.turn = told.seat;
      await clock.wait(READ / 2);
      this.show.dice = [];
      this.show.landed = -1;
    },
    "pawn-moved": async (told, clock) => {
      for (const space of told.path.slice(1)) {
        this.change("pawns", told.seat, () => space);
        play("step");
        await clock.wait(STEP);
      }
    },
    landed: async (told, clock) => {
      play("land");
      this.show.landed = told.space;
      await clock.wait(READ);
    },
    "card-drawn": async (told, clock) => {
      this.show.hand = withCard(this.show.hand, told.card);
      this.drew(told.seat);
      await clock.wait(FLIP);
    },
    "card-drawn-unseen": async (told, clock) => {
      this.drew(told.seat);
      await clock.wait(FLIP);
    },
    "pile-shuffled": async (told, clock) => {
      this.show.discards[told.seat as 0 | 1] = [];
      this.change("piles", told.seat, () => told.cards.length);
      play("card");
      await clock.wait(FLIP);
    },
    "card-discarded": async (told, clock) => {
      this.show.hand = this.show.view?.viewer === told.seat ? without(this.show.hand, told.card) : this.show.hand;
      this.change("held", told.seat, (count) => count - 1);
      this.discard(told.seat, told.card);
      play("card");
      await clock.wait(FLIP);
    },
    "battle-began": async (_told, clock) => {
      this.show.battle = emptyBattle();
      this.show.dice = [];
      play("battle");
      await clock.wait(READ);
    },
    "card-chosen": async (told, clock) => {
      this.show.hand = without(this.show.hand, told.card);
      this.put(told.seat);
      await clock.wait(STEP);
    },
    "card-chosen-unseen": async (told, clock) => {
      this.put(told.seat);
      await clock.wait(STEP);
    },
    "cards-revealed": (told, clock) => this.revealed(told, clock),
    "battle-tied": (_told, clock) => this.ended("tied", -1, clock),
    "battle-won": (told, clock) => this.ended("won", told.seat, clock),
    "battle-drawn": (_told, clock) => this.ended("drawn", -1, clock),
    "piece-damaged": (told, clock) => this.damaged(told, clock),
  };
}
