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
  /** Called before anything of a story is shown, with the view that it leads to: for what never changes, and for how much there is of it. */
  readonly prepare: (view: unknown) => void;
  /** Show one thing that happened; resolves when it may be followed by the next. */
  readonly play: (told: Told, clock: Clock) => Promise<void>;
  /** Show how things stand. */
  readonly settle: (view: unknown) => void;
  /** Show how things stand, and forget what led there: nothing of the story before is in sight any more. */
  readonly jump: (view: unknown) => void;
}

export interface Listener {
  /** Called with each thing as it is shown, for the log. */
  readonly told: (told: Told, version: number) => void;
  /** Called with each thing before it is played; never with what is settled without being played. */
  readonly heard: (told: Told) => void;
  /** Called when an update has been shown to its end. */
  readonly settled: (update: Update) => void;
  /** Called when the story begins to play, and when all has been shown. */
  readonly busy: (busy: boolean) => void;
}

/** A game without drawings of its own: nothing to play, nothing to settle. */
export const STILL: Scene = {
  prepare: () => undefined,
  play: async () => undefined,
  settle: () => undefined,
  jump: () => undefined,
};

export class Story {
  private readonly waiting: { update: Update; still: boolean }[] = [];
  private scene: Scene | null = null;
  private running = false;
  /** The version up to which everything has been shown. */
  private shown = 0;
  /** The update that was shown last; null before the first. */
  private last: Update | null = null;
  /** How many are on the way who want to hear all of it. */
  private expected = 0;

  constructor(
    private readonly clock: Clock,
    private readonly listener: Listener,
  ) {}

  /** The curtain rises: what waited is shown now. A new scene begins where the one before it stopped. */
  open(scene: Scene): void {
    this.scene = scene;
    if (this.last) {
      scene.prepare(this.last.view);
      scene.jump(this.last.view);
    }
    void this.run();
  }

  /** The curtain falls: what comes from now on waits for the next scene. */
  close(scene: Scene): void {
    if (this.scene === scene) this.scene = null;
    this.skip();
  }

  /** Wait with the story for somebody who wants to hear it from its beginning; whoever fails to come is not waited for. */
  expect(listener: Promise<unknown>): void {
    const arrived = (): void => {
      this.expected -= 1;
      void this.run();
    };
    this.expected += 1;
    listener.then(arrived, arrived);
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
    if (this.running || this.expected > 0 || !this.scene || this.waiting.length === 0) return;
    this.running = true;
    this.listener.busy(true);
    for (let scene = this.scene as Scene | null; scene; scene = this.scene) {
      const next = this.waiting.shift();
      if (!next) break;
      await this.show(scene, next.update, next.still);
    }
    this.clock.rest();
    this.running = false;
    this.listener.busy(false);
  }

  private async show(scene: Scene, update: Update, still: boolean): Promise<void> {
    scene.prepare(update.view);
    await this.tell(scene, update, still);
    scene.settle(update.view);
    this.last = update;
    this.listener.settled(update);
  }

  /** Play what is new in an update; a line that was lost and found again may repeat things. */
  private async tell(scene: Scene, update: Update, still: boolean): Promise<void> {
    const first = update.version - update.told.length + 1;
    for (const [index, raw] of update.told.entries()) {
      const version = first + index;
      if (version <= this.shown) continue;
      this.shown = version;
      guarded(raw as Told, (told) => this.listener.told(told, version));
      if (!still) await this.played(scene, raw as Told);
    }
  }

  private async played(scene: Scene, told: Told): Promise<void> {
    guarded(told, this.listener.heard);
    try {
      await scene.play(told, this.clock);
    } catch (error) {
      complain(told, error);
    }
  }
}

/** A listener that fails must not stop the game, nor must a drawing. */
function guarded(told: Told, listen: (told: Told) => void): void {
  try {
    listen(told);
  } catch (error) {
    complain(told, error);
  }
}

function complain(told: Told, error: unknown): void {
  console.error(`showing ${told.type}`, error);
}
