/** Where everything stands on the drawn world, in pixels from its left upper corner. */

import type { Point, Size } from "../../../kit/rect";
import type { Place, Territory } from "../types.gen";
import type { Name } from "./contract";
import { troopsOf } from "./holding";
import { spread } from "./spread";
import type { Land, World } from "./world";

/** The pieces of a territory. */
export interface Badge extends Point, Size {
  readonly name: Name;
  readonly territory: Territory;
  /** The point of the land that they belong to. */
  readonly home: Point;
}

/** A starting point and the territories that touch it [RT-N7]. */
export interface Start extends Point {
  readonly centre: boolean;
  readonly homes: readonly Point[];
  readonly names: readonly Name[];
}

export interface Layout {
  readonly badges: readonly Badge[];
  readonly starts: readonly Start[];
}

/** Width of a piece, from it to the next, of a bar of Energon beside it, and of a starting point, at scale 1. */
export const PIECE = 25;
export const STEP = 20.5;
export const BAR = 11;
const START = 21;
/** A finger needs so much. */
const LEAST = 25;
/** How far from its territories a starting point may lie, in pixels and as a share of the world's width. */
const FAR = { least: 34, most: 74, share: 0.07 };

/** The same layout where the world is drawn a little larger or smaller: pieces keep their distance from their homes. */
export function rescaled({ badges, starts }: Layout, by: number): Layout {
  const moved = <Body extends Point>(body: Body, { x, y }: Point): Body => ({ ...body, x: body.x + x * (by - 1), y: body.y + y * (by - 1) });
  const grown = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  return {
    badges: badges.map((badge) => ({ ...moved(badge, badge.home), home: grown(badge.home) })),
    starts: starts.map((start) => ({ ...moved(start, middle(start.homes)), homes: start.homes.map(grown) })),
  };
}

/**
 * @param scale pixels for a unit of the world
 * @param size how large pieces are: 1 for as large as `PIECE`
 * @param room of the whole world, in pixels
 * @param named how wide the name of a territory is when it is written below its pieces; null where names are not written
 */
export function laidOut(world: World, territories: readonly Territory[], board: readonly Place[], scale: Point, size: number, room: Size, named: ((name: Name) => number) | null): Layout {
  const starts = startsOf(world.lands, board, scale, room);
  const homes = world.lands.map(({ at }) => ({ x: at.x * scale.x, y: at.y * scale.y }));
  const stands = homes.map((home, at) => ({ ...home, ...sizeOf(territories[at], size) }));
  const places = spread([...stands.map((stand, at) => withName(stand, named?.(territories[at]?.name ?? "") ?? 0)), ...starts.map(({ x, y }) => ({ x, y, width: START * size, height: START * size }))], room);
  const badges = territories.flatMap((territory, at) => {
    const [place, stand, home] = [places[at], stands[at], homes[at]];
    return place && stand && home ? [{ name: territory.name, territory, home, x: place.x, y: place.y - (named ? 6 : 0), width: stand.width, height: stand.height }] : [];
  });
  return { badges, starts: starts.map((start, at) => ({ ...start, ...places[stands.length + at] })) };
}

/** Names may come closer to one another than pieces. */
function withName<Body extends Point & Size>(stand: Body, width: number): Body {
  return width === 0 ? stand : { ...stand, width: Math.max(stand.width, width), height: stand.height + 13 };
}

/** How wide the pieces of a territory are, at scale 1. */
export function widthOf(territory: Territory): number {
  const more = Math.max(0, troopsOf(territory).length - 1);
  return PIECE + more * STEP + (territory.bar ? BAR : 0);
}

function sizeOf(territory: Territory | undefined, size: number): Size {
  const width = territory ? widthOf(territory) * size : 0;
  return { width: Math.max(LEAST, width + 2), height: Math.max(LEAST, PIECE * size + 1) };
}

/** The starting points in the corners, each by the territories that are nearest to it, and the one in the centre. */
function startsOf(lands: readonly Land[], board: readonly Place[], scale: Point, room: Size): readonly Start[] {
  const spots = lands.map(({ name, at }) => ({ name, x: at.x * scale.x, y: at.y * scale.y }));
  const cornered = spots.filter((_, at) => board[at]?.corner);
  const central = spots.filter((_, at) => board[at]?.centre);
  const corners = [0, room.width].flatMap((x) => [0, room.height].map((y) => ({ x, y })));
  const groups = corners.map((corner) => ({ corner, group: cornered.filter(({ x, y }) => x < room.width / 2 === (corner.x === 0) && y < room.height / 2 === (corner.y === 0)) }));
  const outer = groups.filter(({ group }) => group.length > 0).map(({ corner, group }) => ({ ...toward(middle(group), corner, room.width), centre: false, homes: group, names: group.map(({ name }) => name) }));
  return central.length > 0 ? [...outer, { ...middle(central), centre: true, homes: central, names: central.map(({ name }) => name) }] : outer;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A point on the way to another, not too far off. */
function toward(from: Point, to: Point, width: number): Point {
  const far = Math.min(Math.max(FAR.least, FAR.share * width), FAR.most);
  const share = Math.min(0.8, far / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
