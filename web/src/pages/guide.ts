/** The introduction to a game, cut into passages that can be searched for. */

import { lexer, type Token, type Tokens } from "marked";
import { exactly, has, widely, type Query, type Synonyms } from "../kit/search";
import { slug } from "../kit/slug";

export interface Passage {
  /** The heading above it; empty above the first one. */
  readonly heading: string;
  readonly text: string;
}

/** A part of the introduction with those of its passages that were found. */
export interface FoundPart {
  /** Stands for it in links. */
  readonly part: string;
  readonly heading: string;
  readonly texts: readonly string[];
}

/** Of one part so many passages are shown at most: it can be opened as a whole. */
const MOST = 2;

/** Stands for a part of the text in links: its heading, without marks. */
export function partOf(heading: string): string {
  return `guide-${slug(heading)}`;
}

/** What a token says, without its marks. */
export function plain(token: Token): string {
  const inner = "tokens" in token && token.tokens ? token.tokens : [];
  if (inner.length > 0) return inner.map(plain).join("");
  return "text" in token ? String(token.text) : "";
}

function cells(row: readonly Tokens.TableCell[]): string {
  return row.map((cell) => cell.tokens.map(plain).join("")).join(": ");
}

/** The texts of a block: of a list each item, of a table each row. */
function textsOf(token: Token): readonly string[] {
  if (token.type === "list") return (token as Tokens.List).items.map((item) => item.tokens.map(plain).join(" "));
  if (token.type === "table") return (token as Tokens.Table).rows.map(cells);
  return token.type === "paragraph" ? [plain(token)] : [];
}

export function passagesIn(markdown: string): readonly Passage[] {
  const passages: Passage[] = [];
  let heading = "";
  for (const token of lexer(markdown)) {
    if (token.type === "heading") heading = plain(token);
    else passages.push(...textsOf(token).map((text) => ({ heading, text: text.replace(/\s+/g, " ") })));
  }
  return passages;
}

/** The parts with passages that have every word. A word in the heading counts for the first passage below it. */
function partsWith(all: readonly Passage[], query: Query): readonly FoundPart[] {
  const parts = new Map<string, string[]>();
  for (const [index, { heading, text }] of all.entries()) {
    const first = all[index - 1]?.heading !== heading;
    if (has(first ? `${heading} ${text}` : text, query)) parts.set(heading, [...(parts.get(heading) ?? []), text]);
  }
  return Array.from(parts, ([heading, texts]) => ({ part: partOf(heading), heading, texts: texts.slice(0, MOST) }));
}

/**
 * What has every word, as it stands or else in another form, and what was looked for.
 * @param synonyms null to look for the words as they stand alone
 */
export function searchGuide(markdown: string, search: string, synonyms: Synonyms | null): { readonly parts: readonly FoundPart[]; readonly query: Query } {
  const all = passagesIn(markdown);
  const query = exactly(search);
  const parts = partsWith(all, query);
  if (parts.length > 0 || !synonyms) return { parts, query };
  const wide = widely(search, synonyms);
  return { parts: partsWith(all, wide), query: wide };
}
