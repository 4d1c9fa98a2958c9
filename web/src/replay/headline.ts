/** What a step of a replay tells in the little room of a phone: the news, and of these the last. */

import type { Told } from "../table/story";

/** So many letters are read at a glance. */
const MOST = 80;

type Matters = (told: Told, seat: number) => boolean;

/** What matters of a step to somebody who looks on; all of it where nothing does. */
export function newsIn(told: readonly Told[], matters: Matters = () => true): readonly Told[] {
  const news = told.filter((each) => matters(each, -1));
  return news.length > 0 ? news : told;
}

/** The last of the sentences, as many as have room; at least one. */
export function lastOf(sentences: readonly string[], most = MOST): string {
  const [last = "", ...before] = sentences.toReversed();
  let text = last;
  for (const sentence of before) {
    const longer = `${sentence} ${text}`;
    if (longer.length > most) break;
    text = longer;
  }
  return text;
}
