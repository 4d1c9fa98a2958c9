/** The lesson of RISK Transformers: a first game as a Decepticon, and as the Autobots. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lesson } from "../src/games/risk/teach";
import type { RiskView } from "../src/games/risk/types.gen";
import { bundle } from "../src/kit/words";
import type { Told } from "../src/table/story";
import { optionsFor, sidesOf, stepAt, topicsOf, type Moment } from "../src/teach/lesson";
import recorded from "./risk-view.json";

const view = recorded as unknown as RiskView;
const DECEPTICON = view.armies[2]?.seat ?? -1;
const AUTOBOT = view.armies[0]?.seat ?? -1;

function asked(phase: string, army: number, changes: Partial<RiskView> = {}): Moment {
  return { seat: view.armies[army]?.seat ?? -1, told: null, view: { ...view, phase, army, ...changes }, seen: new Set() };
}

function happened(seat: number, told: Told): Moment {
  return { seat, told, view, seen: new Set() };
}

function idAt(moment: Moment, shown: readonly string[] = []): string | undefined {
  return stepAt(lesson, moment, new Set(shown))?.id;
}

test("one begins as a Decepticon, who has the first turn; the other side is the Autobots", () => {
  expect(optionsFor("risk", "")).toEqual({ autobots: "last" });
  expect(optionsFor("risk", "autobots")).toEqual({ autobots: "first" });
  expect(sidesOf("risk")).toEqual(["autobots"]);
  expect([optionsFor("robot-heroes", ""), sidesOf("robot-heroes")]).toEqual([{}, []]);
});

describe("each question is explained, to each side in its own words", () => {
  test("new units", () => {
    expect(idAt(asked("place", 2))).toBe("land");
    expect(idAt(asked("place", 0))).toBe("centre");
    expect(idAt(asked("reveal", 2, { round: 1 }))).toBe("power");
    expect(idAt(asked("reveal", 2), ["power"])).toBe("continents");
  });

  test("attacks: not with those who have just come", () => {
    expect(idAt(asked("attack", 2))).toBe("attack");
    const landed = view.territories.map((one) => ({ ...one, fresh: one.army === 2 ? one.units : 0 }));
    expect(idAt(asked("attack", 2, { territories: landed }))).toBe("not-yet");
  });

  test("moves", () => {
    expect(idAt(asked("move", 2))).toBe("group");
    expect(idAt(asked("move", 0))).toBe("each");
  });
});

describe("what happens is explained", () => {
  test("by whom it was done", () => {
    expect(idAt(happened(DECEPTICON, { type: "conquered", army: 2, territory: "Peru" }))).toBe("conquest");
    expect(idAt(happened(DECEPTICON, { type: "conquered", army: 1, territory: "Peru" }))).toBeUndefined();
    expect(idAt(happened(DECEPTICON, { type: "slaves-taken", army: 2, count: 1 }))).toBe("slaves");
    expect(idAt(happened(AUTOBOT, { type: "slaves-taken", army: 2, count: 1 }))).toBe("taken");
  });

  test("and to whom", () => {
    expect(idAt(happened(AUTOBOT, { type: "attacked", army: 2, other: 0 }))).toBe("defend");
    expect(idAt(happened(DECEPTICON, { type: "attacked", army: 1, other: 0 }))).toBeUndefined();
  });

  test("who one is, before there is anything to see", () => {
    const begun = (seat: number, army: number): Moment => ({ seat, told: { type: "army-taken", army, seat: 1 }, view: null, seen: new Set() });
    expect([idAt(begun(1, 1)), idAt(begun(1, 0)), idAt(begun(0, 1))]).toEqual(["decepticon", "autobot", undefined]);
  });
});

test("every topic can come up, for either side", () => {
  const other = { decepticons: ["autobot", "centre", "each", "defend"], autobots: ["decepticon", "land", "group"] };
  for (const not of Object.values(other)) {
    const ids = lesson.steps.map(({ id }) => id).filter((id) => !not.includes(id));
    expect(topicsOf(lesson, new Set(ids))).toEqual(lesson.topics);
  }
});

test.each(["en", "de"])("every step has a short title and a short text in %s, and no words are left over", (language) => {
  const text = readFileSync(new URL(`../src/games/risk/words/teach/${language}.ftl`, import.meta.url), "utf-8");
  const words = bundle(language, text);
  for (const { id } of lesson.steps) {
    expect(words.getMessage(`teach-${id}-title`), id).toBeDefined();
    const said = words.formatPattern(words.getMessage(`teach-${id}`)?.value ?? "", { attackers: 1, defenders: 0 });
    expect(said.length, id).toBeLessThan(175);
  }
  expect(Array.from(text.matchAll(/^teach-/gm))).toHaveLength(2 * lesson.steps.length);
});
