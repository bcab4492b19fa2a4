// The window: whether it is narrow, when the table has its other layout, and how much larger than drawn a page shows in it.

const media = matchMedia("(max-width: 899px)");

class Screen {
  narrow = $state(media.matches);

  constructor() {
    media.addEventListener("change", (change) => (this.narrow = change.matches));
  }

  /** Pixels of the window for one of the page: large windows show all larger (`--zoom`). */
  get zoom(): number {
    return Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
  }
}

export const screen = new Screen();
