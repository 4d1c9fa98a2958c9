/** Recalculates the dice of a game from its record: nothing is asked of the server for that. */

import { ApiError } from "../kit/api";
import { fromHex, hex, hmac, sha256 } from "../kit/sha256";
import type { ToBrowser } from "../protocol.gen";
import { dialTable } from "../table/socket";

/** The commitment of a table, as any watcher is told it. */
export async function commitmentOf(table: string): Promise<string> {
  const line = dialTable(table);
  try {
    return await new Promise((resolve, reject) => {
      line.onopen = () => line.send(JSON.stringify({ type: "join" }));
      line.onclose = () => reject(new ApiError("unreachable", ""));
      line.onmessage = (event) => {
        const message = JSON.parse(String(event.data)) as ToBrowser;
        if (message.type === "joined") resolve(message.commitment);
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
}

/** Read the part of a record that is about chance. */
export function chanceIn(record: string): Chance {
  let step = 0;
  const draws: Draw[] = [];
  for (const line of record.split("\n")) {
    const event = /^(\d+)\./.exec(line);
    if (event) step = Number(event[1]);
    else if (line.startsWith("  ~ ")) draws.push(...drawsIn(line, step));
  }
  const shares = Array.from(record.matchAll(/^\[Nonce (".*")\]$/gm), ([, text = '""']) => JSON.parse(text) as string);
  return { secret: /^\[Secret "([0-9a-f]+)"\]$/m.exec(record)?.[1] ?? "", shares, draws };
}

function drawsIn(line: string, step: number): readonly Draw[] {
  return line
    .trim()
    .slice(2)
    .split(" ~ ")
    .flatMap((text) => {
      const parts = /^(.+) (\d+)=(\d+)$/.exec(text.trim());
      return parts ? [{ step, why: parts[1] ?? "", n: Number(parts[2]), value: Number(parts[3]) }] : [];
    });
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

/** Whether every share of this browser stands in its place. */
export function keepsShares({ shares }: Chance, seats: readonly { readonly seat: number; readonly nonce: string }[]): boolean {
  return seats.every(({ seat, nonce }) => shares[seat] === nonce);
}
