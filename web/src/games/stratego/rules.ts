/** Which rule tells what is being done. */

import type { StrategoView } from "./types.gen";

const RULES: Readonly<Record<string, string>> = {
  setup: "ST-S3",
  play: "ST-T1",
  rumble: "ST-P6",
  sneak: "ST-P9",
  over: "ST-E1",
};

/** The rule of what is asked in a view. */
export function ruleAt(view: unknown): string {
  const { phase, changed } = view as StrategoView;
  return phase === "play" && changed ? "ST-P3" : (RULES[phase] ?? "");
}
