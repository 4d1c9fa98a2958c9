/** Everything that is asked of the server over HTTP. */

import type { Failed, NewTable, Opened, Rule, Shelf } from "../protocol.gen";
import type { Language } from "./settings.svelte";

/** The server said no, or was not there. */
export class ApiError extends Error {
  /**
   * @param reason has a text under `failed-<reason>`
   * @param detail says more, in English; may be empty
   */
  constructor(
    readonly reason: string,
    readonly detail: string,
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
    return new ApiError(failed.reason ?? "internal", failed.detail ?? "");
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

export async function openTable(plan: NewTable): Promise<Opened> {
  const body = JSON.stringify(plan);
  const headers = { "Content-Type": "application/json" };
  return (await ask("/api/tables", { method: "POST", headers, body })).json() as Promise<Opened>;
}

/** The record of a finished game, or what a seat has seen of a running one. */
export async function record(table: string, token: string): Promise<string> {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  return (await ask(`/api/tables/${table}/record`, { headers })).text();
}
