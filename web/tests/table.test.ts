import { expect, test } from "vitest";
import { decision, matters, together } from "../src/games/robot-heroes/telling";
import { pageOf } from "../src/kit/router";
import type { Args } from "../src/kit/words";
import { optionsOf } from "../src/pages/options";
import { fieldsOf, groupsOf, shapeOf, sorted } from "../src/table/generic/shape";
import { SeatNames } from "../src/table/names";
import { outcomeText, winners } from "../src/table/outcome";
import { linesOf, seatOf, textOf } from "../src/table/log";
import type { Entry } from "../src/table/state";

const NAMES = new SeatNames([{ name: "Ada" }, { name: "Ben" }]);

test("seats in what was told become names, lists become text", () => {
  const told = { type: "struck", seat: 0, target_seat: 1, path: [1, 2], value: 6, seats_left: 2, piece: "" };

  expect(NAMES.args(told)).toEqual({ seat: "Ada", target_seat: "Ben", path: "1, 2", value: 6, seats_left: 2, piece: "none" });
  expect(NAMES.messageArgs({ seat: 1, card: "die" })).toEqual({ seat: "Ben", card: "die" });
});

test("paths are pages", () => {
  expect(pageOf("/")).toEqual({ name: "home" });
  expect(pageOf("/table/a1")).toEqual({ name: "table", table: "a1" });
  expect(pageOf("/new/robot-heroes")).toEqual({ name: "new", game: "robot-heroes", others: "computer" });
  expect(pageOf("/rules/risk/")).toEqual({ name: "rules", game: "risk", digest: "" });
  expect(pageOf("/about")).toEqual({ name: "about" });
  expect(pageOf("/rules")).toEqual({ name: "lost" });
  expect(pageOf("/table/a/b")).toEqual({ name: "lost" });
});

test("options come from the schema; what leaves no choice is left out", () => {
  const properties = {
    level: { enum: ["basic"], default: "basic" },
    captives: { enum: ["secret", "shown"], default: "shown" },
    open: { type: "boolean", default: true },
    max_turns: { type: "integer", minimum: 0, multipleOf: 2, default: 0 },
  };
  const schema = { $ref: "#/$defs/O", $defs: { O: { type: "object", properties } } };

  expect(optionsOf(schema)).toEqual([
    { name: "captives", kind: "choice", values: ["secret", "shown"], preset: "shown" },
    { name: "open", kind: "flag", preset: true },
    { name: "max_turns", kind: "number", preset: 0, least: 0, most: undefined, step: 2 },
  ]);
});

test("values of an unknown view get a shape", () => {
  expect(shapeOf(true)).toEqual({ kind: "plain", text: "✓" });
  expect(shapeOf(["a", "b"])).toEqual({ kind: "list", items: ["a", "b"] });
  expect(shapeOf([["", "x"], ["y", ""]])).toEqual({ kind: "grid", rows: [["–", "x"], ["y", "–"]] });
  expect(shapeOf(["..x", "...", "y.."])).toEqual({ kind: "grid", rows: [[".", ".", "x"], [".", ".", "."], ["y", ".", "."]] });
  expect(shapeOf([{ type: "piece", id: 1, cell: "a1" }])).toEqual({ kind: "table", columns: ["id", "cell"], rows: [["1", "a1"]] });
});

test("the skeleton's own fields are not shown twice, and lists by seat come together", () => {
  const fields = fieldsOf({ type: "view", viewer: 0, phase: "strike", hearts: [2, 2, 1], turn: 1 });
  const { bySeat, others } = sorted(fields, 3);

  expect(bySeat.map((field) => field.name)).toEqual(["hearts"]);
  expect(others.map((field) => field.name)).toEqual(["turn"]);
});

test("choices are grouped by their first word", () => {
  expect(groupsOf(["move a1", "pass", "move a2"])).toEqual([
    { verb: "move", lines: ["move a1", "move a2"] },
    { verb: "", lines: ["pass"] },
  ]);
});

