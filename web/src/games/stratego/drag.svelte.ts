/** A piece under a finger or the pointer: where it is, and where it was let go. Also: a finger that rests on a square. */

import type { Point } from "../../kit/rect";
import { extent, FRAME } from "./frame";
import { squareAt, type Grid, type Square } from "./geometry";

/** Pixels that a pointer may tremble before it drags. */
const TREMBLE = 7;
/** Milliseconds after which a finger rests. */
const REST = 480;
/** Milliseconds within which the click that belongs to a press comes after it. */
const LATE = 60;

interface Handlers {
  /** Whether what stands on a square can be dragged. */
  readonly movable: (square: Square) => boolean;
  readonly begun: (square: Square) => void;
  readonly dropped: (square: Square) => void;
  readonly rested: (square: Square) => void;
}

export class Drag {
  /** Where the piece is, in hundredths of a square; null while none is dragged. */
  at: Point | null = $state(null);
  /** The square that it comes from. */
  from: Square = $state("");
  private start: { readonly x: number; readonly y: number; readonly square: Square } | null = null;
  private timer = 0;
  /** The square on which a finger has rested; empty for none. */
  private resting: Square = "";
  /** Whether the press that ends now was more than a tap. */
  private used = false;

  constructor(
    private readonly grid: () => Grid,
    private readonly handlers: Handlers,
  ) {}

  /** Whether a tap belongs to something that has been done already, once. */
  spent(): boolean {
    const { used } = this;
    this.used = false;
    return used;
  }

  down(event: PointerEvent, square: Square): void {
    this.used = false;
    if (!event.isPrimary || event.button > 0) return;
    this.start = { x: event.clientX, y: event.clientY, square };
    if (event.pointerType !== "mouse") this.timer = window.setTimeout(() => this.rest(square), REST);
  }

  move(event: PointerEvent, board: HTMLElement): void {
    if (!this.start) return;
    const far = !this.resting && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > TREMBLE;
    if (far) clearTimeout(this.timer);
    if (far && !this.at && this.handlers.movable(this.start.square)) this.begin(event, board);
    if (this.at) this.at = this.point(event, board);
  }

  up(event: PointerEvent, board: HTMLElement): void {
    clearTimeout(this.timer);
    setTimeout(() => (this.used = false), LATE);
    const dragged = this.at !== null;
    const { resting } = this;
    this.cancel();
    if (dragged) this.handlers.dropped(this.square(this.point(event, board)));
    else if (resting) setTimeout(() => this.handlers.rested(resting)); // what opens now is not closed by letting go
  }

  cancel(): void {
    clearTimeout(this.timer);
    [this.start, this.at, this.resting] = [null, null, ""];
  }

  private begin(event: PointerEvent, board: HTMLElement): void {
    this.from = this.start?.square ?? "";
    this.used = true;
    this.at = this.point(event, board);
    board.setPointerCapture(event.pointerId);
    this.handlers.begun(this.from);
  }

  private rest(square: Square): void {
    if (this.at) return;
    this.used = true;
    this.resting = square;
  }

  private point({ clientX, clientY }: PointerEvent, board: HTMLElement): Point {
    const { left, top, width, height } = board.getBoundingClientRect();
    const size = extent(this.grid());
    return { x: ((clientX - left) / width) * size.width - FRAME.left, y: ((clientY - top) / height) * size.height - FRAME.top };
  }

  private square({ x, y }: Point): Square {
    return squareAt({ column: Math.floor(x / 100), row: Math.floor(y / 100) }, this.grid());
  }
}
