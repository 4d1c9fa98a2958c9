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

/** Where each comes to stand: none on another, all within 0 0 and `room`; in rows where there is hardly room for all. */
export function spread(stands: readonly Stand[], room: Size): readonly Point[] {
  const bodies: readonly Body[] = stands.map((home) => ({ x: home.x, y: home.y, home }));
  if (!settled(bodies, room)) inRows(bodies, room);
  return bodies.map(({ x, y }) => ({ x, y }));
}

/** Move bodies apart, round by round; whether none lies on another in the end. */
function settled(bodies: readonly Body[], room: Size): boolean {
  for (let round = 0; round < CALM + LAST; round++) {
    if (round < CALM) bodies.forEach(pull);
    const moved = parted(bodies);
    bodies.forEach((body) => keep(body, room));
    if (!moved && round >= CALM) return true;
  }
  return !parted(bodies);
}

/** Row by row from the top, as full as each can be; those of a row keep their order. */
function inRows(bodies: readonly Body[], room: Size): void {
  const rows: Body[][] = [[]];
  for (const body of bodies.toSorted((one, other) => one.home.y - other.home.y)) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && widthOf([...row, body]) > room.width) rows.push([body]);
    else row.push(body);
  }
  rows.forEach((row, at) => line(row, ((at + 0.5) * room.height) / rows.length, room.width));
}

/** Put a row at a height, with the same gaps between all. */
function line(row: readonly Body[], y: number, width: number): void {
  const gap = (width - widthOf(row)) / (row.length + 1);
  let x = gap;
  for (const body of row.toSorted((one, other) => one.home.x - other.home.x)) {
    Object.assign(body, { x: x + body.home.width / 2, y });
    x += body.home.width + gap;
  }
}

function widthOf(row: readonly Body[]): number {
  return row.reduce((sum, { home }) => sum + home.width, 0);
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
