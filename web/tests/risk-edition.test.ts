/** What an edition of RISK Transformers is played with, read from its values. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playedWith } from "../src/games/risk/edition";
import type { RiskView } from "../src/games/risk/types.gen";
import recorded from "./risk-view.json";

const view = recorded as unknown as RiskView;

/** Values as an edition's file has them, each border listed once. */
const VALUES = {
  meter: { start: 7, spare: 5, bars: 5 },
  units: { first: 5, later: 3, slaves: 5 },
  stars: { exchange: view.exchange },
  start: { corners: idsOf((place) => place.corner), centre: idsOf((place) => place.centre) },
  hand: { power: 3 },
  continent: Object.fromEntries(view.continents.map(({ name, bonus }) => [idOf(name), { name, bonus }])),
  territory: Object.fromEntries(
    view.board.map(({ name, continent, stars, neighbours }) => [idOf(name), { name, continent: idOf(continent), stars, links: neighbours.filter((other) => name < other).map(idOf) }]),
  ),
  power: [{ name: "Space Bridge", copies: 1, when: "now", effect: "anywhere" }],
};

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function idsOf(fits: (place: RiskView["board"][number]) => boolean): readonly string[] {
  return view.board.filter(fits).map(({ name }) => idOf(name));
}

test("borders are listed once and lead both ways; all else is as on the board of a game", () => {
  const board = playedWith(VALUES)?.board ?? [];
  expect(board.map((place) => ({ ...place, neighbours: place.neighbours.toSorted() }))).toEqual(view.board.map((place) => ({ ...place, also: [], neighbours: place.neighbours.toSorted() })));
});

test("a card without an amount has none; without cards there are none; other values are not of this game", () => {
  expect(playedWith(VALUES)?.power).toEqual([{ name: "Space Bridge", copies: 1, when: "now", effect: "anywhere", amount: 0 }]);
  const { power: _, ...without } = VALUES;
  expect(playedWith(without)?.power).toEqual([]);
  expect([playedWith({ rows: 3 }), playedWith(null)]).toEqual([null, null]);
});

test("the file of the game has the parts that are read", () => {
  const text = readFileSync(new URL("../../src/rollout/games/risk/tables.toml", import.meta.url), "utf-8");
  const sections = Array.from(text.matchAll(/^\[+([a-z]+)/gm), ([, name = ""]) => name);
  expect(Object.keys(VALUES).filter((name) => !sections.includes(name))).toEqual([]);
});
