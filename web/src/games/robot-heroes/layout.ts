/** Where the spaces of a board lie: a ring where they form one, else wherever their links pull them. */

import type { Point } from "../../kit/rect";

export type Pixels = number;
export type Link = readonly [number, number];

export interface Box {
  readonly left: Pixels;
  readonly top: Pixels;
  readonly width: Pixels;
  readonly height: Pixels;
  /** Kept free between the outermost spaces and the edge. */
  readonly margin: Pixels;
}

/** The room for a board inside an area: centred, neither too wide nor too tall, with air for pieces that stand up. */
export function boxIn(width: Pixels, height: Pixels, margin: Pixels, air: Pixels): Box {
  const [wide, tall] = [Math.min(width, (height - air) * 1.5), Math.min(height - air, width * 1.125)];
  return { left: (width - wide) / 2, top: air + (height - air - tall) / 2, width: wide, height: tall, margin };
}

/** Half the width of a space, so that neighbours do not touch: at most what the area allows, less where spaces are many. */
export function sizeOf(count: number, width: Pixels, height: Pixels): Pixels {
  const most = Math.min(40, width / 18, height / 12);
  return Math.max(8, Math.min(most, ((width + height) * 0.615) / Math.max(16, count)));
}

/** A board as it lies in an area. */
export interface Ground {
  /** Half of the width of a space. */
  readonly size: Pixels;
  readonly box: Box;
  /** Where each space lies. */
  readonly places: readonly Point[];
  /** Whether the middle is free of spaces. */
  readonly open: boolean;
  /** Where dice fall and cards are compared: the middle, or everything where spaces lie in the middle. */
  readonly pit: { readonly left: Pixels; readonly top: Pixels; readonly width: Pixels; readonly height: Pixels };
}

interface Track {
  readonly kinds: readonly string[];
  readonly links: readonly Link[];
  readonly places: readonly (readonly [number, number])[];
}

/** Lay a board out: a ring begins with `first` at an edge. */
export function groundOf(track: Track, width: Pixels, height: Pixels, first: number, edge: Edge): Ground {
  const count = track.kinds.length;
  const laid = (box: Box): readonly Point[] => layout(count, track.links, box, first, edge, track.places);
  const most = sizeOf(count, width, height);
  const size = Math.max(8, Math.min(most, closest(laid(boxIn(width, height, most * 1.5 + 3, most * AIR))) / 2.15));
  const box = boxIn(width, height, size * 1.5 + 3, size * AIR);
  const places = laid(box);
  const open = isOpen(places, box);
  return { size, box, places, open, pit: pitOf(box, size, open) };
}

/** Room above the board for pieces that stand up, in halves of a space. */
const AIR = 0.7;

function pitOf({ left, top, width, height, margin }: Box, size: Pixels, open: boolean): Ground["pit"] {
  const rim = open ? margin + size * 1.4 : 0;
  return { left: left + rim, top: top + rim, width: Math.max(0, width - 2 * rim), height: Math.max(0, height - 2 * rim) };
}

/** The way from a space to where there is room: square to the track, towards the middle; one pixel long. */
export function inwardAt(space: number, places: readonly Point[], near: readonly number[], box: Box): Point {
  const { x, y } = places[space] ?? { x: 0, y: 0 };
  const towards = { x: box.left + box.width / 2 - x, y: box.top + box.height / 2 - y };
  const [before, after] = [places[near[0] ?? -1], places[near[1] ?? -1]];
  if (near.length !== 2 || !before || !after) return unit(towards);
  const square = { x: before.y - after.y, y: after.x - before.x };
  const side = Math.sign(square.x * towards.x + square.y * towards.y) || 1;
  return unit({ x: square.x * side, y: square.y * side });
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y);
  return length < 1e-9 ? { x: 0, y: -1 } : { x: x / length, y: y / length };
}

/** The shortest distance between two of the places; endless for fewer than two. */
export function closest(places: readonly Point[]): Pixels {
  let least = Number.POSITIVE_INFINITY;
  places.forEach((from, index) => {
    for (const to of places.slice(index + 1)) least = Math.min(least, distance(from, to));
  });
  return least;
}

/** Whether no space lies in the middle of the board, where dice fall and cards are compared. */
export function isOpen(places: readonly Point[], box: Box): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return places.every((place) => Math.hypot((place.x - x) / box.width, (place.y - y) / box.height) > 0.3);
}

/** Which edge of the box the first space of a ring lies at. */
export type Edge = "right" | "bottom";

/** The neighbours of every space. */
export function neighbours(count: number, links: readonly Link[]): readonly (readonly number[])[] {
  const near: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of links) {
    near[from]?.push(to);
    near[to]?.push(from);
  }
  return near;
}

/** The spaces in the order of a walk round the board from `first`; null where they are not one single ring. */
export function ringFrom(first: number, count: number, links: readonly Link[]): readonly number[] | null {
  const near = neighbours(count, links);
  if (count < 3 || near.some((list) => list.length !== 2)) return null;
  const walk = [first];
  let before = -1;
  for (let space = first; walk.length < count; ) {
    const next: number | undefined = near[space]?.find((other) => other !== before && !walk.includes(other));
    if (next === undefined) return null;
    before = space;
    space = next;
    walk.push(space);
  }
  return walk;
}

