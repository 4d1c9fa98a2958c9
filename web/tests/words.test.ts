import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundle, lookup, named, nameKey, readable } from "../src/kit/words";

const GAME = bundle("en", "game-title = Chess\ntold-rolled = { $seat } rolls a { $value }.");
const APP = bundle("en", "game-title = A game\nclose = Close");

test("the game's words come before those of the app", () => {
  expect(lookup([GAME, APP], "game-title")).toBe("Chess");
  expect(lookup([GAME, APP], "close")).toBe("Close");
  expect(lookup([GAME, APP], "open")).toBeNull();
});

test("arguments are filled in without marks around them", () => {
  expect(lookup([GAME], "told-rolled", { seat: "Ada", value: 6 })).toBe("Ada rolls a 6.");
});

test("a name from data is said in the language, or as the owner wrote it", () => {
  const texts = [bundle("de", "name-scout-car = Spähwagen\ntold-shown = { NAME($piece) } liegt offen.")];
  const told = (piece: string | number): string | null => lookup(texts, "told-shown", { piece });

  expect(told("Scout Car")).toBe("Spähwagen liegt offen.");
  expect(told("Rennschnecke")).toBe("Rennschnecke liegt offen.");
  expect(told("Rennschnecke, Scout Car, ")).toBe("Rennschnecke, Spähwagen,  liegt offen.");
  expect(told("")).toBe(" liegt offen.");
  expect(told(3)).toBe("3 liegt offen.");
  expect(lookup(texts, "told-shown")).toBe("{$piece} liegt offen.");
});

test.each([
  ["en", "b5", "b5"],
  ["en", "b5 d5", "b5 and d5"],
  ["en", "b5 d5 e5", "b5, d5 and e5"],
  ["de", "b5 d5 e5", "b5, d5 und e5"],
])("words are listed as they are said (%s, %j)", (language, words, said) => {
  expect(lookup([bundle(language, "aims = { LIST($words) }!")], "aims", { words })).toBe(`${said}!`);
});

test("texts of a drawing say names of the game", () => {
  const texts = [bundle("de", "name-giant = Riese")];
  const drawing = bundle("de", "mark = { NAME($piece) }!", (value) => named(texts, value));

  expect(lookup([drawing], "mark", { piece: "giant" })).toBe("Riese!");
});

const NAMES = JSON.parse(readFileSync(new URL("../../tests/words/names.json", import.meta.url), "utf-8")) as Record<string, string>;

test.each(Object.entries(NAMES))("the name %j is looked up by the same key as on the server", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("a key without words is still readable", () => {
  expect(readable("told-pawn-moved", { seat: "Ada", path: "3, 4" })).toBe("Pawn moved: Ada, 3, 4");
  expect(readable("phase-roll")).toBe("Roll");
});

const DRAWN = "../src/games/robot-heroes/words";
const FILES = ["../../src/rollout/words", DRAWN, `${DRAWN}/teach`, `${DRAWN}/examples`];

function keys(folder: string, language: string): readonly string[] {
  const text = readFileSync(new URL(`${folder}/${language}.ftl`, import.meta.url), "utf-8");
  const { body } = new FluentResource(text);
  expect(text.match(/^[a-z][\w-]* *=/gm)?.length).toBe(body.length);
  return body.map((message) => message.id);
}

test.each(FILES)("%s says everything in both languages", (folder) => {
  expect(keys(folder, "de")).toEqual(keys(folder, "en"));
});

test("a number can be said without its sign", () => {
  const texts = [bundle("en", "by = { SIZE($by) } { SIGN($by) ->\n    [minus] fewer\n   *[plus] more\n }")];
  expect([-2, 0, 3].map((by) => lookup(texts, "by", { by }))).toEqual(["2 fewer", "0 more", "3 more"]);
});
