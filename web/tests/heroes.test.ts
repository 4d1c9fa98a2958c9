import { expect, test } from "vitest";
import { isDamaged, outline, ORDER, PIECES } from "../src/games/robot-heroes/puzzle";
import { emptyShow, settled, withCard, without } from "../src/games/robot-heroes/show";
import type { Hero, RobotHeroesView } from "../src/games/robot-heroes/types.gen";

const HERO: Hero = {
  type: "hero", character: "optimus", pawn: 3, damage: 1, hand: 2, pile: 9, discard: ["4"], chosen: false, played: [], numbers: [], shown: [],
};

function view(change: Partial<RobotHeroesView>, heroes: readonly [Hero, Hero] = [HERO, { ...HERO, character: "megatron" }]): RobotHeroesView {
  const board = { type: "board", kinds: [], links: [], starts: [0, 12] } as const;
  const rest = { level: "basic", turn: 0, turns: 0, max_turns: 0, die: 0, hand: ["1", "die"], sealed: "", landings: [] };
  return { type: "robot-heroes-view", viewer: 0, phase: "roll", board, heroes, ...rest, ...change };
}

test("each number of damaged pieces shows so many", () => {
  for (let damage = 0; damage <= PIECES; damage += 1) {
    expect(Array.from({ length: PIECES }, (_, piece) => isDamaged(piece, damage)).filter(Boolean).length).toBe(damage);
  }
  expect([...ORDER].sort()).toEqual([0, 1, 2, 3, 4, 5]);
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

test("a duel shows open cards, and the backs of those that are chosen", () => {
  const show = emptyShow();
  const tied = { ...HERO, played: ["die"], numbers: [3] };
  settled(show, view({ phase: "duel" }, [{ ...tied, chosen: true }, { ...tied, played: ["3"] }]));

  expect(show.battle?.cards[0]).toEqual([{ card: "die", number: 3 }, { card: "", number: 0 }]);
  expect(show.battle?.cards[1]).toEqual([{ card: "3", number: 3 }]);
  expect(show.battle?.state).toBe("tied");
});
