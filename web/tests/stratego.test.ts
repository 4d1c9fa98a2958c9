import { expect, test } from "vitest";
import { metFalls, powerReason, reasonOf, userFalls, type Clash } from "../src/games/stratego/battle";
import { beside, distance, filesOf, gridOf, placeOf, ranksOf, squareAt, squaresOf } from "../src/games/stratego/geometry";
import { aimsOf, isGrave, isOpen, kindsOf, lineFor, ordersOf, powerOf, showsPiece } from "../src/games/stratego/orders";
import { neighbours, reachOf, wayOf } from "../src/games/stratego/reach";
import { rosterOf, unseen } from "../src/games/stratego/roster";
import { ruleAt } from "../src/games/stratego/rules";
import { markOf } from "../src/games/stratego/sides";
import { matters, silent, together } from "../src/games/stratego/telling";
import { choices, piece, view } from "./stratego";

const GRID = gridOf(view(), 0);
const sorted = (squares: readonly string[]): string => [...squares].sort().join(" ");

test("the own rows lie below, for both sides and for a watcher", () => {
  expect(placeOf("a1", gridOf(view(), 0))).toEqual({ column: 0, row: 7 });
  expect(placeOf("a1", gridOf(view(), 1))).toEqual({ column: 9, row: 0 });
  expect(placeOf("j8", gridOf(view(), -1))).toEqual({ column: 9, row: 0 });
});

test("each square is seen at one place, and found there again", () => {
  for (const seat of [0, 1]) {
    const grid = gridOf(view(), seat);
    const squares = squaresOf(grid);
    expect(new Set(squares).size).toBe(80);
    expect(squares.map((square) => squareAt(placeOf(square, grid), grid))).toEqual(squares);
  }
});

test("names of files and rows turn with the board", () => {
  const turned = gridOf(view(), 1);
  expect([filesOf(GRID)[0], filesOf(turned)[0]]).toEqual(["a", "j"]);
  expect([ranksOf(GRID)[0], ranksOf(turned)[0]]).toEqual([8, 1]);
});

test("beyond the edge there is nothing, and a step to the right depends on who looks", () => {
  expect(beside("a1", -1, 0, GRID)).toBe("");
  expect(beside("j8", 0, -1, GRID)).toBe("");
  expect(beside("b2", 1, 0, GRID)).toBe("c2");
  expect(beside("b2", 1, 0, gridOf(view(), 1))).toBe("a2");
  expect(distance("b2", "d5")).toBe(3);
});

test("choices become orders: where from, where to, and of which kind", () => {
  const orders = ordersOf(choices("move b3 b4", "strike e4 e5", "shoot c3 c5", "mode d3", "fight", "stay", "at b5"), view());
  expect(orders.map(({ kind, start, end }) => `${kind} ${start} ${end}`.trim())).toEqual(["march b3 b4", "march e4 e5", "distance-strike c3 c5", "mode d3"]);
  expect(aimsOf(choices("at b5", "at d5", "fight"))).toEqual(["b5", "d5"]);
});

test("whoever calls Bumblebee gives that order", () => {
  const pieces = [piece({ square: "b2", name: "Sam", rank: "5" }), piece({ piece: 1, square: "c3", name: "Bumblebee", rank: "8" })];
  const [order] = ordersOf(choices("call b1"), view({ game: "game-2", pieces }));
  expect(order).toMatchObject({ start: "b2", end: "b1", kind: "call-bumblebee" });
});

test("a piece with two powers has the one of its mode, and may change it; in Game 1 there are none", () => {
  const jazz = piece({ name: "Jazz", rank: "7" });
  const second = view({ game: "game-2" });
  expect(powerOf(jazz, second)).toBe("speed");
  expect(powerOf({ ...jazz, robot: true }, second)).toBe("magnet");
  expect(kindsOf(jazz, second)).toEqual(["march", "speed", "mode"]);
  expect(kindsOf(piece({ name: "Lennox", rank: "4" }), second)).toEqual(["march", "distance-strike"]);
  expect(kindsOf(jazz, view())).toEqual(["march"]);
});

test("a step shows nothing; a Scout's run, an attack and a power show a piece that is not known yet", () => {
  const [step, run, attack, power] = ordersOf(choices("move a3 a4", "move a3 a5", "strike a3 a4", "speed a3 b4"), view());
  const orders = [step, run, attack, power];
  expect(orders.map((order) => order && showsPiece(order, false))).toEqual([false, true, true, true]);
  expect(orders.map((order) => order && showsPiece(order, true))).toEqual([false, false, false, false]);
  expect(orders.map((order) => order && isGrave(order, true))).toEqual([false, false, true, true]);
});

test("a piece that was shown is open; in a game of memory only one in Robot Mode is", () => {
  const seen = [piece(), piece({ known: true }), piece({ known: true, robot: true })];
  expect(seen.map((each) => isOpen(each, { memory: false }))).toEqual([false, true, true]);
  expect(seen.map((each) => isOpen(each, { memory: true }))).toEqual([false, false, true]);
});

test("what is not allowed is asked as it would be typed", () => {
  expect(lineFor("march", "a3", "a5", false)).toBe("move a3 a5");
  expect(lineFor("march", "a3", "a5", true)).toBe("strike a3 a5");
  expect(lineFor("magnet", "a3", "b4", true)).toBe("pull a3 b4");
  expect(lineFor("call-bumblebee", "b2", "e4", false)).toBe("call e4");
});

test("Detect Enemy reaches two squares in any direction, over everything", () => {
  const { area, rays } = reachOf("detect-enemy", "c3", GRID, new Set(["c4", "b3"]));
  expect(area).toHaveLength(24);
  expect(area).toContain("e5");
  expect(rays).toEqual([]);
});

