/** Names of those who have not given any: kept in English, and shown in the language of whoever looks. */

import type { Say } from "../kit/words.svelte";

const STAND_IN = /^(Player|Computer)(?: (\d))?$/;

/** @param number which of several; 0 for the only one */
export function playerName(number: number): string {
  return number ? `Player ${number}` : "Player";
}

/** @param number which of several; 0 for the only one */
export function computerName(number: number): string {
  return number ? `Computer ${number}` : "Computer";
}

/** A name as it is shown. */
export function shownName(name: string, say: Say): string {
  const found = STAND_IN.exec(name);
  if (!found) return name;
  const number = Number(found[2] ?? 0);
  if (found[1] === "Computer") return say("computer-name", { number });
  return number ? say("player-number", { number }) : say("player-name");
}
