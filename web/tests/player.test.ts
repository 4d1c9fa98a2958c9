import { expect, test, vi } from "vitest";

vi.mock("../src/kit/sounds", () => ({ play: () => undefined }));

import { Clock } from "../src/kit/clock";
import { Player } from "../src/games/robot-heroes/player.svelte";
import { newest, type BattleShown } from "../src/games/robot-heroes/show";
import type { GameTold } from "../src/games/robot-heroes/types.gen";

type Loose = { readonly type: GameTold["type"]; readonly [field: string]: unknown };

const SPECIAL = { effect: "add", number: 3, add: 3, least: 0, damage: 1, loss: 1 };

/** The battle that is shown after all of this has been told, at once. */
async function battleAfter(...story: readonly Loose[]): Promise<BattleShown> {
  const player = new Player();
  const hurried = new Clock(() => 0);
  for (const told of [{ type: "battle-began", seat: 0 }, ...story]) await player.play(told, hurried);
  if (!player.show.battle) throw new Error("no battle is shown");
  return player.show.battle;
}

function cardsOf(battle: BattleShown): readonly string[] {
  return newest(battle).cards.map((side) => side.map(({ card, number }) => `${card || "back"}:${number}`).join(" "));
}

const CHOSEN = [{ type: "card-chosen", seat: 0, card: "5" }, { type: "card-chosen-unseen", seat: 1 }] as const;

test("chosen cards lie face down, the own one too, until both are turned over", async () => {
  const before = await battleAfter(...CHOSEN);
  const after = await battleAfter(...CHOSEN, { type: "cards-revealed", cards: ["5", "die"] });

  expect(cardsOf(before)).toEqual(["back:0", "back:0"]);
  expect(cardsOf(after)).toEqual(["5:5", "die:0"]);
});

test("a card's die gives it its number", async () => {
  const battle = await battleAfter(...CHOSEN, { type: "cards-revealed", cards: ["5", "die"] }, { type: "rolled", seat: 1, value: 4, purpose: "card" });

  expect(cardsOf(battle)).toEqual(["5:5", "die:4"]);
});

test("a tie stays in the chain, and the next cards make a round of their own", async () => {
  const tie = [...CHOSEN, { type: "cards-revealed", cards: ["5", "5"] }, { type: "numbers-compared", numbers: [5, 5] }, { type: "battle-tied" }] as const;
  const battle = await battleAfter(...tie, { type: "card-chosen-unseen", seat: 1 });

  expect(battle.rounds.map(({ state }) => state)).toEqual(["tied", "open"]);
  expect(cardsOf(battle)).toEqual(["", "back:0"]);
  expect(battle.compared).toBe(false);
});

test("two Special Attacks cancel each other, and nothing is explained any more", async () => {
  const battle = await battleAfter(...CHOSEN, { type: "cards-revealed", cards: ["direct-hit", "ambush"] }, { type: "specials-cancelled" });

  expect(newest(battle).state).toBe("cancelled");
  expect(battle.special).toBeNull();
});

test("a second card lies openly beside the Special Attack, and its die makes the sum", async () => {
  const battle = await battleAfter(
    ...CHOSEN,
    { type: "cards-revealed", cards: ["power-boost", "5"] },
    { type: "special-revealed", seat: 0, card: "power-boost", title: "Energon Sword", ...SPECIAL },
    { type: "card-added", seat: 0, card: "die", sort: "die" },
    { type: "rolled", seat: 0, value: 4, purpose: "card" },
    { type: "boosted", seat: 0, card: "die", number: 4, add: 3, total: 7 },
  );

  expect(cardsOf(battle)).toEqual(["power-boost:3 die:4", "5:5"]);
  expect(battle.special?.title).toBe("Energon Sword");
});

test("what an ambush met is shown, and who won", async () => {
  const met = { type: "number-met", seat: 0, number: 3, least: 4, result: "loss" } as const;
  const battle = await battleAfter(...CHOSEN, { type: "cards-revealed", cards: ["ambush", "3"] }, met, { type: "battle-won", seat: 1 });

  expect(battle.met).toMatchObject({ number: 3, least: 4, result: "loss" });
  expect([newest(battle).state, battle.winner]).toEqual(["won", 1]);
});

test("a draw pile lies there as soon as its hero is taken, and hands are dealt from it", async () => {
  const player = new Player();
  const hurried = new Clock(() => 0);
  const hero = { hand: 3, pile: 12, discard: ["4"], played: [], chosen: false };
  player.prepare({ board: null, heroes: [hero, hero] });
  const counts: (readonly number[])[] = [];
  for (const told of [
    { type: "hero-taken", seat: 0, character: "optimus" },
    { type: "hero-taken", seat: 1, character: "megatron" },
    { type: "hand-dealt", seat: 0, cards: ["2", "5", "die"], count: 3 },
    { type: "hand-dealt-unseen", seat: 1, count: 3 },
  ]) {
    await player.play(told, hurried);
    counts.push([...player.show.piles]);
  }

  expect(counts).toEqual([[16, 0], [16, 16], [13, 16], [13, 13]]);
  expect([...player.show.held]).toEqual([3, 3]);
});
