/** What an edition says that this game is played with, read from its values. */

import type { Board, Special } from "./types.gen";

/** A card of a deck, and how often it is in there. */
export interface Copies {
  readonly card: string;
  readonly copies: number;
}

export interface Deck {
  /** Whose deck it is; empty where both are equal. */
  readonly hero: "" | "optimus" | "megatron";
  readonly cards: readonly Copies[];
}

export interface Played {
  readonly board: Pick<Board, "kinds" | "links" | "starts" | "places">;
  readonly decks: readonly Deck[];
  readonly specials: readonly Special[];
  readonly pieces: number;
  readonly faces: number;
  /** By level: the cards of a hand at first, and at most. */
  readonly hands: Readonly<Record<"basic" | "advanced", { readonly hand: number; readonly limit: number }>>;
}

type Pair = readonly [number, number];
type Hand = Played["hands"]["basic"];

interface BoardValues {
  readonly kinds: readonly string[];
  readonly links: readonly Pair[];
  readonly starts: { readonly optimus: number; readonly megatron: number };
  readonly places?: readonly Pair[];
}

interface CardValues {
  readonly card: string;
  readonly copies: number;
  readonly hero?: "optimus" | "megatron";
}

/** A Special Attack: beside its name and effect only what the effect needs. */
interface SpecialValues extends CardValues, Partial<Omit<Special, "card" | "titles" | "copies">> {
  readonly effect: Special["effect"];
  readonly titles: { readonly optimus: string; readonly megatron: string };
}

/** The values as they stand in an edition's file; what is optional may be missing. */
interface Sheet {
  readonly board: BoardValues;
  readonly deck: readonly CardValues[];
  readonly special?: readonly SpecialValues[];
  readonly hero: { readonly pieces: number };
  readonly die: { readonly faces: number };
  readonly basic: Hand;
  readonly advanced: Hand;
}

/** What a Special Attack has where its edition says nothing of it, as the rules read it. */
export const UNSAID = { number: 0, add: 0, least: 0, damage: 1, loss: 1 } as const;

function deckOf(hero: Deck["hero"], deck: Sheet["deck"]): Deck {
  const counts = new Map<string, number>();
  for (const { card, copies, hero: only } of deck) {
    if (!only || only === hero) counts.set(card, (counts.get(card) ?? 0) + copies);
  }
  return { hero, cards: Array.from(counts, ([card, copies]) => ({ card, copies })) };
}

/** What is played; null where the values are not those of this game. */
export function playedWith(values: unknown): Played | null {
  const { board, deck, special = [], hero, die, basic, advanced } = values as Partial<Sheet>;
  if (!board || !deck || !hero || !die || !basic || !advanced) return null;
  const differ = deck.some((entry) => entry.hero);
  return {
    board: { kinds: board.kinds, links: board.links, starts: [board.starts.optimus, board.starts.megatron], places: board.places ?? [] },
    decks: differ ? [deckOf("optimus", deck), deckOf("megatron", deck)] : [deckOf("", deck)],
    specials: special.map(({ hero: only, titles, copies, ...effect }) => ({
      type: "special",
      ...UNSAID,
      ...effect,
      titles: [titles.optimus, titles.megatron],
      copies: [only === "megatron" ? 0 : copies, only === "optimus" ? 0 : copies],
    })),
    pieces: hero.pieces,
    faces: die.faces,
    hands: { basic, advanced },
  };
}
