/** The set-ups that this browser keeps: those with names, and the one that was used last. */

import { isWhole, readCode, writeCode } from "./code";
import type { CodeProblem } from "./code";
import type { Field, Placement } from "./field";

export interface SavedSetup {
  readonly name: string;
  readonly army: string;
  readonly code: string;
}

const KEY = "rollout.setups";
const LAST = "rollout.setups.last";
const MOST = 60;

/** What this page keeps where the browser keeps nothing. */
const ofThisPage = new Map<string, unknown>();

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? ofThisPage.get(key);
  } catch {
    return ofThisPage.get(key); // Storage is forbidden or was edited by hand.
  }
}

function write(key: string, value: unknown): void {
  ofThisPage.set(key, value);
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it lives as long as its page.
  }
}

function isSaved(entry: unknown): entry is SavedSetup {
  const { name, army, code } = (entry ?? {}) as Partial<SavedSetup>;
  return [name, army, code].every((text) => typeof text === "string");
}

function all(): readonly SavedSetup[] {
  const known = read(KEY);
  return Array.isArray(known) ? known.filter(isSaved) : [];
}

/** Whole set-ups that fit an army, the newest first. What was saved for another edition does not show. */
export function savedFor(field: Field): readonly (SavedSetup & { readonly placement: Placement })[] {
  return all().flatMap((entry) => {
    const found = entry.army === field.army ? readCode(entry.code, field) : { problem: null as CodeProblem | null };
    return "placement" in found && isWhole(found.placement, field) ? [{ ...entry, placement: found.placement }] : [];
  });
}

/** Keep a set-up under a name; one of the same name is replaced. */
export function save(name: string, placement: Placement, field: Field): void {
  const entry = { name, army: field.army, code: writeCode(placement, field) };
  write(KEY, [entry, ...all().filter((other) => !isSame(other, entry))].slice(0, MOST));
}

export function forget(name: string, army: string): void {
  write(KEY, all().filter((other) => !isSame(other, { name, army })));
}

function isSame(one: Pick<SavedSetup, "name" | "army">, other: Pick<SavedSetup, "name" | "army">): boolean {
  return one.name === other.name && one.army === other.army;
}

/** The set-up of an army that was worked on last; null where there is none that fits. */
export function lastOf(field: Field): Placement | null {
  const code = (read(LAST) as Readonly<Record<string, unknown>> | undefined)?.[field.army];
  const found = typeof code === "string" ? readCode(code, field) : null;
  return found && "placement" in found ? found.placement : null;
}

export function keepLast(placement: Placement, field: Field): void {
  write(LAST, { ...(read(LAST) as object | undefined), [field.army]: writeCode(placement, field) });
}
