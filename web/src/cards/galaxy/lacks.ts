// What a card that cannot be placed now is short of, as a sign and a number to stand on it: cards to pay, Military.

import type { Verdict } from "../../net/messages";
import type { Lack } from "../../table/places";

const SHORT: Record<string, ({ facts }: Verdict) => Lack> = {
  costs: ({ facts }) => ({ sign: "card", count: Number(facts.price) - Number(facts.have) }),
  "contact-costs": ({ facts }) => ({ sign: "card", count: Number(facts.price) - Number(facts.have) }),
  "needs-military": ({ facts }) => ({ sign: "military", count: Number(facts.need) - Number(facts.have) }),
};

/** null where it is not a number that is lacking. */
export function lackOf(verdict: Verdict): Lack | null {
  return verdict.allowed ? null : (SHORT[verdict.reason]?.(verdict) ?? null);
}
