/** Reads a text aloud, where the browser can. */

import type { Language } from "../kit/settings.svelte";

/** Whether this browser has a voice. */
export function canRead(): boolean {
  return "speechSynthesis" in globalThis;
}

/** Read a text aloud instead of what is being read. */
export function readAloud(text: string, language: Language): void {
  hush();
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = language === "de" ? "de-DE" : "en-GB";
  speech.rate = 0.92;
  speechSynthesis.speak(speech);
}

/** Stop reading. */
export function hush(): void {
  if (canRead()) speechSynthesis.cancel();
}
