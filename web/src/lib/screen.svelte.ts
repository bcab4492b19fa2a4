// The window: whether it is narrow, when the table has its other layout, and how high.

const media = matchMedia("(max-width: 899px)");

class Screen {
  narrow = $state(media.matches);
  height = $state(innerHeight);

  constructor() {
    media.addEventListener("change", (change) => (this.narrow = change.matches));
    addEventListener("resize", () => (this.height = innerHeight));
  }
}

export const screen = new Screen();
