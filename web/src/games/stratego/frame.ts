/** Room around the squares of the board, in hundredths of a square: for the names of files and rows. */

import type { Grid } from "./geometry";

export const FRAME = { left: 34, right: 10, top: 10, bottom: 34 } as const;

/** Width and height of the board with its frame. */
export function extent({ files, ranks }: Grid): { readonly width: number; readonly height: number } {
  return { width: files * 100 + FRAME.left + FRAME.right, height: ranks * 100 + FRAME.top + FRAME.bottom };
}
