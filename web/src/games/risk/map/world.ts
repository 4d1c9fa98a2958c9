/** The Earth as it is drawn: the land of each territory, where its pieces stand, and the ways over the sea. */

import { enclosing, type Point, type Rect, type Size } from "../../../kit/rect";
import { slug } from "../../../kit/slug";
import type { Place } from "../types.gen";
import type { Name } from "./contract";
import { through } from "./lens";
import { tiled } from "./tiles";
import text from "./world.json?raw";

/** A territory in the drawing, in units of it. */
export interface Land {
  readonly name: Name;
  readonly continent: string;
  /** Its outline, as a path. */
  readonly path: string;
  /** Where its pieces stand. */
  readonly at: Point;
  readonly box: Rect;
  /** Territories that its outline touches. */
  readonly touches: ReadonlySet<Name>;
}

/** Two neighbours that do not touch: a way over the sea. One around the Earth leaves the drawing at both sides. */
export interface Route {
  readonly from: Name;
  readonly to: Name;
  readonly around: boolean;
}

export interface World {
  readonly size: Size;
  /** In the order of the board. */
  readonly lands: readonly Land[];
  readonly routes: readonly Route[];
  /** Borders between continents, as a path. */
  readonly frontier: string;
  /** Whether it is the Earth; else a plan of tiles. */
  readonly earth: boolean;
}

interface Outline {
  readonly label: readonly [number, number];
  readonly rings: readonly string[];
}

/** Steps of a ring in a unit of the outlines. */
const FINE = 4;
const MARGIN = 6;
/** Neighbours as far apart as this share of the width are nearer around the Earth. */
const FAR = 0.6;

/** The world of a board: the Earth where its territories are known by name and all borders there are borders; else a plan of tiles. */
export function worldOf(board: readonly Place[]): World {
  const { territories } = JSON.parse(text) as { territories: Readonly<Record<string, Outline>> };
  const known = board.every(({ name }) => Object.hasOwn(territories, slug(name)));
  const earth = known ? earthly(board, territories) : null;
  return earth && joins(board, earth.lands) ? earth : fitted(tiled(board), board, false);
}

/** Whether whatever touches is joined: no border is drawn that units cannot cross. */
function joins(board: readonly Place[], lands: readonly Land[]): boolean {
  return board.every(({ neighbours }, at) => [...(lands[at]?.touches ?? [])].every((name) => neighbours.includes(name)));
}

function earthly(board: readonly Place[], outlines: Readonly<Record<string, Outline>>): World {
  const drawn = board.flatMap(({ name, continent }) => {
    const outline = outlines[slug(name)];
    return outline ? [{ name, continent, rings: outline.rings.map(ringOf), at: through({ x: outline.label[0], y: outline.label[1] }) }] : [];
  });
  return fitted(drawn, board, true);
}

/** What is drawn of a territory before it has its place. */
export interface Sketch {
  readonly name: Name;
  readonly continent: string;
  readonly rings: readonly (readonly Point[])[];
  readonly at: Point;
}

/** A ring as it stands in the file, seen through the lens. */
function ringOf(steps: string): readonly Point[] {
  const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    [x, y] = [x + (numbers[2 * at] ?? 0), y + (numbers[2 * at + 1] ?? 0)];
    return through({ x: x / FINE, y: y / FINE });
  });
}

/** Put sketches into one drawing that begins at 0 0. */
function fitted(sketches: readonly Sketch[], board: readonly Place[], earth: boolean): World {
  const all = enclosing(sketches.map(({ rings }) => boxOf(rings))) ?? { x: 0, y: 0, width: 1, height: 1 };
  const move = ({ x, y }: Point): Point => ({ x: x - all.x + MARGIN, y: y - all.y + MARGIN });
  const placed = sketches.map((sketch) => ({ ...sketch, rings: sketch.rings.map((ring) => ring.map(move)), at: move(sketch.at) }));
  const owners = ownersOf(placed);
  const lands = placed.map(({ name, continent, rings, at }) => ({ name, continent, path: rings.map(pathOf).join(""), at, box: boxOf(rings), touches: touching(name, rings, owners) }));
  const size = { width: all.width + 2 * MARGIN, height: all.height + 2 * MARGIN };
  return { size, lands, routes: routesOf(board, lands, earth ? size.width * FAR : Infinity), frontier: frontierOf(placed), earth };
}

function boxOf(rings: readonly (readonly Point[])[]): Rect {
  const points = rings.flat().map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
  return enclosing(points) ?? { x: 0, y: 0, width: 0, height: 0 };
}

function keyOf({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function pathOf(ring: readonly Point[]): string {
  return `M${ring.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** By corner of an outline: who has it. */
function ownersOf(sketches: readonly Sketch[]): ReadonlyMap<string, readonly Name[]> {
  const owners = new Map<string, Name[]>();
  for (const { name, rings } of sketches) for (const point of rings.flat()) owners.set(keyOf(point), [...(owners.get(keyOf(point)) ?? []), name]);
  return owners;
}

/** Who has at least two corners in common with a territory: one alone is where four meet. */
function touching(name: Name, rings: readonly (readonly Point[])[], owners: ReadonlyMap<string, readonly Name[]>): ReadonlySet<Name> {
  const others = rings.flat().flatMap((point) => [...new Set(owners.get(keyOf(point)))].filter((other) => other !== name));
  return new Set(others.filter((other, at) => others.indexOf(other) !== at));
}

/** Sides of outlines that two continents share. */
function frontierOf(sketches: readonly Sketch[]): string {
  const sides = new Map<string, string>();
  const found: string[] = [];
  for (const { continent, rings } of sketches) {
    for (const [from, to] of rings.flatMap((ring) => ring.map((point, at) => [point, ring[(at + 1) % ring.length] ?? point] as const))) {
      const key = [keyOf(from), keyOf(to)].toSorted().join(" ");
      const other = sides.get(key);
      if (other && other !== continent) found.push(`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`);
      sides.set(key, continent);
    }
  }
  return found.join("");
}

/** @param far how far apart neighbours are whose way goes around the Earth; a plan is flat */
function routesOf(board: readonly Place[], lands: readonly Land[], far: number): readonly Route[] {
  const by = new Map(lands.map((land) => [land.name, land]));
  const ways = board.flatMap(({ name, neighbours }) => neighbours.filter((other) => name < other).map((other) => [by.get(name), by.get(other)] as const));
  return ways.flatMap(([from, to]) => (from && to && !from.touches.has(to.name) ? [{ from: from.name, to: to.name, around: Math.abs(from.at.x - to.at.x) > far }] : []));
}
