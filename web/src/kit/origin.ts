/** Under which address others reach this server. */

import type { Here } from "../protocol.gen";

/** Names of the machine that a browser runs on; they lead nobody else anywhere. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a page was opened under a name that means the own machine. */
export function isLocal(page: Pick<Location, "hostname">): boolean {
  return OWN.test(page.hostname);
}

/** The origin for links that are given away: that of the page, or the server's own if the page's leads nowhere. */
export function originFor(page: Pick<Location, "origin" | "hostname">, server: Pick<Here, "address">): string {
  return isLocal(page) && server.address ? server.address.replace(/\/$/, "") : page.origin;
}
