/** Names as one word: of headings in links, of places in lines. */

/** The letters and digits of a plain text, in small: "Who wins?" is "who-wins". */
export function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}
