/** Steps of a replay that tell nothing aloud, as when a piece is placed: they are part of the step that follows. */

import type { Frame } from "../protocol.gen";
import type { Told } from "../table/story";

export type Silent = (told: Told) => boolean;

/** @param silent what need not be told; undefined where each step stands for itself */
export function joined(frames: readonly Frame[], silent: Silent | undefined): readonly Frame[] {
  if (!silent) return frames;
  const steps: Frame[] = [];
  let before: readonly unknown[] = [];
  for (const [index, frame] of frames.entries()) {
    const told = [...before, ...frame.told];
    const goesOn = index > 0 && index < frames.length - 1 && frame.told.every((each) => silent(each as Told));
    if (!goesOn) steps.push({ ...frame, told });
    before = goesOn ? told : [];
  }
  return steps;
}
