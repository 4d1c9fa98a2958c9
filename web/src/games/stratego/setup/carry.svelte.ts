/** A piece that is dragged between board and tray: where it is on the screen, and where it was let go. */

import type { Chosen } from "./editor.svelte";

/** Pixels that a pointer may tremble before it drags. */
const TREMBLE = 7;

export type Carried = Exclude<Chosen, null>;

/** Where a piece may be let go. */
export type Goal = { readonly place: number } | "tray" | null;

export class Carry {
  /** Who is dragged; null for nobody. */
  who: Carried | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** Where it would go now. */
  goal: Goal = $state.raw(null);
  private start: { readonly x: number; readonly y: number; readonly who: Carried } | null = null;
  /** Whether the press that ends now was more than a tap. */
  private used = false;

  constructor(private readonly dropped: (who: Carried, goal: Goal) => void) {}

  /** Whether a tap belongs to something that has been done already, once. */
  spent(): boolean {
    const { used } = this;
    this.used = false;
    return used;
  }

  down(event: PointerEvent, who: Carried): void {
    this.used = false;
    if (event.isPrimary && event.button <= 0) this.start = { x: event.clientX, y: event.clientY, who };
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.start || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > TREMBLE;
    if (far && !this.who) [this.who, this.used] = [this.start.who, true];
    if (!this.who) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.goal = goalAt(event.clientX, event.clientY);
  };

  readonly up = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const { who, goal } = this;
    this.cancel();
    if (who) this.dropped(who, goal);
  };

  readonly cancel = (): void => {
    [this.start, this.who, this.goal] = [null, null, null];
  };
}

/** What lies under a point: a part with `data-place` or `data-tray`. */
function goalAt(x: number, y: number): Goal {
  const part = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place], [data-tray]");
  if (!part) return null;
  return part.dataset["place"] === undefined ? "tray" : { place: Number(part.dataset["place"]) };
}
