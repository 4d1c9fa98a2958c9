import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While developing, everything but the pages comes from `rollout serve` on its usual port.
const SERVER = process.env["ROLLOUT_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
