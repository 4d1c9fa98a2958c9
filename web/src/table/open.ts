/** Takes seats at tables, keeps what is needed to sit there, and goes there. */

import { again, claim, openTable } from "../kit/api";
import { go } from "../kit/router.svelte";
import type { Invitation, NewTable, Seated } from "../protocol.gen";
import { find, pendingToken, save, settlePending, type SavedSeat, type SavedTable } from "./saved";

/** Random letters that nobody can guess. */
export function randomText(bytes = 16): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** A seat with its share of chance. It is made after the commitment came: so neither side chose its share knowing the other's. */
function sit(seat: number, token: string): SavedSeat {
  return { seat, token, nonce: randomText() };
}

type Taken = Pick<SavedTable, "table" | "game" | "seats" | "commitment"> & Partial<Pick<SavedTable, "invitations" | "names" | "before">>;

/** @param replace whether the page before shall not be found by going back, as with an invitation that is used up */
function keepAndGo(taken: Taken, replace: boolean): void {
  save({ invitations: [], names: [], opened: Date.now(), begun: false, over: false, ...taken });
  go(`/table/${taken.table}`, replace);
}

interface Going {
  /** Whether the page before shall not be found by going back. */
  readonly replace?: boolean;
  /** Called before the table is shown. */
  readonly opened?: (table: string) => void;
  /** Aborted when nobody wants to go there any more; the answer is ignored then. */
  readonly left?: AbortSignal | undefined;
}

/** Open a table and sit down on every seat that is played here. */
export async function openAndGo(plan: NewTable, { replace = false, opened, left }: Going = {}): Promise<void> {
  if (left?.aborted) return;
  const { table, commitment, tokens, invitations } = await openTable(plan);
  if (left?.aborted) return;
  const seats = tokens.flatMap((token, seat) => (token ? [sit(seat, token)] : []));
  opened?.(table);
  keepAndGo({ table, game: plan.game, seats, commitment, invitations, names: plan.seats.map(({ name }) => name ?? "") }, replace);
}

/** Take the seat of an invitation. */
export async function acceptAndGo(code: string, invitation: Invitation, name: string): Promise<void> {
  const what = `invitation/${code}`;
  const token = pendingToken(what, randomText);
  const { table, game, seat, commitment } = await claim(code, { name, token });
  const here = find(table); // whoever invited may take the seat too: the device goes from hand to hand then
  const seats = [...(here?.seats ?? []), sit(seat, token)].sort((a, b) => a.seat - b.seat);
  keepAndGo({ ...here, table, game, seats, commitment, names: invitation.names }, true);
  settlePending(what);
}

/** The same game once more: every seat of this browser moves to the new table. */
export async function playAgainAndGo(saved: SavedTable): Promise<void> {
  const moved: { whole: Seated; seat: SavedSeat }[] = [];
  for (const { seat, token } of saved.seats) {
    const next = pendingToken(whatOf(saved, seat), randomText);
    const whole = await again(saved.table, token, { token: next });
    moved.push({ whole, seat: sit(whole.seat, next) });
  }
  const seats = moved.map(({ seat }) => seat).sort((a, b) => a.seat - b.seat);
  const first = moved[0]?.whole;
  if (first) keepAndGo({ table: first.table, game: first.game, seats, commitment: first.commitment, before: saved.table }, false);
  for (const { seat } of saved.seats) settlePending(whatOf(saved, seat));
}

function whatOf(saved: SavedTable, seat: number): string {
  return `again/${saved.table}/${seat}`;
}
