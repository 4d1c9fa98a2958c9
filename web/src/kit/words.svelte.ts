/** The texts that are loaded, and the language that they are shown in. */

import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { appWords, gameWords } from "./api";
import { settings, type Language } from "./settings.svelte";
import { bundle, lookup, named, readable, type Args } from "./words";

/** A text for a key; a readable stand-in where nobody wrote one. */
export type Say = (key: string, args?: Args) => string;

/** Texts that belong to a game's drawings, bundled with them; those of a part of them in a folder of its own. */
const drawn = import.meta.glob<string>("../games/*/words/**/*.ftl", { query: "?raw", import: "default" });

/** What a game's drawings may have beside the table: its lesson, the examples of its rules, and where armies are set up. */
export type Part = "teach" | "examples" | "setup";
const PARTS: readonly ("" | Part)[] = ["", "teach", "examples", "setup"];

/** Bundles by scope and language: `/en` for the app, `risk/en` for a game, `risk+/en` for its drawings, `risk+teach/en` for a part. */
const loaded = new SvelteMap<string, FluentBundle>();

async function load(scope: string, language: Language, fetchText: () => Promise<string>): Promise<void> {
  const place = `${scope}/${language}`;
  if (loaded.has(place)) return;
  try {
    const [game = ""] = scope.split("+");
    loaded.set(place, bundle(language, await fetchText(), (value) => nameIn(game, value)));
  } catch {
    // The table works without words: `readable` stands in, and the next visit tries again.
  }
}

/** English stands in for what a language lacks. */
function languages(): readonly Language[] {
  return settings.language === "en" ? ["en"] : [settings.language, "en"];
}

/** Load the texts of the app in the chosen language. */
export async function loadApp(): Promise<void> {
  await Promise.all(languages().map((language) => load("", language, () => appWords(language))));
}

/** Load the texts of a game in the chosen language, with those of a part of its drawings. */
export async function loadGame(game: string, part?: Part): Promise<void> {
  const jobs = languages().flatMap((language) => {
    const server = load(game, language, () => gameWords(game, language));
    const own = part ? [ownWords(game, "", language), ownWords(game, part, language)] : [ownWords(game, "", language)];
    return [server, ...own];
  });
  await Promise.all(jobs);
}

async function ownWords(game: string, part: "" | Part, language: Language): Promise<void> {
  const text = drawn[`../games/${game}/words/${part ? `${part}/` : ""}${language}.ftl`];
  if (text) await load(`${game}+${part}`, language, text);
}

/** Bundles in the order in which they are asked: the game's own words first, then the app's. */
function chain(game: string): readonly FluentBundle[] {
  const scopes = game ? [game, ...PARTS.map((part) => `${game}+${part}`), ""] : [""];
  const places = languages().flatMap((language) => scopes.map((scope) => `${scope}/${language}`));
  return places.map((place) => loaded.get(place)).filter((found) => found !== undefined);
}

/** The text of the app for a key. */
export const say: Say = (key, args) => lookup(chain(""), key, args) ?? readable(key, args);

/** The texts of a game, then those of the app. */
export function wordsOf(game: string): Say {
  return (key, args) => lookup(chain(game), key, args) ?? readable(key, args);
}

/** A name that comes from a game's data, as its texts say it, or as it stands there. */
export function nameIn(game: string, value: string): string {
  return named(chain(game), value);
}

/** Whether somebody wrote a text for a key. */
export function hasWords(game: string, key: string): boolean {
  return chain(game).some((candidate) => candidate.hasMessage(key));
}

/** The value of a text that the server sent in several languages. */
export function inLanguage(text: Readonly<Record<string, string>>): string {
  return text[settings.language] ?? text["en"] ?? Object.values(text)[0] ?? "";
}
