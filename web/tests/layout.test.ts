import { expect, test } from "vitest";
import { along, boxIn, closest, isOpen, layout, neighbours, pulled, ringFrom, settled, sizeOf, type Link } from "../src/games/robot-heroes/layout";
import type { Point } from "../src/kit/rect";

const BOX = { left: 0, top: 20, width: 600, height: 380, margin: 40 };

function ring(count: number): readonly Link[] {
  return Array.from({ length: count }, (_, space) => [space, (space + 1) % count] as const);
}

function inside(points: readonly Point[]): boolean {
  return points.every(({ x, y }) => x >= 39.9 && x <= 560.1 && y >= 59.9 && y <= 360.1);
}

test("a ring is walked from its first space", () => {
  expect(ringFrom(2, 4, ring(4))).toEqual([2, 1, 0, 3]);
});

test("what is no single ring is not taken for one", () => {
  expect(ringFrom(0, 4, [[0, 1], [1, 2], [2, 3]])).toBeNull();
  expect(ringFrom(0, 6, [[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3]])).toBeNull();
});

test("spaces of a ring lie at equal distances, the first one at its edge", () => {
  const places = along(24, BOX, "right");
  const gaps = places.map((place, index) => {
    const next = places[(index + 1) % 24] ?? place;
    return Math.hypot(next.x - place.x, next.y - place.y);
  });

  expect(places[0]?.x).toBeCloseTo(560);
  expect(places[0]?.y).toBeCloseTo(210);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(4);
  expect(inside(places)).toBe(true);
});

test("any graph gets places inside the box, no two the same", () => {
  const links: readonly Link[] = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 4], [4, 2], [4, 5]];
  const places = pulled(6, links, BOX);

  expect(inside(places)).toBe(true);
  expect(new Set(places.map(({ x, y }) => `${Math.round(x / 20)} ${Math.round(y / 20)}`)).size).toBe(6);
});

test("places are given by space, whatever the order of the walk", () => {
  const places = layout(4, ring(4), BOX, 2, "bottom");

  expect(places[2]?.y).toBeCloseTo(360);
});

test("links are walked both ways", () => {
  expect(neighbours(3, [[0, 1], [1, 2]])).toEqual([[1], [0, 2], [1]]);
});

test("a board is neither too wide nor too tall, and lies in the middle", () => {
  expect(boxIn(1000, 420, 10, 20)).toEqual({ left: 200, top: 20, width: 600, height: 400, margin: 10 });
  expect(boxIn(400, 900, 10, 20)).toEqual({ left: 0, top: 235, width: 400, height: 450, margin: 10 });
});

test("an edition's own places are kept, stretched to the box", () => {
  const places = layout(3, ring(3), BOX, 0, "right", [[0, 0], [500, 1000], [1000, 0]]);

  expect(places).toEqual([{ x: 40, y: 60 }, { x: 300, y: 360 }, { x: 560, y: 60 }]);
});

test("places for other spaces than there are are not used", () => {
  expect(layout(3, ring(3), BOX, 0, "right", [[0, 0]])).toHaveLength(3);
});

test("many spaces are smaller, and do not touch", () => {
  for (const count of [8, 24, 48, 80]) {
    const size = sizeOf(count, 520, 480);
    const places = along(count, boxIn(520, 480, size * 1.5 + 3, size), "right");
    expect(closest(places), `${count} spaces`).toBeGreaterThan(size * 1.4);
  }
  expect(sizeOf(80, 520, 480)).toBeLessThan(sizeOf(24, 520, 480));
});

test("the middle of a ring is open, that of a star is not", () => {
  expect(isOpen(along(24, BOX, "right"), BOX)).toBe(true);
  expect(isOpen([...along(24, BOX, "right"), { x: 300, y: 210 }], BOX)).toBe(false);
});

test("a board of any other form is let settle once, however often it is drawn", () => {
  const links: readonly Link[] = Array.from({ length: 79 }, (_, at) => [at % 40, (at * 7 + 1) % 40] as const);
  const first = settled(40, links);

  expect(settled(40, [...links])).toBe(first);
  expect(inside(pulled(40, links, BOX))).toBe(true);
  expect(settled(40, links)).toBe(first);
  expect(settled(40, links.slice(1))).not.toEqual(first);
});
