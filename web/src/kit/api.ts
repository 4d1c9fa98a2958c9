/** Everything that is asked of the server over HTTP. */

import type { Again, Battle, BattleOdds, BringEdition, CheckedEdition, Claim, Edition, Failed, Here, Import, Invitation, Mistake, NewTable, Opened, Replay, Rule, Seated, Shelf } from "../protocol.gen";
import type { Language } from "./settings.svelte";

/** The server said no, or was not there. */
export class ApiError extends Error {
  /**
   * @param reason has a text under `failed-<reason>`
   * @param detail says more, in English, for whoever writes a client; may be empty
   * @param mistakes what is wrong with the options or the edition, if that is why
   */
  constructor(
    readonly reason: string,
    readonly detail: string,
    readonly mistakes: readonly Mistake[] = [],
  ) {
    super(`${reason}: ${detail}`);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("unreachable", "");
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const failed = (await answer.json()) as Partial<Failed>;
    return new ApiError(failed.reason ?? "internal", failed.detail ?? "", failed.mistakes);
  } catch {
    return new ApiError("internal", `status ${answer.status}`);
  }
}

export async function shelf(): Promise<Shelf> {
  return (await ask("/api/games")).json() as Promise<Shelf>;
}

export async function appWords(language: Language): Promise<string> {
  return (await ask(`/api/words/${language}`)).text();
}

export async function gameWords(game: string, language: Language): Promise<string> {
  return (await ask(`/api/games/${game}/words/${language}`)).text();
}

export async function rules(game: string): Promise<readonly Rule[]> {
  return (await ask(`/api/games/${game}/rules`)).json() as Promise<readonly Rule[]>;
}

export async function help(game: string, language: Language): Promise<string> {
  return (await ask(`/api/games/${game}/help/${language}`)).text();
}

/** How a battle of so many against so many may end; cheap enough to be asked while a slider moves. */
export async function battleOdds(game: string, battle: Battle): Promise<BattleOdds> {
  const query = new URLSearchParams(Object.entries(battle).map(([name, value]) => [name, String(value)]));
  return (await ask(`/api/games/${encodeURIComponent(game)}/odds?${query}`)).json() as Promise<BattleOdds>;
}

function bearer(token: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

async function post<Answer>(path: string, content: unknown, token = ""): Promise<Answer> {
  const headers = { "Content-Type": "application/json", ...bearer(token) };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(content) })).json() as Promise<Answer>;
}

export async function openTable(plan: NewTable): Promise<Opened> {
  return post("/api/tables", plan);
}

/** Have an owner's own edition checked and kept. */
export async function bringEdition(game: string, file: BringEdition): Promise<CheckedEdition> {
  return post(editionsOf(game), file);
}

/** Every value of an edition with its source; without a digest, of our own. */
export async function editionOf(game: string, digest: string): Promise<Edition> {
  return (await ask(`${editionsOf(game)}/${encodeURIComponent(digest || "ours")}`)).json() as Promise<Edition>;
}

/** Where the file of an edition lies. */
export function editionText(game: string, digest: string): string {
  return `${editionsOf(game)}/${encodeURIComponent(digest)}/text`;
}

/** Where a file lies to begin an own edition with. */
export function templateOf(game: string): string {
  return editionText(game, "ours");
}

function editionsOf(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/editions`;
}

/** How others can reach this server. */
export async function here(): Promise<Here> {
  return (await ask("/api/here")).json() as Promise<Here>;
}

/** What an invitation is for; looking uses nothing up. */
export async function invitation(code: string): Promise<Invitation> {
  return (await ask(`/api/invitations/${encodeURIComponent(code)}`)).json() as Promise<Invitation>;
}

/** Take the seat of an invitation. */
export async function claim(code: string, wish: Claim): Promise<Seated> {
  return post(`/api/invitations/${encodeURIComponent(code)}`, wish);
}

/** The picture of an invitation's link, for the camera of a phone. */
export function qrOf(code: string): string {
  return `/api/invitations/${encodeURIComponent(code)}/qr`;
}

/** The same game once more; `token` is that of the own seat at the table that has ended. */
export async function again(table: string, token: string, wish: Again): Promise<Seated> {
  return post(`/api/tables/${table}/again`, wish, token);
}

/** The record of a finished game, or what a seat has seen of a running one. */
export async function record(table: string, token: string): Promise<string> {
  return (await ask(`/api/tables/${table}/record`, { headers: bearer(token) })).text();
}

/** A game to step through, as a viewer perceived it. */
export async function replayOf(table: string, viewer: number, token: string): Promise<Replay> {
  return (await ask(`/api/tables/${table}/replay?viewer=${viewer}`, { headers: bearer(token) })).json() as Promise<Replay>;
}

/** A game to step through, from the text of its record. */
export async function replayFrom(file: Import): Promise<Replay> {
  return post("/api/replays", file);
}
