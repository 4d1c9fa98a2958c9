import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { isWhole, writeRest } from "../src/games/stratego/setup/code";
import { Editor } from "../src/games/stratego/setup/editor.svelte";
import { armyLetters, fieldFrom, type Field, type Placement } from "../src/games/stratego/setup/field";
import { standing, tracked } from "../src/games/stratego/setup/track";
import { valuesOf } from "./edition";

const VALUES = valuesOf(readFileSync(new URL("../../src/rollout/games/stratego/tables.toml", import.meta.url), "utf-8"));
const FIELD = fieldFrom(VALUES, "game-1", "autobots") as Field;
const at = (square: string): number => FIELD.homes.indexOf(square);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("two taps exchange two pieces; a second tap on the first lets it go", () => {
  const editor = new Editor(FIELD, false);
  const [prime, trap] = [editor.placement[at("e3")], editor.placement[at("a1")]];
  editor.press(at("e3"));
  editor.press(at("e3"));
  expect(editor.chosen).toBeNull();
  editor.press(at("e3"));
  editor.press(at("a1"));
  expect([editor.placement[at("a1")], editor.placement[at("e3")]]).toEqual([prime, trap]);
  expect(editor.done).toEqual({ key: "swapped", args: { name: "Optimus Prime", other: "Liquid Nitrogen Trap", square: "a1" } });
});

test("whoever leaves the board waits in the tray, and goes where one taps", () => {
  const editor = new Editor(FIELD, false);
  editor.take(at("e3"));
  expect([editor.tray, editor.whole]).toEqual([["X"], false]);
  editor.pressTray("X");
  editor.press(at("e3"));
  expect([editor.tray, editor.whole]).toEqual([[], true]);
  editor.press(at("a3"));
  editor.pressTray("X");
  expect(editor.tray).toEqual(["2"]); // with somebody chosen the tray takes that one
});

test("whoever is put on somebody from the tray sends that one there", () => {
  const editor = new Editor(FIELD, false);
  editor.take(at("e3"));
  editor.put({ letter: "X" }, at("i3"));
  expect(editor.tray).toEqual(["9"]);
});

test("each step can be taken back, and what changes nothing is no step", () => {
  const editor = new Editor(FIELD, false);
  const { placement } = editor;
  editor.load(placement, "the same");
  expect(editor.undoable).toBe(false);
  editor.mirror();
  editor.clear();
  editor.fill();
  editor.shuffle();
  for (let step = 0; step < 4; step += 1) editor.undo();
  expect([editor.placement, editor.undoable]).toEqual([placement, false]);
});

test("filling leaves those alone who stand", () => {
  const editor = new Editor(FIELD, false);
  editor.load(editor.placement.map((letter, place) => (place < 7 ? letter : "")), "half");
  const front = editor.placement.slice(0, 7);
  editor.fill();
  expect([editor.placement.slice(0, 7), editor.whole]).toEqual([front, true]);
});

test("those who were placed by typing stay, whatever is done, and the line places the others", () => {
  const editor = new Editor(FIELD, false);
  const begun: Placement = FIELD.homes.map((_, place) => (["F", "X"][place] ?? ""));
  editor.begin(begun);
  for (const act of [() => editor.shuffle(), () => editor.mirror(), () => editor.clear(), () => editor.fill()]) {
    act();
    expect(editor.placement.slice(0, 2)).toEqual(["F", "X"]);
  }
  const rest = writeRest(editor.placement, 2, FIELD);
  expect(rest).toBe(editor.code.slice(2));
  expect(writeRest(editor.placement, 10, FIELD)).toBe(editor.code.slice(11)); // no sign before the second row
  expect(isWhole(editor.placement, FIELD)).toBe(true);
});

test("the browser remembers the last set-up, unless others look on", () => {
  const alone = new Editor(FIELD, true);
  alone.mirror();
  expect(new Editor(FIELD, true).placement).toEqual(alone.placement);
  expect(new Editor(FIELD, false).placement).not.toEqual(alone.placement);
});

test("pieces of the same character walk no farther than they must", () => {
  const all = tracked(standing(FIELD), new Editor(FIELD, false).placement);
  const moved = tracked(all, new Editor(FIELD, false).placement.with(at("a3"), "").with(at("j3"), ""));
  const walked = moved.filter((piece, index) => piece.place !== all[index]?.place);
  expect(walked.map(({ letter, place }) => [letter, place])).toEqual([["2", -1], ["2", -1]]);
  expect(moved.map(({ letter }) => letter)).toEqual(armyLetters(FIELD));
});