/** Points at equal distances along a rounded rectangle, clockwise from the middle of an edge. */
export function along(count: number, box: Box, edge: Edge): readonly Point[] {
  const fine = 1440;
  const start = edge === "right" ? 0 : Math.PI / 2;
  const outline = Array.from({ length: fine + 1 }, (_, step) => rounded(start + (step / fine) * 2 * Math.PI, box));
  const lengths = [0];
  for (let step = 1; step <= fine; step += 1) lengths.push((lengths[step - 1] ?? 0) + distance(outline[step - 1], outline[step]));
  const whole = lengths[fine] ?? 1;
  return Array.from({ length: count }, (_, index) => pointAfter((index / count) * whole, outline, lengths));
}

/** The point of an outline after a way along it; between two known points in proportion. */
function pointAfter(way: Pixels, outline: readonly Point[], lengths: readonly Pixels[]): Point {
  const at = Math.max(1, lengths.findIndex((length) => length >= way));
  const [from, to] = [outline[at - 1], outline[at]];
  const [before, after] = [lengths[at - 1] ?? 0, lengths[at] ?? 0];
  if (!from || !to) return { x: 0, y: 0 };
  const part = after > before ? (way - before) / (after - before) : 0;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A point of a superellipse: between an ellipse (2) and a rectangle. */
function rounded(angle: number, box: Box): Point {
  const power = 2 / 3.2;
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** power;
  const x = box.left + box.width / 2 + (box.width / 2 - box.margin) * bend(Math.cos(angle));
  return { x, y: box.top + box.height / 2 + (box.height / 2 - box.margin) * bend(Math.sin(angle)) };
}

function distance(from: Point | undefined, to: Point | undefined): Pixels {
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}

/** Any other board: linked spaces attract each other, all push each other away. */
export function pulled(count: number, links: readonly Link[], box: Box): readonly Point[] {
  return fitted(settled(count, links), box);
}

/** The last board that was let settle: it takes a second where there are many spaces, and comes again with every view. */
let last: { readonly key: string; readonly places: readonly Point[] } = { key: "", places: [] };

/** The same places for the same links, as long as no other board comes between. */
export function settled(count: number, links: readonly Link[]): readonly Point[] {
  const key = `${count} ${links.join(" ")}`;
  if (last.key !== key) last = { key, places: pulling(count, links) };
  return last.places;
}

function pulling(count: number, links: readonly Link[]): readonly Point[] {
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const ideal = 2 / Math.sqrt(Math.max(1, count));
  for (let heat = 0.2; heat > 0.002; heat *= 0.985) relax(places, links, ideal, heat);
  return places;
}

function relax(places: { x: number; y: number }[], links: readonly Link[], ideal: number, heat: number): void {
  const push = places.map(() => ({ x: 0, y: 0 }));
  const shove = (a: number, b: number, force: (length: number) => number): void => {
    const [from, to, one, other] = [places[a], places[b], push[a], push[b]];
    if (!from || !to || !one || !other) return;
    const length = Math.max(0.01, Math.hypot(to.x - from.x, to.y - from.y));
    const strength = force(length) / length;
    one.x += (to.x - from.x) * strength;
    one.y += (to.y - from.y) * strength;
    other.x -= (to.x - from.x) * strength;
    other.y -= (to.y - from.y) * strength;
  };
  for (let a = 0; a < places.length; a += 1) {
    for (let b = a + 1; b < places.length; b += 1) shove(a, b, (length) => -(ideal * ideal) / length);
  }
  for (const [a, b] of links) shove(a, b, (length) => (length * length) / ideal);
  places.forEach((place, index) => {
    const force = push[index] ?? { x: 0, y: 0 };
    const length = Math.max(heat, Math.hypot(force.x, force.y));
    place.x += (force.x / length) * heat;
    place.y += (force.y / length) * heat;
  });
}

function fitted(places: readonly Point[], box: Box): readonly Point[] {
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const stretch = (value: number, all: readonly number[], room: Pixels): Pixels => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return most - least < 1e-9 ? room / 2 : box.margin + ((value - least) / (most - least)) * (room - 2 * box.margin);
  };
  return places.map(({ x, y }) => ({ x: box.left + stretch(x, xs, box.width), y: box.top + stretch(y, ys, box.height) }));
}

/** Places that an edition gives, 0 to 1000 across and down, stretched to the box. */
export function given(places: readonly (readonly [number, number])[], box: Box): readonly Point[] {
  const [wide, tall] = [box.width - 2 * box.margin, box.height - 2 * box.margin];
  return places.map(([x, y]) => ({
    x: box.left + box.margin + (x / 1000) * wide,
    y: box.top + box.margin + (y / 1000) * tall,
  }));
}

/** The places of all spaces, by space: those given, if there are any. A ring begins with `first` at an edge. */
export function layout(
  count: number,
  links: readonly Link[],
  box: Box,
  first: number,
  edge: Edge,
  places: readonly (readonly [number, number])[] = [],
): readonly Point[] {
  if (places.length === count && count > 0) return given(places, box);
  const ring = ringFrom(first, count, links);
  if (!ring) return pulled(count, links, box);
  const points = along(count, box, edge);
  const found: Point[] = Array.from({ length: count }, () => ({ x: 0, y: 0 }));
  ring.forEach((space, index) => (found[space] = points[index] ?? { x: 0, y: 0 }));
  return found;
}
