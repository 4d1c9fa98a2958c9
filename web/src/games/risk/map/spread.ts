/** Pieces that would lie on one another are moved apart, as little as possible. */

import type { Point, Size } from "../../../kit/rect";

/** What stands at a point: so wide and tall. */
export interface Stand extends Point, Size {}

interface Body {
  x: number;
  y: number;
  readonly home: Stand;
}

/** Rounds in which everything also pulls back to where it belongs, and rounds that only part what still overlaps. */
const CALM = 50;
const LAST = 60;
const PULL = 0.12;

/** Where each comes to stand: none on another, all within 0 0 and `room`. */
export function spread(stands: readonly Stand[], room: Size): readonly Point[] {
  const bodies: readonly Body[] = stands.map((home) => ({ x: home.x, y: home.y, home }));
  for (let round = 0; round < CALM + LAST; round++) {
    if (round < CALM) bodies.forEach(pull);
    const moved = parted(bodies);
    bodies.forEach((body) => keep(body, room));
    if (!moved && round >= CALM) break;
  }
  return bodies.map(({ x, y }) => ({ x, y }));
}

function pull(body: Body): void {
  body.x += (body.home.x - body.x) * PULL;
  body.y += (body.home.y - body.y) * PULL;
}

function keep(body: Body, room: Size): void {
  const [across, up] = [body.home.width / 2, body.home.height / 2];
  body.x = Math.min(Math.max(body.x, across), Math.max(across, room.width - across));
  body.y = Math.min(Math.max(body.y, up), Math.max(up, room.height - up));
}

/** Push every two that overlap apart; whether any did. */
function parted(bodies: readonly Body[]): boolean {
  let moved = false;
  for (const [at, one] of bodies.entries()) {
    for (let next = at + 1; next < bodies.length; next++) {
      const other = bodies[next];
      if (other && part(one, other)) moved = true;
    }
  }
  return moved;
}

/** Push two apart the short way; whether they overlapped. */
function part(one: Body, other: Body): boolean {
  const across = (one.home.width + other.home.width) / 2 - Math.abs(other.x - one.x);
  const along = (one.home.height + other.home.height) / 2 - Math.abs(other.y - one.y);
  if (across <= 0.01 || along <= 0.01) return false;
  if (across < along) {
    const by = ((other.x >= one.x ? 1 : -1) * across) / 2;
    [one.x, other.x] = [one.x - by, other.x + by];
  } else {
    const by = ((other.y >= one.y ? 1 : -1) * along) / 2;
    [one.y, other.y] = [one.y - by, other.y + by];
  }
  return true;
}
