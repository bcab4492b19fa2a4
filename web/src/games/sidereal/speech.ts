// The words that only Sidereal Confluence has: amounts, converters, deals and promises, as in src/cosmodrome/text/sidereal.py.

import { NONE, Speech, type NameOf } from "../../lib/speech";
import { cardMark, listed, marked, say, seatMark, type Args } from "../../lib/words.svelte";
import { facts, nameOf as cardName, sideOf, type CardFacts, type Converter, type Things } from "./facts.svelte";
import type { Given, Promised } from "./wire";

const MATCHED: Record<string, string> = { any_small: "small", any_large: "large" };

function joined(words: string[], by: "and" | "or" = "and"): string {
  if (!words.length) return say("amounts-none");
  if (words.length === 1) return words[0] ?? "";
  return say(`amounts-${by}`, { first: words.slice(0, -1).join(", "), last: words[words.length - 1] ?? "" });
}

/** "3 Industry, 1 Food and 2 ships"; `cubes` is one or same where cubes of any colour are of one. */
export function amounts(things: Things, cubes = ""): string {
  return joined(
    Object.entries(things).map(([thing, count]) => say(cubes && MATCHED[thing] ? `amount-${cubes}_${MATCHED[thing]}` : `amount-${thing}`, { count })),
  );
}

function total(things: Things): number {
  return Object.values(things).reduce((sum, count) => sum + count, 0);
}

/** What a converter does, a sentence without its end. */
export function converterSaid(converter: Converter): string {
  const { inputs, outputs, donated, prices, stolen } = converter;
  if (prices.length) {
    const paid = prices.map(({ envoys, inputs: price }) => (envoys ? say("price-envoys", { inputs: amounts(price), envoys }) : amounts(price)));
    const all = paid.length > 1 ? say("prices-or", { first: paid.slice(0, -1).join(", "), last: paid[paid.length - 1] ?? "" }) : (paid[0] ?? "");
    return say("converter-steal", { stolen: amounts(stolen), prices: all });
  }
  const matched = Object.keys(outputs).some((thing) => thing in MATCHED);
  const put = amounts(inputs, matched ? "one" : "");
  if (!total(outputs) && !total(donated)) return say("converter-inputs", { inputs: put });
  const own = amounts(outputs, matched ? "same" : "");
  const given = total(donated) ? amounts(donated) : "";
  const made = !given ? own : total(outputs) ? say("made-both", { outputs: own, donated: given }) : say("made-donated", { donated: given });
  return total(inputs) ? say("converter-both", { inputs: put, made, inputs_count: total(inputs) }) : say("converter-free", { made });
}

function paidSaid(converter: Converter): string {
  return total(converter.outputs) || total(converter.donated) ? converterSaid(converter) : amounts(converter.inputs);
}

/** What a card says, a line each. */
export function cardLines(card: CardFacts): string[] {
  if (card.turn !== undefined) return [say("line-sharing", { bonus: card.bonus ?? 0, yengii: card.yengii ?? 0 })];
  if (card.type === "team") {
    const costs = joined(card.costs.map((cost) => amounts(cost)), "or");
    return [say("line-invent", { costs, vp: card.vp }), card.technology ? say("line-invents", { name: say(`card-${card.technology}`) }) : say("line-unique")];
  }
  const lines = card.entry ? [say("line-play", { how: paidSaid(card.entry) })] : [];
  if (total(card.gains)) lines.push(say("line-gains", { goods: amounts(card.gains) }));
  if (card.colonies) lines.push(say("line-colonies", { count: card.colonies }));
  for (const field of ["per_acknowledgements", "discount", "colony_support", "fleet_support"] as const) {
    if (card[field]) lines.push(say(`line-${field.replaceAll("_", "-")}`, { count: card[field] }));
  }
  if (total(card.taker_gains)) lines.push(say("line-first-trade", { goods: amounts(card.taker_gains), others: amounts(card.owner_gains) }));
  lines.push(...sideLines(card, false));
  if (card.back) {
    for (const { run } of card.upgrades) if (run) lines.push(say("line-upgrade", { how: paidSaid(run) }));
    const spent = card.upgrades.flatMap(({ spend }) => (spend ? [cardName(facts.of(spend))] : []));
    if (spent.length) lines.push(say("line-spend", { cards: joined(spent, "or") }));
    lines.push(card.back.biome ? say("line-upgraded-biome", { biome: say(`biome-${card.back.biome}`) }) : say("line-upgraded", { name: cardName(card, true) }));
    lines.push(...sideLines(card, true));
  }
  if (card.partner) lines.push(say("line-half", { name: cardName(facts.of(card.partner)) }));
  if (card.interest) lines.push(say("line-interest"));
  if (card.one_taker) lines.push(say("line-one-taker"));
  if (card.trade === "bound" || card.trade === "kept") lines.push(say(`line-${card.trade}`));
  if (card.type === "nullspace") lines.push(say("line-removed"));
  return lines;
}

function sideLines(card: CardFacts, back: boolean): string[] {
  const side = sideOf(card, back);
  const lines = side.converters.map((each) => say("line-runs", { arrow: say(`arrow-${each.arrow}`), how: converterSaid(each) }));
  return side.fleets ? [...lines, say("line-fleets", { fleets: side.fleets })] : lines;
}

