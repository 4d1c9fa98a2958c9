/** The time that showing things takes: it can be slowed, hurried, and cut short. */

export type Milliseconds = number;

/** How long a wait becomes at each pace. */
export const FACTOR = { slow: 1.7, normal: 1, fast: 0.5, off: 0 } as const;

export class Clock {
  private wake: (() => void) | null = null;
  private hurried = false;

  /** @param factor read at each wait, so that a change of pace counts at once */
  constructor(private readonly factor: () => number) {}

  /** Whether waits are cut short at the moment. */
  get hurrying(): boolean {
    return this.hurried || this.factor() === 0;
  }

  /** A wait at the pace that is set; returns at once while hurrying. */
  async wait(span: Milliseconds): Promise<void> {
    if (this.hurrying) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, span * this.factor());
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  /** Cut short the running wait and all that follow, until `rest`. */
  skip(): void {
    this.hurried = true;
    this.wake?.();
  }

  /** Everything has been shown: the next wait takes its time again. */
  rest(): void {
    this.hurried = false;
  }
}
