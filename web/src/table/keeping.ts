/** Lines of the log that the game lets be forgotten: they stay as they were shown until they can have been read. */

import type { Milliseconds } from "../kit/clock";
import type { Changed, Update } from "../protocol.gen";
import type { Entry } from "./state";
import type { Told } from "./story";

/** So long a line that was shown once can be read after the story; also where nothing moves. */
export const READABLE: Milliseconds = 4000;

/** A log with some of its lines as they are kept from now on. */
export function keptIn(log: readonly Entry[], changed: readonly Changed[]): readonly Entry[] {
  const lines = new Map(changed.map(({ number, told }) => [number, told as Told]));
  return log.map((entry) => ({ ...entry, told: lines.get(entry.version) ?? entry.told }));
}

export class Keeping {
  /** Lines that can still be read as they were shown. */
  private shown: readonly Changed[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param keep puts lines into the log as they are kept from now on */
  constructor(private readonly keep: (changed: readonly Changed[]) => void) {}

  /** An update has been shown to its end: what is older changes at once, what has just been shown in a moment. */
  settled({ version, told, changed }: Update): void {
    this.now();
    if (changed.length === 0) return;
    const before = version - told.length;
    this.keep(changed.filter(({ number }) => number <= before));
    this.shown = changed.filter(({ number }) => number > before);
    this.timer = setTimeout(() => this.now(), READABLE);
  }

  /** Nobody reads any longer. */
  now(): void {
    clearTimeout(this.timer);
    if (this.shown.length > 0) this.keep(this.shown);
    this.shown = [];
  }
}
