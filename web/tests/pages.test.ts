import { readFileSync } from "node:fs";
import { lexer } from "marked";
import { expect, test } from "vitest";
import { aboutEdition, anchorOf, pageOf, rulesWith } from "../src/kit/router";
import { searchRules } from "../src/kit/ruleSearch";
import { cut, exactly, synonymsIn, widely } from "../src/kit/search";
import { slug } from "../src/kit/slug";
import { bundle, lookup } from "../src/kit/words";
import { EXAMPLES } from "../src/games/robot-heroes/examples/data";
import { partOf, passagesIn, plain, searchGuide } from "../src/pages/guide";
import { isExplained, numbersOfPlayers, optionsOf, withoutPlayers } from "../src/pages/options";
import type { Rule } from "../src/protocol.gen";

function rule(id: string, heading: string, en: string, de: string): Rule {
  return { type: "rule", id, heading: { en: heading, de: `${heading} (de)` }, status: "stated", text: { en, de } };
}

const RULES = [
  rule("RH-T1", "Your turn", "Roll one die and move.", "Würfle und ziehe."),
  rule("RH-T2", "Your turn", "There is no turning back.", "Umkehren gibt es nicht."),
  rule("RH-B4", "Battle", "Equal numbers are a tie.", "Gleiche Zahlen sind ein Gleichstand."),
];

const SYNONYMS = synonymsIn("duel, fight: battle\nthrow, dice: roll, die\n\nnothing:");

function found(search: string, language = "en"): readonly string[] {
  const more = ({ id }: Rule): string => (id === "RH-T1" ? "a picture with arrows" : "");
  const { chapters } = searchRules(RULES, search, language, { synonyms: SYNONYMS, more });
  return chapters.flatMap((chapter) => chapter.rules.map(({ rule: { id }, other }) => (other ? `${id}/${other}` : id)));
}

test("rules are found by id, by heading, by words and by what their pictures show", () => {
  expect(found("")).toEqual(["RH-T1", "RH-T2", "RH-B4"]);
  expect(found("rh-b4")).toEqual(["RH-B4"]);
  expect(found("your TURN")).toEqual(["RH-T1", "RH-T2"]);
  expect(found("turning back")).toEqual(["RH-T2"]);
  expect(found("arrows")).toEqual(["RH-T1"]);
});

test("words of the other language find too, and it is said which language that is", () => {
  expect(found("Gleichstand")).toEqual(["RH-B4/de"]);
  expect(found("tie", "de")).toEqual(["RH-B4/en"]);
  expect(found("umkehren", "de")).toEqual(["RH-T2"]);
});

test("chapters keep their order and have names for links", () => {
  const { chapters } = searchRules(RULES, "", "de");
  expect(chapters.map(({ id, heading }) => [id, heading])).toEqual([
    ["your-turn", "Your turn (de)"],
    ["battle", "Battle (de)"],
  ]);
});

test("what is nowhere as it was typed is found in another form or in other words", () => {
  expect(found("moving")).toEqual(["RH-T1"]);
  expect(found("turned")).toEqual(["RH-T1", "RH-T2"]);
  expect(found("fights")).toEqual(["RH-B4"]);
  expect(found("throwing")).toEqual(["RH-T1"]);
  expect(found("wurfle", "de")).toEqual(["RH-T1"]);
  expect(found("ziehen", "de")).toEqual(["RH-T1"]);
  expect(found("dinosaur")).toEqual([]);
  expect(searchRules(RULES, "dinosaur", "en")).toMatchObject({ count: 0 });
});

test("where no rule has every word, those are shown that have the most of what matters", () => {
  const how = (search: string, language = "en"): string => searchRules(RULES, search, language, { synonyms: SYNONYMS }).how;

  expect(found("back tie")).toEqual(["RH-T2", "RH-B4"]);
  expect(found("what happens when numbers are equal?")).toEqual(["RH-B4"]);
  expect(found("was passiert wenn zahlen gleich sind", "de")).toEqual(["RH-B4"]);
  expect(found("gleichstannt", "de")).toEqual(["RH-B4"]);
  expect(found("nummbers and dinosaurs")).toEqual(["RH-B4"]);
  expect([found("xyz"), found("of the")]).toEqual([[], []]);
  expect([how("tie"), how("fights"), how("back tie")]).toEqual(["exactly", "widely", "loosely"]);
});

test("the introduction is searched too, block by block", () => {
  const guide = "# How to play\n\nTwo heroes **duel**.\n\n## Your turn\n- Roll\n- Move the pawn\n\n| space | what |\n| --- | --- |\n| Battle | a *battle* |\n";
  expect(passagesIn(guide).map(({ heading, text }) => `${heading}: ${text}`)).toEqual([
    "How to play: Two heroes duel.",
    "Your turn: Roll",
    "Your turn: Move the pawn",
    "Your turn: Battle: a battle",
  ]);
  const part = (search: string): readonly unknown[] => searchGuide(guide, search, SYNONYMS).parts;
  expect(part("duel")).toEqual([{ part: "guide-how-to-play", heading: "How to play", texts: ["Two heroes duel."] }]);
  expect(part("pawns")).toEqual([{ part: "guide-your-turn", heading: "Your turn", texts: ["Move the pawn"] }]);
  expect(part("fight")).toEqual([{ part: "guide-your-turn", heading: "Your turn", texts: ["Battle: a battle"] }]);
  expect(part("turn")).toEqual([{ part: "guide-your-turn", heading: "Your turn", texts: ["Roll"] }]);
  expect(part("dinosaur")).toEqual([]);
});

