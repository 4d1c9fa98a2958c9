/** Pictures that explain the rules of Stratego Transformers. */

import { EXAMPLES } from "./data";

export { default as Picture } from "./Picture.svelte";

/** The examples of a rule, by their ids. */
export function examplesOf(rule: string): readonly string[] {
  return EXAMPLES.filter((example) => example.rule === rule).map(({ id }) => id);
}
