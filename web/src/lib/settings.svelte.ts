// What a person has set for this browser: language, names of cards, theme, pace, motion, who answers where there
// is one answer. Kept in localStorage.

export const LANGUAGES = ["en", "es", "pl"] as const;
/** What cards are called: as the language has it, or as in English. */
export const NAMES = ["translated", "english"] as const;
export const THEMES = ["system", "dark", "light"] as const;
export const PACES = ["off", "fast", "normal", "slow"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
/** Who gives the answer to a question that has only one. */
export const SINGLES = ["ask", "page"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Names = (typeof NAMES)[number];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Single = (typeof SINGLES)[number];

interface Kept {
  language: Language;
  names: Names;
  theme: Theme;
  pace: Pace;
  motion: Motion;
  single: Single;
}

const KEY = "cosmodrome-settings";

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const short = wanted.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return "en";
}

function kept(): Kept {
  const standard: Kept = { language: browserLanguage(), names: "translated", theme: "dark", pace: "normal", motion: "system", single: "ask" };
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const one = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
      allowed.find((each) => each === value) ?? otherwise;
    return {
      language: one(LANGUAGES, read.language, standard.language),
      names: one(NAMES, read.names, standard.names),
      theme: one(THEMES, read.theme, standard.theme),
      pace: one(PACES, read.pace, standard.pace),
      motion: one(MOTIONS, read.motion, standard.motion),
      single: one(SINGLES, read.single, standard.single),
    };
  } catch {
    return standard;
  }
}

function follows(query: string): { readonly matches: boolean } {
  const media = matchMedia(query);
  let matches = $state(media.matches);
  media.addEventListener("change", (change) => (matches = change.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

const likesLight = follows("(prefers-color-scheme: light)");
const likesStill = follows("(prefers-reduced-motion: reduce)");

class Settings {
  #now = $state<Kept>(kept());

  get language() {
    return this.#now.language;
  }
  set language(value: Language) {
    this.#keep({ language: value });
  }
  get names() {
    return this.#now.names;
  }
  set names(value: Names) {
    this.#keep({ names: value });
  }
  get theme() {
    return this.#now.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }
  get pace() {
    return this.#now.pace;
  }
  set pace(value: Pace) {
    this.#keep({ pace: value });
  }
  get motion() {
    return this.#now.motion;
  }
  set motion(value: Motion) {
    this.#keep({ motion: value });
  }
  get single() {
    return this.#now.single;
  }
  set single(value: Single) {
    this.#keep({ single: value });
  }

  /** The theme to draw, once "system" is resolved. */
  get shownTheme(): "dark" | "light" {
    if (this.theme !== "system") return this.theme;
    return likesLight.matches ? "light" : "dark";
  }

  get still(): boolean {
    return this.motion === "reduced" || (this.motion === "system" && likesStill.matches);
  }

  /** Milliseconds of a movement on the page; 0 where a person wants none. */
  movement(wanted: number): number {
    return this.still ? 0 : wanted;
  }

  #keep(change: Partial<Kept>) {
    this.#now = { ...this.#now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      // Private windows may refuse; the setting then lasts until the page is closed.
    }
  }
}

export const settings = new Settings();

/** Bring theme, motion and language onto the document; call once from a component. */
export function applySettings() {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.shownTheme;
    root.dataset.motion = settings.still ? "reduced" : "full";
    root.lang = settings.language;
  });
}
