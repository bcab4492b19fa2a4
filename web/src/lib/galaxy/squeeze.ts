// How much narrower a card's name is drawn so that it fits: letters keep their height.

const FACE = getComputedStyle(document.documentElement).getPropertyValue("--face") || "sans-serif";
/** Narrower than this letters are hard to read. */
const LEAST = 0.7;
/** As narrow as this, so that two lines are enough where they would else be three. */
const NARROW = 0.84;
const STEP = 0.02;

const pen = document.createElement("canvas").getContext("2d");
const widths = new Map<string, number>();

function widthOf(text: string, font: string): number {
  const key = `${font}/${text}`;
  let width = widths.get(key);
  if (width === undefined && pen) {
    pen.font = font;
    ({ width } = pen.measureText(text));
    // Until the page's own letters are there, others are measured.
    if (document.fonts.status === "loaded") widths.set(key, width);
  }
  return width ?? 0;
}

/** The part of its width, 0.7 to 1, at which a name has each word in one line of `room` px, and two lines are enough if they can be. */
export function squeezed(name: string, room: number, size: number, weight: number): number {
  const font = `${weight} ${size}px ${FACE}`;
  const words = name.split(" ");
  const longest = Math.max(...words.map((word) => widthOf(word, font)));
  const fits = Math.min(1, room / longest);
  for (let part = fits; part >= NARROW; part -= STEP) {
    if (lines(words, room / part, font) <= 2) return part;
  }
  return Math.max(LEAST, fits);
}

function lines(words: string[], room: number, font: string): number {
  let count = 1;
  let line = "";
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, font) > room) {
      count += 1;
      line = word;
    } else line = longer;
  }
  return count;
}
