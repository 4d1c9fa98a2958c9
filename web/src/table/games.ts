/** The drawings of games: every folder of `src/games` is found by itself; a game without one gets the generic table. */

import type { Component } from "svelte";
import type { TableModel } from "./model";
import type { Told } from "./story";

/** A shape that tells sides apart without colour. */
export type Mark = "autobot" | "decepticon" | "wedge" | "slant" | "human" | "circle" | "diamond" | "triangle" | "square" | "shield" | "disc";

export interface GameDrawing {
  /** The table: the board and what lies around it. Calls `ctrl.perform` once. */
  readonly Table: Component<{ ctrl: TableModel }>;
  /** A picture of the winner, for the end of the game. */
  readonly Trophy?: Component<{ ctrl: TableModel }>;
  /** Who has won, where it is not the people at the table who win but whom they play; empty for nobody. */
  readonly winning?: (ctrl: TableModel) => string;
  /** A picture of the side of a seat, as everybody may see it; draws nothing where there is none yet. */
  readonly Portrait?: Component<{ view: unknown; seat: number }>;
  /** What something told may be part of, so that the log tells it in one line with what comes before; empty for nothing. */
  readonly together?: (told: Told) => string;
  /** What something told is called as part of a line that tells several things together; "part" where nothing else is said. */
  readonly part?: (told: Told) => string;
  /** Whether something told need not stand in the log, because what comes before or after it says the same. */
  readonly silent?: (told: Told) => boolean;
  /** Whether the person of a seat, who was away, has to hear of something told. */
  readonly matters?: (told: Told, seat: number) => boolean;
  /** Id of the rule that tells what is being done in a view; empty for none. */
  readonly ruleAt?: (view: unknown) => string;
  /** The marks of the seats in a view, by seat. */
  readonly marks?: (view: unknown) => readonly Mark[];
  /** The seat that something told is about, where it does not say so itself; -1 for none. */
  readonly seatOf?: (told: Told, view: unknown) => number;
}

const drawings = import.meta.glob<GameDrawing>("../games/*/index.ts");
const covers = import.meta.glob<Component>("../games/*/Cover.svelte", { import: "default" });

/** The drawing of a game; null for a game without one. */
export async function drawingOf(game: string): Promise<GameDrawing | null> {
  return (await drawings[`../games/${game}/index.ts`]?.()) ?? null;
}

/** The picture of a game on the shelf; null for a game without one. */
export async function coverOf(game: string): Promise<Component | null> {
  return (await covers[`../games/${game}/Cover.svelte`]?.()) ?? null;
}
