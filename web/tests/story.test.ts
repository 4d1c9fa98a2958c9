import { expect, test, vi } from "vitest";
import { Clock } from "../src/kit/clock";
import type { Update } from "../src/protocol.gen";
import { Story, type Scene, type Told } from "../src/table/story";

function update(version: number, told: readonly string[]): Update {
  const raw = told.map((type) => ({ type }));
  return { type: "update", version, told: raw, view: { version }, actors: [], decision: 1, choices: [] } as unknown as Update;
}

/** A stage that writes down what it shows; a told thing waits until it is let go on. */
function stage(factor = 0, heard?: (told: Told) => void): { story: Story; diary: string[]; clock: Clock; scene: Scene } {
  const diary: string[] = [];
  const clock = new Clock(() => factor);
  const story = new Story(clock, {
    told: (told, version) => diary.push(`log ${version} ${told.type}`),
    heard: heard ?? ((told) => diary.push(`hear ${told.type}`)),
    settled: (shown) => diary.push(`settled ${shown.version}`),
    busy: (busy) => diary.push(busy ? "busy" : "idle"),
  });
  const scene: Scene = {
    prepare: () => diary.push("prepare"),
    play: async (told: Told, time: Clock) => {
      diary.push(`play ${told.type}`);
      await time.wait(60_000);
    },
    settle: () => diary.push("settle"),
    jump: () => diary.push("jump"),
  };
  return { story, diary, clock, scene };
}

/** Let everything happen that is ready to happen. */
async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test("what was told is shown in order, then how things stand", async () => {
  const { story, diary, scene } = stage();
  story.open(scene);
  story.push(update(2, ["rolled", "moved"]), false);
  await quiet();

  expect(diary).toEqual([
    ...["busy", "prepare", "log 1 rolled", "hear rolled", "play rolled", "log 2 moved", "hear moved", "play moved"],
    ...["settle", "settled 2", "idle"],
  ]);
});

test("updates wait for their turn, and for the curtain", async () => {
  const { story, diary, scene } = stage();
  story.push(update(1, ["rolled"]), false);
  story.push(update(2, ["moved"]), false);
  await quiet();

  expect(diary).toEqual([]);

  story.open(scene);
  await quiet();

  expect(diary.filter((line) => line.startsWith("settled"))).toEqual(["settled 1", "settled 2"]);
});

test("what was shown before is not shown again", async () => {
  const { story, diary, scene } = stage();
  story.open(scene);
  story.push(update(2, ["rolled", "moved"]), false);
  story.push(update(3, ["rolled", "moved", "landed"]), false);
  await quiet();

  expect(diary.filter((line) => line.startsWith("log"))).toEqual(["log 1 rolled", "log 2 moved", "log 3 landed"]);
});

test("a still update fills the log, plays nothing, and nobody hears it", async () => {
  const { story, diary, scene } = stage();
  story.open(scene);
  story.push(update(1, ["rolled"]), true);
  await quiet();

  expect(diary).toEqual(["busy", "prepare", "log 1 rolled", "settle", "settled 1", "idle"]);
});

test("skipping shows the rest at once, and the next story takes its time again", async () => {
  const { story, diary, clock, scene } = stage(1);
  story.open(scene);
  story.push(update(2, ["rolled", "moved"]), false);
  await quiet();

  expect(diary.at(-1)).toBe("play rolled");

  story.skip();
  await quiet();

  expect(diary.at(-1)).toBe("idle");
  expect(clock.hurrying).toBe(false);
});

test("a drawing that fails does not stop the game", async () => {
  const { story, diary, scene } = stage();
  const spoken = console.error;
  console.error = () => undefined;
  story.open({ ...scene, play: () => Promise.reject(new Error("no such card")) });
  story.push(update(1, ["rolled"]), false);
  await quiet();
  console.error = spoken;

  expect(diary.at(-1)).toBe("idle");
});

test("a listener that fails does not stop the game", async () => {
  const { story, diary, scene } = stage(0, () => {
    throw new Error("no such step");
  });
  const spoken = vi.spyOn(console, "error").mockReturnValue();
  story.open(scene);
  story.push(update(2, ["rolled", "moved"]), false);
  await quiet();

  expect(spoken).toHaveBeenCalledTimes(2);
  spoken.mockRestore();
  expect(diary).toContain("play moved");
  expect(diary.at(-1)).toBe("idle");
});

test("a new scene begins where the one before it stopped; what comes in between waits", async () => {
  const first = stage();
  first.story.open(first.scene);
  first.story.push(update(1, ["rolled"]), false);
  await quiet();
  first.story.close(first.scene);
  first.story.push(update(2, ["moved"]), false);
  await quiet();
  const shown: string[] = [];
  const next: Scene = {
    prepare: () => shown.push("prepare"),
    play: async (told) => void shown.push(told.type),
    settle: () => shown.push("settle"),
    jump: () => shown.push("jump"),
  };
  first.story.open(next);
  await quiet();

  expect(shown).toEqual(["prepare", "jump", "prepare", "moved", "settle"]);
});

test("the story waits for those who want to hear all of it, but not for whoever fails to come", async () => {
  const { story, diary, scene } = stage();
  let arrive = (): void => undefined;
  story.expect(new Promise<void>((resolve) => (arrive = resolve)));
  story.expect(Promise.reject(new Error("offline")));
  story.open(scene);
  story.push(update(1, ["rolled"]), false);
  await quiet();
  expect(diary).toEqual([]);

  arrive();
  await quiet();
  expect(diary).toContain("hear rolled");
  expect(diary.at(-1)).toBe("idle");
});
