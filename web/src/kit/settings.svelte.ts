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
  /** How loud they are, 0 to 100. */
  volume: number;
  /** Size of all text. */
  text: "normal" | "large" | "huge";
  /** The name that a new table starts with. */
  name: string;
  /** By game: the level of the computer that was played last. */
  levels: Readonly<Record<string, string>>;
}

const KEY = "rollout.settings";

function defaults(): Settings {
  const language = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
  return { language, theme: "dark", pace: "normal", sound: true, volume: 70, text: "normal", name: "", levels: {} };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // Storage is forbidden or was edited by hand: start afresh.
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

/** Everything as it is on the first visit, but for the name and the levels, which are no matter of taste. */
export function resetSettings(): void {
  const { name, levels } = settings;
  Object.assign(settings, { ...defaults(), name, levels });
}

const daylight = matchMedia("(prefers-color-scheme: light)");

function show(): void {
  const root = document.documentElement;
  const light = settings.theme === "light" || (settings.theme === "auto" && daylight.matches);
  root.lang = settings.language;
  root.dataset["theme"] = light ? "light" : "dark";
  root.dataset["pace"] = settings.pace;
  root.dataset["text"] = settings.text;
  const bar = getComputedStyle(root).getPropertyValue("--steel-1").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", bar);
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
