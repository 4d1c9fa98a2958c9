/** Fingers and pointer on the map: one drags it, two pinch it, the wheel draws it larger. */

import type { Point } from "../../../kit/rect";
import type { Camera } from "./camera.svelte";

/** A finger that moves less than this has tapped. */
const SLACK = 7;
const WHEEL = 0.0016;

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private path = 0;
  private dragged = false;

  constructor(
    private readonly camera: Camera,
    /** Where a point of the page lies in the window of the map. */
    private readonly inside: (event: MouseEvent) => Point,
  ) {}

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) [this.path, this.dragged] = [0, false];
    if (event.button === 0) this.fingers.set(event.pointerId, this.inside(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.inside(event);
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.path += Math.hypot(now.x - before.x, now.y - before.y);
    this.dragged ||= this.path > SLACK;
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch(before, now, other);
    else if (this.dragged) this.camera.pan(now.x - before.x, now.y - before.y);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const by = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.dragged = true;
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.camera.magnify(by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 24 : 1;
    this.camera.magnify(Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 4 : 1)), this.inside(event));
  }

  /** Whether the press that ends now was a drag, and no tap. */
  spent(): boolean {
    return this.dragged;
  }
}
