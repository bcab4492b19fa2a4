// The words that only Race has: its families, its choices, powers and scoring lines in sentences.

import type { Verdict } from "../../lib/messages";
import { NONE, Speech } from "../../lib/speech";
import { knows, say, type Args } from "../../lib/words.svelte";
import { facts, type CardFacts, type Power, type ScoreLine } from "./facts.svelte";

export const speech = new Speech({
  cardName: (id) => (facts.known(id) ? facts.of(id).name : null),
  families: {
    world: [""],
    worlds: [""],
    good: ["good-"],
    keyword: ["keyword-"],
    action: ["action-"],
    source: ["", "part-", "good-"],
  },
  renamed: { only_good: "good", except_good: "good", only_keyword: "keyword", has_power: "phase" },
  seats: ["bonus"],
  bySeat: { actions: "action" },
  absent: {
    good: "any",
    keyword: NONE,
    production: "any",
    phase: NONE,
    scope: "all_worlds",
    amount: 0,
    cards: 0,
    vp: 0,
    times: 1,
    goods_per_use: 1,
    cost: 0,
    chips: 0,
  },
  choice({ verb, subject }, { about }) {
    if (verb === "act") return { args: { action: actionName(subject) } };
    if (verb === "guess") return { args: { number: Number(subject) } };
    if (verb === "by") return { id: `do-by-${subject}`, args: aboutCard(about) };
    return subject ? { args: aboutCard(subject) } : null;
  },
});

/** What a way to place a world takes and brings: "pay 2, you have 5; +1 VP". */
export function waySaid(verdict: Verdict): string {
  const { vp, needless } = verdict.facts;
  const said = [speech.verdict(verdict), say("fact-way-gain", speech.spelled({ amount: vp }))];
  return [...said, ...(needless ? [say("fact-needless")] : [])].join("; ");
}

export function powerSentence(power: Power): string {
  return say(`power-${power.phase}-${power.effect}`, speech.spelled(speech.stated(power)));
}

/** Arguments about a card, or about the Consume power that a `use` choice names. */
function aboutCard(subject: string): Args {
  const [id = "", which] = subject.split("#");
  const card = facts.of(id);
  const powers = card.powers.filter((power) => power.phase === "consume");
  const power = powers[Number(which ?? 1) - 1];
  return { ...speech.spelled({ card: id, good: card.good ?? null }), power: power ? powerSentence(power) : NONE };
}

export function actionName(action: string): string {
  return action
    .split("+")
    .map((each) => say(`action-${each}`))
    .join(" + ");
}

/** Military against a kind of world or a keyword: its name. */
export function againstName(what: string): string {
  return knows(`good-${what}`) ? say(`good-${what}`) : say(`keyword-${what}`);
}

/** All that a card does, a sentence each. */
export function sentences(card: CardFacts): string[] {
  return [...card.powers.map((power) => `${say(`phase-${power.phase}`)}: ${powerSentence(power)}`), ...scoringSentences(card)];
}

/** All scoring lines of a card; a line says "other" where lines above may have taken some of its cards. */
export function scoringSentences(card: CardFacts): string[] {
  const lines = card.end_game_vp ?? [];
  return lines.map((line, at) => {
    const other = lines.slice(0, at).some((above) => above.per === line.per || above.per === "card");
    return say(scoringId(line), speech.spelled({ ...speech.stated(line), other }));
  });
}

function scoringId(line: ScoreLine): string {
  const filters = { good: "good", military: "military", cost: "cost", keyword: "keyword", has_power: "power" };
  const named = Object.entries(filters).filter(([filter]) => line[filter]);
  return ["score", line.per, ...named.map(([, called]) => called)].join("-");
}

/** "World, costs 3" and the like: what a card is, in a line. */
export function typeLine(card: CardFacts): string {
  const military = card.defense !== undefined && card.defense !== null;
  const kind =
    card.type === "development"
      ? card.cost === 6
        ? "six-cost"
        : "development"
      : card.start_world !== undefined && card.start_world !== null
        ? "start-world"
        : military
          ? "military-world"
          : "world";
  return say(`ui-type-${kind}`, { number: (military ? card.defense : card.cost) ?? 0, military: military ? "yes" : "no" });
}

/** A card read aloud: name, what it is, its points; for labels. */
export function cardLabel(card: CardFacts, extra: string[] = []): string {
  const points = card.type === "development" && card.cost === 6 ? "?" : String(card.vp);
  return [card.name, typeLine(card), say("ui-points", { vp: points }), ...extra].join(", ");
}
