/** Plays the story on the table of Robot Heroes: changes what is shown, one step after the other. */

import type { Clock, Milliseconds } from "../../kit/clock";
import { play } from "../../kit/sounds";
import type { Scene, Told } from "../../table/story";
import { isOrdinary, withCard, without, type Round, type TableCard } from "./cards";
import { deckOf, emptyBattle, emptyShow, newest, openRound, settled, type BattleShown, type Show } from "./show";
import type { GameTold, RobotHeroesView } from "./types.gen";

const TUMBLE: Milliseconds = 400;
const STEP: Milliseconds = 190;
const FLIP: Milliseconds = 320;
/** Time to read what happened before the next thing happens. */
const READ: Milliseconds = 650;
/** Time to read what a Special Attack does. */
const STUDY: Milliseconds = 1900;

type Of<Tag extends GameTold["type"]> = Extract<GameTold, { type: Tag }>;
type Players = { readonly [Tag in GameTold["type"]]?: (told: Of<Tag>, clock: Clock) => Promise<void> | void };

export class Player implements Scene {
  readonly show: Show = $state(emptyShow());
  private rolls = 0;
  /** Where the story leads. */
  private coming: RobotHeroesView | null = null;

  readonly prepare = (view: unknown): void => {
    this.coming = view as RobotHeroesView;
    this.show.board = this.coming.board;
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

  private gain(card: string): void {
    this.show.hand = withCard(this.show.hand, card, this.show.view?.specials);
  }

  private lose(seat: number, card: string): void {
    if (this.show.view?.viewer === seat) this.show.hand = without(this.show.hand, card);
  }

  private get battle(): BattleShown {
    return (this.show.battle ??= emptyBattle());
  }

  private cards(seat: number): TableCard[] {
    return newest(this.battle).cards[seat as 0 | 1];
  }

  /** Lay a card on the table: face down while its name is empty. */
  private put(seat: number, card = ""): void {
    openRound(this.battle).cards[seat as 0 | 1].push({ card, number: isOrdinary(card) && card !== "die" ? Number(card) : 0 });
    this.change("held", seat, (count) => count - 1);
    play(card ? "card" : "lock");
  }

  private discard(seat: number, card: string): void {
    const place = seat as 0 | 1;
    this.show.discards[place] = withCard(this.show.discards[place], card, this.show.view?.specials);
  }

  // -- dice --------------------------------------------------------------------------------------------

  private async rolled(told: Of<"rolled">, clock: Clock): Promise<void> {
    play("die");
    this.rolls += 1;
    if (told.purpose === "card" || told.purpose === "special") return this.rolledForCard(told, clock);
    const contest = told.purpose !== "move";
    const others = contest ? this.show.dice.filter((die) => die.purpose === told.purpose && die.seat !== told.seat) : [];
    if (!contest) this.show.battle = null;
    this.show.dice = [...others.slice(-1), { ...told, roll: this.rolls }].sort((a, b) => a.seat - b.seat);
    await clock.wait(TUMBLE + READ);
  }

  /** A die tumbles beside the card it is rolled for, and gives it its number. */
  private async rolledForCard(told: Of<"rolled">, clock: Clock): Promise<void> {
    this.battle.die = { ...told, roll: this.rolls };
    await clock.wait(TUMBLE + READ / 2);
    const card = this.cards(told.seat).at(-1);
    if (card) card.number = told.value;
    await clock.wait(READ);
    this.battle.die = null;
  }

  // -- battle ------------------------------------------------------------------------------------------

  private async revealed(told: Of<"cards-revealed">, clock: Clock): Promise<void> {
    play("flip");
    for (const seat of [0, 1] as const) {
      const card = told.cards[seat];
      const face = { card, number: isOrdinary(card) && card !== "die" ? Number(card) : 0 };
      const back = this.cards(seat).at(-1);
      if (back) Object.assign(back, face);
      else this.cards(seat).push(face);
    }
    await clock.wait(FLIP + READ);
  }

  private async ended(state: Round["state"], winner: number, clock: Clock): Promise<void> {
    newest(this.battle).state = state;
    this.battle.winner = winner;
    if (state === "won") play("strike");
    else play(state === "cancelled" ? "cancel" : "tie");
    await clock.wait(READ * 1.5);
  }

  private async compared(clock: Clock): Promise<void> {
    this.battle.compared = true;
    play("compare");
    await clock.wait(READ);
  }

  private async broken(told: Of<"piece-damaged">, clock: Clock): Promise<void> {
    play("hit");
    this.show.hit = told.seat;
    this.change("damage", told.seat, () => told.damage);
    await clock.wait(FLIP + READ);
    this.show.hit = -1;
  }

  private async boosted(told: Of<"boosted">, clock: Clock): Promise<void> {
    const [special, second] = this.cards(told.seat);
    if (special) special.number = told.add;
    if (second) second.number = told.number;
    play("boost");
    await clock.wait(READ * 1.5);
  }

  // -- everything that can be told -----------------------------------------------------------------------

  private readonly players: Players = {
    rolled: (told, clock) => this.rolled(told, clock),
    "hero-taken": async (told, clock) => {
      this.show.characters[told.seat as 0 | 1] = told.character;
      this.change("piles", told.seat, () => deckOf(this.coming?.heroes[told.seat as 0 | 1]));
      this.show.dice = [];
      play("take");
      await clock.wait(READ);
    },
    "hand-dealt": async (told, clock) => {
      for (const card of told.cards) {
        this.gain(card);
        this.drew(told.seat);
        await clock.wait(STEP);
      }
    },
    "hand-dealt-unseen": (told) => {
      this.change("held", told.seat, () => told.count);
      this.change("piles", told.seat, (count) => Math.max(0, count - told.count));
    },
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
      this.gain(told.card);
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
      play("shuffle");
      await clock.wait(FLIP);
    },
    "card-discarded": async (told, clock) => {
      this.lose(told.seat, told.card);
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
      this.lose(told.seat, told.card);
      this.put(told.seat);
      await clock.wait(FLIP);
    },
    "card-chosen-unseen": async (told, clock) => {
      this.put(told.seat);
      await clock.wait(FLIP);
    },
    "cards-revealed": (told, clock) => this.revealed(told, clock),
    "special-revealed": async (told, clock) => {
      this.battle.special = told;
      play("special");
      await clock.wait(STUDY);
    },
    "specials-cancelled": async (_told, clock) => {
      this.battle.special = null;
      await this.ended("cancelled", -1, clock);
    },
    "card-added": async (told, clock) => {
      this.lose(told.seat, told.card);
      this.put(told.seat, told.card);
      await clock.wait(FLIP);
    },
    boosted: (told, clock) => this.boosted(told, clock),
    "boosted-alone": async (told, clock) => {
      const card = this.cards(told.seat).at(-1);
      if (card) card.number = told.number;
      await clock.wait(READ);
    },
    "number-met": async (told, clock) => {
      this.battle.met = told;
      play("compare");
      await clock.wait(READ * 1.5);
    },
    "numbers-compared": (_told, clock) => this.compared(clock),
    "battle-tied": (_told, clock) => this.ended("tied", -1, clock),
    "battle-won": (told, clock) => this.ended("won", told.seat, clock),
    "battle-drawn": (_told, clock) => this.ended("drawn", -1, clock),
    "piece-damaged": (told, clock) => this.broken(told, clock),
  };
}
