/** Plays the story on the table of Stratego: changes what is shown, one step after the other. */

import type { Clock, Milliseconds } from "../../kit/clock";
import { play } from "../../kit/sounds";
import type { Scene, Told } from "../../table/story";
import type { Met } from "./battle";
import { gridOf } from "./geometry";
import { deployed, emptyShow, keyOf, settled, type PieceShown, type Show } from "./show";
import type { GameTold, StrategoView } from "./types.gen";

const TRAVEL: Milliseconds = 320;
const FLIP: Milliseconds = 300;
/** Time to see what is about to happen. */
const GLANCE: Milliseconds = 450;
/** Time to read what happened. */
const READ: Milliseconds = 1500;

type Of<Tag extends GameTold["type"]> = Extract<GameTold, { type: Tag }>;
type Players = { readonly [Tag in GameTold["type"]]?: (told: Of<Tag>, clock: Clock) => Promise<void> | void };

/** Powers whose targets are shown beside the user. */
const MEETING: ReadonlySet<string> = new Set(["detect-enemy", "robot-rumble", "distance-strike", "magnet"]);
/** Why a piece is shown that a power has met. */
const MET: ReadonlySet<string> = new Set(["detected", "struck", "pulled", "rumbled"]);

export class Player implements Scene {
  readonly show: Show = $state(emptyShow());
  /** Where the story leads. */
  private coming: StrategoView | null = null;

  /** @param below the seat whose rows lie below, as things stand in a view */
  constructor(private readonly below: (view: StrategoView) => number) {}

  readonly prepare = (view: unknown): void => {
    this.coming = view as StrategoView;
    if (this.show.grid.files === 0) this.show.grid = gridOf(this.coming, this.below(this.coming));
  };

  readonly play = async (told: Told, clock: Clock): Promise<void> => {
    const player = this.players[told.type as GameTold["type"]] as ((told: unknown, clock: Clock) => Promise<void> | void) | undefined;
    await player?.(told, clock);
  };

  readonly settle = (view: unknown): void => settled(this.show, view as StrategoView, this.below(view as StrategoView));

  readonly jump = (view: unknown): void => {
    Object.assign(this.show, emptyShow());
    this.prepare(view);
    this.settle(view);
  };

  // -- small changes -----------------------------------------------------------------------------------

  private piece(of: { readonly seat: number; readonly piece: number }): PieceShown | undefined {
    return this.show.pieces.find((piece) => keyOf(piece) === keyOf(of));
  }

  private get turns(): number {
    return this.show.view?.turns ?? 0;
  }

  private async travel(told: Of<"piece-moved"> | Of<"piece-drawn">, clock: Clock): Promise<void> {
    Object.assign(this.piece(told) ?? {}, { square: told.end, moved: true });
    this.show.last = told;
    play("step");
    await clock.wait(TRAVEL);
  }

  /** Turn a piece over, so that all see who it is. */
  private async turn(told: { readonly seat: number; readonly piece: number; readonly name: string; readonly rank: string }, clock: Clock): Promise<void> {
    const piece = this.piece(told);
    if (!piece) return;
    this.show.turning = [keyOf(told)];
    Object.assign(piece, { name: told.name, rank: told.rank, known: true });
    play("flip");
    await clock.wait(FLIP);
    this.show.turning = [];
  }

  private meet(met: Met): void {
    const clash = this.show.clash;
    if (!clash) return;
    this.show.clash = { ...clash, met: clash.met.map((other) => (keyOf(other) === keyOf(met) ? met : other)) };
  }

  // -- what happens ------------------------------------------------------------------------------------

  private async shown(told: Of<"piece-shown">, clock: Clock): Promise<void> {
    await this.turn(told, clock);
    if (!MET.has(told.why)) return clock.wait(GLANCE);
    this.meet({ ...told, result: told.why === "detected" ? "seen" : "" });
    if (told.why === "detected") await this.stay(clock);
  }

