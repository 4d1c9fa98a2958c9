import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { arrowsIn, drawn, EXAMPLES, spotOf } from "../src/games/stratego/examples/data";
import { examplesOf } from "../src/games/stratego/examples";

const RULES = readFileSync(new URL("../../src/rollout/games/stratego/rules.toml", import.meta.url), "utf-8");

test("every picture stands beside a rule, and has words in both languages; no words are left over", () => {
  const known = Array.from(RULES.matchAll(/^\[(ST-\w+)\]/gm), ([, id = ""]) => id);
  expect(EXAMPLES.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  expect(new Set(EXAMPLES.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(20);
  for (const language of ["en", "de"]) {
    const text = readFileSync(new URL(`../src/games/stratego/words/examples/${language}.ftl`, import.meta.url), "utf-8");
    const written = Array.from(text.matchAll(/^example-([\w-]+) =/gm), ([, id = ""]) => id);
    expect(written).toEqual(EXAMPLES.map(({ id }) => id));
  }
  expect(examplesOf("ST-A3")).toEqual(["winner-moves", "defender-stays"]);
});

test("every sign is ground or a piece with a name, unless the picture hides it", () => {
  for (const { id, rows, after = [] } of EXAMPLES) {
    for (const sign of [...rows, ...after].flatMap((row) => row.split(" "))) {
      const piece = drawn(sign);
      expect(piece === null ? [".", "~"].includes(sign) : piece.name !== "" || sign.includes("?"), `${id}: ${sign}`).toBe(true);
    }
  }
});

test("rows are of one length, before and after", () => {
  for (const { id, rows, after } of EXAMPLES) {
    const lengths = [...rows, ...(after ?? [])].map((row) => row.split(" ").length);
    expect(new Set(lengths).size, id).toBe(1);
    expect(after?.length ?? rows.length, id).toBe(rows.length);
  }
});

test("orders are arrows within the picture; a Robot Rumble hits from where it has gone", () => {
  const of = (id: string): ReturnType<typeof arrowsIn> => arrowsIn(EXAMPLES.find((example) => example.id === id) ?? (EXAMPLES[0] as (typeof EXAMPLES)[0]));
  expect(of("two-squares")).toEqual([
    { from: "e3", to: "e4", kind: "goes", aside: true },
    { from: "e4", to: "e3", kind: "goes", aside: true },
    { from: "e3", to: "e4", kind: "wrong" },
  ]);
  expect(of("rumble").map(({ from, to }) => `${from}${to}`)).toEqual(["e2e3", "e3e4", "e3f4"]);
  expect(of("mode")).toEqual([]);
  expect(spotOf("e4", ["", "", ""], "d2")).toEqual({ column: 1, row: 0 });
});
