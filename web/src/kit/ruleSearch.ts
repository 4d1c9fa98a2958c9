/** The rules of a game by chapter, narrowed by a search in every language, with the words that were found marked. */

import type { Rule } from "../protocol.gen";

export interface Found {
  readonly rule: Rule;
  /** The language in which it has the words that were searched for, where the shown one lacks them; empty otherwise. */
  readonly other: string;
}

export interface FoundChapter {
  /** Stands for the chapter in links. */
  readonly id: string;
  readonly heading: string;
  readonly rules: readonly Found[];
}

/** A piece of text, and whether it is one of the words that were searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of a search, in small letters. */
export function wordsIn(search: string): readonly string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

function has(text: string, words: readonly string[]): boolean {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
}

/** The rule in one language, with what else can be searched for. */
function textOf(rule: Rule, language: string, more: string): string {
  return `${rule.id} ${rule.heading[language] ?? ""} ${rule.text[language] ?? ""} ${more}`;
}

/**
 * Chapters in the order of the rules, with the rules that have every word.
 *
 * @param more what else belongs to a rule in the shown language, such as the words of its examples
 */
export function searchRules(rules: readonly Rule[], search: string, language: string, more: (rule: Rule) => string): readonly FoundChapter[] {
  const words = wordsIn(search);
  const chapters = new Map<string, Found[]>();
  for (const rule of rules) {
    const others = Object.keys(rule.text).filter((known) => known !== language);
    const shown = has(textOf(rule, language, more(rule)), words);
    const other = shown ? "" : (others.find((known) => has(textOf(rule, known, ""), words)) ?? "");
    const key = rule.heading["en"] ?? Object.values(rule.heading)[0] ?? "";
    if (shown || other) chapters.set(key, [...(chapters.get(key) ?? []), { rule, other }]);
  }
  return Array.from(chapters, ([key, list]) => ({
    id: key.toLowerCase().replace(/[^a-z]+/g, "-"),
    heading: list[0]?.rule.heading[language] ?? key,
    rules: list,
  }));
}

/** A text cut at the words that were searched for. */
export function cut(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const escaped = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(${escaped.join("|")})`, "gi"));
  return parts.map((part, index) => ({ text: part, hit: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
