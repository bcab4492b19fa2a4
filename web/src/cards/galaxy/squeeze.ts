// How much narrower a card's name is drawn so that it fits: letters keep their height.

const FACE = getComputedStyle(document.documentElement).getPropertyValue("--face") || "sans-serif";
/** Narrower than this letters are hard to read. */
const LEAST = 0.7;
/** As narrow as this, so that two lines are enough where they would else be three. */
const NARROW = 0.84;
const STEP = 0.02;
/** Where words are parted that the smallest card has no line for: of few languages a browser knows it. */
const PARTED = ["Contraban|distas", "contraban|distas", "terraforma|dores", "Terraforma|ción", "terra|formujące", "terra|formujący", "promienio|twórczy", "między|gwiezdny", "Stowarzy|szenie", "wspoma|ganych", "Zroboty|zowana", "Pan|galaktyczna"];

const pen = document.createElement("canvas").getContext("2d");
// Widths keep their proportions, as on the card, at whatever scale the page is drawn.
if (pen) pen.textRendering = "geometricPrecision";
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

interface Squeezed {
  name: string;
  part: number;
  /** How many lines that takes. */
  lines: number;
}

/** A name as it is drawn in `room` px: in which part of its width, 0.7 to 1, each word has a line, and two lines are enough if they can be. */
export function squeezed(name: string, room: number, size: number, weight: number): Squeezed {
  const font = `${weight} ${size}px ${FACE}`;
  const words = name.split(" ");
  const fits = Math.min(1, room / longest(words, font));
  for (let part = fits; part >= NARROW; part -= STEP) {
    const count = lines(words, room / part, font);
    if (count <= 2) return { name, part, lines: count };
  }
  if (fits >= LEAST) return { name, part: fits, lines: lines(words, room / fits, font) };
  const pieces = words.map((word) => PARTED.find((each) => each.replace("|", "") === word) ?? word);
  const parts = pieces.join(" ").replaceAll("|", "- ").split(" ");
  const part = Math.max(LEAST, Math.min(1, room / longest(parts, font)));
  return { name: pieces.join(" ").replaceAll("|", "\u00AD"), part, lines: lines(parts, room / part, font) };
}

function longest(words: string[], font: string): number {
  return Math.max(...words.map((word) => widthOf(word, font)));
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
