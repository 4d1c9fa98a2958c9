import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { Clock } from "../src/kit/clock";
import { enclosing, gapBetween, type Rect } from "../src/kit/rect";
import { bundle } from "../src/kit/words";
import { lesson } from "../src/games/robot-heroes/teach";
import type { Told } from "../src/table/story";
import type { TableCtrl } from "../src/table/ctrl.svelte";
import { stepAt, topicsOf, type Moment } from "../src/teach/lesson";
import { placeBubble, tailPath } from "../src/teach/place";
import { Teacher } from "../src/teach/teacher.svelte";

const NOTHING: Moment = { seat: 0, told: null, view: null, seen: new Set() };

function asked(phase: string, seen: readonly string[] = [], landings: readonly object[] = []): Moment {
  return { ...NOTHING, view: { phase, landings }, seen: new Set(seen) };
}

function happened(told: Told, seen: readonly string[] = []): Moment {
  return { ...NOTHING, told, seen: new Set(seen) };
}

function idAt(moment: Moment, shown: readonly string[] = []): string | undefined {
  return stepAt(lesson, moment, new Set(shown))?.id;
}

test("each question of a first game is explained when it comes", () => {
  expect(idAt(asked("take"))).toBe("hero");
  expect(idAt(asked("roll"))).toBe("roll");
  expect(idAt(asked("move"))).toBe("move");
  expect(idAt(asked("duel"))).toBe("duel");
});

test("what happens is explained, in whatever order it happens", () => {
  expect(idAt(happened({ type: "card-drawn", seat: 0, card: "5" }))).toBe("card");
  expect(idAt(happened({ type: "card-drawn-unseen", seat: 1 }))).toBeUndefined();
  expect(idAt(happened({ type: "battle-won", seat: 1 }))).toBe("flip");
  expect(idAt(happened({ type: "piece-damaged", seat: 1, damage: 1 }))).toBe("damage");
  expect(idAt(happened({ type: "piece-damaged", seat: 0, damage: 1 }))).toBe("damage-own");
  expect(idAt(happened({ type: "rolled", seat: 0, value: 3, purpose: "move" }))).toBeUndefined();
});

test("nothing is explained twice, nor a topic in two ways", () => {
  expect(idAt(asked("roll"), ["roll"])).toBeUndefined();
  expect(idAt(happened({ type: "piece-damaged", seat: 0, damage: 1 }, ["damage"]))).toBeUndefined();
});

test("the aim of the game comes after the first damage, and battles are pointed at until there was one", () => {
  expect(idAt(asked("roll", ["damage"]))).toBe("roll");
  expect(idAt(asked("roll", ["damage", "roll"]))).toBe("goal");
  const near = [{ space: 3, path: [], effect: "battle" }];
  expect(idAt(asked("move", ["move"], near), ["move"])).toBe("seek");
  expect(idAt(asked("move", ["move", "duel"], near), ["move"])).toBeUndefined();
});

test("a lesson has five to eight topics, and each of them can come up", () => {
  expect(lesson.topics.length).toBeGreaterThanOrEqual(5);
  expect(lesson.topics.length).toBeLessThanOrEqual(8);
  expect(topicsOf(lesson, new Set(lesson.steps.map(({ id }) => id)))).toEqual(lesson.topics);
});

test.each(["en", "de"])("every step has a short title and a short text in %s", (language) => {
  const text = readFileSync(new URL(`../src/games/robot-heroes/words/teach/${language}.ftl`, import.meta.url), "utf-8");
  const words = bundle(language, text);
  for (const { id } of lesson.steps) {
    expect(words.getMessage(`teach-${id}-title`), id).toBeDefined();
    const said = words.formatPattern(words.getMessage(`teach-${id}`)?.value ?? "", { character: "optimus" });
    expect(said.length, id).toBeLessThan(145);
  }
});

// -- where a bubble stands ------------------------------------------------------------------------------

const SCREEN = { width: 390, height: 844 };
const BUBBLE = { width: 328, height: 150 };

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.each([
  { x: 10, y: 60, width: 370, height: 80 },
  { x: 150, y: 400, width: 60, height: 60 },
  { x: 20, y: 650, width: 350, height: 90 },
])("a bubble stands on the screen and covers neither its target nor the button", (target) => {
  const button = { x: 10, y: 770, width: 370, height: 60 };
  const corner = placeBubble(BUBBLE, { targets: [target], clear: [button], less: [], screen: SCREEN, top: 52 });
  const bubble = { ...corner, ...BUBBLE };
  expect(corner.x).toBeGreaterThanOrEqual(0);
  expect(corner.x + BUBBLE.width).toBeLessThanOrEqual(SCREEN.width);
  expect(corner.y).toBeGreaterThanOrEqual(52);
  expect(corner.y + BUBBLE.height).toBeLessThanOrEqual(SCREEN.height);
  expect(overlaps(bubble, target)).toBe(false);
  expect(overlaps(bubble, button)).toBe(false);
  expect(tailPath(bubble, target)).not.toBe("");
});

