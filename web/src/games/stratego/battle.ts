/** Why a battle ended as it did, as the key of a sentence; what happened, the server has told. */

export interface Fighter {
  readonly seat: number;
  readonly piece: number;
  /** Empty for somebody who may not know it. */
  readonly name: string;
  readonly rank: string;
}

/** What a piece met, and what became of that: "wins", "loses", "both", "lower", "equal", "higher", "immune", or "seen"; empty while it is open. */
export interface Met extends Fighter {
  readonly result: string;
}

/** An attack, or a power that met others. */
export interface Clash {
  /** "attack" or the name of a power. */
  readonly by: string;
  readonly user: Fighter;
  /** How many turns had been played before. */
  readonly turn: number;
  readonly met: readonly Met[];
}

/** Whether the piece that began is beaten. */
export function userFalls({ by, met }: Clash): boolean {
  if (by === "distance-strike" || by === "detect-enemy") return false;
  return met.some(({ result }) => ["loses", "both", "equal", "higher"].includes(result));
}

/** Whether a piece that was met is beaten. */
export function metFalls(by: string, { result }: Met): boolean {
  return ["wins", "both", "lower"].includes(result) || (result === "equal" && by !== "distance-strike");
}

/** What the sentence about an attack is called. */
export function reasonOf(attacker: string, defender: string, result: string): string {
  if (defender === "F") return "flag";
  if (defender === "T") return result === "wins" ? "trap-cleared" : "trap";
  if (result === "both") return "equal";
  if (attacker === "S") return result === "wins" ? "spy-wins" : "spy-falls";
  if (defender === "S") return "spy-caught";
  return result === "wins" ? "higher" : "lower";
}

/** What the sentence about a power is called. */
export function powerReason(power: string, { rank, result }: Met): string {
  if (result === "seen") return power;
  if (result === "immune") return "immune";
  if (rank === "T") return `${power}-trap`;
  return `${power}-${result}`;
}
