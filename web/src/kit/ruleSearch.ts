/** The rules of a game by chapter, narrowed by a search in every language. */

import type { Rule } from "../protocol.gen";
import { loosely } from "./loose";
import { exactly, hits, widely, type Query, type Synonyms } from "./search";
import { slug } from "./slug";

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

export interface FoundRules {
  readonly chapters: readonly FoundChapter[];
  /** How many rules there are in them. */
  readonly count: number;
  /** What was looked for in the end, to mark it. */
  readonly query: Query;
  /** How the rules have the words: as they stand, in another form or in other words, or only some of them. */
  readonly how: "exactly" | "widely" | "loosely";
}

interface Look {
  /** What people may look for with words that the rules do not use. */
  readonly synonyms?: Synonyms;
  /** What else belongs to a rule in the shown language, such as the words of its examples. */
  readonly more?: (rule: Rule) => string;
}

/** The rule in one language, with what else can be searched for. */
function textOf(rule: Rule, language: string, more: string): string {
  return `${rule.id} ${rule.heading[language] ?? ""} ${rule.text[language] ?? ""} ${more}`;
}

/**
 * Chapters in the order of the rules, with the rules that have the words.
 * @param least how many words a rule must have
 */
function chaptersWith(rules: readonly Rule[], query: Query, language: string, more: (rule: Rule) => string, least = query.length): readonly FoundChapter[] {
  const chapters = new Map<string, Found[]>();
  for (const rule of rules) {
    const others = Object.keys(rule.text).filter((known) => known !== language);
    const shown = hits(textOf(rule, language, more(rule)), query) >= least;
    const other = shown ? "" : (others.find((known) => hits(textOf(rule, known, ""), query) >= least) ?? "");
    const key = rule.heading["en"] ?? Object.values(rule.heading)[0] ?? "";
    if (shown || other) chapters.set(key, [...(chapters.get(key) ?? []), { rule, other }]);
  }
  return Array.from(chapters, ([key, list]) => ({
    id: slug(key),
    heading: list[0]?.rule.heading[language] ?? key,
    rules: list,
  }));
}

function foundIn(chapters: readonly FoundChapter[], query: Query, how: FoundRules["how"]): FoundRules {
  return { chapters, count: chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0), query, how };
}

/** The rules that have the most of the words that matter. */
function searchLoosely(rules: readonly Rule[], search: string, language: string, { synonyms = new Map(), more = () => "" }: Look): FoundRules {
  const texts = rules.map((rule) => textOf(rule, language, more(rule)));
  const query = loosely(search, language, synonyms, texts);
  const best = Math.max(0, ...texts.map((text) => hits(text, query)));
  return foundIn(best > 0 ? chaptersWith(rules, query, language, more, best) : [], query, "loosely");
}

/**
 * The rules that have every word as it stands; where there are none, those that have it in another form or in other words;
 * where there are none either, those that have the most.
 */
export function searchRules(rules: readonly Rule[], search: string, language: string, look: Look = {}): FoundRules {
  const more = look.more ?? (() => "");
  const exact = exactly(search);
  const asTyped = foundIn(chaptersWith(rules, exact, language, more), exact, "exactly");
  if (asTyped.count > 0) return asTyped;
  const wide = widely(search, look.synonyms ?? new Map());
  const otherwise = foundIn(chaptersWith(rules, wide, language, more), wide, "widely");
  return otherwise.count > 0 ? otherwise : searchLoosely(rules, search, language, look);
}
