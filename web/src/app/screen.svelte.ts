// The window: which layout the table has in it, and how much larger than drawn a page shows there.

/** Too narrow or too low for regions side by side: the same condition stands in the styles of what lies on the table. */
const narrow = matchMedia("(max-width: 899px), (max-height: 599px)");
/** Too narrow for the log beside the table, so that the table is as broad as where it fits: this stands in styles as well. */
const slim = matchMedia("(max-width: 1279px), (max-height: 599px)");
/** Of the narrow ones, too low for a question over the table: it stands beside it or, where that is too narrow, before it. */
const low = matchMedia("(max-height: 599px) and (min-width: 600px), (max-height: 449px)");
/** Wide and high enough for more beside the table than the log: the sizes at which a page begins to be shown larger (`tokens.css`). */
const roomy = matchMedia("(min-width: 1760px) and (min-height: 880px)");
/** Pressed with a finger, as the same condition in styles says. */
const coarse = matchMedia("(pointer: coarse)");

class Screen {
  narrow = $state(narrow.matches);
  slim = $state(slim.matches);
  low = $state(low.matches);
  coarse = $state(coarse.matches);
  roomy = $state(roomy.matches);

  constructor() {
    narrow.addEventListener("change", (change) => (this.narrow = change.matches));
    slim.addEventListener("change", (change) => (this.slim = change.matches));
    low.addEventListener("change", (change) => (this.low = change.matches));
    roomy.addEventListener("change", (change) => (this.roomy = change.matches));
    coarse.addEventListener("change", (change) => (this.coarse = change.matches));
  }

  /** Pixels of the window for one of the page: large windows show all larger (`--zoom`). */
  get zoom(): number {
    return Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
  }
}

export const screen = new Screen();
