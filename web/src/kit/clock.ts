/** The time that showing things takes: it can be slowed, hurried, and cut short. */

export type Milliseconds = number;

/** How long a wait becomes at each pace. */
export const FACTOR = { slow: 1.7, normal: 1, fast: 0.5, off: 0 } as const;

export class Clock {
  private wake: (() => void) | null = null;
  private hurried = false;
  /** Lets those go on who wait for the clock to be released; null while it runs. */
  private held: { readonly over: Promise<void>; readonly release: () => void } | null = null;

  /** Hears that what is shown shall be cut short. */
  skipped: () => void = () => undefined;

  /** @param factor read at each wait, so that a change of pace counts at once */
  constructor(private readonly factor: () => number) {}

  /** Whether waits are cut short at the moment. */
  get hurrying(): boolean {
    return this.hurried || this.factor() === 0;
  }

  /** Whether everything is cut short until the clock rests. */
  get skipping(): boolean {
    return this.hurried;
  }

  /** A wait at the pace that is set, and until the clock is released; returns at once while hurrying. */
  async wait(span: Milliseconds): Promise<void> {
    if (!this.hurrying) await this.pass(span);
    await this.held?.over;
  }

  private async pass(span: Milliseconds): Promise<void> {
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
    this.release();
    this.skipped();
  }

  /** From the next wait on time stands still, until `release` or `skip`. */
  hold(): void {
    if (this.held || this.hurried) return;
    let release = (): void => undefined;
    const over = new Promise<void>((resolve) => (release = resolve));
    this.held = { over, release };
  }

  /** Time goes on. */
  release(): void {
    this.held?.release();
    this.held = null;
  }

  /** Everything has been shown: the next wait takes its time again. */
  rest(): void {
    this.hurried = false;
  }
}
