/** What may be done now, read from the choices: which territories, which numbers, which cards. Knows no rules. */

import type { Choice } from "../../protocol.gen";

/** From a territory to the one next to it. */
export interface Way {
  /** The choice that it is. */
  readonly text: string;
  readonly verb: "attack" | "move";
  readonly start: string;
  readonly end: string;
}

/** A territory where new units may come in. */
export interface Entry {
  readonly text: string;
  readonly territory: string;
  /** "battle", "empty" or "calm". */
  readonly how: string;
}

/** A unit that may be taken off the map. */
export interface Loss {
  readonly text: string;
  readonly territory: string;
  readonly kind: "unit" | "human";
}

/** Cards that may be exchanged together. */
export interface Exchange {
  readonly text: string;
  readonly ones: number;
  readonly twos: number;
  readonly units: number;
}

/** A choice that is a number: of units, of humans, of bars, of those left, or of an army. */
export interface Numbered {
  readonly text: string;
  readonly count: number;
}

/** A kept Power card that may be used. */
export interface Use {
  readonly text: string;
  readonly effect: string;
  readonly amount: number;
}

type Args = Readonly<Record<string, string | number>>;

/** The choices of one kind, each as `made` of its text and the arguments of its label. */
function each<Order>(choices: readonly Choice[], key: string, made: (text: string, args: Args) => Order): readonly Order[] {
  return choices.flatMap(({ text, label }) => (label?.key === `choice-${key}` ? [made(text, label.args)] : []));
}

export function waysOf(choices: readonly Choice[]): readonly Way[] {
  const way = (verb: Way["verb"]) => (text: string, { start, end }: Args): Way => ({ text, verb, start: String(start), end: String(end) });
  return [...each(choices, "attack", way("attack")), ...each(choices, "move", way("move"))];
}

export function entriesOf(choices: readonly Choice[]): readonly Entry[] {
  return each(choices, "place", (text, { territory, how }) => ({ text, territory: String(territory), how: String(how) }));
}

export function lossesOf(choices: readonly Choice[]): readonly Loss[] {
  return each(choices, "lose", (text, { territory, kind }) => ({ text, territory: String(territory), kind: kind === "human" ? "human" : "unit" }));
}

export function exchangesOf(choices: readonly Choice[]): readonly Exchange[] {
  return each(choices, "exchange", (text, { ones, twos, units }) => ({ text, ones: Number(ones), twos: Number(twos), units: Number(units) }));
}

/** @param key "take", "humans", "add" or "give" */
export function numbersOf(choices: readonly Choice[], key: string): readonly Numbered[] {
  return each(choices, key, (text, { count }) => ({ text, count: Number(count) }));
}

/** Rolling on until so many of the force are left. */
export function rollsOf(choices: readonly Choice[]): readonly Numbered[] {
  return each(choices, "roll", (text, { left }) => ({ text, count: Number(left) }));
}

/** Kept Power cards that may be used now. */
export function usesOf(choices: readonly Choice[]): readonly Use[] {
  return each(choices, "use", (text, { effect, amount }) => ({ text, effect: String(effect), amount: Number(amount) }));
}

/** The choice with a text, if there is one. */
export function choiceOf(choices: readonly Choice[], text: string): Choice | undefined {
  return choices.find((choice) => choice.text === text);
}
