/** What the rulebook's hints say about a set-up: gentle warnings, and one that is grave [ST-S5]. */

import type { Args } from "../../../kit/words";
import { apart, besides, columnOf, isMobile, isOpen, rowOf, strengthOf, whoIs, type Field, type Placement } from "./field";

/** Its words are `advice-<key>`. */
export interface Advice {
  readonly key: string;
  readonly args: Args;
  /** The places that it is about. */
  readonly places: readonly number[];
  /** Whether the game would be lost at once. */
  readonly grave: boolean;
}

/** From which rank on a piece is strong. */
const STRONG = 7;
/** How far a Spy may stand from the 9 that it works with. */
const NEAR = 2;

/** What the checks ask about a placement. */
class Standing {
  constructor(
    readonly placement: Placement,
    readonly field: Field,
  ) {}

  rank(place: number): string {
    return whoIs(this.placement[place] ?? "", this.field)?.rank ?? "";
  }

  /** Places of all who satisfy a condition. */
  where(fits: (rank: string, place: number) => boolean): readonly number[] {
    return this.placement.flatMap((letter, place) => (letter && fits(this.rank(place), place) ? [place] : []));
  }

  row(place: number): number {
    return rowOf(place, this.field);
  }

  powers(place: number): readonly string[] {
    return whoIs(this.placement[place] ?? "", this.field)?.powers ?? [];
  }
}

type Check = (standing: Standing) => Advice | null;

function advise(key: string, places: readonly number[], args: Args = {}): Advice {
  return { key, args, places, grave: false };
}

// -- grave ---------------------------------------------------------------------------------------------

/** Nobody can leave the home rows: all who stand before an open square are Traps or the Flag [ST-S5]. */
const blocked: Check = (standing) => {
  // Armies that are closer may attack from home.
  if (standing.field.ahead.length < 2 || standing.placement.includes("")) return null;
  const exits = standing.where((rank, place) => isMobile(rank) && leaves(place, standing));
  return exits.length > 0 ? null : { key: "blocked", args: {}, places: frontBlocks(standing), grave: true };
};

/** Whether a piece can move on the first turn, by a step or by a power that needs none. */
function leaves(place: number, standing: Standing): boolean {
  const { field } = standing;
  const column = columnOf(place, field);
  const front = rowOf(place, field) === 0;
  if (front && isOpen(column, field)) return true;
  const powers = standing.powers(place);
  if (powers.includes("sneak-attack") && !front && isOpen(column, field)) return true;
  const corners = [column - 1, column + 1].some((beside) => isOpen(beside, field));
  return powers.includes("call-bumblebee") && front && corners;
}

function frontBlocks(standing: Standing): readonly number[] {
  return standing.where((rank, place) => !isMobile(rank) && standing.row(place) === 0);
}

/** Pieces that Traps and the Flag keep in for good, even after all others have gone. */
const shutIn: Check = (standing) => {
  const free = new Set(standing.where((rank, place) => isMobile(rank) && standing.row(place) === 0 && isOpen(columnOf(place, standing.field), standing.field)));
  const waiting = [...free];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const beside of besides(place, standing.field)) {
      const walks = standing.placement[beside] === "" || isMobile(standing.rank(beside));
      if (walks && !free.has(beside)) waiting.push(beside);
      if (walks) free.add(beside);
    }
  }
  const places = standing.where((rank, place) => isMobile(rank) && !free.has(place) && !leaves(place, standing));
  return places.length === 0 || free.size === 0 ? null : advise("shut-in", places, { count: places.length });
};

// -- the hints of the book -----------------------------------------------------------------------------

const flagForward: Check = (standing) => {
  const places = standing.where((rank, place) => rank === "F" && standing.row(place) < standing.field.rows - 1);
  return places.length > 0 ? advise("flag-forward", places) : null;
};

/** The Flag has neither a Trap nor a strong piece beside it. */
const flagBare: Check = (standing) => {
  const [flag] = standing.where((rank) => rank === "F");
  if (flag === undefined) return null;
  const guarded = besides(flag, standing.field).some((beside) => standing.rank(beside) === "T" || strengthOf(standing.rank(beside)) >= STRONG);
  return guarded ? null : advise("flag-bare", [flag]);
};

const trapsForward: Check = (standing) => {
  const places = standing.where((rank, place) => rank === "T" && standing.row(place) === 0);
  return places.length > 0 ? advise("traps-forward", places, { count: places.length }) : null;
};

const spyFar: Check = (standing) => {
  const nines = standing.where((rank) => rank === "9");
  const spies = standing.where((rank, place) => rank === "S" && nines.length > 0 && !nines.some((nine) => apart(place, nine, standing.field) <= NEAR));
  return spies.length > 0 ? advise("spy-far", [...spies, ...nines]) : null;
};

/** One agent in the front row may be lost; more are missed later. */
const agentsForward: Check = (standing) => {
  const places = standing.where((rank, place) => rank === "3" && standing.row(place) === 0);
  return places.length > 1 ? advise("agents-forward", places, { count: places.length }) : null;
};

const scoutsBack: Check = (standing) => {
  const scouts = standing.where((rank) => rank === "2");
  const forward = scouts.filter((place) => standing.row(place) < Math.min(2, standing.field.rows - 1));
  return scouts.length > 0 && forward.length === 0 ? advise("scouts-back", scouts) : null;
};

const frontWeak: Check = (standing) => {
  const front = standing.where((_, place) => standing.row(place) === 0);
  const strong = front.some((place) => strengthOf(standing.rank(place)) >= STRONG);
  return strong || front.length < standing.field.files ? null : advise("front-weak", front);
};

const CHECKS: readonly Check[] = [blocked, shutIn, flagForward, flagBare, trapsForward, spyFar, agentsForward, scoutsBack, frontWeak];

/** What is to be said about a placement, the gravest first; whether somebody has no place yet does not matter. */
export function adviceOn(placement: Placement, field: Field): readonly Advice[] {
  const standing = new Standing(placement, field);
  return CHECKS.flatMap((check) => check(standing) ?? []);
}
