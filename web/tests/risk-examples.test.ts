/** The pictures beside the rules of RISK Transformers: each beside a rule, with words, and drawn as it is meant. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { armyIn, arrowsIn, diceIn, EXAMPLES, examplesOf, territoryOf, type Example } from "../src/games/risk/examples/data";

const RULES = readFileSync(new URL("../../src/rollout/games/risk/rules.toml", import.meta.url), "utf-8");

function of(id: string): Example {
  const found = EXAMPLES.find((example) => example.id === id);
  if (!found) throw new Error(`no picture ${id}`);
  return found;
}

test("every picture stands beside a rule, and has words in both languages; no words are left over", () => {
  const known = Array.from(RULES.matchAll(/^\[(RT-\w+)\]/gm), ([, id = ""]) => id);
  expect(EXAMPLES.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  for (const language of ["en", "de"]) {
    const text = readFileSync(new URL(`../src/games/risk/words/examples/${language}.ftl`, import.meta.url), "utf-8");
    expect(Array.from(text.matchAll(/^example-([\w-]+) =/gm), ([, id = ""]) => id)).toEqual(EXAMPLES.map(({ id }) => id));
  }
  expect(examplesOf("RT-A6")).toEqual(["compare"]);
});

test("who stands in a territory is read as the test of the rules writes it", () => {
  expect(territoryOf("egypt", "A 3 + 2 humans, bar")).toMatchObject({ army: 0, units: 3, humans: 2, bar: true });
  expect(territoryOf("egypt", "human")).toMatchObject({ army: 0, units: 0, humans: 1, bar: false });
  expect(territoryOf("egypt", "D2 4")).toMatchObject({ army: 2, units: 4, humans: 0 });
  expect(territoryOf("egypt", "nobody")).toMatchObject({ army: -1, units: 0, humans: 0 });
});

test("lines are arrows: a group on its way goes on from where it is, new units come from outside, what is refused is crossed out", () => {
  expect(arrowsIn(of("route")).map(({ from, to, count }) => `${from} ${to} ${count}`)).toEqual(["china mongolia 5", "mongolia irkutsk 5", "irkutsk yakutsk 4"]);
  expect(arrowsIn(of("entry"))).toEqual([{ from: "", to: "yakutsk", count: 0, kind: "attack" }]);
  expect(arrowsIn(of("allies")).map(({ to, kind }) => `${to} ${kind}`)).toEqual(["north-africa wrong", "middle-east wrong"]);
});

test("all arrows lie within their pictures", () => {
  for (const example of EXAMPLES) {
    const names = ["", ...Object.keys(example.lands ?? {})];
    expect(arrowsIn(example).flatMap(({ from, to }) => [from, to]).filter((name) => !names.includes(name)), example.id).toEqual([]);
  }
});

test("the army that acts is the one that is said, else that of the Decepticons who are there", () => {
  expect([armyIn(of("join")), armyIn(of("sea-route")), armyIn(of("onward"))]).toEqual([0, 3, 2]);
  expect(diceIn(of("compare"))).toEqual({ black: [6, 4, 3], red: [5, 4] });
});
