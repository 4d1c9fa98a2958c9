/** The rules of a game by chapter, narrowed by a search in every language. */

import type { Rule } from "../protocol.gen";
import { exactly, has, widely, type Query, type Synonyms } from "./search";
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
  /** Whether rules have the words as they stand. */
  readonly exact: boolean;
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

/** Chapters in the order of the rules, with the rules that have every word. */
function chaptersWith(rules: readonly Rule[], query: Query, language: string, more: (rule: Rule) => string): readonly FoundChapter[] {
  const chapters = new Map<string, Found[]>();
  for (const rule of rules) {
    const others = Object.keys(rule.text).filter((known) => known !== language);
    const shown = has(textOf(rule, language, more(rule)), query);
    const other = shown ? "" : (others.find((known) => has(textOf(rule, known, ""), query)) ?? "");
    const key = rule.heading["en"] ?? Object.values(rule.heading)[0] ?? "";
    if (shown || other) chapters.set(key, [...(chapters.get(key) ?? []), { rule, other }]);
  }
  return Array.from(chapters, ([key, list]) => ({
    id: slug(key),
    heading: list[0]?.rule.heading[language] ?? key,
    rules: list,
  }));
}

/** The rules that have every word as it stands; where there are none, those that have it in another form or in other words. */
export function searchRules(rules: readonly Rule[], search: string, language: string, look: Look = {}): FoundRules {
  const more = look.more ?? (() => "");
  const plain = exactly(search);
  const found = chaptersWith(rules, plain, language, more);
  const exact = found.length > 0;
  const query = exact ? plain : widely(search, look.synonyms ?? new Map());
  const chapters = exact ? found : chaptersWith(rules, query, language, more);
  return { chapters, count: chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0), query, exact };
}
