/** A search of which nothing has every word: without its little words, and with words put right that nobody wrote so. */

import { folded, hits, widely, type Query, type Synonyms } from "./search";

/** Words, by language, that tell nothing about what somebody looks for. */
const LITTLE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf(`a an and any are at be can could do does for from get go goes happen happened happens has have how i if in is it many me must my
    of on one or should some that the then there they this to was we what when where which who why will with you your`),
  de: setOf(`aber alle als am an auch auf aus bei beim bin da dann darf das dem den denn der des die dies du ein eine einem einen einer
    eines er es etwas fur geht geschieht gibt hat habe haben hier ich ihr im in ist ja kann man mein meine meinen mich mir mit muss nach
    nicht noch nun nur ob oder passiert sein sich sie sind so soll um und uns viel viele vom von vor wann war warum was welche welcher
    wenn wer werden wie wieso wieviel wieviele wird wir wo wohin zu zum zur`),
};
/** Shorter words are not put right: too many others are near them. */
const LEAST = 4;
/** Words from so many letters on may have two mistakes. */
const LONG = 8;

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

function wordsIn(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that matter. */
function mattering(search: string, language: string): readonly string[] {
  return wordsIn(search).filter((word) => !LITTLE[language]?.has(word));
}

/** How many letters have to be put in, taken out or changed. */
function mistakes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [at, against] of Array.from(other).entries()) {
      next.push(Math.min((row[at] ?? 0) + (letter === against ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Doubled letters are where most mistakes are made: they count once. */
function single(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

/** The word of the texts that was most likely meant; the word itself if none is near. */
function meant(word: string, known: ReadonlySet<string>): string {
  if (word.length < LEAST) return word;
  const most = word.length < LONG ? 1 : 2;
  const near = [...known].filter(({ length }) => length >= LEAST && Math.abs(length - word.length) <= 2 + most);
  const [first] = near.map((other) => ({ other, count: mistakes(single(word), single(other)) })).sort((a, b) => a.count - b.count);
  return first && first.count <= most ? first.other : word;
}

/**
 * What somebody may have looked for.
 * @param texts that are searched, all in one language
 */
export function loosely(search: string, language: string, synonyms: Synonyms, texts: readonly string[]): Query {
  const known = new Set(texts.flatMap(wordsIn));
  return mattering(search, language).flatMap((word) => {
    const spellings = [...widely(word, synonyms).flat(), ...(word.length < LEAST ? [] : [{ text: word, begins: false }])];
    return texts.some((text) => hits(text, [spellings]) > 0) ? [spellings] : widely(meant(word, known), synonyms);
  });
}
