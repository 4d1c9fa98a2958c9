/** The rules of a game by chapter, narrowed by a search. */

import type { Rule } from "../protocol.gen";

export interface Chapter {
  readonly heading: string;
  readonly rules: readonly Rule[];
}

/** Chapters in the order of the rules; with only those rules whose text, heading or id has every word searched for. */
export function chapters(
  rules: readonly Rule[],
  search: string,
  inLanguage: (text: Readonly<Record<string, string>>) => string,
): readonly Chapter[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const heading = inLanguage(rule.heading);
    const text = `${rule.id} ${heading} ${inLanguage(rule.text)}`.toLowerCase();
    if (wanted.every((word) => text.includes(word))) found.set(heading, [...(found.get(heading) ?? []), rule]);
  }
  return Array.from(found, ([heading, list]) => ({ heading, rules: list }));
}