test("a Distance Strike stops before pieces and the Forbidden Zone", () => {
  const { rays } = reachOf("distance-strike", "b3", GRID, new Set(["b4", "a2"]));
  expect(rays.filter(({ blocked }) => blocked).map(({ end }) => end).sort()).toEqual(["a2", "b4", "c4"]);
  expect(rays.find(({ end }) => end === "d3")).toMatchObject({ blocked: false });
});

test("a Magnet pulls along files and rows only", () => {
  expect(reachOf("magnet", "e4", GRID, new Set()).rays.map(({ end, blocked }) => `${end}${blocked ? "!" : ""}`).sort()).toEqual(["d4!", "e2", "e6", "g4!"]);
});

test("a Sneak Attack flies over what adjoins, the Forbidden Zone too, and not beyond the edge", () => {
  const flights = reachOf("sneak-attack", "e4", GRID, new Set(["e5", "e6", "e7", "e8", "f4"])).rays;
  expect(flights.map(({ end, blocked }) => `${end}${blocked ? "!" : ""}`).sort()).toEqual(["b4", "e8!", "i4"]);
});

test("Speed goes two steps round corners, past what stands in one way", () => {
  const { area } = reachOf("speed", "e4", GRID, new Set(["e5"]));
  expect(sorted(area)).toBe("d3 e2 f3 f5");
  expect(wayOf("speed", "e4", "f5", GRID, new Set(["e5"]))).toEqual(["e4", "f4", "f5"]);
  expect(wayOf("sneak", "e4", "b4", GRID, new Set())).toEqual(["e4", "b4"]);
});

test("a Robot Rumble steps to a neighbour and hits all around", () => {
  expect(sorted(reachOf("robot-rumble", "a1", GRID, new Set()).area)).toBe("a2 b1");
  expect(neighbours("b2", GRID)).toHaveLength(8);
});

test.each([
  ["7", "4", "wins", "higher"],
  ["4", "7", "loses", "lower"],
  ["7", "7", "both", "equal"],
  ["S", "10", "wins", "spy-wins"],
  ["S", "9", "loses", "spy-falls"],
  ["5", "S", "wins", "spy-caught"],
  ["S", "S", "both", "equal"],
  ["3", "T", "wins", "trap-cleared"],
  ["8", "T", "loses", "trap"],
  ["2", "F", "wins", "flag"],
])("%s attacks %s and %s: %s", (attacker, defender, result, reason) => {
  expect(reasonOf(attacker, defender, result)).toBe(reason);
});

test("who falls by a power", () => {
  const clash = (by: string, result: string, rank = "5"): Clash => {
    const met = { seat: 1, piece: 3, name: "Sam", rank, result };
    return { by, turn: 0, user: { seat: 0, piece: 5, name: "Jazz", rank: "7" }, met: [met] };
  };
  const falls = (by: string, result: string): readonly boolean[] => {
    const { met } = clash(by, result);
    return [userFalls(clash(by, result)), met[0] !== undefined && metFalls(by, met[0])];
  };
  expect(falls("distance-strike", "equal")).toEqual([false, false]);
  expect(falls("distance-strike", "lower")).toEqual([false, true]);
  expect(falls("magnet", "equal")).toEqual([true, true]);
  expect(falls("robot-rumble", "higher")).toEqual([true, false]);
  expect(falls("robot-rumble", "immune")).toEqual([false, false]);
  expect(falls("detect-enemy", "seen")).toEqual([false, false]);
  const [trap] = clash("magnet", "higher", "T").met;
  expect(trap && powerReason("magnet", trap)).toBe("magnet-trap");
});

test("a list of an army counts what may be seen of the captured, and how many may not", () => {
  const captured = [{ type: "captured", piece: 4, seat: 0, name: "Jazz", rank: "7" }] as const;
  const seen = view({ captured, lost: [3, 0] });
  expect(rosterOf(seen, 0).map(({ rank, count, fallen }) => `${rank}:${count}-${fallen}`)).toEqual(["8:1-0", "7:1-1", "5:1-0", "4:1-0", "2:4-0", "T:6-0", "F:1-0"]);
  expect([unseen(seen, 0), unseen(seen, 1)]).toEqual([2, 0]);
});

test("rules open at what is being done", () => {
  expect(["setup", "play", "rumble", "sneak", "over"].map((phase) => ruleAt(view({ phase })))).toEqual(["ST-S3", "ST-T1", "ST-P6", "ST-P9", "ST-E1"]);
  expect(ruleAt(view({ changed: true }))).toBe("ST-P3");
});

test("each army has a mark of its own", () => {
  expect(["autobots", "decepticons", "red", "blue"].map(markOf)).toEqual(["autobot", "decepticon", "shield", "disc"]);
});

test("who was away hears what the other did, and what was found out", () => {
  const told = { type: "piece-moved", seat: 1, piece: 0, start: "a6", end: "a5" };
  expect([matters(told, 0), matters(told, 1)]).toEqual([true, false]);
  expect(matters({ type: "piece-shown", why: "detected" }, 0)).toBe(true);
  expect(matters({ type: "piece-captured", seat: 0 }, 0)).toBe(false);
  expect(matters({ type: "piece-shown", why: "struck" }, 0)).toBe(false);
  expect(together({ type: "side-taken", seat: 0, army: "autobots" })).toBe("sides");
});

test("the log says each thing once", () => {
  const story = [
    { type: "power-used", power: "magnet" },
    { type: "piece-shown", why: "power" },
    { type: "piece-shown", why: "pulled" },
    { type: "power-met", result: "lower" },
    { type: "piece-captured" },
    { type: "piece-shown", why: "detected" },
  ];
  expect(story.filter((told) => !silent(told)).map(({ type }) => type)).toEqual(["power-used", "power-met", "piece-shown"]);
});