test("the best score wins; equal scores are nobody's", () => {
  expect(winners([0, 1])).toEqual([1]);
  expect(winners([0.5, 0.5])).toEqual([]);
  expect(winners([0.5, 0.5, 0])).toEqual([0, 1]);
});

test("how a game ended names winners and losers", () => {
  const say = (key: string, args = {}): string => `${key} ${JSON.stringify(args)}`;

  expect(outcomeText({ say, names: NAMES }, { reason: "resigned", scores: [0, 1] })).toBe('outcome-resigned {"winner":"Ben","loser":"Ada"}');
  expect(outcomeText({ say, names: NAMES }, { reason: "turns-equal", scores: [0.5, 0.5] })).toBe('outcome-turns-equal {"winner":"","loser":"Ada, Ben"}');
});

test("the log tells rolls that belong together in one line", () => {
  const roll = (version: number, seat: number, value: number, purpose: string): Entry => ({ version, told: { type: "rolled", seat, value, purpose } });
  const tied = [roll(1, 0, 3, "hero"), roll(2, 1, 3, "hero"), roll(3, 0, 1, "hero"), roll(4, 1, 4, "hero")];
  const log = [...tied, roll(5, 0, 5, "first"), roll(6, 1, 6, "move"), roll(7, 1, 2, "move")];
  const say = (key: string, args: Args = {}): string => `${key}(${Object.values(args).join(" ")})`;
  const table = { say, names: NAMES, line: ({ told }: Entry): string => `${String(told["value"])}!` };
  const lines = linesOf(log, together);

  expect(lines.map((line) => textOf(table, line))).toEqual([
    "told-rolls-hero(told-rolls-hero-part(Ada 3 hero), told-rolls-hero-part(Ben 3 hero) yes)",
    "told-rolls-hero(told-rolls-hero-part(Ada 1 hero), told-rolls-hero-part(Ben 4 hero) no)",
    "5!",
    "6!",
    "2!",
  ]);
  expect(lines.map((line) => seatOf(line))).toEqual([-1, -1, 0, 1, 1]);
  expect(seatOf(lines[0] ?? { version: 0, entries: [], together: "" }, () => 1), "several things are of nobody").toBe(-1);
  expect(seatOf({ version: 1, entries: [{ version: 1, told: { type: "marched", army: 2 } }], together: "" }, () => 1), "a drawing knows whose army it is").toBe(1);
  expect(linesOf(log)).toHaveLength(7);
});

test("the last battle is told by what decided it", () => {
  const shown = { type: "cards-revealed" };
  const tie = [shown, { type: "numbers-compared", numbers: [4, 4] }, { type: "battle-tied" }];
  const won = { type: "battle-won", seat: 1 };
  const met = { type: "number-met", seat: 0, number: 3, least: 4, result: "loss" };

  expect(decision([...tie, shown, { type: "numbers-compared", numbers: [2, 5] }, won])).toEqual({ by: "numbers", high: 5, low: 2 });
  expect(decision([...tie, shown, { type: "special-revealed", title: "Ion Blaster" }, won])).toEqual({ by: "title", title: "Ion Blaster" });
  expect(decision([shown, { type: "special-revealed", title: "Ambush" }, met, won])).toEqual({ by: "met", told: met });
  expect(decision(tie)).toBeNull();
});

test("who was away hears of what others did and of what came of it, not of the way there", () => {
  const log = [{ type: "rolled", purpose: "move", seat: 1 }, { type: "rolled", purpose: "card", seat: 1 }, { type: "pawn-moved", seat: 0 }, { type: "pawn-moved", seat: 1 }, { type: "piece-damaged", seat: 0 }, { type: "resigned", seat: 1 }];

  expect(log.filter((told) => matters(told, 0)).map((told) => log.indexOf(told))).toEqual([1, 3, 4, 5]);
});
