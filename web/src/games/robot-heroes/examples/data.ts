/** What the pictures beside the rules show. */

import type { Special } from "../types.gen";

/** A piece of the board, a pawn on it, and where it goes. */
export interface Track {
  readonly form: "track";
  readonly kinds: readonly string[];
  readonly pawn: number;
  /** Where the other pawn stands; -1 where it is not in the picture. */
  readonly other: number;
  readonly die: number;
  /** Where the pawn may land. */
  readonly goals: readonly number[];
  /** A way that is not allowed, over these spaces; empty for none. */
  readonly wrong: readonly number[];
}

export interface Played {
  /** As on the table; empty for a card that lies face down. */
  readonly card: string;
  /** Of a die card: its roll. */
  readonly number?: number;
}

/** Battles, one below the other: what each side plays, and who wins (-1: nobody). */
export interface Duels {
  readonly form: "duels";
  readonly rows: readonly { readonly cards: readonly [readonly Played[], readonly Played[]]; readonly won: -1 | 0 | 1 }[];
  /** The damage of both heroes afterwards; null to leave them out. */
  readonly damage: readonly [number, number] | null;
}

/** A hand, the card that leaves it and the card that comes. */
export interface Hand {
  readonly form: "hand";
  readonly cards: readonly string[];
  readonly leaves: number;
}

/** Heroes with some pieces broken. */
export interface Heroes {
  readonly form: "heroes";
  readonly damage: readonly [number, number];
}

export interface Example {
  /** The rule that it stands beside. */
  readonly rule: string;
  /** Names its words: `example-<id>`. */
  readonly id: string;
  readonly picture: Track | Duels | Hand | Heroes;
}

const NINE = ["battle", "draw", "battle", "draw", "battle", "draw", "draw", "battle", "draw"] as const;

function track(pawn: number, die: number, goals: readonly number[], more: Partial<Track> = {}): Track {
  return { form: "track", kinds: NINE, pawn, other: -1, die, goals, wrong: [], ...more };
}

function duel(left: readonly Played[], right: readonly Played[], won: -1 | 0 | 1): Duels["rows"][number] {
  return { cards: [left, right], won };
}

function duels(rows: Duels["rows"], damage: Duels["damage"] = null): Duels {
  return { form: "duels", rows, damage };
}

const of = (...cards: readonly string[]): readonly Played[] => cards.map((card) => ({ card }));
const rolled = (number: number): Played => ({ card: "die", number });

export const EXAMPLES: readonly Example[] = [
  { rule: "RH-S3", id: "pieces", picture: { form: "heroes", damage: [0, 2] } },
  { rule: "RH-T1", id: "both-ways", picture: track(4, 3, [1, 7]) },
  { rule: "RH-T2", id: "no-turning", picture: track(4, 3, [], { wrong: [4, 5, 6, 5] }) },
  { rule: "RH-T4", id: "battle-space", picture: track(2, 2, [4], { kinds: ["draw", "start", "draw", "draw", "battle", "draw", "battle", "start", "draw"] }) },
  { rule: "RH-T5", id: "other-hero", picture: track(2, 4, [6], { other: 6 }) },
  { rule: "RH-T6", id: "draw-space", picture: track(7, 2, [5], { kinds: ["draw", "battle", "draw", "battle", "battle", "draw", "battle", "start", "draw"] }) },
  { rule: "RH-T7", id: "hand-limit", picture: { form: "hand", cards: ["1", "3", "4", "5", "die"], leaves: 0 } },
  { rule: "RH-B1", id: "secret", picture: duels([duel(of(""), of(""), -1)]) },
  { rule: "RH-B2", id: "higher", picture: duels([duel(of("5"), of("3"), 0)], [0, 1]) },
  { rule: "RH-B3", id: "die-card", picture: duels([duel([rolled(6)], of("5"), 0)]) },
  { rule: "RH-B4", id: "tie", picture: duels([duel(of("4"), of("4"), -1), duel(of("2"), of("6"), 1)]) },
  { rule: "RH-B10", id: "cancel", picture: duels([duel(of("direct-hit"), of("ambush"), -1), duel(of("3"), of("1"), 0)]) },
  { rule: "RH-X1", id: "direct-hit", picture: duels([duel(of("direct-hit"), of("6"), 0)]) },
  { rule: "RH-X2", id: "power-boost", picture: duels([duel(of("power-boost", "4"), of("6"), 0)]) },
  { rule: "RH-X3", id: "ambush", picture: duels([duel(of("5"), of("ambush"), 1), duel(of("3"), of("ambush"), 0)]) },
  { rule: "RH-X4", id: "double-strike", picture: duels([duel([{ card: "double-strike", number: 5 }], of("4"), 0)], [0, 2]) },
  { rule: "RH-E1", id: "end", picture: { form: "heroes", damage: [4, 6] } },
];

function special(card: string, effect: string, titles: readonly [string, string], more: Partial<Special> = {}): Special {
  return { type: "special", card, titles, copies: [1, 1], effect, number: 0, add: 0, least: 0, damage: 1, loss: 1, ...more };
}

/** The Special Attacks of the game as it comes, for their pictures. */
const SPECIALS = [
  special("direct-hit", "win", ["Ion Blaster", "Fusion Cannon"]),
  special("power-boost", "add", ["Energon Sword", "Chain Mace"], { add: 3, number: 3 }),
  special("ambush", "against", ["Roll Out", "Jet Dive"], { least: 4 }),
  special("double-strike", "roll", ["Flame Charge", "Tank Barrage"], { damage: 2 }),
];

/** What a card of an example does, if it is a Special Attack. */
export function specialIn(card: string): Special | undefined {
  return SPECIALS.find((known) => known.card === card);
}
