/** Which page an address means. */

export type Page =
  | { readonly name: "home" }
  | { readonly name: "new"; readonly game: string }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "rules"; readonly game: string }
  | { readonly name: "about" }
  | { readonly name: "lost" };

/** The page of a path. */
export function pageOf(path: string): Page {
  const [head = "", rest = "", more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more !== undefined) return { name: "lost" };
  if (head === "" || (head === "about" && rest === "")) return { name: head === "" ? "home" : "about" };
  if (rest === "") return { name: "lost" };
  if (head === "new") return { name: "new", game: rest };
  if (head === "table") return { name: "table", table: rest };
  return head === "rules" ? { name: "rules", game: rest } : { name: "lost" };
}
