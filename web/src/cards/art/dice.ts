// A small deterministic source of chance for pictures: the same name always draws the same picture.

export interface Dice {
  /** A number from low up to high. */
  between(low: number, high: number): number;
  /** A whole number from low to high, both possible. */
  whole(low: number, high: number): number;
  chance(of: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}

export function diceFor(text: string): Dice {
  let state = hash(text);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1));
  return {
    between: (low, high) => low + roll() * (high - low),
    whole,
    chance: (of) => roll() < of,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
  };
}

/** Numbers in a picture need one decimal at most. */
export function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

export function hsl(hue: number, saturation: number, light: number, alpha = 1): string {
  const turned = Math.round(((hue % 360) + 360) % 360);
  return alpha < 1
    ? `hsl(${turned} ${Math.round(saturation)}% ${Math.round(light)}% / ${alpha})`
    : `hsl(${turned} ${Math.round(saturation)}% ${Math.round(light)}%)`;
}

/** A drawing as an address an <image> can show. As an image of its own it is drawn once and then kept. */
export function asImage(width: number, height: number, body: string): string {
  // "slice" here, since a drawing inside an <image> minds its own rule and not the image's.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
