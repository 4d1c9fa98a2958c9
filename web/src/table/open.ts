/** Opens a table, keeps what its person needs to sit at it, and goes there. */

import { openTable } from "../kit/api";
import { go } from "../kit/router.svelte";
import type { NewTable } from "../protocol.gen";
import { save } from "./saved";

/** Random letters that nobody can guess. */
export function randomText(bytes = 16): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** The nonce is made after the answer, which carries the commitment: so neither side chose its share knowing the other's. */
export async function openAndGo(plan: NewTable): Promise<void> {
  const opened = await openTable(plan);
  const token = opened.tokens.find((candidate) => candidate !== "") ?? "";
  const nonce = randomText();
  save({ table: opened.table, game: plan.game, token, nonce, plan, opened: Date.now(), begun: false, over: false });
  go(`/table/${opened.table}`);
}