function isThings(fact: unknown): fact is Things {
  return typeof fact === "object" && fact !== null && !Array.isArray(fact) && Object.values(fact).every((count) => typeof count === "number");
}

class SiderealSpeech extends Speech {
  override spelled(given: object, nameOf: NameOf = this.nameOf): Args {
    const rest: Record<string, unknown> = {};
    const told: Args = {};
    for (const [field, fact] of Object.entries(given) as [string, unknown][]) {
      if (field === "moves") told.moves = (fact as Given[]).map((move) => this.move(move, nameOf)).join("; ") || NONE;
      else if (field === "promises") told.promises = (fact as Promised[]).map((each) => this.promise(each, nameOf)).join("; ") || NONE;
      else if (field === "given" && fact) told.given = this.move(fact as Given, nameOf);
      else if (field === "runs" && Array.isArray(fact)) {
        const names = [...new Set((fact as { card: string }[]).map(({ card }) => cardMark(card, cardName(facts.of(card)))))];
        told.runs = names.join(", ");
        told.runs_count = (fact as unknown[]).length;
      } else if (isThings(fact)) {
        told[field] = amounts(fact);
        told[`${field}_count`] = total(fact);
      } else if (field === "ships" && Array.isArray(fact)) {
        told.ships = (fact as number[]).map((count, seat) => `${seatMark(seat, nameOf(seat))} ${count}`).join(", ");
      } else if (field === "scores" || field === "leftovers") {
        rest[field] = (fact as number[]).map((twelfths) => Math.round((twelfths / 12) * 100) / 100);
      } else rest[field] = fact;
    }
    for (const field of ["moves", "promises"]) if (told[field]) told[`${field}_id`] = told[field] === NONE ? NONE : "some";
    if (told.moves) told.both = told.moves !== NONE && told.promises !== NONE ? "yes" : "no";
    return { ...super.spelled(rest, nameOf), ...told };
  }

  who(seat: number | null | undefined, nameOf: NameOf = this.nameOf): string {
    return seat === null || seat === undefined ? say("term-taker") : seatMark(seat, nameOf(seat));
  }

  /** What changes hands, in words. */
  pack(given: Given): string {
    const { goods = {}, points = 0, parcel = {}, cards = [], licences = [], acknowledgements = 0, envoys = 0 } = given;
    const things: Things = { ...goods };
    if (points) things.vp = points;
    const words = [
      ...(total(things) ? [amounts(things)] : []),
      ...(total(parcel) ? [say("pack-parcel", { goods: amounts(parcel) })] : []),
      ...cards.map((card) => say(`pack-${facts.of(card).trade === "loan" ? "loan" : "card"}`, { card: cardMark(card, cardName(facts.of(card))) })),
      ...licences.map((technology) => say("pack-licence", { technology: say(`card-${technology}`) })),
      ...(acknowledgements ? [say("amount-acknowledgement", { count: acknowledgements })] : []),
      ...(envoys ? [say("amount-envoy", { count: envoys })] : []),
    ];
    return words.length ? listed(words) : say("amounts-none");
  }

  move(given: Given, nameOf: NameOf = this.nameOf): string {
    return marked("deal-move", { giver: this.who(given.giver, nameOf), receiver: this.who(given.receiver, nameOf), pack: this.pack(given) });
  }

  /** An obligation in plain words. */
  promise(owed: Promised, nameOf: NameOf = this.nameOf): string {
    const { kind, turn, late = false, card = "", track = "", bound = "", ships = 0, text = "" } = owed;
    return marked(`promise-${kind === "bid" ? `bid-${bound}` : kind}`, {
      by: this.who(owed.by, nameOf),
      to: this.who(owed.to, nameOf),
      turn,
      late: late ? "yes" : "no",
      pack: owed.given ? this.pack(owed.given) : NONE,
      card: card ? cardMark(card, cardName(facts.of(card))) : NONE,
      track: track ? say(`term-${track}-track`) : NONE,
      ships,
      spared: this.who(owed.seat ?? owed.to, nameOf),
      text,
    });
  }
}

export const speech = new SiderealSpeech({
  cardName: (id) => (facts.known(id) ? cardName(facts.of(id)) : null),
  families: {
    cards: [""],
    colonies: [""],
    teams: [""],
    team: [""],
    taken: [""],
    spent: [""],
    under: [""],
    good: ["good-"],
    species: ["species-"],
    technology: ["card-"],
    track: ["term-track-"],
    phase: ["phase-"],
    fate: ["fate-"],
    purpose: ["phase-"],
  },
  seats: ["to", "victim", "maker", "inventor", "refused_by", "faderan", "parties"],
  choice({ verb, subject }, { purpose }): { id?: string; args?: Args } | null {
    if (verb === "species") return { args: { species: say(`people-${subject}`) } };
    if (verb === "cube" || verb === "lose") return { args: { good: say(`good-${subject}`) } };
    if (verb === "ready") return { id: `do-ready-${purpose}` };
    if (verb === "buy") return { args: { space: Number(subject) + 1 } };
    return null;
  },
});
