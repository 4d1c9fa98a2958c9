/** A game that has been played, frame by frame, on the game's own board; nothing can be done there but look. */

import { Clock, FACTOR } from "../kit/clock";
import { settings, type Pace } from "../kit/settings.svelte";
import { say, wordsOf, type Say } from "../kit/words.svelte";
import type { Choice, Frame, Replay, Update } from "../protocol.gen";
import type { TableModel } from "../table/model";
import { SeatNames } from "../table/names";
import { shownName } from "../table/standin";
import { emptyTable, type Entry, type TableState } from "../table/state";
import { STILL, type Scene, type Told } from "../table/story";
import { joined, type Silent } from "./joined";

/** Between two frames while the game plays by itself. */
const BETWEEN = 500;

export type Speed = Exclude<Pace, "off">;

export class ReplayCtrl implements TableModel {
  readonly state: TableState = $state(emptyTable());
  replay: Replay = $state.raw() as Replay;
  frames: readonly Frame[] = $state.raw([]);
  /** The frame that is shown. */
  at = $state(0);
  playing = $state(false);
  /** What is being shown on the way to the next frame; null at rest. */
  showing: Told | null = $state.raw(null);
  speed: Speed = $state("normal");
  readonly choices: readonly Choice[] = [];
  readonly mine = false;
  readonly primary = undefined;
  private readonly clock = new Clock(() => FACTOR[settings.pace === "off" ? "off" : this.speed]);
  private scene: Scene = STILL;
  /** Counts the movements, so that an older one notices that it has been overtaken. */
  private movement = 0;

  /** @param silent what need not be told, because what follows says it */
  constructor(
    replay: Replay,
    readonly silent?: Silent,
  ) {
    this.take(replay);
    this.show(0);
  }

  // -- what is shown -----------------------------------------------------------------------------------

  readonly names: SeatNames = $derived(new SeatNames(this.replay.seats.map(({ name }) => ({ name: shownName(name, say) }))));
  readonly say: Say = (key, args) => wordsOf(this.game)(key, args);

  get game(): string {
    return this.replay.game;
  }
  get seat(): number {
    return this.replay.viewer;
  }
  get last(): number {
    return this.frames.length - 1;
  }

  /** What led to the shown frame. */
  get past(): readonly Told[] {
    return this.frames.slice(0, this.at + 1).flatMap(({ told }) => told as readonly Told[]);
  }

  line(entry: Entry): string {
    return this.text(entry.told);
  }

  /** What the shown frame tells; while the next one is played, what is shown of that. */
  get told(): readonly Told[] {
    return this.showing ? [this.showing] : this.said(this.frames[this.at]);
  }

  /** What a frame tells aloud. */
  said(frame: Frame | undefined): readonly Told[] {
    return ((frame?.told ?? []) as readonly Told[]).filter((told) => !this.silent?.(told));
  }

  /** Something told, in words. */
  text(told: Told): string {
    return this.say(`told-${told.type}`, this.names.args(told));
  }

  // -- moving ------------------------------------------------------------------------------------------

  /** Go to a frame at once. */
  seek(to: number): void {
    this.playing = false;
    this.show(to);
  }

  /** Play the next frame, or go back by one. */
  step(by: 1 | -1): void {
    this.playing = false;
    if (by < 0) this.show(this.at - 1);
    else void this.forward();
  }

  /** Play from here, or from the beginning when the end is in sight; or stop. */
  async toggle(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.last) this.show(0);
    while (this.playing && this.at < this.last) {
      const whole = await this.forward();
      if (!whole) return;
      await this.pause();
    }
    this.playing = false;
  }

  /** See the same game with other eyes, at the same frame. */
  look(replay: Replay): void {
    this.playing = false;
    this.take(replay);
    this.show(this.at);
  }

  private take(replay: Replay): void {
    this.replay = replay;
    this.frames = joined(replay.frames, this.silent);
  }

  /** Even when nothing moves, frames follow one another slowly enough to be seen. */
  private async pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN * FACTOR[this.speed]));
  }

  /** Play the next frame, at once if one is still being played; false where another movement has overtaken it. */
  private async forward(): Promise<boolean> {
    if (this.state.busy) this.show(this.at + 1);
    if (this.at >= this.last) return true;
    this.clock.skip();
    const movement = (this.movement += 1);
    this.state.busy = true;
    await Promise.resolve();
    if (movement !== this.movement) return false;
    this.clock.rest();
    const frame = this.frames[this.at + 1];
    for (const told of frame?.told ?? []) {
      this.showing = told as Told;
      await this.scene.play(this.showing, this.clock);
      if (movement !== this.movement) return false;
    }
    this.state.busy = false;
    this.at += 1;
    this.settle();
    this.scene.settle(frame?.view);
    return true;
  }

  private show(frame: number): void {
    this.movement += 1;
    this.clock.skip();
    this.state.busy = false;
    this.at = Math.max(0, Math.min(this.last, frame));
    this.settle();
    this.scene.jump(this.frames[this.at]?.view);
  }

  private settle(): void {
    this.showing = null;
    const frame = this.frames[this.at];
    if (!frame) return;
    const { view, actors, players, outcome } = frame;
    const still = { type: "update", version: this.at, told: [], decision: 0, choices: [], talk: [], offer: -1, changed: [] } as const;
    const now: Update = { ...still, view, actors, players, outcome };
    this.state.now = now;
  }

  // -- the table's side --------------------------------------------------------------------------------

  perform(scene: Scene): () => void {
    this.scene = scene;
    scene.prepare(this.frames[0]?.view);
    scene.jump(this.frames[this.at]?.view);
    return () => (this.scene = STILL);
  }

  label(choice: Choice): string {
    return choice.text;
  }
  pick(): void {}
  confirm(): void {}
  act(): void {}
}
