/** Shows what happened, one thing after the other, and then how things stand. */

import type { Clock } from "../kit/clock";
import type { Update } from "../protocol.gen";

/** Something that a viewer perceived; each game has fields of its own. */
export interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What a game's table does with the story. */
export interface Scene {
  /** Called once, before anything is shown, with the view that the first story leads to: for what never changes. */
  readonly prepare: (view: unknown) => void;
  /** Show one thing that happened; resolves when it may be followed by the next. */
  readonly play: (told: Told, clock: Clock) => Promise<void>;
  /** Show how things stand. */
  readonly settle: (view: unknown) => void;
}

export interface Listener {
  /** Called with each thing as it is shown, for the log. */
  readonly told: (told: Told, version: number) => void;
  /** Called when an update has been shown to its end. */
  readonly settled: (update: Update) => void;
  /** Called when the story begins to play, and when all has been shown. */
  readonly busy: (busy: boolean) => void;
}

/** A game without drawings of its own: nothing to play, nothing to settle. */
export const STILL: Scene = { prepare: () => undefined, play: async () => undefined, settle: () => undefined };

export class Story {
  private readonly waiting: { update: Update; still: boolean }[] = [];
  private scene: Scene | null = null;
  private running = false;
  private prepared = false;
  /** The version up to which everything has been shown. */
  private shown = 0;

  constructor(
    private readonly clock: Clock,
    private readonly listener: Listener,
  ) {}

  /** The curtain rises: what waited is shown now. */
  open(scene: Scene): void {
    this.scene = scene;
    void this.run();
  }

  /** @param still settle at once, without playing what led there */
  push(update: Update, still: boolean): void {
    this.waiting.push({ update, still });
    void this.run();
  }

  /** Show all that waits at once. */
  skip(): void {
    if (this.running) this.clock.skip();
  }

  private async run(): Promise<void> {
    if (this.running || !this.scene || this.waiting.length === 0) return;
    this.running = true;
    this.listener.busy(true);
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.prepare(this.scene, next.update);
      await this.tell(this.scene, next.update, next.still);
      this.scene.settle(next.update.view);
      this.listener.settled(next.update);
    }
    this.clock.rest();
    this.running = false;
    this.listener.busy(false);
  }

  private prepare(scene: Scene, update: Update): void {
    if (!this.prepared) scene.prepare(update.view);
    this.prepared = true;
  }

  /** Play what is new in an update; a line that was lost and found again may repeat things. */
  private async tell(scene: Scene, update: Update, still: boolean): Promise<void> {
    const first = update.version - update.told.length + 1;
    for (const [index, raw] of update.told.entries()) {
      const version = first + index;
      if (version <= this.shown) continue;
      this.shown = version;
      this.listener.told(raw as Told, version);
      if (!still) await this.played(scene, raw as Told);
    }
  }

  /** A drawing that fails must not stop the game. */
  private async played(scene: Scene, told: Told): Promise<void> {
    try {
      await scene.play(told, this.clock);
    } catch (error) {
      console.error(`showing ${told.type}`, error);
    }
  }
}
