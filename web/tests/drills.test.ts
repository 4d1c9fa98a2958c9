import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

vi.mock("../src/kit/sounds", () => ({ play: () => undefined }));
vi.mock("../src/kit/settings.svelte", () => ({ settings: { language: "en", pace: "off", name: "Ada" } }));

import { bundle } from "../src/kit/words";
import { pageOf } from "../src/kit/router";
import { courses } from "../src/games/stratego/lessons";
import type { StrategoView } from "../src/games/stratego/types.gen";
import { CourseCtrl } from "../src/pages/course/ctrl.svelte";
import { patched, type Course, type Node, type Task } from "../src/teach/drills";

const ALL = Object.entries(courses).flatMap(([name, { tasks }]) => tasks.map((task): [string, string, Task] => [name, task.id, task]));
const TEXTS = ["en", "de"].map((language) => readFileSync(new URL(`../src/games/stratego/words/teach/${language}.ftl`, import.meta.url), "utf-8"));
const WORDS = TEXTS.map((text) => bundle("en", text));

/** What may be said of a task in the end. */
function verdicts({ nodes }: Task): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ says }) => says ?? []));
}

test("what differs is put over what was: fields of tables, tables of lists of the same length, else the whole value", () => {
  const base = { a: 1, list: [{ x: 1, y: 2 }, { x: 3, y: 4 }], names: ["one"], last: null };
  expect(patched(base, {})).toEqual(base);
  expect(patched(base, { a: 2, list: [{}, { y: 5 }] })).toEqual({ ...base, a: 2, list: [{ x: 1, y: 2 }, { x: 3, y: 5 }] });
  expect(patched(base, { list: [{ x: 9, y: 9 }], names: ["two"], last: { start: "a1" } })).toEqual({ a: 1, list: [{ x: 9, y: 9 }], names: ["two"], last: { start: "a1" } });
});

test("the courses have five to eight tasks each, and addresses of their own", () => {
  expect(Object.keys(courses)).toEqual(["first", "powers"]);
  for (const { tasks } of Object.values(courses)) {
    expect(tasks.length).toBeGreaterThanOrEqual(5);
    expect(tasks.length).toBeLessThanOrEqual(8);
  }
  expect(pageOf("/learn/stratego")).toEqual({ name: "learn", game: "stratego", part: "" });
  expect(pageOf("/learn/stratego/powers")).toEqual({ name: "learn", game: "stratego", part: "powers" });
  expect(pageOf("/learn/stratego/powers/more")).toEqual({ name: "lost" });
});

test.each(ALL)("%s: %s can be solved, and everything that may be said of it has words", (_, id, task) => {
  const said = verdicts(task);
  const isSetUp = task.nodes[0]?.choices === undefined;
  expect(said.has("done")).toBe(!isSetUp);
  const keys = [`drill-${id}`, `drill-${id}-title`, ...Array.from(said, (says) => `drill-${id}-${says}`)];
  for (const words of WORDS) expect(keys.filter((key) => !words.hasMessage(key))).toEqual([]);
});

test("no words are left over", () => {
  const wanted = ALL.flatMap(([, id, task]) => ["", "-title", ...Array.from(verdicts(task), (says) => `-${says}`)].map((end) => `drill-${id}${end}`));
  for (const text of TEXTS) {
    const written = Array.from(text.matchAll(/^(drill-[\w-]+) =/gm), ([, key = ""]) => key);
    expect(written.filter((key) => !wanted.includes(key))).toEqual(["drill-impossible"]);
  }
});

test.each(ALL)("%s: every turn of %s comes to an end, and nobody is shown before it is told", (course, _, task) => {
  const view = (node: Node): StrategoView => patched(courses[course]?.view, node.view) as StrategoView;
  for (const node of task.nodes) {
    if (task.nodes[0]?.choices) expect(node.choices === undefined).toBe(node.says !== undefined);
    for (const { to } of node.choices ?? []) expect(task.nodes[to]).toBeDefined();
  }
  const [first] = task.nodes;
  const faces = first ? view(first).pieces.filter(({ seat, name }) => seat === 1 && name !== "") : [];
  expect(faces.every(({ known }) => known)).toBe(true);
});

test("a course goes on when a task is done, begins it anew when it is not, and remembers how far it was", async () => {
  vi.stubGlobal("localStorage", undefined);
  const course = courses["first"] as Course;
  const kept = { table: "course/stratego/first", game: "stratego", shown: [], over: false };
  const ctrl = new CourseCtrl("stratego", course, kept);
  ctrl.act("move e2 f3");
  expect(ctrl.impossible).toBe(true);
  ctrl.pick("move e2 e3");
  ctrl.confirm();
  await vi.waitUntil(() => ctrl.verdict);
  expect([ctrl.verdict, ctrl.mine]).toEqual(["done", false]);
  ctrl.goOn();
  expect([ctrl.task?.id, ctrl.mine]).toEqual(["attack", true]);
  ctrl.act("move e4 e3");
  await vi.waitUntil(() => ctrl.verdict);
  ctrl.goOn();
  expect([ctrl.task?.id, ctrl.verdict]).toEqual(["attack", ""]);
  expect(new CourseCtrl("stratego", course, { ...kept, shown: ["step"] }).task?.id).toBe("attack");
  ctrl.go(7);
  ctrl.act("setup anything");
  expect(ctrl.over).toBe(true);
});
