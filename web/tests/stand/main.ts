/** The map of RISK Transformers without a table, to be looked at: `npx vite -c tests/stand/vite.config.ts`. */

import { mount } from "svelte";
import en from "../../../src/rollout/games/risk/words/en.ftl?raw";
import de from "../../../src/rollout/games/risk/words/de.ftl?raw";
import "../../src/app.css";

// The texts come from the files, not from a server.
window.fetch = (address) => Promise.resolve(new Response(String(address).includes("risk") ? (String(address).includes("de") ? de : en) : ""));
const { default: Stand } = await import("./Stand.svelte");
mount(Stand, { target: document.body });
