/** What an edition is played with, drawn: every game folder with an `EditionPicture.svelte` brings it. */

import type { Component } from "svelte";
import type { Say } from "../kit/words.svelte";

/** Draws the values of an edition, as they are nested in its file. */
export type EditionPicture = Component<{ values: unknown; say: Say }>;

const found = import.meta.glob<EditionPicture>("../games/*/EditionPicture.svelte", { import: "default" });

/** The picture of a game's editions; null for a game without one. */
export async function editionPictureOf(game: string): Promise<EditionPicture | null> {
  return (await found[`../games/${game}/EditionPicture.svelte`]?.()) ?? null;
}
