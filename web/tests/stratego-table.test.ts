import { expect, test, vi } from "vitest";

vi.mock("../src/kit/sounds", () => ({ play: () => undefined }));

import { Clock } from "../src/kit/clock";
import { Player } from "../src/games/stratego/player.svelte";
import { keyOf, type PieceShown } from "../src/games/stratego/show";
import { Pencil, setAid, type Aids } from "../src/games/stratego/aids.svelte";
import { squareName } from "../src/games/stratego/spoken";
import type { GameTold, StrategoView } from "../src/games/stratego/types.gen";
import { choices, piece, view } from "./stratego";
import { Desk } from "./stratego.svelte";

type Loose = { readonly type: GameTold["type"]; readonly [field: string]: unknown };

const OWN = piece({ piece: 5, square: "e3", name: "Jazz", rank: "7" });
const SCOUT = piece({ piece: 6, square: "b3" });
const ENEMY = piece({ piece: 2, seat: 1, square: "e5", name: "", rank: "" });
const BOARD = view({ pieces: [OWN, SCOUT, ENEMY] });

function asked(...texts: readonly string[]): Desk {
  const desk = new Desk();
  desk.ask(BOARD, choices(...texts));
  return desk;
}

test("a step goes at once", () => {
  const desk = asked("move e3 e4", "move b3 b4", "move b3 b5");
  desk.command.press("e3");
  expect([...desk.command.targets.keys()]).toEqual(["e4"]);
  desk.command.press("e4");
  expect(desk.sent).toEqual(["move e3 e4"]);
});

test("what shows a piece is picked first, and done by a second tap", () => {
  const desk = asked("move b3 b4", "move b3 b5");
  desk.command.press("b3");
  desk.command.press("b5");
  expect([desk.state.picked, desk.sent]).toEqual(["move b3 b5", []]);
  desk.command.press("b5");
  expect(desk.sent).toEqual(["move b3 b5"]);
});

test("an attack waits for a second word even when the piece is known", () => {
  const desk = new Desk();
  desk.ask(view({ pieces: [{ ...OWN, known: true }, { ...ENEMY, square: "e4" }] }), choices("strike e3 e4"));
  desk.command.press("e3");
  desk.command.drop("e4");
  expect([desk.state.picked, desk.sent]).toEqual(["strike e3 e4", []]);
});

test("a square that cannot be reached is asked for, and the server says why not", () => {
  const desk = asked("move e3 e4");
  desk.command.press("e3");
  desk.command.press("e5");
  desk.command.press("a7");
  expect(desk.sent).toEqual(["strike e3 e5", "move e3 a7"]);
});

test("a refusal is over as soon as something else is chosen", () => {
  const desk = asked("move e3 e4", "move b3 b4");
  Object.assign(desk.state, { notice: { type: "refusal" } });
  desk.command.press("b3");
  expect(desk.state.notice).toBeNull();
});

test("another own piece is chosen instead, the same one is let go, and Escape lets go step by step", () => {
  const desk = asked("move e3 e4", "move b3 b4", "move b3 b5");
  desk.command.press("e3");
  desk.command.press("b3");
  expect(desk.command.piece?.square).toBe("b3");
  desk.command.press("b5");
  expect(desk.command.release()).toBe(true);
  expect([desk.state.picked, desk.command.piece?.square]).toEqual(["", "b3"]);
  desk.command.release();
  expect(desk.command.piece).toBeUndefined();
  expect(desk.command.release()).toBe(false);
});

test("a choice that is picked by keys or typed shows its piece", () => {
  const desk = asked("move e3 e4", "move b3 b5");
  desk.state.picked = "move b3 b5";
  expect(desk.command.piece?.square).toBe("b3");
  expect(desk.command.picked?.end).toBe("b5");
});

test("an enemy is looked at while nothing is chosen; nobody's turn is spent by looking", () => {
  const desk = asked("move e3 e4");
  desk.command.press("e5");
  expect([desk.command.piece?.seat, desk.command.own, desk.command.targets.size]).toEqual([1, false, 0]);
  expect(desk.sent).toEqual([]);
});

test("kinds of orders are chosen by name; a change of mode is picked, not done", () => {
  const desk = new Desk();
  desk.ask(view({ game: "game-2", pieces: [OWN] }), choices("move e3 e4", "speed e3 e5", "speed e3 f4", "mode e3"));
  desk.command.press("e3");
  expect(desk.command.kinds).toEqual(["march", "speed", "mode"]);
  desk.command.wish("speed");
  expect([...desk.command.targets.keys()]).toEqual(["e5", "f4"]);
  desk.command.wish("mode");
  expect([desk.state.picked, desk.command.kind, desk.sent]).toEqual(["mode e3", "mode", []]);
});

