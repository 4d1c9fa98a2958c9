/** What a person should know before going on: only where something useful would be left, or is risked. */

import type { Args } from "../../kit/words";
import { ableToGo } from "./numbers";
import type { Entry, Way } from "./orders";
import type { RiskView } from "./types.gen";

export interface Warning {
  /** Its text is `warning-<key>`. */
  readonly key: string;
  readonly args: Args;
}

/** So many attackers to a defender are an attack that one would not overlook. */
const PLENTY = 3;

/** So many turns an army has to come onto the map [RT-V1]. */
const GRACE = 2;

interface Orders {
  readonly ways: readonly Way[];
  readonly entries: readonly Entry[];
}

/** @param picked the choice that the primary button would carry out; empty for none */
export function warningOf(view: RiskView, { ways, entries }: Orders, picked: string): Warning | null {
  const entry = entries.find(({ text }) => text === picked);
  if (entry?.how === "battle") return { key: "entry", args: { territory: entry.territory, units: view.supply, count: garrisonOf(view, entry.territory) } };
  const falls = picked === "withdraw" && view.fight && !view.fight.start;
  if (falls && endsEmpty(view)) return { key: "out", args: {} };
  if (falls) return { key: "withdraw-entry", args: { units: view.fight.units } };
  if (picked !== "done") return null;
  if (endsEmpty(view)) return { key: "out", args: {} };
  if (view.phase === "place") return { key: "place-none", args: { units: view.supply } };
  return view.phase === "attack" && view.conquests === 0 ? overlooked(view, ways) : null;
}

/** Whether a Decepticon army without a unit on the map ends its second turn, or a later one [RT-V1]. */
function endsEmpty({ army, asked, armies, territories, phase }: RiskView): boolean {
  const ends = army > 0 && army === asked && ["place", "attack", "move", "battle"].includes(phase);
  return ends && (armies[army]?.turns ?? 0) >= GRACE - 1 && !territories.some((there) => there.army === army && there.units > 0);
}

/** An attack that could hardly fail, in a turn that has brought no card yet. */
function overlooked(view: RiskView, ways: readonly Way[]): Warning | null {
  const found = ways.find(({ start, end }) => forceAt(view, start) >= PLENTY * Math.max(1, garrisonOf(view, end)));
  return found ? { key: "attack-none", args: { start: found.start, end: found.end, units: forceAt(view, found.start), count: garrisonOf(view, found.end) } } : null;
}

function garrisonOf({ territories }: RiskView, name: string): number {
  const there = territories.find((territory) => territory.name === name);
  return (there?.units ?? 0) + (there?.humans ?? 0);
}

function forceAt(view: RiskView, name: string): number {
  const there = view.territories.find((territory) => territory.name === name);
  return there ? ableToGo(there, view).units : 0;
}
