import { expect, test, vi } from "vitest";

vi.mock("../src/kit/sounds", () => ({ play: () => undefined }));
vi.mock("../src/kit/settings.svelte", () => ({ settings: { language: "en", pace: "normal" } }));

import type { Frame, Replay } from "../src/protocol.gen";
import { joined } from "../src/replay/joined";
import { ReplayCtrl } from "../src/replay/ctrl.svelte";
import { lastOf, newsIn } from "../src/replay/headline";
import type { Scene } from "../src/table/story";

function frame(number: number): Frame {
  return { type: "frame", seat: 0, text: "", told: [{ type: "turn-began", seat: 0 }], view: number, actors: [0], players: ["", ""], outcome: null };
}

const SEATS = ["Ada", "Ben"].map((name) => ({ type: "seat-card", name, level: "" }));
const REPLAY = { type: "replay", game: "robot-heroes", seats: SEATS, viewer: 0, frames: [0, 1, 2, 3].map(frame) } as unknown as Replay;

/** A replay whose every movement lasts until the clock is skipped, and the views that it has come to rest on. */
function slow(): { ctrl: ReplayCtrl; rests: unknown[] } {
  const ctrl = new ReplayCtrl(REPLAY);
  const rests: unknown[] = [];
  const rest = (view: unknown): void => void rests.push(view);
  const scene: Scene = { prepare: () => undefined, play: (_, clock) => clock.wait(60_000), settle: rest, jump: rest };
  ctrl.perform(scene);
  rests.length = 0;
  return { ctrl, rests };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("whoever steps on while a step is shown gets to the next one", async () => {
  const { ctrl, rests } = slow();

  for (const at of [0, 1, 2]) {
    ctrl.step(1);
    await turn();
    expect(ctrl.at).toBe(at);
  }

  expect(rests).toEqual([1, 2]);
  ctrl.seek(0);
});

test("steps faster than anything can be shown are all made", () => {
  const { ctrl } = slow();

  for (let taps = 0; taps < 5; taps += 1) ctrl.step(1);

  expect(ctrl.at).toBe(3);
  expect(ctrl.state.busy).toBe(false);
});

test("a step back while one is shown goes back", async () => {
  const { ctrl } = slow();
  ctrl.seek(2);

  ctrl.step(1);
  await turn();
  ctrl.step(-1);

  expect(ctrl.at).toBe(1);
  expect(ctrl.state.busy).toBe(false);
});

test("what is being shown is told while it is shown", async () => {
  const { ctrl } = slow();
  expect(ctrl.told).toEqual(frame(0).told);

  ctrl.step(1);
  await turn();
  expect(ctrl.told).toEqual([ctrl.showing]);

  ctrl.seek(2);
  expect(ctrl.showing).toBeNull();
});

test("in little room the last news are told, in whole sentences", () => {
  const story = [{ type: "landed" }, { type: "battle-won" }, { type: "turn-began" }];

  expect(newsIn(story, ({ type }) => type === "battle-won")).toEqual([story[1]]);
  expect(newsIn(story, () => false)).toEqual(story);
  expect(lastOf(["Ada shows a 5.", "Ben wins.", "Ada turns a piece."], 30)).toBe("Ben wins. Ada turns a piece.");
  expect(lastOf(["Ben wins.", "Ada turns a piece over."], 5)).toBe("Ada turns a piece over.");
  expect(lastOf([])).toBe("");
});

test("steps that tell nothing aloud belong to the next one, but for the first and the last", () => {
  const silent = ({ type }: { type: string }): boolean => type === "placed";
  const told = [["sides"], ["placed"], [], ["placed", "ready"], ["moved"], ["placed"]].map((types) => types.map((type) => ({ type })));
  const frames = told.map((each, index) => ({ ...frame(index), told: each }));

  const steps = joined(frames, silent);

  expect(steps.map(({ view }) => view)).toEqual([0, 3, 4, 5]);
  expect(steps[1]?.told).toEqual([{ type: "placed" }, { type: "placed" }, { type: "ready" }]);
  expect(joined(frames, undefined)).toBe(frames);
});

test("what led to the shown frame is known without a log", () => {
  const ctrl = new ReplayCtrl(REPLAY);
  expect(ctrl.past).toHaveLength(1);
  ctrl.seek(2);
  expect(ctrl.past).toHaveLength(3);
});
