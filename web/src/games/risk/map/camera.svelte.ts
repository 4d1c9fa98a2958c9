/** What part of the world is in sight: the whole of it, or a part drawn larger. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion, Tween } from "svelte/motion";
import type { Point, Rect, Size } from "../../../kit/rect";
import { settings } from "../../../kit/settings.svelte";

/** How often larger than the overview: the most, and one press of a button. */
const MOST = 7;
const PRESS = 1.6;
/** How much taller or flatter than in its outlines the world may be drawn, so that it fills an upright screen. */
const FLAT = 0.92;
const TALL = 1.55;
const CALM = 280;

interface Shot extends Point {
  /** 1 for the overview. */
  readonly zoom: number;
}

const OVERVIEW: Shot = { zoom: 1, x: 0, y: 0 };

export class Camera {
  /** Of the window, in pixels. */
  window: Size = $state({ width: 0, height: 0 });
  private readonly tween = new Tween(OVERVIEW, { duration: 0, easing: cubicOut });
  private wished: Shot = $state.raw(OVERVIEW);

  constructor(private readonly world: () => Size) {}

  /** Pixels for a unit of the world in the overview, across and down. */
  readonly fit: Point = $derived.by(() => {
    const { width, height } = this.world();
    const across = Math.min(this.window.width / width, this.window.height / (height * FLAT));
    return { x: across, y: Math.min(Math.max(this.window.height / height, across * FLAT), across * TALL) };
  });

  readonly zoom: number = $derived.by(() => this.tween.current.zoom);

  /** Pixels for a unit of the world now. */
  readonly scale: Point = $derived.by(() => ({ x: this.fit.x * this.zoom, y: this.fit.y * this.zoom }));

  /** Size of the whole world as it is drawn now, in pixels. */
  readonly extent: Size = $derived.by(() => this.sizeAt(this.zoom));

  /** Where the left upper corner of the world lies in the window. */
  readonly corner: Point = $derived.by(() => this.kept(this.tween.current));

  readonly moved: boolean = $derived.by(() => this.wished.zoom > 1.001);
  readonly atMost: boolean = $derived.by(() => this.wished.zoom >= MOST - 0.001);

  private sizeAt(zoom: number): Size {
    const { width, height } = this.world();
    return { width: width * this.fit.x * zoom, height: height * this.fit.y * zoom };
  }

  /** The corner such that nothing beyond the world is seen that need not be. */
  private kept({ zoom, x, y }: Shot): Point {
    const { width, height } = this.sizeAt(zoom);
    return { x: within(x, width, this.window.width, 0.5), y: within(y, height, this.window.height, 0.25) };
  }

  private go(shot: Shot, calm: boolean): void {
    this.wished = { zoom: shot.zoom, ...this.kept(shot) };
    const still = !calm || prefersReducedMotion.current || settings.pace === "off";
    void this.tween.set(this.wished, { duration: still ? 0 : CALM });
  }

  /** Draw so much larger around a point of the window. */
  magnify(by: number, at: Point, calm = false): void {
    const { zoom, x, y } = { ...this.wished, ...this.kept(this.wished) };
    const next = Math.min(Math.max(zoom * by, 1), MOST);
    this.go({ zoom: next, x: at.x - ((at.x - x) * next) / zoom, y: at.y - ((at.y - y) * next) / zoom }, calm);
  }

  /** One press of a button: larger or smaller around the middle. */
  step(larger: boolean): void {
    this.magnify(larger ? PRESS : 1 / PRESS, { x: this.window.width / 2, y: this.window.height / 2 }, true);
  }

  pan(right: number, down: number, calm = false): void {
    const { zoom, x, y } = { ...this.wished, ...this.kept(this.wished) };
    this.go({ zoom, x: x + right, y: y + down }, calm);
  }

  overview(): void {
    this.go(OVERVIEW, true);
  }

  /** Fill the window with a part of the world, in units of it. */
  show({ x, y, width, height }: Rect): void {
    const fit = Math.min(this.window.width / (width * this.fit.x), this.window.height / (height * this.fit.y));
    const zoom = Math.min(Math.max(fit * 0.94, 1), MOST);
    const middle = { x: (x + width / 2) * this.fit.x * zoom, y: (y + height / 2) * this.fit.y * zoom };
    this.go({ zoom, x: this.window.width / 2 - middle.x, y: this.window.height / 2 - middle.y }, true);
  }

  /** Have a point of the world in sight, in pixels of the drawing, away from the edge. */
  reveal({ x, y }: Point): void {
    const [edge, corner] = [44, this.kept(this.wished)];
    const over = (at: number, room: number): number => Math.min(0, room - edge - at) || Math.max(0, edge - at);
    const [right, down] = [over(x + corner.x, this.window.width), over(y + corner.y, this.window.height)];
    if (this.moved && (right !== 0 || down !== 0)) this.pan(right, down, true);
  }
}

/** Smaller than the window: such a share of the gap lies before it; larger: no gap at its edges. */
function within(at: number, length: number, room: number, share: number): number {
  return length <= room ? (room - length) * share : Math.min(0, Math.max(room - length, at));
}
