/** The map of RISK Transformers: the Earth, what stands on it, and which territory a tap or a key means. */

import { describe, expect, test } from "vitest";
import { holdingsOf } from "../src/games/risk/map/holding";
import { laidOut } from "../src/games/risk/map/layout";
import { beside, nearest } from "../src/games/risk/map/near";
import { spread } from "../src/games/risk/map/spread";
import { worldOf } from "../src/games/risk/map/world";
import type { RiskView } from "../src/games/risk/types.gen";
import recorded from "./risk-view.json";

const view = recorded as unknown as RiskView;
const world = worldOf(view.board);
const neighbours = new Map(view.board.map(({ name, neighbours }) => [name, new Set(neighbours)]));
const ways = view.board.flatMap(({ name, neighbours }) => neighbours.filter((other) => name < other).map((other) => `${name} - ${other}`));

/** The overview of a phone that is held upright. */
const SCALE = { x: 370 / world.size.width, y: 290 / world.size.height };
const ROOM = { width: 370, height: 290 };
const phone = laidOut(world, view.territories, view.board, SCALE, 0.88, ROOM, null);

describe("the Earth", () => {
  test("has every territory of the board, in its order, with its pieces on the land", () => {
    expect(world.earth).toBe(true);
    expect(world.lands.map(({ name }) => name)).toEqual(view.territories.map(({ name }) => name));
    expect(world.lands).toHaveLength(42);
    const beyond = world.lands.filter(({ at, box }) => at.x < box.x || at.y < box.y || at.x > box.x + box.width || at.y > box.y + box.height);
    expect(beyond).toEqual([]);
  });

  test("has borders only between neighbours", () => {
    const wrong = world.lands.flatMap(({ name, touches }) => [...touches].filter((other) => !neighbours.get(name)?.has(other)).map((other) => `${name} - ${other}`));
    expect(wrong).toEqual([]);
  });

  test("has a way over the sea between all other neighbours; one goes around the Earth", () => {
    const borders = world.lands.flatMap(({ name, touches }) => [...touches].filter((other) => name < other).map((other) => `${name} - ${other}`));
    const routes = world.routes.map(({ from, to }) => `${from} - ${to}`);
    expect([...borders, ...routes].toSorted()).toEqual(ways.toSorted());
    expect(routes).toHaveLength(23);
    expect(world.routes.filter(({ around }) => around).map(({ from, to }) => `${from} - ${to}`)).toEqual(["Alaska - Kamchatka"]);
  });

  test("gives Europe more room than it has on the globe", () => {
    const width = (name: string): number => world.lands.find((land) => land.name === name)?.box.width ?? 0;
    expect(width("Northern Europe")).toBeGreaterThan(width("Ontario"));
  });
});

