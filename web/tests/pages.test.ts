import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorOf, pageOf } from "../src/kit/router";
import { bundle } from "../src/kit/words";
import { EXAMPLES } from "../src/games/robot-heroes/examples/data";
import { cut, searchRules, wordsIn } from "../src/pages/search";
import type { Rule } from "../src/protocol.gen";

function rule(id: string, heading: string, en: string, de: string): Rule {
  return { type: "rule", id, heading: { en: heading, de: `${heading} (de)` }, status: "stated", text: { en, de } };
}

const RULES = [
  rule("RH-T1", "Your turn", "Roll one die and move.", "Würfle und ziehe."),
  rule("RH-T2", "Your turn", "There is no turning back.", "Umkehren gibt es nicht."),
  rule("RH-B4", "Battle", "Equal numbers are a tie.", "Gleiche Zahlen sind ein Gleichstand."),
];

function found(search: string, language = "en"): readonly string[] {
  const chapters = searchRules(RULES, search, language, ({ id }) => (id === "RH-T1" ? "a picture with arrows" : ""));
  return chapters.flatMap((chapter) => chapter.rules.map(({ rule: { id }, other }) => (other ? `${id}/${other}` : id)));
}

test("rules are found by id, by heading, by words and by what their pictures show", () => {
  expect(found("")).toEqual(["RH-T1", "RH-T2", "RH-B4"]);
  expect(found("rh-b4")).toEqual(["RH-B4"]);
  expect(found("your TURN")).toEqual(["RH-T1", "RH-T2"]);
  expect(found("turning back")).toEqual(["RH-T2"]);
  expect(found("arrows")).toEqual(["RH-T1"]);
  expect(found("turning tie")).toEqual([]);
});

test("words of the other language find too, and it is said which language that is", () => {
  expect(found("Gleichstand")).toEqual(["RH-B4/de"]);
  expect(found("tie", "de")).toEqual(["RH-B4/en"]);
  expect(found("umkehren", "de")).toEqual(["RH-T2"]);
});

test("chapters keep their order and have names for links", () => {
  const chapters = searchRules(RULES, "", "de", () => "");
  expect(chapters.map(({ id, heading }) => [id, heading])).toEqual([
    ["your-turn", "Your turn (de)"],
    ["battle", "Battle (de)"],
  ]);
});

test("what was searched for is marked, also where it looks like a pattern", () => {
  expect(cut("Tie a tie.", wordsIn("tie"))).toEqual([
    { text: "Tie", hit: true },
    { text: " a ", hit: false },
    { text: "tie", hit: true },
    { text: ".", hit: false },
  ]);
  expect(cut("a (b)", wordsIn("(b)"))).toEqual([
    { text: "a ", hit: false },
    { text: "(b)", hit: true },
  ]);
  expect(cut("as it was", [])).toEqual([{ text: "as it was", hit: false }]);
});

test.each(["en", "de"])("every picture of a rule is explained in %s", (language) => {
  const text = readFileSync(new URL(`../src/games/robot-heroes/words/examples/${language}.ftl`, import.meta.url), "utf-8");
  const words = bundle(language, text);
  expect(EXAMPLES.filter(({ id }) => !words.hasMessage(`example-${id}`))).toEqual([]);
  expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
});

test("a table can be opened by an address", () => {
  expect(pageOf("/play/robot-heroes")).toEqual({ name: "play", game: "robot-heroes" });
  expect(pageOf("/learn/robot-heroes")).toEqual({ name: "learn", game: "robot-heroes" });
  expect(pageOf("/learn")).toEqual({ name: "lost" });
});

test("a part of a page has a name, and a broken one has none", () => {
  expect(anchorOf("#RH%2DB4")).toBe("RH-B4");
  expect(anchorOf("#%")).toBe("");
  expect(anchorOf("")).toBe("");
});
