/** When a device that several people share goes on to the next, and to whom. */

/** Nobody has it: everybody sees the board as a watcher does. */
export const NOBODY = -1;

/** The seat that the device goes to next; NOBODY where no seat of this browser is asked. */
export function nextHolder(actors: readonly number[], held: readonly number[]): number {
  return held.find((seat) => actors.includes(seat)) ?? NOBODY;
}

/**
 * Follows who is asked, and says when whoever has the device must put it down: when the table waits for others, and
 * after the last of several secret choices, so that all see together what comes of them.
 */
export class Passing {
  holder = NOBODY;
  private asked = false;
  private several = false;
  private lastOfSeveral = NOBODY;

  take(seat: number, actors: readonly number[]): void {
    this.holder = seat;
    this.asked = actors.includes(seat);
  }

  putDown(): void {
    this.holder = NOBODY;
  }

  /** @param actors who is asked now; whether the holder must put the device down */
  follow(actors: readonly number[]): boolean {
    const chose = this.holder !== NOBODY && this.holder === this.lastOfSeveral;
    this.lastOfSeveral = this.several && actors.length === 1 ? (actors[0] ?? NOBODY) : NOBODY;
    this.several = actors.length > 1;
    const wasAsked = this.asked;
    this.asked = actors.includes(this.holder);
    return this.holder !== NOBODY && (chose || (wasAsked && !this.asked));
  }
}
