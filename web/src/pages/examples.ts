/** The illustrated examples of games' rules: every game folder with `examples/index.ts` brings some. */

import type { Component } from "svelte";

export interface RuleExamples {
  /** Draws an example. */
  readonly Picture: Component<{ id: string }>;
  /** The ids of a rule's examples; each has words under `example-<id>`. */
  readonly examplesOf: (rule: string) => readonly string[];
}

const found = import.meta.glob<RuleExamples>("../games/*/examples/index.ts");

/** The examples of a game; null for a game without any. */
export async function examplesFor(game: string): Promise<RuleExamples | null> {
  return (await found[`../games/${game}/examples/index.ts`]?.()) ?? null;
}
