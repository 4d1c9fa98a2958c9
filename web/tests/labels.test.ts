import { expect, test } from "vitest";
import { placeWords, type Obstacle, type Words } from "../src/games/robot-heroes/labels";
import { groundOf, inwardAt, neighbours, type Link } from "../src/games/robot-heroes/layout";
import { centred, shared } from "../src/kit/rect";

const RING: readonly Link[] = Array.from({ length: 24 }, (_, space) => [space, (space + 1) % 24] as const);
const BOARD = { kinds: RING.map(() => "draw"), links: RING, places: [] };
/** The board's area on a phone and on a desktop, and how wide "23 Draw card" is there. */
const SCREENS = [
  { width: 374, height: 300, words: 92, edge: "bottom" },
  { width: 640, height: 470, words: 104, edge: "right" },
] as const;

/** Where the words of both landings stand, for a roll from the start. */
function landings(screen: (typeof SCREENS)[number], roll: number): { rects: readonly ReturnType<typeof centred>[]; die: ReturnType<typeof centred> } {
  const ground = groundOf(BOARD, screen.width, screen.height, 0, screen.edge);
  const { size, places, box, pit } = ground;
  const near = neighbours(24, RING);
  const at = (space: number): { x: number; y: number } => places[space] ?? { x: 0, y: 0 };
  const die = centred({ x: pit.left + pit.width / 2, y: pit.top + pit.height / 2 }, size * 2.4, size * 2.4);
  const words = [roll, 24 - roll].map((space): Words => ({ at: at(space), inward: inwardAt(space, places, near[space] ?? [], box), width: screen.words, height: 24 }));
  const obstacles: Obstacle[] = [{ ...die, weight: 4 }, { ...centred({ x: at(0).x, y: at(0).y - size }, size * 1.8, size * 2.2), weight: 3 }];
  const room = { x: 0, y: 0, width: screen.width, height: screen.height };
  return { rects: placeWords(words, obstacles, room, size * 1.35).map((spot) => centred(spot, screen.words, 24)), die };
}

test("the words of landings cover neither each other nor the die, whatever was rolled", () => {
  for (const screen of SCREENS) {
    for (let roll = 1; roll <= 6; roll += 1) {
      const { rects: [one, other], die } = landings(screen, roll);
      if (!one || !other) throw new Error("two landings have words");
      expect(shared(one, other), `a ${roll} at ${screen.width}`).toBe(0);
      expect(shared(one, die) + shared(other, die), `a ${roll} at ${screen.width}`).toBe(0);
      expect(Math.min(one.x, other.x)).toBeGreaterThanOrEqual(0);
    }
  }
});

test("words in one another's way step aside, and stay in the room", () => {
  const words: Words = { at: { x: 10, y: 50 }, inward: { x: 1, y: 0 }, width: 60, height: 20 };
  const spots = placeWords([words, words, words], [], { x: 0, y: 0, width: 100, height: 100 }, 10);
  const rects = spots.map((spot) => centred(spot, 60, 20));

  expect(spots[0]).toEqual({ x: 50, y: 50 });
  expect(rects.every(({ x, y }) => x >= 0 && x + 60 <= 100 && y >= 0 && y + 20 <= 100)).toBe(true);
  expect(rects.flatMap((rect, index) => rects.slice(index + 1).map((other) => shared(rect, other))).every((area) => area === 0)).toBe(true);
});

test("a board lies in its area with a pit in the middle, and room for the figures above", () => {
  for (const { width, height, edge } of SCREENS) {
    const { places, pit, open, size } = groundOf(BOARD, width, height, 0, edge);
    expect(open).toBe(true);
    expect(places.every(({ x, y }) => x >= size && x <= width - size && y >= 2 * size && y <= height - size)).toBe(true);
    expect(places.some(({ x, y }) => x > pit.left && x < pit.left + pit.width && y > pit.top && y < pit.top + pit.height)).toBe(false);
  }
});

test("inwards is square to the track, towards the middle; elsewhere than on a track it is straight towards the middle", () => {
  const { places, box } = groundOf(BOARD, 374, 300, 0, "bottom");
  const below = inwardAt(0, places, [23, 1], box);

  expect(below.x).toBeCloseTo(0);
  expect(below.y).toBeCloseTo(-1);
  expect(inwardAt(0, [{ x: 0, y: box.top + box.height / 2 }], [], box).x).toBeCloseTo(1);
});
