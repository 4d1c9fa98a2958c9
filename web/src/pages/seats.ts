/** Who sits where at a new table. */

import type { With } from "../kit/router";
import type { NewTable, SeatPlan } from "../protocol.gen";
import { computerName, playerName } from "../table/standin";

/** Somebody beside the person who opens the table. */
export interface Other {
  kind: With;
  /** Of a computer. */
  level: string;
  /** Of somebody at the same device. */
  name: string;
}

/**
 * The seats in order.
 *
 * @param place the seat of the person who opens the table
 */
export function seatsOf(own: string, place: number, others: readonly Other[]): readonly SeatPlan[] {
  const computers = others.filter(({ kind }) => kind === "computer").length;
  let computer = 0;
  const planned = others.map((other, index): SeatPlan => {
    const seat = index < place ? index : index + 1;
    if (other.kind === "friend") return { here: false };
    if (other.kind === "here") return { name: other.name.trim() || playerName(seat + 1) };
    computer += 1;
    return { name: computerName(computers > 1 ? computer : 0), level: other.level };
  });
  return planned.toSpliced(place, 0, { name: own.trim() || playerName(others.some(({ kind }) => kind === "here") ? place + 1 : 0) });
}

/** What follows when a player leaves. At one device nobody leaves. */
export function absenceFor(others: readonly Other[], wish: NonNullable<NewTable["absence"]>): NonNullable<NewTable["absence"]> {
  return others.some(({ kind }) => kind === "friend") ? wish : "wait";
}
