// What pays a cost and what a theft takes, as the game tells it; and the answer in which something of it is otherwise.

import type { Verdict } from "../../../net/messages";
import type { Things } from "../facts.svelte";

/** How a person wants something paid, as far as it is said; the game finds the rest. Fields of a payload. */
export interface Way {
  put?: Things;
  worlds?: string[];
  colour?: string;
  take?: Things;
}

/** One thing that could be in the place of another. */
export interface Swap {
  field: keyof Way;
  from: string;
  to: string;
  count: number;
}

export interface Payment {
  put: Things;
  worlds: string[];
  /** Of a theft: all that it takes, and of that what the thief may choose. */
  loot: Things;
  take: Things;
  swaps: Swap[];
}

/** The payment of one run of a card, or the only one there is; null where nothing was told of it. */
export function paymentIn(verdicts: Verdict[], card = "", at = 0, time = 0): Payment | null {
  const told = verdicts.filter(({ card: of, facts }) => of === card && facts.at === at && facts.time === time);
  const goods = (field: string): Things => Object.fromEntries(told.find(({ facts }) => facts.does === "pay" && facts.field === field)?.parts ?? []);
  if (!told.some(({ facts }) => facts.does === "pay")) return null;
  const swaps = told.filter(({ facts }) => facts.does === "swap");
  return {
    put: goods("put"),
    worlds: told.filter(({ facts }) => facts.does === "world").map(({ facts }) => String(facts.world)),
    loot: goods("loot"),
    take: goods("take"),
    swaps: swaps.map(({ facts }) => ({ field: facts.field as keyof Way, from: String(facts.from), to: String(facts.to), count: Number(facts.count) })),
  };
}

function moved(things: Things, { from, to, count }: Swap): Things {
  const changed = { ...things, [from]: (things[from] ?? 0) - count, [to]: (things[to] ?? 0) + count };
  return Object.fromEntries(Object.entries(changed).filter(([, left]) => left > 0));
}

/** A way to pay in which one thing is in the place of another. */
export function swapped(way: Way, payment: Payment, swap: Swap): Way {
  if (swap.field === "worlds") return { ...way, worlds: payment.worlds.map((card) => (card === swap.from ? swap.to : card)) };
  if (swap.field === "colour") return { ...way, colour: swap.to };
  return { ...way, [swap.field]: moved(payment[swap.field], swap) };
}

/** An answer paid in this way. */
export function keyPaid(key: string, way: Way): string {
  const verb = key.slice(0, key.indexOf(":"));
  const payload = JSON.parse(key.slice(verb.length + 1)) as object;
  return `${verb}:${JSON.stringify({ ...payload, ...way })}`;
}