  private async usePower(told: Of<"power-used">, clock: Clock): Promise<void> {
    const ends = told.target.split(" ");
    this.show.beam = { start: told.square, ends };
    play("special");
    await clock.wait(GLANCE);
    const targets = this.show.pieces.filter(({ seat, square }) => seat !== told.seat && ends.includes(square));
    this.show.clash = { by: told.power, turn: this.turns, user: told, met: targets.map((piece) => ({ ...piece, result: "" })) };
    this.show.fighting = MEETING.has(told.power);
  }

  private async fight(told: Of<"fought">, clock: Clock): Promise<void> {
    const other = { seat: 1 - told.seat, piece: told.other_piece, name: told.other_name, rank: told.other_rank };
    this.show.beam = { start: told.start, ends: [told.end] };
    this.show.last = told;
    play("battle");
    await clock.wait(GLANCE);
    for (const each of [told, other]) Object.assign(this.piece(each) ?? {}, { name: each.name, rank: each.rank, known: true });
    this.show.clash = { by: "attack", turn: this.turns, user: told, met: [{ ...other, result: told.result }] };
    this.show.fighting = true;
    play(told.result === "both" ? "tie" : "strike");
    await this.stay(clock);
    if (told.result === "wins") await this.take(told, clock);
  }

  /** An attacker that has won moves in. */
  private async take(told: Of<"fought">, clock: Clock): Promise<void> {
    this.show.pieces = this.show.pieces.filter((piece) => keyOf(piece) !== `${1 - told.seat}/${told.other_piece}`);
    Object.assign(this.piece(told) ?? {}, { square: told.end, moved: true });
    await clock.wait(TRAVEL);
  }

  /** Time to look at the battle; then the board is free again. */
  private async stay(clock: Clock): Promise<void> {
    await clock.wait(READ);
    this.show.fighting = false;
    this.show.beam = null;
  }

  private async met(told: Of<"power-met">, clock: Clock): Promise<void> {
    this.meet({ seat: 1 - told.seat, piece: told.piece, name: told.name, rank: told.rank, result: told.result });
    play(told.result === "lower" ? "strike" : "cancel");
    const open = this.show.clash?.met.some(({ result }) => result === "");
    if (open) await clock.wait(GLANCE); // several pieces that are met at once are read together
    else await this.stay(clock);
  }

  private async captured(told: Of<"piece-captured">, clock: Clock): Promise<void> {
    this.show.pieces = this.show.pieces.filter((piece) => keyOf(piece) !== keyOf(told));
    this.show.counts[told.seat as 0 | 1] -= 1;
    play("hit");
    await clock.wait(FLIP);
  }

  // -- everything that can be told -----------------------------------------------------------------------

  private readonly players: Players = {
    "game-began": async (_told, clock) => {
      const { armies } = this.coming ?? {};
      if (!armies) return;
      this.show.placing = false;
      this.show.pieces = deployed(armies, this.show.pieces);
      this.show.counts = [armies[0].homes.length, armies[1].homes.length];
      play("shuffle");
      await clock.wait(GLANCE);
    },
    "piece-placed": ({ type: _type, ...placed }) => void this.show.pieces.push({ ...placed, moved: false, known: false, robot: false }),
    "target-named": () => play("lock"),
    "army-ready": () => play("lock"),
    "piece-moved": (told, clock) => this.travel(told, clock),
    "piece-drawn": (told, clock) => this.travel(told, clock),
    "piece-shown": (told, clock) => this.shown(told, clock),
    "mode-changed": async (told, clock) => {
      await this.turn(told, clock);
      Object.assign(this.piece(told) ?? {}, { robot: told.mode === "robot" });
      play("boost");
      await clock.wait(GLANCE);
    },
    "power-used": (told, clock) => this.usePower(told, clock),
    fought: (told, clock) => this.fight(told, clock),
    "power-met": (told, clock) => this.met(told, clock),
    "piece-captured": (told, clock) => this.captured(told, clock),
  };
}
