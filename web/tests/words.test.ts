import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundle, lookup, readable } from "../src/kit/words";

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
