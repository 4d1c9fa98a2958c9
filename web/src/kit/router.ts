/** Which page an address means. */

/** Whom one wants to play with, as the first page offers it. */
export type With = "computer" | "friend" | "here";

export type Page =
  | { readonly name: "home" }
  | { readonly name: "new"; readonly game: string; readonly others: With }
  /** A table that is opened on arrival, against the computer. */
  | { readonly name: "play"; readonly game: string }
  /** `part` names one of several courses; empty for the first. */
  | { readonly name: "learn"; readonly game: string; readonly part: string }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "invite"; readonly code: string }
  /** Without a table: a record that comes as a file. */
  | { readonly name: "replay"; readonly table: string }
  | { readonly name: "fair"; readonly table: string }
  /** Of an edition; without a digest, of our own values. */
  | { readonly name: "rules" | "edition" | "setup"; readonly game: string; readonly digest: string }
  | { readonly name: "about" }
  | { readonly name: "lost" };

const OTHERS: readonly string[] = ["computer", "friend", "here"];

function parts(path: string): readonly string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null; // An address that nobody has written by hand.
  }
}

/** The page of a path. */
export function pageOf(path: string): Page {
  const [head = "", rest = "", more = "", ...many] = parts(path) ?? ["lost"];
  const alone = more === "" && many.length === 0;
  if (head === "new" && rest && many.length === 0 && (alone || OTHERS.includes(more))) {
    return { name: "new", game: rest, others: alone ? "computer" : (more as With) };
  }
  if ((head === "edition" || head === "rules" || head === "setup") && rest && many.length === 0) return { name: head, game: rest, digest: more };
  if (head === "learn" && rest && many.length === 0) return { name: head, game: rest, part: more };
  if (!alone) return { name: "lost" };
  return rest === "" ? pageAlone(head) : pageAbout(head, rest);
}

type Named = { readonly digest: string } | null | undefined;

function ofEdition(page: string, edition: Named): string {
  return edition?.digest ? `${page}/${edition.digest}` : page;
}

/** The address of the page about an edition. */
export function aboutEdition(game: string, edition: Named): string {
  return ofEdition(`/edition/${game}`, edition);
}

/** The address of a game's rules, for a table that is played on an edition. */
export function rulesWith(game: string, edition: Named): string {
  return ofEdition(`/rules/${game}`, edition);
}

/** The address where armies are set up, for a table that is played on an edition. */
export function setUpWith(game: string, edition: Named): string {
  return ofEdition(`/setup/${game}`, edition);
}

/** What the part of an address from "#" on names; empty where it cannot be read. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

function pageAlone(head: string): Page {
  if (head === "" || head === "about") return { name: head || "home" };
  return head === "replay" || head === "fair" ? { name: head, table: "" } : { name: "lost" };
}

function pageAbout(head: string, rest: string): Page {
  if (head === "table" || head === "replay" || head === "fair") return { name: head, table: rest };
  if (head === "invite") return { name: "invite", code: rest };
  return head === "play" ? { name: head, game: rest } : { name: "lost" };
}
