import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { playedWith, UNSAID } from "../src/games/robot-heroes/edition";
import { aboutEdition, pageOf } from "../src/kit/router";
import { forget, nested, remember, remembered, sectionsOf, textOf, type Remembered } from "../src/pages/editions";
import type { Edition, Value } from "../src/protocol.gen";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

function box(number: number, game = "robot-heroes"): Remembered {
  return { game, digest: `d${number}`, title: `Box ${number}`, text: "x" };
}

function value(path: string, given: unknown, source: string): Value {
  return { type: "value", path, value: given, source };
}

const EDITION: Edition = {
  type: "edition",
  game: "g",
  digest: "d",
  title: "t",
  sources: [
    { type: "value-source", name: "book", kind: "rulebook", title: "The book" },
    { type: "value-source", name: "box", kind: "owner", title: "My box" },
  ],
  values: [
    value("board.kinds", ["start", "draw"], "book"),
    value("board.links", [[0, 1], [1, 2]], "box"),
    value("deck[0].card", "2", "book"),
    value("deck[0].copies", 2, "box"),
    value("deck[1].card", "die", "box"),
    value("deck[1].copies", 4, "box"),
  ],
};

test("values stand under the kind of their source, each with what it belongs to", () => {
  const [owner, book, ...others] = sectionsOf(EDITION);
  expect(others).toEqual([]);
  expect([owner?.kind, book?.kind]).toEqual(["owner", "rulebook"]);
  const shown = (owner?.rows ?? []).map(({ name, values }) => [name, ...values.map(({ of, text }) => (of ? `${of}=${text}` : text))]);
  expect(shown).toEqual([
    ["board.links", "0–1", "1–2"],
    ["deck.copies", "2=2", "die=4"],
  ]);
  expect(book?.rows.map(({ name }) => name)).toEqual(["board.kinds", "deck.card"]);
});

test("a browser remembers the newest editions of each game and forgets one", () => {
  for (let number = 0; number < 10; number += 1) remember(box(number));
  remember(box(20, "pig"));
  remember(box(5));
  expect(remembered("robot-heroes").map(({ digest }) => digest)).toEqual(["d5", "d9", "d8", "d7", "d6", "d4", "d3"]);
  forget("d9");
  expect(remembered("robot-heroes").map(({ digest }) => digest)).not.toContain("d9");
  expect(remembered("pig")).toHaveLength(1);
});

test.each(["", "null", "7", "[null, 3]", "{", '[{"game":"robot-heroes"}]'])("storage that was edited by hand holds nothing: %s", (text) => {
  kept.set("rollout.editions", text);
  expect(remembered("robot-heroes")).toEqual([]);
});

test("the page about an edition has an address", () => {
  expect(pageOf(aboutEdition("risk", null))).toEqual({ name: "edition", game: "risk", digest: "" });
  expect(pageOf(aboutEdition("risk", { digest: "00" }))).toEqual({ name: "edition", game: "risk", digest: "00" });
  expect(pageOf("/edition")).toEqual({ name: "lost" });
  expect(pageOf("/edition/risk/00/more")).toEqual({ name: "lost" });
});

test("without storage an edition is known as long as its page", () => {
  const full = (): never => {
    throw new Error("quota exceeded");
  };
  vi.stubGlobal("localStorage", { getItem: full, setItem: full });
  remember(box(1));
  remember(box(2));
  forget("d1");
  expect(remembered("robot-heroes").map(({ digest }) => digest)).toEqual(["d2"]);
});

test("a file that is too large is not read, and one that cannot be read is a problem in words", async () => {
  const broken = { size: 10, text: () => Promise.reject(new Error("gone")) };
  await expect(textOf({ ...broken, size: 1_000_000 })).rejects.toMatchObject({ reason: "edition-too-large" });
  await expect(textOf(broken)).rejects.toMatchObject({ reason: "file-unreadable" });
  expect(await textOf({ size: 10, text: async () => "title" })).toBe("title");
});

test("an element is named by its naming key, whichever key its owner wrote first", () => {
  const values = [value("special[0].effect", "win", "box"), value("special[0].card", "big-hit", "box"), value("special[0].copies", 2, "box")];
  const [owner] = sectionsOf({ ...EDITION, values });
  expect(owner?.rows).toEqual([
    { name: "special.effect", values: [{ of: "big-hit", text: "win" }] },
    { name: "special.copies", values: [{ of: "big-hit", text: "2" }] },
  ]);
});

test("values are nested as in the file that they come from", () => {
  expect(nested(EDITION)).toEqual({
    board: { kinds: ["start", "draw"], links: [[0, 1], [1, 2]] },
    deck: [{ card: "2", copies: 2 }, { card: "die", copies: 4 }],
  });
});

test("what Robot Heroes is played with is read from the values of an edition", () => {
  const rest = { hero: { pieces: 5 }, die: { faces: 6 }, basic: { hand: 3, limit: 5 }, advanced: { hand: 5, limit: 7 } };
  const board = { kinds: ["start", "draw"], links: [[0, 1]], starts: { optimus: 0, megatron: 1 } };
  const deck = [{ card: "1", copies: 2 }, { card: "6", copies: 3, hero: "megatron" }];
  const special = [{ card: "hit", effect: "win", copies: 2, hero: "optimus", titles: { optimus: "A", megatron: "B" } }];
  const played = playedWith({ ...rest, board, deck, special });

  expect(played?.decks).toEqual([
    { hero: "optimus", cards: [{ card: "1", copies: 2 }] },
    { hero: "megatron", cards: [{ card: "1", copies: 2 }, { card: "6", copies: 3 }] },
  ]);
  expect(played?.specials).toMatchObject([{ card: "hit", titles: ["A", "B"], copies: [2, 0], damage: 1, loss: 1, number: 0 }]);
  expect(playedWith({ ...rest, board, deck: [{ card: "1", copies: 2 }] })?.decks.map(({ hero }) => hero)).toEqual([""]);
  expect(playedWith({ rows: 3 })).toBeNull();
});

test("what an edition does not say of a Special Attack is what the rules take for it", () => {
  const rules = readFileSync(new URL("../../src/rollout/games/robot_heroes/reading.py", import.meta.url), "utf-8");
  const said = Array.from(rules.matchAll(/entry\.get\("(\w+)", (\d+)\)/g), ([, key = "", value]) => [key, Number(value)] as const);
  expect(UNSAID).toMatchObject(Object.fromEntries(said));
  expect(said.map(([key]) => key)).toEqual(["damage", "loss"]);
});
