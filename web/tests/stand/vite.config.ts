import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Not a part of what is built: only to look at drawings that have no table yet.
export default defineConfig({ root: import.meta.dirname, plugins: [svelte()], server: { fs: { strict: false } } });