test("a power that reaches nobody now can be looked at all the same", () => {
  const desk = new Desk();
  desk.ask(view({ game: "game-2", pieces: [OWN] }), choices("move e3 e4"));
  desk.command.press("e3");
  desk.command.wish("speed");
  expect([desk.command.kind, desk.command.targets.size, desk.command.count("speed")]).toEqual(["speed", 0, 0]);
});

test("a piece that can only use its power offers that", () => {
  const desk = new Desk();
  desk.ask(view({ game: "game-2", pieces: [OWN] }), choices("speed e3 e5"));
  desk.command.press("e3");
  expect(desk.command.kind).toBe("speed");
});

test("targets of a Robot Rumble are marked, taken back, and sent together in the order of the squares", () => {
  const desk = new Desk();
  const rumble = view({ game: "game-2", phase: "rumble", acting: "e4", pieces: [{ ...OWN, square: "e4" }, ENEMY] });
  desk.ask(rumble, choices("at d3", "at e5", "at f5"));
  for (const square of ["f5", "d3", "e5", "e5"]) desk.command.press(square);
  expect([desk.command.aims, desk.state.composed?.text]).toEqual([["d3", "f5"], "fight d3 f5"]);
  desk.command.release();
  expect([desk.command.aims, desk.state.composed]).toEqual([[], null]);
});

test("after a Sneak Attack the piece may attack a neighbour or stay", () => {
  const desk = new Desk();
  desk.ask(view({ game: "game-2", phase: "sneak", acting: "e4", pieces: [{ ...OWN, square: "e4", known: true }, ENEMY] }), choices("stay", "strike e4 e5"));
  expect([desk.command.mayStay, [...desk.command.targets.keys()]]).toEqual([true, ["e5"]]);
  desk.command.press("e3");
  expect(desk.command.piece?.square).toBe("e4");
  desk.command.stay();
  expect(desk.state.picked).toBe("stay");
});

test("a watcher looks, and commands nothing", () => {
  const desk = new Desk(-1);
  desk.ask(BOARD, []);
  desk.command.press("e5");
  expect([desk.command.piece?.square, desk.command.own, desk.command.kinds]).toEqual(["e5", false, []]);
});

test("squares are named with who stands there and what can be done", () => {
  const desk = asked("move e3 e4");
  const model = { say: (key: string): string => key, names: { of: () => "" }, seat: 0 } as never;
  desk.command.press("e3");
  expect(squareName(model, desk.show, desk.command, "e4", "")).toBe("e4, square-target");
  expect(squareName(model, desk.show, desk.command, "e3", "")).toBe("e3, piece-named, square-chosen");
  expect(squareName(model, desk.show, desk.command, "e5", "7")).toBe("e5, piece-hidden, piece-note");
  expect(squareName(model, desk.show, desk.command, "c4", "")).toBe("c4, square-zone");
});

test.each<[keyof Aids, string, string]>([
  ["known", "e3, piece-named, piece-moved, piece-seen", "e5, piece-hidden, piece-moved, piece-note"],
  ["seen", "e3, piece-named, piece-moved", "e5, piece-named, piece-moved"],
  ["moved", "e3, piece-named, piece-seen", "e5, piece-named"],
])("without the aid %j nothing of it is said either", (aid, mine, other) => {
  const desk = new Desk();
  const pieces = [{ ...OWN, known: true, moved: true }, { ...ENEMY, name: "Brawl", rank: "4", known: true, moved: true }];
  desk.ask(view({ pieces }), []);
  const model = { say: (key: string): string => key, names: { of: () => "" }, seat: 0 } as never;
  setAid(aid, false);
  expect([squareName(model, desk.show, desk.command, "e3", ""), squareName(model, desk.show, desk.command, "e5", "7")]).toEqual([mine, other]);
  desk.ask(view({ pieces, phase: "over" }), []);
  expect(squareName(model, desk.show, desk.command, "e5", "7")).toBe("e5, piece-named");
  setAid(aid, true);
});

test("what is written in pencil is only said where it is drawn", () => {
  const pencil = new Pencil("");
  const piece = { ...ENEMY, moved: false };
  pencil.write(keyOf(piece), "7");
  setAid("pencil", false);
  expect(pencil.on(piece)).toBe("");
  setAid("pencil", true);
  expect([pencil.on(piece), pencil.on(undefined)]).toEqual(["7", ""]);
});

// -- the story -------------------------------------------------------------------------------------------

async function after(start: StrategoView, ...story: readonly Loose[]): Promise<Player["show"]> {
  const player = new Player(() => 0);
  player.prepare(start);
  player.settle(start);
  for (const told of story) await player.play(told, new Clock(() => 0));
  return player.show;
}

function found(show: Player["show"], seat: number, number: number): PieceShown | undefined {
  return show.pieces.find((candidate) => candidate.seat === seat && candidate.piece === number);
}