test("another form of a word is marked as a whole", () => {
  expect(cut("It rolls, controls und würfelt.", widely("rolling wurfeln", SYNONYMS)).filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["rolls", "würfelt"]);
});

test("what was searched for is marked, also where it looks like a pattern", () => {
  expect(cut("Tie a tie.", exactly("tie"))).toEqual([
    { text: "Tie", hit: true },
    { text: " a ", hit: false },
    { text: "tie", hit: true },
    { text: ".", hit: false },
  ]);
  expect(cut("a (b)", exactly("(b)"))).toEqual([
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
  expect(pageOf("/learn/robot-heroes")).toEqual({ name: "learn", game: "robot-heroes", part: "" });
  expect(pageOf("/learn")).toEqual({ name: "lost" });
});

test("a part of a page has a name, and a broken one has none", () => {
  expect(anchorOf("#RH%2DB4")).toBe("RH-B4");
  expect(anchorOf("#%")).toBe("");
  expect(anchorOf("")).toBe("");
});

test("the rules may be read for a table that is played on an edition", () => {
  expect(pageOf(rulesWith("risk", null))).toEqual({ name: "rules", game: "risk", digest: "" });
  expect(pageOf(rulesWith("risk", { digest: "00" }))).toEqual({ name: "rules", game: "risk", digest: "00" });
  expect(pageOf(aboutEdition("risk", { digest: "00" }))).toEqual({ name: "edition", game: "risk", digest: "00" });
});

test("a number with a value to try is a switch where somebody explains it", () => {
  const [turns, level] = optionsOf({
    properties: {
      max_turns: { type: "integer", default: 0, minimum: 0, multipleOf: 2, examples: [0, 10] },
      level: { enum: ["basic", "advanced"], default: "basic" },
    },
  });
  expect(turns).toMatchObject({ kind: "number", preset: 0, offer: 10 });
  const words = new Set(["option-max-turns-switch-text", "option-level-basic-text"]);
  expect(turns && isExplained(turns, (key) => words.has(key))).toBe(true);
  expect(turns && isExplained(turns, () => false)).toBe(false);
  expect(level && isExplained(level, (key) => words.has(key))).toBe(true);
});

test.each([
  ["en", "duel fight robot lose loser draw broken dice super"],
  ["de", "Duell verlieren Patt Roboter kaputt kapput würfeln wuerfeln Gleichstand Joker gewinnen"],
])("what people look for in Robot Heroes is found in %s", (language, searches) => {
  const game = "../../src/rollout/games/robot_heroes";
  const read = (file: string): string => readFileSync(new URL(`${game}/${file}`, import.meta.url), "utf-8");
  const chapters = Array.from(read("rules.toml").matchAll(/^\[(RH-\w+)\]\nheading = "(.*)"[^]*?^en = "(.*)"\nde = "(.*)"/gm));
  const rules = chapters.map(([, id = "", heading = "", en = "", de = ""]) => rule(id, heading, en, de));
  const synonyms = synonymsIn(lookup([bundle(language, read(`words/${language}.ftl`))], "rules-also") ?? "");
  expect(rules.length).toBeGreaterThan(30);
  expect(searches.split(" ").filter((search) => searchRules(rules, search, language, { synonyms }).count === 0)).toEqual([]);
});

test("a heading's name for links has its letters and digits, whatever stands around them", () => {
  expect(slug("Who wins?")).toBe("who-wins");
  expect(slug("Würfel & Karten, Stufe 2")).toBe("würfel-karten-stufe-2");
});

test("a part of the introduction is found by the name that its heading has on the page", () => {
  const [token] = lexer("# The *Advanced* level");
  expect(token && partOf(plain(token))).toBe("guide-the-advanced-level");
  expect(searchGuide("# The *Advanced* level\nMore cards.", "cards", null).parts[0]?.part).toBe("guide-the-advanced-level");
});

test("who plays is chosen seat by seat, where more or fewer can play", () => {
  const choices = optionsOf({
    properties: {
      players: { type: "integer", minimum: 2, maximum: 4, default: 4, examples: [2, 3, 4] },
      meter: { type: "integer", minimum: 0, maximum: 15, default: 0 },
    },
  });
  expect(numbersOfPlayers(choices)).toEqual([2, 3, 4]);
  expect(withoutPlayers(choices).map(({ name }) => name)).toEqual(["meter"]);
  expect(numbersOfPlayers(withoutPlayers(choices))).toEqual([]);
});
