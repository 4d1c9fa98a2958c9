import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isBroken, orderOf, outline, PIECES, placeOf, rowsOf } from "../src/games/robot-heroes/puzzle";
import { linesOf, roundsOf, titleOf, totalOf, withCard, without } from "../src/games/robot-heroes/cards";
import { ruleAt } from "../src/games/robot-heroes/rules";
import { emptyShow, settled } from "../src/games/robot-heroes/show";
import type { Hero, RobotHeroesView, Special } from "../src/games/robot-heroes/types.gen";

const HERO: Hero = {
  type: "hero", character: "optimus", pawn: 3, damage: 1, hand: 2, pile: 9, discard: ["4"], chosen: false, played: [], numbers: [], shown: [],
};

function view(change: Partial<RobotHeroesView>, heroes: readonly [Hero, Hero] = [HERO, { ...HERO, character: "megatron" }]): RobotHeroesView {
  const board = { type: "board", kinds: [], links: [], starts: [0, 12], places: [] } as const;
  const rest = { level: "basic", turn: 0, turns: 0, max_turns: 0, die: 0, hand: ["1", "die"], sealed: "", landings: [], specials: [], booster: -1, highest: 6, pieces: 6, limit: 5 };
  return { type: "robot-heroes-view", viewer: 0, phase: "roll", board, heroes, ...rest, ...change };
}

test("each number of damaged pieces shows so many, whatever an edition's puzzle has", () => {
  for (const pieces of [1, 3, PIECES, 7, 11, 20]) {
    const all = Array.from({ length: pieces }, (_, piece) => piece);
    for (let damage = 0; damage <= pieces; damage += 1) {
      expect(all.filter((piece) => isBroken(piece, damage, pieces))).toHaveLength(damage);
    }
  }
});

test("pieces fill the picture, and the face is turned last", () => {
  for (let pieces = 1; pieces <= 20; pieces += 1) {
    const places = Array.from({ length: pieces }, (_, piece) => placeOf(piece, pieces));
    expect(places.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(240 * 360);
    expect(placeOf(orderOf(pieces).at(-1) ?? 0, pieces).row).toBe(0);
  }
  expect(rowsOf(PIECES)).toEqual([2, 2, 2]);
  expect(rowsOf(7)).toEqual([1, 2, 2, 2]);
});

test("pieces that touch have the same seam, seen from both sides", () => {
  const points = (piece: number): Set<string> => new Set(outline(piece).replace(/[MLCZ]/g, " ").trim().match(/-?[\d.]+ -?[\d.]+/g));
  const shared = (a: number, b: number): number => [...points(a)].filter((point) => points(b).has(point)).length;

  expect(shared(0, 1)).toBeGreaterThanOrEqual(10);
  expect(shared(0, 2)).toBeGreaterThanOrEqual(10);
  expect(shared(3, 5)).toBeGreaterThanOrEqual(10);
});

test("hands are kept in order, dice last", () => {
  expect(withCard(["2", "5", "die"], "3")).toEqual(["2", "3", "5", "die"]);
  expect(withCard(["6"], "die")).toEqual(["6", "die"]);
  expect(without(["3", "3", "die"], "3")).toEqual(["3", "die"]);
  expect(without(["3"], "4")).toEqual(["3"]);
});

test("the table settles on the view", () => {
  const show = emptyShow();
  settled(show, view({ die: 4, phase: "move" }));

  expect(show.pawns).toEqual([3, 3]);
  expect(show.damage).toEqual([1, 1]);
  expect(show.hand).toEqual(["1", "die"]);
  expect(show.dice).toEqual([{ seat: 0, value: 4, purpose: "move", roll: 0 }]);
  expect(show.battle).toBeNull();
});

const BASE = { type: "special", copies: [1, 1], number: 0, add: 0, least: 0, damage: 1, loss: 1 } as const;
const SPECIALS: readonly Special[] = [
  { ...BASE, card: "direct-hit", titles: ["Ion Blaster", "Fusion Cannon"], effect: "win" },
  { ...BASE, card: "power-boost", titles: ["Power Up", "Dark Power"], effect: "add", number: 3, add: 3 },
];

test("a duel shows open cards, and the backs of those that are chosen", () => {
  const show = emptyShow();
  const tied = { ...HERO, played: ["die"], numbers: [3] };
  settled(show, view({ phase: "duel" }, [{ ...tied, chosen: true }, { ...tied, played: ["3"] }]));

  expect(show.battle?.rounds).toEqual([
    { cards: [[{ card: "die", number: 3 }], [{ card: "3", number: 3 }]], state: "tied" },
    { cards: [[{ card: "", number: 0 }], []], state: "open" },
  ]);
});

test("cards of a battle are sorted into rounds, a second card beside the one that it boosts", () => {
  const rounds = roundsOf([{ played: ["power-boost", "2", "4"], numbers: [3, 2, 4] }, { played: ["5", "4"], numbers: [5, 4] }], SPECIALS);

  expect(rounds.map(({ cards }) => cards.map((side) => side.map(({ card }) => card)))).toEqual([[["power-boost", "2"], ["5"]], [["4"], ["4"]]]);
  expect(totalOf(rounds[0]?.cards[0] ?? [])).toBe(5);
});

test("two Special Attacks make a round that is cancelled, and boost nothing", () => {
  const rounds = roundsOf([{ played: ["power-boost", "2"], numbers: [0, 2] }, { played: ["direct-hit", "5"], numbers: [0, 5] }], SPECIALS);

  expect(rounds.map(({ state }) => state)).toEqual(["cancelled", "tied"]);
  expect(rounds[0]?.cards[0]).toEqual([{ card: "power-boost", number: 0 }]);
});

test("while a second card is chosen the round is open", () => {
  const show = emptyShow();
  const boosting = { ...HERO, played: ["power-boost"], numbers: [0] };
  settled(show, view({ phase: "boost", booster: 0, specials: SPECIALS }, [boosting, { ...HERO, played: ["5"], numbers: [5] }]));

  expect(show.battle?.rounds.map(({ state }) => state)).toEqual(["open"]);
});

test("a die that has not been rolled leaves the sum open", () => {
  expect(totalOf([{ card: "power-boost", number: 3 }, { card: "die", number: 0 }])).toBe(0);
  expect(totalOf([{ card: "power-boost", number: 3 }, { card: "die", number: 6 }])).toBe(9);
});

test("Special Attacks follow the dice, in the order of the edition, and have two titles", () => {
  expect(withCard(["2", "die", "power-boost"], "direct-hit", SPECIALS)).toEqual(["2", "die", "direct-hit", "power-boost"]);
  expect(SPECIALS.map((special) => titleOf(special, "megatron"))).toEqual(["Fusion Cannon", "Dark Power"]);
});

test("long titles are broken where the lines become equally long", () => {
  expect(linesOf("Ambush")).toEqual(["Ambush"]);
  expect(linesOf("Axe of the Old Prime")).toEqual(["Axe of the", "Old Prime"]);
  expect(linesOf("Unterstützung")).toEqual(["Unterstützung"]);
});

test.each(["take", "roll", "move", "discard", "duel", "boost", "over"])("a rule tells what is done in the phase %s", (phase) => {
  const told = readFileSync(new URL("../../src/rollout/games/robot_heroes/rules.toml", import.meta.url), "utf-8");
  expect(told).toContain(`[${ruleAt(view({ phase }))}]`);
});