test("an edition with a territory that nobody can draw is a plan of tiles, one each, no two on one another", () => {
  const board = view.board.map((place) => (place.name === "Iceland" ? { ...place, name: "Atlantis" } : place));
  const plan = worldOf(board);
  expect(plan.earth).toBe(false);
  expect(plan.lands.map(({ name }) => name)).toEqual(board.map(({ name }) => name));
  expect(new Set(plan.lands.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(42);
});

test("a plan is flat: no way goes around it, and whatever a territory is called it has its tile", () => {
  const board = view.board.map((place) => (place.name === "Ural" ? { ...place, name: "Constructor" } : place));
  const plan = worldOf(board);
  expect([plan.earth, plan.lands.length, plan.routes.filter(({ around }) => around)]).toEqual([false, 42, []]);
});

test("where units cannot cross a border of the Earth, there is a plan without that border", () => {
  const apart = (place: (typeof view.board)[number], name: string, other: string) => (place.name === name ? { ...place, neighbours: place.neighbours.filter((near) => near !== other) } : place);
  const plan = worldOf(view.board.map((place) => apart(apart(place, "Brazil", "Peru"), "Peru", "Brazil")));
  expect(plan.lands.find(({ name }) => name === "Brazil")?.touches.has("Peru")).toBe(false);
  expect(plan.routes.some(({ from, to }) => from === "Brazil" && to === "Peru")).toBe(false);
});

test("sixty territories of one continent lie beside one another on a small screen", () => {
  const board = Array.from({ length: 60 }, (_, at) => ({ ...view.board[0], name: `Land ${at}`, continent: "One", neighbours: [`Land ${at + 1}`], corner: false, centre: at === 30 })) as unknown as RiskView["board"];
  const plan = worldOf(board);
  const room = { width: 300, height: 300 };
  const territories = board.map(({ name }, at) => ({ ...view.territories[0], name, army: 0, units: 1, humans: 1, bar: at % 5 === 0 })) as unknown as RiskView["territories"];
  const { badges } = laidOut(plan, territories, board, { x: room.width / plan.size.width, y: room.height / plan.size.height }, 0.88, room, null);
  const overlaps = badges.flatMap((one, at) => badges.slice(at + 1).filter((other) => Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 && Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5));
  expect(overlaps).toEqual([]);
  expect(badges.filter(({ x, y, width, height }) => x < width / 2 - 1 || y < height / 2 - 1 || x > room.width - width / 2 + 1 || y > room.height - height / 2 + 1)).toEqual([]);
});

describe("pieces on a phone", () => {
  test("never lie on one another, stay in sight, and not far from their land", () => {
    const overlaps = phone.badges.flatMap((one, at) => phone.badges.slice(at + 1).filter((other) => Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 && Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5).map((other) => `${one.name} on ${other.name}`));
    expect(overlaps).toEqual([]);
    expect(phone.badges.filter(({ x, y }) => x < 0 || y < 0 || x > ROOM.width || y > ROOM.height)).toEqual([]);
    expect(Math.max(...phone.badges.map(({ x, y, home }) => Math.hypot(x - home.x, y - home.y)))).toBeLessThan(32);
  });

  test("are targets of at least 24 pixels", () => {
    expect(Math.min(...phone.badges.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(24);
  });

  test("stay where they belong if there is room", () => {
    const stands = [{ x: 50, y: 50, width: 20, height: 20 }, { x: 90, y: 50, width: 20, height: 20 }];
    expect(spread(stands, { width: 200, height: 100 })).toEqual([{ x: 50, y: 50 }, { x: 90, y: 50 }]);
  });
});

test("starting points: four corners and the centre, each with the territories that touch it", () => {
  expect(phone.starts.map(({ names }) => [...names].toSorted().join(", ")).toSorted()).toEqual([
    "Alaska, Northwest Territory",
    "Argentina, Peru",
    "Eastern Australia, Western Australia",
    "Egypt, North Africa, Southern Europe",
    "Kamchatka, Yakutsk",
  ]);
  expect(phone.starts.filter(({ centre }) => centre).map(({ names }) => names)).toEqual([["Southern Europe", "North Africa", "Egypt"]]);
});

describe("a tap", () => {
  const spots = [{ name: "Peru", x: 0, y: 0 }, { name: "Brazil", x: 20, y: 0 }];

  test("means the nearest territory within reach", () => {
    expect(nearest({ x: 8, y: 3 }, spots, 15)).toBe("Peru");
    expect(nearest({ x: 40, y: 0 }, spots, 15)).toBe("");
  });

  test("rather means one that can be picked, if that is about as near", () => {
    expect(nearest({ x: 8, y: 0 }, spots, 15, new Set(["Brazil"]))).toBe("Brazil");
    expect(nearest({ x: 2, y: 0 }, spots, 15, new Set(["Brazil"]))).toBe("Peru");
  });
});

describe("an arrow key", () => {
  const spots = world.lands.map(({ name, at }) => ({ name, ...at }));
  const next = (name: string, right: number, down: number): string => beside(name, right, down, spots, world.size.width);

  test("goes to the next territory in its direction", () => {
    expect(next("Western United States", 1, 0)).toBe("Eastern United States");
    expect(next("Egypt", 0, 1)).toBe("East Africa");
    expect(next("Argentina", 0, 1)).toBe("Argentina");
  });

  test("goes around the Earth beyond the edge", () => {
    expect(next("Alaska", -1, 0)).toBe("Kamchatka");
    expect(next("Kamchatka", 1, 0)).toBe("Alaska");
  });

  test("leads from every territory to every other", () => {
    const found = new Set(["Alaska"]);
    for (const name of found) for (const [right, down] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) found.add(next(name, right, down));
    expect(found.size).toBe(42);
  });
});

test("a continent is held by who has all of it; by the Autobots alone only with an Autobot where that is played", () => {
  const all = (army: number, units: number): RiskView => ({ ...view, territories: view.territories.map((territory) => ({ ...territory, army, units, humans: army === 0 ? 1 : 0 })) });
  const holders = (one: RiskView): readonly (number | null)[] => holdingsOf(one).map(({ holder }) => holder);
  expect(holders(all(2, 1))).toEqual([2, 2, 2, 2, 2, 2]);
  expect(holders(all(0, 0))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(holders({ ...all(0, 0), needs_autobot: true })).toEqual([null, null, null, null, null, null]);
  expect(holders(view)).toEqual([null, null, null, null, null, null]);
});
