// A card of Jump Drive read aloud: what it is, brings and does.

import { say } from "../../../words/words.svelte";
import { facts, ICONS, type CardFacts } from "../facts.svelte";

/** "World, costs 3" and the like: what a card is, in a line. */
export function typeLine(card: CardFacts): string {
  const military = card.defense !== undefined;
  const kind = card.type === "development" ? "development" : military ? "military-world" : "world";
  return say(`ui-type-${kind}`, { number: (military ? card.defense : card.cost) ?? 0 });
}

/** What it prints: VP and income a round, icons. */
function bringsLine(card: CardFacts): string {
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
  return card.powers.map((power) => `${say(`phase-${power.phase}`)}: ${facts.speech.text(power.said)}`);
}

/** A card read aloud. */
export function cardLabel(card: CardFacts): string {
  return [card.name, typeLine(card), ...(card.good ? [say(`good-${card.good}`)] : []), bringsLine(card)].filter(Boolean).join(", ");
}

/** Whether something on the card is not checked against a printed one, or is the owner's own. */
export const unsure = ({ sure, powers }: CardFacts) => sure !== "" || powers.some(({ doubt }) => doubt);
