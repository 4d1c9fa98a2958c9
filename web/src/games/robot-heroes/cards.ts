/** Cards by name: numbers, dice and the Special Attacks of an edition. */

import type { Hero, RobotHeroesView, Special } from "./types.gen";

/** A value for each seat. */
export type Pair<Value> = [Value, Value];

export interface TableCard {
  /** "1" to "6", "die" or the name of a Special Attack; empty for a card that lies face down. */
  card: string;
  /** Its number in this battle; 0 while it has none. */
  number: number;
}

/** What both seats laid down between two choices: one card each, and perhaps a second one beside a Special Attack. */
export interface Round {
  readonly cards: Pair<TableCard[]>;
  /** "open", "tied", "cancelled", "won" or "drawn". */
  state: "open" | "tied" | "cancelled" | "won" | "drawn";
}

export function isOrdinary(card: string): boolean {
  return card === "die" || /^\d+$/.test(card);
}

/** The Special Attack of a name; undefined for ordinary cards. */
export function specialOf(view: Pick<RobotHeroesView, "specials"> | null, card: string): Special | undefined {
  return view?.specials.find((special) => special.card === card);
}

/** What a hero's card of a Special Attack is called. */
export function titleOf(special: Special, character: string): string {
  return special.titles[character === "megatron" ? 1 : 0];
}

/** The number in the sign of a Special Attack: what is added, counted as, or met at least. */
export function signNumber({ effect, number, add, least }: Pick<Special, "effect" | "number" | "add" | "least">): number {
  return effect === "add" ? add : effect === "against" ? least : number;
}

/** A title on lines of a card, as equally long as its words allow; at most two. */
export function linesOf(title: string): readonly string[] {
  const words = title.split(" ");
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")] as const);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const best = [...breaks].sort((a, b) => longest(a) - longest(b))[0];
  return title.length > 9 && best ? best : [title];
}

/** Where a card stands in a hand: lowest first, then dice, then Special Attacks in the order of the edition. */
function rank(card: string, specials: readonly Special[]): number {
  if (card === "die") return 1_000;
  return isOrdinary(card) ? Number(card) : 2_000 + specials.findIndex((special) => special.card === card);
}

/** A hand with a card more. */
export function withCard(cards: readonly string[], card: string, specials: readonly Special[] = []): readonly string[] {
  return [...cards, card].sort((a, b) => rank(a, specials) - rank(b, specials));
}

/** A hand with a card less. */
export function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** The open cards of a battle, round by round, from the order in which each seat played them. */
export function roundsOf(heroes: readonly [Pick<Hero, "played" | "numbers">, Pick<Hero, "played" | "numbers">], specials: readonly Special[]): Round[] {
  const rows = heroes.map(({ played, numbers }) => played.map((card, index) => ({ card, number: numbers[index] ?? 0 })));
  const left: Pair<TableCard[]> = [[...(rows[0] ?? [])], [...(rows[1] ?? [])]];
  const rounds: Round[] = [];
  while (left[0].length > 0 || left[1].length > 0) {
    const firsts = left.map((cards) => cards[0]?.card ?? "");
    const cancelled = firsts.every((card) => card !== "" && !isOrdinary(card));
    const take = (cards: TableCard[]): TableCard[] => cards.splice(0, !cancelled && isBoosted(cards, specials) ? 2 : 1);
    rounds.push({ cards: [take(left[0]), take(left[1])], state: cancelled ? "cancelled" : "tied" });
  }
  return rounds;
}

/** Whether the first of these cards is a Special Attack with a second card beside it. */
function isBoosted(cards: readonly TableCard[], specials: readonly Special[]): boolean {
  const [first, second] = cards;
  const adds = specials.some(({ card, effect }) => card === first?.card && effect === "add");
  return adds && second !== undefined && isOrdinary(second.card);
}

/** The number of a side in a round; 0 while it has none. */
export function totalOf(cards: readonly TableCard[]): number {
  return cards.some(({ card, number }) => card === "die" && number === 0) ? 0 : cards.reduce((sum, { number }) => sum + number, 0);
}
