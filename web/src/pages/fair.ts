/** The numbers from which the dice of a table follow. */

import type { ToBrowser } from "../protocol.gen";
import { ApiError } from "../kit/api";
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

/** The secret that a record tells; empty while the game goes on. */
export function secretIn(record: string): string {
  return /^\[Secret "([0-9a-f]+)"\]$/m.exec(record)?.[1] ?? "";
}

/** Whether a secret is the one that was committed to; null where this browser cannot compute it (over plain HTTP). */
export async function fits(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
