// Chips: a few signs and numbers each, one chip for a phase in which a card has powers.

import type { GlyphName } from "./glyphs";

/** `numeral`: a phase, where its powers stand in one line with those of another one. */
export type Token = { sign: GlyphName; colour?: string } | { text: string } | { numeral: string } | { gap: number };

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

/** Between two powers of one chip. */
export const GAP: Token = { gap: 6 };

export const SIGN_WIDTH = 13;

/** Pixels a token takes inside a chip, at 12 px text. */
export function tokenWidth(token: Token): number {
  if ("gap" in token) return token.gap;
  if ("numeral" in token) return numeralWidth(token.numeral);
  return "sign" in token ? SIGN_WIDTH : token.text.length * 7.7 + 0.8;
}

/** With the air behind it. */
export function numeralWidth(numeral: string): number {
  return [...numeral].reduce((sum, letter) => sum + (letter === "I" ? 3.2 : 7.6), 4);
}

export function lineWidth(tokens: Token[]): number {
  return tokens.reduce((sum, token) => sum + tokenWidth(token), 0);
}

/** Break a chip that is too wide into lines: between powers, and inside a power only where it alone is too wide. */
export function linesOf(tokens: Token[], room: number): Token[][] {
  const lines: Token[][] = [];
  for (const power of powersOf(tokens)) {
    const last = lines[lines.length - 1];
    if (last && lineWidth(last) + lineWidth([GAP, ...power]) <= room) last.push(GAP, ...power);
    else lines.push(...broken(power, room));
  }
  return lines;
}

/** Of each power its first sign. */
export function inBrief(tokens: Token[]): Token[] {
  return powersOf(tokens).flatMap((power, at) => [...(at ? [GAP] : []), ...power.slice(0, 1)]);
}

/** Powers of several phases in as few lines as they need, each phase before its own; null where one is too long for a line. */
export function together(chips: Chip[], room: (first: Chip) => number): { chip: Chip; lines: Token[][] }[] | null {
  const rows: { chip: Chip; lines: Token[][] }[] = [];
  for (const chip of chips) {
    const last = rows[rows.length - 1];
    const line = last?.lines[0];
    const more: Token[] = [GAP, ...(chip.numeral ? [{ numeral: chip.numeral }] : []), ...chip.tokens];
    if (line && lineWidth([...line, ...more]) <= room(last.chip)) line.push(...more);
    else if (lineWidth(chip.tokens) <= room(chip)) rows.push({ chip, lines: [[...chip.tokens]] });
    else return null;
  }
  return rows;
}

function powersOf(tokens: Token[]): Token[][] {
  const powers: Token[][] = [[]];
  for (const token of tokens) {
    if (token === GAP) powers.push([]);
    else powers[powers.length - 1]?.push(token);
  }
  return powers;
}

function broken(power: Token[], room: number): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of power) {
    const last = lines[lines.length - 1] ?? [];
    if (last.length && lineWidth([...last, token]) > room) lines.push([token]);
    else last.push(token);
  }
  return lines;
}
