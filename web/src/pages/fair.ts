/** Recalculates the dice of a game from its record: nothing is asked of the server for that. */

import { ApiError } from "../kit/api";
import { fromHex, hex, hmac, sha256 } from "../kit/sha256";
import type { ToBrowser } from "../protocol.gen";
import { dialTable } from "../table/socket";

/** What the server says of the chance of a table to anybody. */
export interface Promised {
  readonly commitment: string;
  /** Whether dice or cards are drawn while it is played. */
  readonly dice: boolean;
}

/** What a table promises, as any watcher is told it. */
export async function promiseOf(table: string): Promise<Promised> {
  const line = dialTable(table);
  try {
    return await new Promise((resolve, reject) => {
      line.onopen = () => line.send(JSON.stringify({ type: "join" }));
      line.onclose = () => reject(new ApiError("unreachable", ""));
      line.onmessage = (event) => {
        const message = JSON.parse(String(event.data)) as ToBrowser;
        if (message.type === "joined") resolve(message);
        else if (message.type === "failed") reject(new ApiError(message.reason, message.detail));
      };
    });
  } finally {
    line.close();
  }
}

/** One answer of chance: `value` below `n`, asked for as `why` at a step of the game. */
export interface Draw {
  readonly step: number;
  readonly why: string;
  readonly n: number;
  readonly value: number;
}

/** What a record tells about its chance. */
export interface Chance {
  /** Hexadecimal; empty while the game goes on. */
  readonly secret: string;
  /** The share of each seat, in order; empty for a computer's. */
  readonly shares: readonly string[];
  readonly draws: readonly Draw[];
  /** The numbers of the lines that could not be read: what stands there has not been checked. */
  readonly unread: readonly number[];
}

/** Read the part of a record that is about chance. */
export function chanceIn(record: string): Chance {
  let step = 0;
  const draws: Draw[] = [];
  const unread: number[] = [];
  for (const [index, line] of record.split("\n").entries()) {
    const event = /^(\d{1,9})\./.exec(line);
    const drawn = line.trimStart().startsWith("~") ? drawsIn(line, step) : [];
    if (event) step = Number(event[1]);
    else if (!drawn || (drawn.length === 0 && line.trim() && !line.startsWith("["))) unread.push(index + 1);
    else draws.push(...drawn);
  }
  const shares = Array.from(record.matchAll(/^\[Nonce (".*")\]$/gm), ([, text = '""']) => JSON.parse(text) as string);
  return { secret: /^\[Secret "([0-9a-f]+)"\]$/m.exec(record)?.[1] ?? "", shares, draws, unread };
}

/** Whether there is nothing to check: a game without dice, in whose record nothing was drawn either, such as by lot. */
export function nothingDrawn({ dice }: Promised, chance: Chance | null): boolean {
  return !dice && !chance?.draws.length && !chance?.unread.length;
}

/** The draws of a line; null where one of them cannot be read. */
function drawsIn(line: string, step: number): readonly Draw[] | null {
  const found = line.trim().slice(1).split(" ~ ").map((text) => /^(.+) (\d{1,15})=(\d{1,15})$/.exec(text.trim()));
  const draws = found.flatMap((parts) => (parts ? [{ step, why: parts[1] ?? "", n: Number(parts[2]), value: Number(parts[3]) }] : []));
  return draws.length === found.length ? draws : null;
}

/** Whether a secret is the one that was committed to. */
export function fits(secret: string, commitment: string): boolean {
  return hex(sha256(fromHex(secret))) === commitment;
}

/** The draws that do not follow from the secret and the shares. */
export function wrongDraws({ secret, shares, draws }: Chance): readonly Draw[] {
  const key = fromHex(secret);
  const salt = shares.join("|");
  const counts = new Map<string, number>();
  return draws.filter(({ step, why, n, value }) => {
    const stream = `${step}|${why}`;
    const count = counts.get(stream) ?? 0;
    counts.set(stream, count + 1);
    return drawn(key, `${salt}|${stream}|${count}`, n) !== value;
  });
}

/** A number below `n`; words that would favour small numbers are drawn again. */
function drawn(key: Uint8Array, text: string, n: number): number {
  const most = 2n ** 64n;
  const limit = most - (most % BigInt(Math.max(1, n)));
  for (let attempt = 0; ; attempt += 1) {
    const code = hmac(key, new TextEncoder().encode(`${text}|${attempt}`));
    const word = new DataView(code.buffer).getBigUint64(0);
    if (word < limit) return Number(word % BigInt(Math.max(1, n)));
  }
}

/** Whether this browser gave a share, and every share of it stands in its place. */
export function keepsShares({ shares }: Chance, seats: readonly { readonly seat: number; readonly nonce: string }[]): boolean {
  return seats.length > 0 && seats.every(({ seat, nonce }) => shares[seat] === nonce);
}

/** One thing that was checked, and how it is said. */
export interface Finding {
  readonly good: boolean;
  readonly key: string;
  readonly args: Readonly<Record<string, number>>;
}

function ofDraws(chance: Chance): Finding {
  const [first, ...more] = wrongDraws(chance);
  const draws = chance.draws.length;
  if (draws === 0) return { good: false, key: "fair-draws-none", args: {} };
  if (!first) return { good: true, key: "fair-draws", args: { draws } };
  return { good: false, key: "fair-draws-not", args: { wrong: more.length + 1, draws, step: first.step } };
}

/** What the check of a record says: nothing is good that was not looked at. */
export function findingsOf(chance: Chance, commitment: string, seats: Parameters<typeof keepsShares>[1]): readonly Finding[] {
  const fitting = fits(chance.secret, commitment);
  const own = keepsShares(chance, seats);
  const [line] = chance.unread;
  return [
    { good: fitting, key: fitting ? "fair-fits" : "fair-fits-not", args: {} },
    { good: own, key: own ? "fair-share" : "fair-share-not", args: {} },
    ...(line === undefined ? [] : [{ good: false, key: "fair-unread", args: { count: chance.unread.length, line } }]),
    ofDraws(chance),
  ];
}
