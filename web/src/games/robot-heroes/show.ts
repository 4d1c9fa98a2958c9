/** What the table of Robot Heroes displays while the story runs, and how things told change it. */

import type { Board, RobotHeroesView } from "./types.gen";

/** A value for each seat. */
export type Pair<Value> = [Value, Value];

export interface TableCard {
  /** "1" to "6" or "die"; empty for a card that lies face down. */
  card: string;
  /** Its number in this battle; 0 while a die card has not been rolled. */
  number: number;
}

export interface DieShown {
  /** Who rolled. */
  readonly seat: number;
  readonly value: number;
  readonly purpose: string;
  /** Counts the rolls, so that equal values tumble too. */
  readonly roll: number;
}

export interface BattleShown {
  /** The cards on the table, by seat, in the order of playing. */
  readonly cards: Pair<TableCard[]>;
  /** The seat that won; -1 while undecided. */
  winner: number;
  /** "open", "tied", "won" or "drawn". */
  state: "open" | "tied" | "won" | "drawn";
}

export interface Show {
  /** The spaces and how they are linked; null before the first story. */
  board: Board | null;
  /** How things stood when the story last rested; null before the first time. */
  view: RobotHeroesView | null;
  /** Spaces where the pawns are drawn; -1 off the board. */
  pawns: Pair<number>;
  /** Characters; empty before they are taken. */
  characters: Pair<string>;
  /** Damaged pieces. */
  damage: Pair<number>;
  /** Cards held. */
  held: Pair<number>;
  /** Cards in the draw piles. */
  piles: Pair<number>;
  /** Open discards. */
  discards: Pair<readonly string[]>;
  /** The own cards. */
  hand: readonly string[];
  /** The seat whose turn is shown; -1 before the first. */
  turn: number;
  /** Dice in the middle of the table. */
  dice: readonly DieShown[];
  /** The battle on the table, also after it ended; null for none. */
  battle: BattleShown | null;
  /** The space that was landed on last; -1 for none. */
  landed: number;
  /** The seat whose piece is being turned; -1 for none. */
  hit: number;
}

export function emptyShow(): Show {
  const none = { board: null, view: null, hand: [], dice: [], battle: null, turn: -1, landed: -1, hit: -1 };
  const hidden = { pawns: [-1, -1] as Pair<number>, characters: ["", ""] as Pair<string> };
  const counts = { damage: [0, 0] as Pair<number>, held: [0, 0] as Pair<number>, piles: [0, 0] as Pair<number> };
  return { ...none, ...hidden, ...counts, discards: [[], []] };
}

export function emptyBattle(): BattleShown {
  return { cards: [[], []], winner: -1, state: "open" };
}

/** Both seats, from a function of the seat. */
function pair<Value>(of: (seat: 0 | 1) => Value): Pair<Value> {
  return [of(0), of(1)];
}

/** The cards of a running battle, as a view knows them. */
function battleOf(view: RobotHeroesView): BattleShown {
  const cards = pair((seat) => {
    const hero = view.heroes[seat];
    const open = hero.played.map((card, index) => ({ card, number: hero.numbers[index] ?? 0 }));
    return hero.chosen ? [...open, { card: "", number: 0 }] : open;
  });
  return { cards, winner: -1, state: cards[0].some((card) => card.card) ? "tied" : "open" };
}

/** How things stand: everything as the view has it; the last battle stays in sight until the next roll. */
export function settled(show: Show, view: RobotHeroesView): void {
  const { heroes } = view;
  show.view = view;
  show.pawns = pair((seat) => heroes[seat].pawn);
  show.characters = pair((seat) => heroes[seat].character);
  show.damage = pair((seat) => heroes[seat].damage);
  show.held = pair((seat) => heroes[seat].hand);
  show.piles = pair((seat) => heroes[seat].pile);
  show.discards = pair((seat) => heroes[seat].discard);
  show.hand = view.hand;
  show.turn = view.phase === "take" ? -1 : view.turn;
  show.hit = -1;
  if (view.phase === "duel") show.battle = battleOf(view);
  if (view.die > 0 && show.dice.length === 0) show.dice = [{ seat: view.turn, value: view.die, purpose: "move", roll: 0 }];
}

/** A hand with a card less. */
export function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** A hand with a card more: lowest first, dice last. */
export function withCard(cards: readonly string[], card: string): readonly string[] {
  return [...cards, card].sort((a, b) => (a === "die" ? 1 : b === "die" ? -1 : Number(a) - Number(b)));
}
