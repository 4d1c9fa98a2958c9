import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Changed, Update } from "../src/protocol.gen";
import { Keeping, keptIn, READABLE } from "../src/table/keeping";
import type { Entry } from "../src/table/state";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function line(number: number, piece: string): Changed {
  return { type: "changed", number, told: { type: "fought", piece } };
}

function update(version: number, told: number, changed: readonly Changed[]): Update {
  return { version, told: Array.from({ length: told }), changed } as unknown as Update;
}

test("lines of the log are kept otherwise, in their places", () => {
  const log: Entry[] = ["giant", "guard"].map((piece, index) => ({ version: index + 1, told: { type: "fought", piece } }));

  expect(keptIn(log, [line(2, "?")]).map(({ told }) => told["piece"])).toEqual(["giant", "?"]);
});

test("what is older is forgotten at once, what has just been shown when it can have been read", () => {
  const kept: number[] = [];
  const keeping = new Keeping((changed) => kept.push(...changed.map(({ number }) => number)));
  keeping.settled(update(5, 2, [line(1, "?"), line(4, "?")]));
  expect(kept).toEqual([1]);

  vi.advanceTimersByTime(READABLE - 1);
  expect(kept).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(kept).toEqual([1, 4]);
});

test("the next story, and leaving, make an end of reading", () => {
  const kept: string[] = [];
  const keeping = new Keeping((changed) => kept.push(...changed.map(({ number, told }) => `${number} ${(told as { piece: string }).piece}`)));
  keeping.settled(update(2, 2, [line(2, "?")]));
  keeping.settled(update(4, 2, [line(2, "guard"), line(4, "?")]));
  expect(kept).toEqual(["2 ?", "2 guard"]);

  keeping.now();
  vi.advanceTimersByTime(2 * READABLE);
  expect(kept).toEqual(["2 ?", "2 guard", "4 ?"]);
});
