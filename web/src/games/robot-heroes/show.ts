/** What the table of Robot Heroes displays while the story runs, and how things told change it. */

import { roundsOf, type Pair, type Round } from "./cards";
import type { Board, Hero, RobotHeroesView, SpecialRevealed } from "./types.gen";

export type { Pair } from "./cards";

export interface DieShown {
  /** Who rolled. */
  readonly seat: number;
  readonly value: number;
  readonly purpose: string;
  /** Counts the rolls, so that equal values tumble too. */
  readonly roll: number;
}

export interface BattleShown {
  /** What was laid down, the newest round last; never empty. */
  rounds: Round[];
  /** Whether the numbers of the newest round have been compared. */
  compared: boolean;
  /** The Special Attack that is being explained; null for none. */
  special: Omit<SpecialRevealed, "type"> | null;
  /** What an ambush met; null for none. */
  met: { readonly seat: number; readonly number: number; readonly least: number; readonly result: string } | null;
  /** The die that rolls for a card of a seat; null for none. */
  die: DieShown | null;
  /** The seat that won; -1 while undecided. */
  winner: number;
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
  /** Broken pieces. */
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

export function emptyRound(): Round {
  return { cards: [[], []], state: "open" };
}

export function emptyBattle(): BattleShown {
  return { rounds: [emptyRound()], compared: false, special: null, met: null, die: null, winner: -1 };
}

/** The round that is being played, or was played last. */
export function newest(battle: BattleShown): Round {
  return battle.rounds.at(-1) ?? emptyRound();
}

/** The round that the next card belongs to: a new one after a tie or a cancel. */
export function openRound(battle: BattleShown): Round {
  if (newest(battle).state !== "open") {
    battle.rounds.push(emptyRound());
    Object.assign(battle, { compared: false, special: null, met: null, die: null, winner: -1 });
  }
  return newest(battle);
}

/** Both seats, from a function of the seat. */
function pair<Value>(of: (seat: 0 | 1) => Value): Pair<Value> {
  return [of(0), of(1)];
}

/** The cards of a running battle, as a view knows them. */
function battleOf(view: RobotHeroesView): BattleShown {
  const rounds = roundsOf(view.heroes, view.specials);
  const battle = { ...emptyBattle(), rounds: rounds.length > 0 ? rounds : [emptyRound()] };
  if (view.phase === "boost") newest(battle).state = "open";
  for (const seat of [0, 1] as const) {
    if (view.heroes[seat].chosen) openRound(battle).cards[seat].push({ card: "", number: 0 });
  }
  return battle;
}

/** How many cards of a battle lie open, by seat. */
function openCards(battle: BattleShown): string {
  return pair((seat) => battle.rounds.flatMap(({ cards }) => cards[seat]).filter(({ card }) => card !== "").length).join();
}

/** All cards of a seat, wherever they lie: none is ever lost. */
export function deckOf(hero: Hero | undefined): number {
  return hero ? hero.hand + hero.pile + hero.discard.length + hero.played.length + (hero.chosen ? 1 : 0) : 0;
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
  if (view.phase === "duel" || view.phase === "boost") settleBattle(show, battleOf(view));
  if (view.die > 0 && show.dice.length === 0) show.dice = [{ seat: view.turn, value: view.die, purpose: "move", roll: 0 }];
}

/** What was being explained stays in sight while the same cards lie open. */
function settleBattle(show: Show, battle: BattleShown): void {
  const before = show.battle;
  const same = before !== null && openCards(before) === openCards(battle) && before.rounds.length === battle.rounds.length;
  show.battle = same ? { ...battle, compared: before.compared, special: before.special, met: before.met } : battle;
}
