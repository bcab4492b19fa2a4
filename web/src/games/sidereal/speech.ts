// The words that only Sidereal Confluence has: amounts, converters, deals and promises, as in src/cosmodrome/text/sidereal.py.

import type { AnyEvent, Decision } from "../../lib/messages";
import type { Brings } from "./board/floor.svelte";
import { NONE, Speech, type NameOf } from "../../lib/speech";
import { cardMark, marked, say, seatMark, spans, type Args, type Span } from "../../lib/words.svelte";
import { verdictFor } from "./ask";
import { facts, nameOf as cardName, sideOf, type CardFacts, type Converter, type Things } from "./facts.svelte";
import type { Given, Promised, SiderealEvent } from "./wire";

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
  const made = madeSaid(outputs, donated, matched ? "same" : "");
  return total(inputs) ? say("converter-both", { inputs: put, made, inputs_count: total(inputs) }) : say("converter-free", { made });
}

/** What comes out, and what of it is to be given away. */
function madeSaid(outputs: Things, donated: Things, cubes: string): string {
  if (!total(donated)) return amounts(outputs, cubes);
  if (!total(outputs)) return say("made-donated", { donated: amounts(donated) });
  return say("made-both", { outputs: amounts(outputs, cubes), donated: amounts(donated) });
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

/** Tenths of a point with their sign, which nought has none, for a sentence. */
export function signed(tenths: number): Args {
  return { sign: tenths < 0 ? "−" : tenths ? "+" : "", amount: Math.abs(tenths) / 10 };
}

/** What the number of an offer is made of, and what it leaves out. */
export function whyBrings({ apart, ...brings }: Brings): string {
  const parts = Object.fromEntries(Object.entries(brings).map(([name, tenths]) => [name, say("ui-worth", signed(tenths))]));
  const things = apart.split("+").map((kind) => say(`fact-apart-${kind}`));
  const left = apart ? say("ui-worth-apart", { things: things.join(", ") }) : "";
  return [say("ui-worth-help"), say("ui-worth-parts", parts), left].join(" ").trim();
}

/** What is given in a deal, as events have it or as a payload does. */
type Pack = Partial<Omit<Given, "parcel">> & { parcel?: Things | boolean };
/** A promise of an event, or of a payload, where `type` is its kind and what it gives stands in it. */
type Owed = Partial<Promised> & Pack & { type?: string };
interface Deal {
  moves?: Pack[];
  promises?: Owed[];
}

/** What several moves come to together. */
export function merged(moves: Pack[]): Partial<Given> {
  const goods: Things = {};
  for (const move of moves) for (const [good, count] of Object.entries(move.goods ?? {})) goods[good] = (goods[good] ?? 0) + count;
  const sum = (field: "points" | "acknowledgements" | "envoys") => moves.reduce((all, move) => all + (move[field] ?? 0), 0);
  const parcels = moves.flatMap(({ parcel }) => (parcel && total(parcel === true ? { all: 1 } : parcel) ? [parcel] : []));
  return {
    goods, points: sum("points"), acknowledgements: sum("acknowledgements"), envoys: sum("envoys"),
    cards: moves.flatMap(({ cards }) => cards ?? []), licences: moves.flatMap(({ licences }) => licences ?? []),
    parcel: parcels[0] as Things | undefined,
  };
}

class SiderealSpeech extends Speech {
  override spelled(given: object, nameOf: NameOf = this.nameOf, reader: number | null = this.reader()): Args {
    const rest: Record<string, unknown> = {};
    const told: Args = {};
    for (const [field, fact] of Object.entries(given) as [string, unknown][]) {
      if (isThings(fact)) {
        told[field] = amounts(fact);
        told[`${field}_count`] = total(fact);
      } else if (Array.isArray(fact) && !fact.some((each) => each !== "")) {
        told[field] = say("amounts-none");
        told[`${field}_count`] = 0;
      } else rest[field] = Array.isArray(fact) ? fact.filter((each) => each !== "") : fact;
    }
    return { ...super.spelled(rest, nameOf, reader), ...told };
  }

  // --- deals

  /**
   * Moves and promises in sentences, without their end; what the viewer gives and gets first.
   *
   * `taker` is the party that the offer leaves open.
   */
  deal({ moves = [], promises = [] }: Deal, nameOf: NameOf = this.nameOf, viewer: number | null = null, taker: number | null = null): string {
    const others = (each: Pack) => Number(viewer === null || ![each.giver ?? taker, each.receiver ?? taker].includes(viewer));
    const ordered = [...moves].sort((one, other) => others(one) - others(other));
    return [...ordered.map((each) => this.move(each, nameOf, viewer, taker)), ...promises.map((each) => this.promise(each, nameOf, viewer, taker))].join("; ");
  }

  /** Of an event or an answer in brief, as TableSpeaker.brief: what the viewer gets and gives in all, or who gets what. */
  brief({ moves = [], promises = [] }: Deal, nameOf: NameOf, viewer: number | null, taker: number | null = null, past = false): { deal: string; others: number[] } {
    const seat = (party: number | null | undefined) => party ?? taker;
    const binds = ({ by, to, also = [] }: Owed) => [by, to, ...also].map(seat);
    const parties = [...new Set([...moves.flatMap(({ giver, receiver }) => [seat(giver), seat(receiver)]), ...promises.flatMap(binds)])];
    const whole = (owed: Owed) => this.promise(owed, nameOf, viewer, taker);
    if (viewer === null || !parties.includes(viewer)) {
      const getting = [...new Set(moves.map(({ receiver }) => seat(receiver)))];
      const gets = (party: number | null) => marked("deal-gets", { player: this.who(party, nameOf, viewer), what: this.pack(merged(moves.filter(({ receiver }) => seat(receiver) === party))) });
      const told = parties.length > 2 ? getting.map(gets) : moves.map((move) => this.move(move, nameOf, viewer, taker));
      return { deal: [...told, ...promises.map(whole)].join("; "), others: [] };
    }
    const own = (["receiver", "giver"] as const).flatMap((end) => {
      const ours = moves.filter((move) => seat(move[end]) === viewer);
      const way = end === "receiver" ? (past ? "got" : "get") : past ? "gave" : "give";
      return ours.length ? [marked(`deal-${way}`, { what: this.pack(merged(ours)) })] : [];
    });
    const owed = promises.filter((each) => binds(each).includes(viewer));
    const rest = moves.filter(({ giver, receiver }) => ![seat(giver), seat(receiver)].includes(viewer)).length + promises.length - owed.length;
    const others = parties.filter((party): party is number => party !== null && party !== viewer).sort((one, other) => one - other);
    return { deal: [...own, ...owed.map(whole), ...(rest ? [say("deal-rest", { count: rest })] : [])].join("; "), others };
  }

  who(seat: number | null | undefined, nameOf: NameOf = this.nameOf, viewer: number | null = null): string {
    if (seat === null || seat === undefined) return say("term-taker");
    return seat === viewer ? say("party-you") : seatMark(seat, nameOf(seat));
  }

  /** What changes hands, in words. */
  pack(given: Pack): string {
    const { goods = {}, points = 0, parcel = {}, cards = [], licences = [], acknowledgements = 0, envoys = 0 } = given;
    const words = Object.entries(goods).map(([good, count]) => say(`amount-${good}`, { count }));
    if (points) words.push(say("pack-points", { count: points }));
    if (parcel === true || (parcel && total(parcel))) words.push(say("pack-parcel"));
    for (const id of cards) {
      const card = cardMark(id, cardName(facts.of(id)));
      words.push(facts.of(id).trade === "loan" ? marked("pack-loan", { card }) : card);
    }
    for (const technology of licences) words.push(say("pack-licence", { technology: say(`card-${technology}`) }));
    if (acknowledgements) words.push(say("amount-acknowledgement", { count: acknowledgements }));
    if (envoys) words.push(say("amount-envoy", { count: envoys }));
    if (words.length < 2) return words[0] ?? say("amounts-none");
    return marked("amounts-and", { first: words.slice(0, -1).join(", "), last: words[words.length - 1] ?? "" });
  }

  move(given: Pack, nameOf: NameOf = this.nameOf, viewer: number | null = null, taker: number | null = null): string {
    const [giver, receiver] = [given.giver ?? taker, given.receiver ?? taker];
    const args = { giver: this.who(giver, nameOf, viewer), receiver: this.who(receiver, nameOf, viewer), what: this.pack(given) };
    const mine = viewer !== null && giver === viewer ? "-from-you" : viewer !== null && receiver === viewer ? "-to-you" : "";
    return marked(`move${mine}`, args);
  }

  /** An obligation in plain words. */
  promise(owed: Owed, nameOf: NameOf = this.nameOf, viewer: number | null = null, taker: number | null = null): string {
    const { turn = 1, by = null, to = null, also = [] } = owed;
    const kind = owed.kind ?? owed.type ?? "note";
    if (kind === "deliver") {
      const move = this.move({ ...(owed.given ?? owed), giver: by, receiver: to }, nameOf, viewer, taker);
      return marked(owed.late ? "promise-late" : "promise-deliver", { turn, move });
    }
    const who = (seat: number | null) => this.who(seat ?? taker, nameOf, viewer);
    return marked("promise-act", { turn, by: who(by), to: [to, ...also].map(who).join(", "), act: this.act(kind, owed, who) });
  }

  /** What is owed by a promise that gives nothing. */
  act(kind: string, owed: Owed, who: (seat: number | null) => string): string {
    if (kind === "bid") return say(`promise-${owed.bound || "pass"}`, { count: owed.ships ?? 0, track: say(`track-${owed.track || "colony"}`) });
    if (kind === "spare") return marked("promise-spare", { victim: who(owed.seat ?? owed.to ?? null) });
    const card = owed.card ? cardMark(owed.card, cardName(facts.of(owed.card))) : NONE;
    return marked(`promise-${kind}`, { card, text: owed.text || "-" });
  }

  /** What a seat seeks, could give, and says. */
  notice({ seek = {}, give = {}, phrases = [] }: { seek?: Things; give?: Things; phrases?: string[] }): string {
    const found = total(seek) ? [say("notice-seek", { goods: amounts(seek) })] : [];
    if (total(give)) found.push(say("notice-give", { goods: amounts(give) }));
    return [...found, ...phrases.map((phrase) => say(`phrase-${phrase}`))].join("; ") || say("amounts-none");
  }

  /** The cards that are run, each as often as it is. */
  runs(runs: { card: string }[]): string {
    return runs.map(({ card }) => cardMark(card, cardName(facts.of(card)))).join(", ") || say("amounts-none");
  }

  // --- events

  override event(event: AnyEvent, viewer: number | null, nameOf: NameOf): Span[] {
    return super.event({ ...event, ...this.told(event as SiderealEvent, viewer, nameOf) } as AnyEvent, viewer, nameOf);
  }

  /** What the fields of an event come to together, in words. */
  told(event: SiderealEvent, viewer: number | null, nameOf: NameOf): Record<string, unknown> {
    switch (event.event) {
      case "offered": {
        const taker = viewer !== null && !event.all_of && event.to.includes(viewer) ? viewer : null;
        const answer = event.settles >= 0 ? "settles" : event.counters ? "counters" : "offer";
        return { ...this.brief(event, nameOf, viewer, taker), answer };
      }
      case "traded":
        return { ...this.brief(event, nameOf, viewer, null, true) };
      case "promise-settled":
      case "promise-released":
      case "output-owed":
        return { promise: this.promise(event.promise, nameOf, viewer) };
      case "game-ended": {
        const left = event.sources.leftovers ?? event.scores.map(() => 0);
        return { leftovers: this.spelled({ scores: left }, nameOf).scores };
      }
      case "delivered":
        return { deal: this.move(event.given, nameOf, viewer) };
      case "withdrawn":
        return { refused: event.refused_by !== null };
      case "sought":
        return { public: event.to === null, notice: this.notice(event) };
      case "handicap-taken":
        return { less: event.count < 0 };
      case "upgraded":
      case "played":
        return { price: joined([...Object.entries(event.paid).map(([good, count]) => say(`amount-${good}`, { count })), ...event.colonies.map((card) => this.named("card", card))]) };
      case "invented":
      case "bonus-scored":
        return { scored: amounts({ vp: event.points }) };
      case "donation-given":
        return { goods: this.pack(event) };
      case "ships-announced":
        return { ships: event.ships.map((count, seat) => `${seatMark(seat, nameOf(seat))} ${count}`).join(", ") };
      case "bids-revealed":
        return { ships: event.ships.map((count, seat) => `${seatMark(seat, nameOf(seat))} ${this.bid(count, event.counts[seat] ?? 2 * count)}`).join(", ") };
      case "bid-passed":
        return { bid: this.bid(event.bid, event.counted) };
      case "bid-halved":
        return { halves: event.halves.join(", ") };
      case "ran": {
        const scored = event.points;
        const paid = scored < 0 ? { ...event.paid, vp: -scored } : event.paid;
        const outputs = scored > 0 ? { ...event.made, vp: scored } : event.made;
        return { runs: this.runs(event.runs), paid, made: madeSaid(outputs, event.donated, "") };
      }
      default:
        return {};
    }
  }

  /** A bid, and what it counts where that is not as much; `counts` is in halves. */
  bid(ships: number, counts: number): string {
    const half = counts % 2 ? "½" : "";
    return counts === 2 * ships ? String(ships) : say("bid-counts", { ships, counts: `${Math.floor(counts / 2) || (half ? "" : 0)}${half}` });
  }

  // --- answers

  /** Of a bid also what it counts, and what comes of buying, where that is special. */
  override ask(decision: Decision): Span[] {
    const bid = verdictFor(decision.verdicts, "bid")?.facts;
    return bid?.halved ? spans(["bid-halved-colony"], this.spelled({ ...bid })) : super.ask(decision);
  }

  /** The arguments of a free choice, from its payload. */
  free(verb: string, payload: Record<string, unknown>): Args {
    const args: Args = { number: Number(payload.number ?? 0) };
    if (["offer", "counter", "compensate"].includes(verb)) {
      const { deal, others } = this.brief((payload.offer ?? payload) as Deal, this.nameOf, this.reader());
      Object.assign(args, { deal }, this.spelled({ others }));
    } else if (verb === "decline") Object.assign(args, this.spelled({ why: payload.why ?? "plain" }));
    else if (verb === "seek") args.notice = this.notice(payload);
    else if (verb === "run") args.runs = this.runs((payload.runs ?? []) as { card: string }[]);
    else if (verb === "split") Object.assign(args, { colony: Number(payload.colony ?? 0), research: Number(payload.research ?? 0) });
    else if (verb === "give") Object.assign(args, this.spelled({ to: payload.to }), { goods: this.pack(payload as Pack) });
    return { ...args, ...this.spelled({ card: payload.card ?? payload.team ?? null, victim: payload.victim ?? null }) };
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
    track: ["track-"],
    phase: ["phase-"],
    fate: ["fate-"],
    why: ["no-"],
  },
  seats: ["to", "others", "victim", "maker", "inventor", "refused_by", "faderan", "parties"],
  choice({ verb, subject }): { id?: string; args?: Args } | null {
    if (subject.startsWith("{")) return { args: speech.free(verb, JSON.parse(subject) as Record<string, unknown>) };
    if (verb === "species") return { args: { species: say(`people-${subject}`) } };
    if (verb === "cube" || verb === "lose") return { args: { good: say(`good-${subject}`) } };
    if (verb === "buy") return { args: { space: Number(subject) + 1 } };
    return null;
  },
});
