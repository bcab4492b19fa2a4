// The check of a deal in the browser: seal, seed and seats worked out anew, as docs/provable-deal.md says.

import type { Deal } from "../../net/messages";

export interface Checked {
  seal: boolean;
  seed: boolean;
  /** Null where the seats were not drawn. */
  seats: boolean | null;
}

/** Whether this browser can: it hashes only for https, or on this very computer. */
export const canCheck = () => "subtle" in crypto;

/** What holds of a deal that has been told. */
export async function check({ commitment, revealed, seed }: Deal): Promise<Checked | null> {
  if (!revealed) return null;
  const seal = await digest("cosmodrome commitment 1", revealed.secret, revealed.nonce);
  const from = await digest("cosmodrome seed 1", revealed.secret, ...revealed.salts);
  const drawn = draw(seed, revealed.salts.length);
  return {
    seal: seal === commitment && seal === revealed.commitment,
    seed: String(BigInt(`0x${from.slice(0, 16)}`) / 4n) === seed,
    seats: revealed.drawn.length ? String(revealed.drawn) === String(drawn) : null,
  };
}

async function digest(...lines: string[]): Promise<string> {
  const text = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** For each seat the place it goes to. */
function draw(seed: string, places: number): number[] {
  let word = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${seed}/seats`)) word = BigInt.asUintN(64, (word ^ BigInt(byte)) * 0x100000001b3n);
  word = BigInt.asUintN(58, word ^ (word >> 29n));
  const next = () => (word = BigInt.asUintN(58, word * 0x3bb2ee687b0b0fdn + 0x57b7ef767814fn));
  const order = Array.from({ length: places }, (_, place) => place);
  for (let skipped = 0; skipped < 4; skipped++) next();
  for (let last = places - 1; last > 0; last--) {
    const other = Number(((next() >> 27n) * BigInt(last + 1)) >> 31n);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

const key = (table: string) => `cosmodrome-seal/${table}`;

/** Remember in this tab what a table showed before its game began. */
export function note(table: string, seal: string) {
  try {
    sessionStorage.setItem(key(table), seal);
  } catch {
    // A browser that stores nothing has nothing to compare.
  }
}

/** What the table showed then; null where this tab has not seen it. */
export function noted(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
}
