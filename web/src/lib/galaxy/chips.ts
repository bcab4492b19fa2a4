// Chips: a few signs and numbers each, one chip for a phase in which a card has powers.

import type { GlyphName } from "./glyphs";

export type Token = { sign: GlyphName; colour?: string } | { text: string };

export interface Chip {
  /** Where the phase stands among the phases, from 0: on a small card a chip is a dot at its place. */
  row: number;
  /** How the phase is written: "II". */
  numeral: string;
  tokens: Token[];
}

export const sign = (name: GlyphName, colour?: string): Token => ({ sign: name, colour });
export const text = (words: string | number): Token => ({ text: String(words) });

/** A number with its sign. */
export function amount(number: unknown): Token {
  const value = Number(number);
  return text(value < 0 ? `−${-value}` : `+${value}`);
}

export const SIGN_WIDTH = 12;

/** Pixels a token takes inside a chip, at 11 px text. */
export function tokenWidth(token: Token): number {
  return "sign" in token ? SIGN_WIDTH : token.text.length * 6.6 + 1.5;
}

/** Break a chip that is too wide into lines, between tokens. */
export function linesOf(tokens: Token[], room: number): Token[][] {
  const lines: Token[][] = [[]];
  let used = 0;
  for (const token of tokens) {
    const wide = tokenWidth(token);
    if (used + wide > room && used > 0) {
      lines.push([]);
      used = 0;
    }
    lines[lines.length - 1]?.push(token);
    used += wide;
  }
  return lines;
}
