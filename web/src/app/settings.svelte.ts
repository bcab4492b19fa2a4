// What a person has set for this browser: language, names of cards, theme, pace, motion, who answers where there
// is one answer or nothing to say, how they are called, whether feats are shown. Kept in localStorage.

export const LANGUAGES = ["en", "es", "pl"] as const;
/** What cards are called: as the language has it, or as in English. */
export const NAMES = ["translated", "english"] as const;
export const THEMES = ["system", "dark", "light"] as const;
export const PACES = ["off", "fast", "normal", "slow"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
/** Who gives the answer to a question that has only one: the reader, the page, or the server also while they are away. */
export const SINGLES = ["ask", "page", "always"] as const;

/** What is on or off: the sound and the messages by which one is called, sounds of the table, feats, steps in which one has nothing to say. */
export const SWITCH = ["off", "on"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Names = (typeof NAMES)[number];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Single = (typeof SINGLES)[number];

/** Every setting with what it may be. */
const ALLOWED = {
  language: LANGUAGES,
  names: NAMES,
  theme: THEMES,
  pace: PACES,
  motion: MOTIONS,
  single: SINGLES,
  idle: SWITCH,
  sound: SWITCH,
  noises: SWITCH,
  notices: SWITCH,
  push: SWITCH,
  feats: SWITCH,
} as const;

type Kept = { -readonly [name in keyof typeof ALLOWED]: (typeof ALLOWED)[name][number] };

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
  const standard: Kept = {
    language: browserLanguage(),
    names: "translated",
    theme: "dark",
    pace: "normal",
    motion: "system",
    single: "ask",
    idle: "off",
    sound: "off",
    noises: "off",
    notices: "off",
    push: "off",
    feats: "on",
  };
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(ALLOWED).filter(([name, allowed]) => allowed.some((each) => each === read[name]));
    return Object.assign(standard, Object.fromEntries(known.map(([name]) => [name, read[name]])));
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

// Each setting is a property of its own, that can be read and set.
interface Settings extends Kept {}

class Settings {
  #now = $state<Kept>(kept());

  constructor() {
    for (const name of Object.keys(ALLOWED) as (keyof Kept)[]) {
      Object.defineProperty(this, name, { get: () => this.#now[name], set: (value: string) => this.#keep({ [name]: value }) });
    }
    // What is set in one tab holds in all others.
    window.addEventListener("storage", ({ key }) => {
      if (key === KEY) this.#now = kept();
    });
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
