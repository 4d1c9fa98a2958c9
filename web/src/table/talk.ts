/** Table talk: what people say beside the actions of the game, as lines in round brackets. */

import type { Chair, Presence, Update } from "../protocol.gen";

export const RESIGN = "(resign)";
export const TAKE_BACK = "(take back)";
export const BACK = "(back)";
export const END = "(end)";
export const OFFER_DRAW = "(offer draw)";
export const AGREE = "(agree)";
export const DECLINE = "(decline)";
const COMPUTER = /^\(computer (\d+)\)$/;

/** The seat that a talk hands to the computer; -1 if it is another talk. */
export function seatForComputer(line: string): number {
  return Number(COMPUTER.exec(line)?.[1] ?? -1);
}

/** The text for a button that says a talk. */
export function talkKey(line: string): string {
  return seatForComputer(line) >= 0 ? "talk-computer" : `talk-${line.slice(1, -1).replaceAll(" ", "-")}`;
}

/** The talk that a typed line means, whatever its case: as it stands in the log, or as its button says it. */
export function talkMeant(typed: string, talk: readonly string[], label: (key: string) => string): string | undefined {
  const wanted = typed.toLowerCase();
  return talk.find((line) => line === wanted || (seatForComputer(line) < 0 && label(talkKey(line)).toLowerCase() === wanted));
}

/** What may be said now: because of the game, and because somebody has left. Nobody hands over a seat of this browser. */
export function talkOf(now: Update | null, presence: Presence | null, held: readonly number[]): readonly string[] {
  const lines = new Set([...(now?.talk ?? []), ...(presence?.talk ?? [])]);
  const left = (presence?.chairs ?? []).some((chair, seat) => chair.left && !held.includes(seat));
  return [...lines].filter((line) => (line === END ? left : !held.includes(seatForComputer(line))));
}

/** How it stands with the person of a seat, for the eye. */
export type Being = "open" | "here" | "away" | "left" | "computer" | "replaced";

/** The text for it. Before the game, nobody has been there who could be away. */
export function beingKey(being: Being, waiting: boolean): string {
  return waiting && (being === "away" || being === "left") ? "being-expected" : `being-${being}`;
}

/** @param level the computer whose seat it is, `player` the one that plays it now; empty for a person */
export function beingOf(chair: Chair | undefined, level: string, player: string, held: boolean): Being {
  if (level) return "computer";
  if (player) return "replaced";
  if (held) return "here";
  if (!chair) return "away";
  if (!chair.name) return "open";
  if (chair.online) return "here";
  return chair.left ? "left" : "away";
}
