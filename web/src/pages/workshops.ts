/** Where armies are set up away from any table: every game folder with `setup/Workshop.svelte` brings such a place. */

import type { Component } from "svelte";
import type { Say } from "../kit/words.svelte";

/** Opens a table with these options, against the computer. */
export type Play = (options: Readonly<Record<string, string>>) => void;

/** `values` are those of an edition, as they are nested in its file. */
export type Workshop = Component<{ values: unknown; say: Say; onplay: Play }>;

const found = import.meta.glob<Workshop>("../games/*/setup/Workshop.svelte", { import: "default" });

/** Whether armies of a game can be set up away from a table. */
export function hasWorkshop(game: string): boolean {
  return `../games/${game}/setup/Workshop.svelte` in found;
}

/** The workshop of a game; null for a game without one. */
export async function workshopOf(game: string): Promise<Workshop | null> {
  return (await found[`../games/${game}/setup/Workshop.svelte`]?.()) ?? null;
}
