import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchLinks } from "./kit/router.svelte";
import { watchSettings } from "./kit/settings.svelte";
import { loadApp } from "./kit/words.svelte";

watchSettings();
watchLinks();
await loadApp();
mount(App, { target: document.querySelector("#app") ?? document.body });
