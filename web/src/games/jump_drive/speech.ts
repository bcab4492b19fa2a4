// The words that only Jump Drive has: its families, powers in sentences, what a card brings, how sure its values are.

import type { Verdict } from "../../lib/messages";
import { NONE, Speech } from "../../lib/speech";
import { knows, say } from "../../lib/words.svelte";
import { facts, ICONS, type CardFacts, type Power } from "./facts.svelte";

export const speech: Speech = new Speech({
  cardName: (id) => (facts.known(id) ? facts.of(id).name : null),
  families: {
    development: [""],
    world: [""],
    unless: [""],
    good: ["good-"],
    keyword: ["keyword-"],
    helpers: [""],
  },
  renamed: { except_good: "good" },
  seats: ["giver"],
  several: ["helpers"],
  absent: { good: "any", keyword: NONE, card: "", amount: 0, each: 1 },
  choice: ({ verb, subject }, { about }) => (verb === "by" ? { id: `do-by-${subject}`, args: speech.spelled({ card: about }) } : null),
});

export function powerSentence(power: Power): string {
  return say(`power-${power.phase}-${power.effect}`, speech.spelled(speech.stated(power)));
}

/** What the totals of a round would grow by; `moves` where the card would go to another empire at once. */
export interface Gain {
  vp: number;
  income: number;
  moves: boolean;
}

/** null where a verdict does not tell. */
export function gainOf({ facts }: Verdict): Gain | null {
  return facts.vp === undefined ? null : { vp: Number(facts.vp), income: Number(facts.income), moves: facts.moves === 1 };
}

export function gainSaid({ vp, income, moves }: Gain): string {
  return moves ? say("fact-gain-moves") : say("fact-gain", { vp, income });
}

/** What a way to take a world takes, what it brings, and what may follow: "pay 2, you have 5; +1 VP a round; no second …". */
export function waySaid(verdict: Verdict): string {
  const gain = gainOf(verdict);
  const { reason, facts: why } = verdict;
  return [speech.verdict(verdict), ...(gain ? [gainSaid(gain)] : []), say("fact-follows", { reason, follows: Number(why.follows) })].join("; ");
}

/** What Military is against: a colour or a keyword. */
export function againstName(what: string): string {
  return knows(`good-${what}`) ? say(`good-${what}`) : say(`keyword-${what}`);
}

export function discountSaid(what: string, count: number): string {
  if (what === "contact") return say("fact-contact", { count });
  if (what === "development" || what === "world") return say(`fact-discount-${what}`, { count });
  if (facts.known(what)) return say("fact-discount-card", { card: facts.of(what).name, count });
  return say("fact-discount-good", { good_id: what, count });
}

/** "World, costs 3" and the like: what a card is, in a line. */
export function typeLine(card: CardFacts): string {
  const military = card.defense !== undefined;
  const kind = card.type === "development" ? "development" : military ? "military-world" : "world";
  return say(`ui-type-${kind}`, { number: (military ? card.defense : card.cost) ?? 0 });
}

/** What it prints: VP and income a round, icons. */
export function bringsLine(card: CardFacts): string {
  const variable = (phase: string) => card.powers.some((power) => power.phase === phase);
  return [
    ...(card.vp ? [say("ui-points", { vp: card.vp })] : []),
    ...(variable("score") ? [say("fact-variable-vp")] : []),
    ...(card.income ? [`${say("term-income")} ${card.income}`] : []),
    ...(variable("income") ? [say("fact-variable-income")] : []),
    ...ICONS.filter((icon) => card.icons[icon]).map((icon) => say(`fact-icons-${icon}`, { count: card.icons[icon] })),
  ].join(", ");
}

/** All that a card does, a sentence each. */
export function sentences(card: CardFacts): string[] {
  return card.powers.map((power) => `${say(`phase-${power.phase}`)}: ${powerSentence(power)}`);
}

/** A card read aloud. */
export function cardLabel(card: CardFacts): string {
  return [card.name, typeLine(card), ...(card.good ? [say(`good-${card.good}`)] : []), bringsLine(card)].filter(Boolean).join(", ");
}

const VERIFIED = "verified";

/** How sure the card's values are, powers apart: "name (inferred); everything else (checked)"; "" if all are checked. */
export function confidenceSaid({ confidence, field_confidence: fields, powers }: CardFacts): string {
  const effects = powers.map((power) => power.effect);
  const apart = new Map<string, string[]>();
  for (const [field, sure] of Object.entries(fields)) {
    if (sure !== confidence && !effects.includes(field)) apart.set(sure, [...(apart.get(sure) ?? []), field]);
  }
  if (!apart.size) return confidence === VERIFIED ? "" : say(`confidence-${confidence}`);
  const parts: [string, string][] = [...apart].map(([sure, which]) => [fieldsSaid(which), sure]);
  parts.push([say("field-rest"), confidence]);
  return parts.map(([which, sure]) => `${which} (${say(`confidence-${sure}`)})`).join("; ");
}

function fieldsSaid(fields: string[]): string {
  const all = ICONS.every((icon) => fields.includes(icon));
  const shown = all ? [...fields.filter((field) => !ICONS.some((icon) => icon === field)), "icons"] : fields;
  return shown.map((field) => say(`field-${field}`)).join(", ");
}

/** How sure a power is, where that is not as sure as the card; else "". */
export function powerConfidence(card: CardFacts, power: Power): string {
  const sure = card.field_confidence[power.effect] ?? card.confidence;
  return sure === card.confidence ? "" : say(`confidence-${sure}`);
}

/** Whether something on the card is not checked against a printed one, or is the owner's own. */
export function unsure(card: CardFacts): boolean {
  return [card.confidence, ...Object.values(card.field_confidence)].some((sure) => sure !== VERIFIED);
}
