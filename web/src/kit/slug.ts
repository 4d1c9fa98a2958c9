/** Names that stand for headings in links. */

/** The letters and digits of a plain text, in small: "Who wins?" is "who-wins". */
export function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "");
}
