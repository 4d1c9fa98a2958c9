/** Texts that have the words somebody looks for: as they stand, or in another form, or in other words. */

/** Something to look for in folded text. */
interface Spelling {
  readonly text: string;
  /** Whether it is the beginning of a word, which counts as a whole; else it may stand inside of one. */
  readonly begins: boolean;
}

/** Every word of a search, by the spellings that count for it. */
export type Query = readonly (readonly Spelling[])[];

/** What else a word may be called, by the word: phrases. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A piece of text, and whether it is one of the words that were searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Endings of English and German words, the longer ones first. */
const ENDINGS = ["ungen", "ing", "ung", "est", "ern", "en", "er", "es", "ed", "em", "e", "n", "s", "t"];
/** What is left of a word has at least so many letters. */
const LEAST = 3;

/** Small letters without dots and accents, each in the place where it was. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charAt(at).toLowerCase().normalize("NFD").charAt(0)).join("");
}

function wordsIn(search: string): readonly string[] {
  return search.split(/\s+/).filter(Boolean);
}

/** A word without its ending: "lost", "loses" and "losing" have little in common, but "verliert" and "verlieren" do. */
function stem(word: string): string {
  const ending = ENDINGS.find((known) => word.endsWith(known) && word.length - known.length >= LEAST);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Whether two stems may be of one word: "figh" and "fight" are. */
function alike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** The words of a search as they stand; they may stand inside longer ones. */
export function exactly(search: string): Query {
  return wordsIn(search).map((word) => [{ text: folded(word), begins: false }]);
}

/** The words of a search in every form, and what else they may be called. */
export function widely(search: string, synonyms: Synonyms): Query {
  return wordsIn(search).map((word) => {
    const own = stem(folded(word));
    const others = [...synonyms].filter(([known]) => alike(stem(folded(known)), own)).flatMap(([, phrases]) => phrases);
    const plain = own.replace(/([aou])e/g, "$1"); // "wuerfeln", where the keyboard has no dots
    return [...new Set([own, plain, ...others.map((phrase) => stem(folded(phrase)))])].map((text) => ({ text, begins: true }));
  });
}

/**
 * Synonyms from a text of lines such as "duel, fight: battle, war": whoever looks for a word on the left finds those on the right.
 */
export function synonymsIn(text: string): Synonyms {
  const found = new Map<string, readonly string[]>();
  for (const line of text.split("\n")) {
    const [words = "", phrases = ""] = line.split(":");
    const list = listIn(phrases);
    if (list.length > 0) for (const word of listIn(words)) found.set(word, [...(found.get(word) ?? []), ...list]);
  }
  return found;
}

/** What stands between commas. */
export function listIn(text: string): readonly string[] {
  return text.split(",").map((part) => part.trim()).filter(Boolean);
}

const LETTER = /\p{L}/u;

/** Where a spelling stands in folded text, from and to. */
function placesOf({ text, begins }: Spelling, plain: string): readonly (readonly [number, number])[] {
  const places: [number, number][] = [];
  for (let at = plain.indexOf(text); at >= 0; at = plain.indexOf(text, at + text.length)) {
    let end = at + text.length;
    while (begins && LETTER.test(plain.charAt(end))) end += 1;
    if (!begins || !LETTER.test(plain.charAt(at - 1))) places.push([at, end]);
  }
  return places;
}

/** How many of the words a text has. */
export function hits(text: string, query: Query): number {
  const plain = folded(text.normalize("NFC"));
  return query.filter((spellings) => spellings.some((spelling) => placesOf(spelling, plain).length > 0)).length;
}

/** Whether a text has every word. */
export function has(text: string, query: Query): boolean {
  return hits(text, query) === query.length;
}

/** A text cut at the words that were searched for. */
export function cut(text: string, query: Query): readonly Piece[] {
  const whole = text.normalize("NFC");
  const plain = folded(whole);
  const places = query.flat().flatMap((spelling) => placesOf(spelling, plain));
  const pieces: Piece[] = [];
  let last = 0;
  for (const [from, to] of [...places].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (from < last) continue;
    pieces.push({ text: whole.slice(last, from), hit: false }, { text: whole.slice(from, to), hit: true });
    last = to;
  }
  return [...pieces, { text: whole.slice(last), hit: false }].filter((piece) => piece.text !== "");
}