test("a piece goes from square to square, and where it came from stays marked", async () => {
  const show = await after(BOARD, { type: "piece-moved", seat: 1, piece: 2, start: "e5", end: "e4", by: "step", name: "", rank: "" });
  expect(found(show, 1, 2)).toMatchObject({ square: "e4", moved: true, name: "" });
  expect(show.last).toMatchObject({ start: "e5", end: "e4" });
});

const FOUGHT = { type: "fought", seat: 0, piece: 5, start: "e3", name: "Jazz", rank: "7", end: "e5", other_piece: 2, other_name: "Brawl", other_rank: "4" } as const;

test("whoever wins an attack moves in; the battle stays in sight beside the board", async () => {
  const show = await after(BOARD, { ...FOUGHT, result: "wins" }, { type: "piece-captured", seat: 1, piece: 2, square: "e5", name: "Brawl", rank: "4" });
  expect(found(show, 1, 2)).toBeUndefined();
  expect(found(show, 0, 5)).toMatchObject({ square: "e5", known: true });
  expect(show.counts).toEqual([30, 29]);
  expect(show.fighting).toBe(false);
  expect(show.clash).toMatchObject({ by: "attack", met: [{ name: "Brawl", result: "wins" }] });
});

test("of a battle that stays in sight, whoever was shown once has no name any more", async () => {
  const player = new Player(() => 0);
  player.jump(BOARD);
  await player.play({ ...FOUGHT, result: "wins" }, new Clock(() => 0));
  const winner = { ...OWN, square: "e5", known: true };
  player.settle(view({ pieces: [winner], captured_option: "stealth", lost: [0, 1] }));
  expect(player.show.clash).toMatchObject({ user: { name: "Jazz", rank: "7" }, met: [{ name: "", rank: "", result: "wins" }] });

  await player.play({ ...FOUGHT, result: "wins" }, new Clock(() => 0));
  player.settle(view({ pieces: [winner], captured: [{ type: "captured", piece: 2, seat: 1, name: "Brawl", rank: "4" }], lost: [0, 1] }));
  expect(player.show.clash).toMatchObject({ met: [{ name: "Brawl", rank: "4" }] });
});

test("a defender that wins stays, and its face is seen", async () => {
  const show = await after(BOARD, { ...FOUGHT, result: "loses" }, { type: "piece-captured", seat: 0, piece: 5, square: "e3", name: "Jazz", rank: "7" });
  expect([found(show, 0, 5), found(show, 1, 2)?.name, found(show, 1, 2)?.square]).toEqual([undefined, "Brawl", "e5"]);
});

const RUMBLE: readonly Loose[] = [
  { type: "power-used", seat: 0, piece: 5, square: "e4", name: "Jazz", rank: "7", power: "robot-rumble", target: "d5 e5" },
  { type: "piece-shown", seat: 1, piece: 3, square: "d5", name: "Trap", rank: "T", why: "rumbled" },
  { type: "power-met", seat: 0, piece: 3, square: "d5", name: "Trap", rank: "T", power: "robot-rumble", result: "higher" },
  { type: "power-met", seat: 0, piece: 2, square: "e5", name: "Brawl", rank: "4", power: "robot-rumble", result: "lower" },
];

test("a Robot Rumble meets several at once, and stays in sight until all are met", async () => {
  const start = view({ pieces: [OWN, ENEMY, { ...ENEMY, piece: 3, square: "d5" }] });
  const half = await after(start, ...RUMBLE.slice(0, 3));
  expect([half.fighting, half.clash?.met.map(({ result }) => result)]).toEqual([true, ["", "higher"]]);

  const whole = await after(start, ...RUMBLE);
  expect(whole.fighting).toBe(false);
  expect(whole.clash?.met.map(({ name, result }) => `${name} ${result}`)).toEqual(["Brawl lower", "Trap higher"]);
});

test("a piece that a Magnet could not beat stands where the puller stood", async () => {
  const show = await after(BOARD, { type: "piece-captured", seat: 0, piece: 5, square: "e3", name: "Jazz", rank: "7" }, { type: "piece-drawn", seat: 1, piece: 2, start: "e5", end: "e3", name: "Brawl", rank: "9" });
  expect(found(show, 1, 2)?.square).toBe("e3");
});

test("when both armies stand, the other one is there with its backs", async () => {
  const placing = view({ phase: "setup", pieces: [OWN] });
  const show = await after(placing, { type: "game-began", seat: 1 });
  expect(show.placing).toBe(false);
  expect(show.pieces.filter(({ seat }) => seat === 1)).toHaveLength(30);
  expect(found(show, 1, 0)).toMatchObject({ square: "j6", name: "" });
  expect(found(show, 0, 5)?.name).toBe("Jazz");
});