test("a bubble rather covers cards that are not asked for than a small pawn", () => {
  const [die, pawn, hand] = [
    { x: 150, y: 250, width: 90, height: 90 },
    { x: 180, y: 360, width: 30, height: 44 },
    { x: 30, y: 560, width: 330, height: 110 },
  ];
  const corner = placeBubble(BUBBLE, { targets: [die], clear: [pawn], less: [hand], screen: SCREEN, top: 200 });
  expect(overlaps({ ...corner, ...BUBBLE }, pawn)).toBe(false);
  expect(overlaps({ ...corner, ...BUBBLE }, die)).toBe(false);
});

test("a tail points across nothing that must be seen", () => {
  const target = { x: 120, y: 200, width: 140, height: 100 };
  const caption = { x: 110, y: 310, width: 160, height: 24 };
  const below = { x: 30, y: 345, ...BUBBLE };
  expect(tailPath(below, target)).not.toBe("");
  expect(tailPath(below, target, [caption])).toBe("");

  const corner = placeBubble(BUBBLE, { targets: [target], clear: [caption], less: [], screen: SCREEN, top: 52 });
  expect(overlaps({ ...corner, ...BUBBLE }, caption)).toBe(false);
  expect(tailPath({ ...corner, ...BUBBLE }, target, [caption])).not.toBe("");
});

test("what the lesson points at, and what it keeps in sight, is named in the drawing or by the table", () => {
  const folders = ["../src/games/robot-heroes", "../src/table"].map((folder) => new URL(folder, import.meta.url));
  const drawn = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".svelte"))
      .flatMap((file) => readFileSync(`${folder.pathname}/${file}`, "utf-8").match(/data-teach=("[\w-]+"|\{.+?\})/g) ?? []),
  );
  const names = new Set(drawn.flatMap((attribute) => attribute.match(/"([\w-]+)"/g) ?? []).map((name) => name.slice(1, -1)));
  const used = new Set([...lesson.keep, ...lesson.steps.flatMap(({ at, less }) => [...at, ...(less ?? [])])]);
  expect([...used].filter((name) => !names.has(name))).toEqual([]);
});

test("distances and surroundings of rectangles", () => {
  const [a, b] = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 13, y: 14, width: 10, height: 10 },
  ];
  expect(gapBetween(a, b)).toBe(5);
  expect(tailPath(a, { ...b, x: 5, y: 5 })).toBe("");
  expect(enclosing([a, b])).toEqual({ x: 0, y: 0, width: 23, height: 24 });
  expect(enclosing([])).toBeNull();
});

// -- time stands still ------------------------------------------------------------------------------------

test("a held clock lets nothing go on until it is released", async () => {
  const clock = new Clock(() => 0);
  clock.hold();
  let over = false;
  const wait = clock.wait(100).then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(over).toBe(false);
  clock.release();
  await wait;
  expect(over).toBe(true);
});

test("whoever skips the story is not held, and is held again afterwards", async () => {
  const clock = new Clock(() => 0);
  clock.hold();
  const wait = clock.wait(100);
  clock.skip();
  await wait;
  clock.hold();
  await clock.wait(100);
  clock.rest();
  clock.hold();
  let over = false;
  void clock.wait(0).then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(over).toBe(false);
});

test("skipping puts away what was explained, and what is skipped is explained when it comes again", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const clock = new Clock(() => 0);
  const ctrl = { clock, seat: 0, mine: false, state: { now: null } } as unknown as TableCtrl;
  const teacher = new Teacher(ctrl, lesson, { table: "t", game: "robot-heroes", shown: [], over: false });
  clock.skipped = teacher.skipped;
  const hear = (type: string): void => teacher.hear({ type, seat: 0 });
  hear("card-drawn");
  hear("battle-won");
  expect(teacher.now?.step.id).toBe("card");
  expect(teacher.come, "what waits behind it has not come up").toBe(1);

  clock.skip();
  hear("battle-tied");
  await clock.wait(100);
  expect(teacher.now).toBeNull();

  clock.rest();
  hear("battle-tied");
  expect(teacher.now?.step.id).toBe("tie");
});
