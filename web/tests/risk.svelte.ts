/** A table of RISK without a server: it notes what is done. */

import { readFileSync } from "node:fs";
import { Command } from "../src/games/risk/command.svelte";
import { emptyShow, settled, type Show } from "../src/games/risk/show";
import type { GameTold, RiskView, Territory } from "../src/games/risk/types.gen";
import type { Choice } from "../src/protocol.gen";
import { emptyTable } from "../src/table/state";
import type { Told } from "../src/table/story";
import { modelOf } from "./desk";

/** A view of a game in its sixth round: army 2 attacks. */
export const VIEW = JSON.parse(readFileSync(new URL("risk-view.json", import.meta.url), "utf-8")) as RiskView;

/** The view with other fields, and other territories by name. */
export function view(change: Partial<RiskView> = {}, territories: Readonly<Record<string, Partial<Territory>>> = {}): RiskView {
  return { ...VIEW, ...change, territories: VIEW.territories.map((there) => ({ ...there, ...territories[there.name] })) };
}

export function there(shown: RiskView, name: string): Territory {
  const found = shown.territories.find((territory) => territory.name === name);
  if (!found) throw new Error(name);
  return found;
}

function choice(text: string, key: string, args: Record<string, string | number> = {}): Choice {
  return { text, label: { type: "message", key: `choice-${key}`, args } } as unknown as Choice;
}

export const DONE = choice("done", "done");
export const word = (name: string): string => name.toLowerCase().replaceAll(" ", "-");
export const way = (verb: "attack" | "move", start: string, end: string): Choice => choice(`${verb} ${word(start)} ${word(end)}`, verb, { start, end });
export const entry = (territory: string, how: string): Choice => choice(`place ${word(territory)}`, "place", { territory, how });
export const loss = (territory: string, kind: string): Choice => choice(`lose ${kind === "human" ? "human " : ""}${word(territory)}`, "lose", { territory, kind });
export const exchange = (ones: number, twos: number, units: number): Choice => choice(`exchange ${ones} ${twos}`, "exchange", { ones, twos, units });
export const ROLLS: readonly Choice[] = [choice("roll", "roll-once"), choice("roll on", "roll", { left: 0 }), choice("roll 1", "roll", { left: 1 })];

/** Something told, with as many fields as a test needs. */
export function told(type: GameTold["type"], fields: Readonly<Record<string, unknown>>): Told {
  return { type, ...fields };
}

export class Desk {
  /** Lines that were sent, in order. */
  readonly sent: string[] = [];
  readonly state = $state(emptyTable());
  choices: readonly Choice[] = $state([]);
  readonly show: Show = $state(emptyShow());
  readonly command: Command;

  constructor(asked: RiskView, choices: readonly Choice[]) {
    this.command = new Command(modelOf(this, "risk", 0), this.show);
    this.ask(asked, choices);
  }

  ask(asked: RiskView, choices: readonly Choice[]): void {
    settled(this.show, asked);
    this.choices = choices;
    this.state.picked = "";
    this.command.reset();
  }

  /** Territories are tapped one after the other. */
  press(...names: readonly string[]): void {
    for (const name of names) this.command.press(name);
  }
}
