/** What a person may set about the app, kept in this browser. */

export type Language = "en" | "de";
export type Pace = "slow" | "normal" | "fast" | "off";

export interface Settings {
  /** Language of every text. */
  language: Language;
  /** The hangar at night, by day, or as the system asks. */
  theme: "dark" | "light" | "auto";
  /** How fast things move; "off" shows every change at once. */
  pace: Pace;
  /** Whether the app makes sounds. */
  sound: boolean;
  /** Size of all text. */
  text: "normal" | "large" | "huge";
  /** The name that a new table starts with. */
  name: string;
}

const KEY = "rollout.settings";

function defaults(): Settings {
  const language = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
  return { language, theme: "dark", pace: "normal", sound: true, text: "normal", name: "" };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // Storage is forbidden or was edited by hand: start afresh.
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

const daylight = matchMedia("(prefers-color-scheme: light)");

function show(): void {
  const root = document.documentElement;
  const light = settings.theme === "light" || (settings.theme === "auto" && daylight.matches);
  root.lang = settings.language;
  root.dataset["theme"] = light ? "light" : "dark";
  root.dataset["pace"] = settings.pace;
  root.dataset["text"] = settings.text;
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: the settings live as long as the page.
  }
}

/** Apply the settings to the page now and after every change. */
export function watchSettings(): void {
  daylight.addEventListener("change", show);
  $effect.root(() => {
    $effect(() => {
      show();
      keep();
    });
  });
}
