/** Opens a table with one tap: against the computer, with or without the lesson. */

import { shelf } from "../kit/api";
import { go } from "../kit/router.svelte";
import { settings } from "../kit/settings.svelte";
import type { GameCard, NewTable } from "../protocol.gen";
import { openAndGo } from "../table/open";
import { find } from "../table/saved";
import { computerName, playerName } from "../table/standin";
import { optionsFor } from "../teach/lesson";
import { begunLesson, keepLesson } from "../teach/progress";

/** A table with the preset options, the person on the first seat, computers on the others. */
export function quickPlan(card: GameCard, own: string, level: string): NewTable {
  const known = card.levels.some(({ name }) => name === level) ? level : (card.levels[0]?.name ?? "");
  const others = Array.from({ length: card.seats - 1 }, (_, index) => ({ name: computerName(card.seats > 2 ? index + 1 : 0), level: known }));
  return { game: card.name, options: {}, seats: [{ name: own }, ...others] };
}

async function cardOf(game: string): Promise<GameCard | undefined> {
  return (await shelf()).games.find((card) => card.name === game);
}

function planFor(card: GameCard, level: string): NewTable {
  return quickPlan(card, settings.name.trim() || playerName(0), level);
}

/**
 * Open a table against the computer and go there, on the host's edition if there is one; false where there is no such game.
 * @param left aborted when nobody wants to go there any more
 */
export async function playNow(game: string, left?: AbortSignal): Promise<boolean> {
  const card = await cardOf(game);
  const edition = card?.editions[0]?.digest ?? "";
  if (card) await openAndGo({ ...planFor(card, settings.levels[game] ?? ""), edition }, { replace: true, left });
  return card !== undefined;
}

/**
 * Open a table with some options against the computer that is usually played, and go there; false where there is no such game.
 * @param digest of the edition; empty for our own values
 * @param left aborted when nobody wants to go there any more
 */
export async function tryNow(game: string, options: Readonly<Record<string, string>>, digest: string, left: AbortSignal): Promise<boolean> {
  const card = await cardOf(game);
  if (card) await openAndGo({ ...planFor(card, settings.levels[game] ?? ""), options, edition: digest }, { left });
  return card !== undefined;
}

/**
 * Go to the lesson that was begun, or open a table for a new one; false where there is no such game.
 * @param part a side of the lesson; empty for the one that it begins with
 * @param left aborted when nobody wants to go there any more
 */
export async function learnNow(game: string, part: string, left?: AbortSignal): Promise<boolean> {
  const begun = begunLesson(game, part);
  const saved = begun ? find(begun.table) : undefined;
  if (begun && saved && !saved.over) {
    go(`/table/${begun.table}`, true);
    return true;
  }
  const card = await cardOf(game);
  const keep = (table: string): void => keepLesson({ table, game, part, shown: [], over: false });
  if (card) await openAndGo({ ...planFor(card, ""), options: optionsFor(game, part) }, { replace: true, opened: keep, left });
  return card !== undefined;
}
