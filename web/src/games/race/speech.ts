// Events, questions, choices and powers of Race said in words: the page's half of the agreement in text/speak.py.

import type { Decision, Facts as Told, Option, Verdict } from "../../lib/messages";
import { cardMark, knows, pieces, say, seatMark, signed, spans, type Args, type Span } from "../../lib/words.svelte";
import { facts, type CardFacts, type Power, type ScoreLine } from "./facts.svelte";
import type { RaceEvent } from "./wire";

export type NameOf = (seat: number) => string;

const NONE = "none";
const ABSENT: Record<string, unknown> = {
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
};
const RENAMED: Record<string, string> = {
  only_good: "good",
  except_good: "good",
  only_keyword: "keyword",
  has_power: "phase",
};
/** For each field that names something: where its word is found; "" are the cards, the others families of messages. */
const FAMILIES: Record<string, string[]> = {
  card: [""],
  world: [""],
  cards: [""],
  worlds: [""],
  paid: [""],
  discarded: [""],
  good: ["good-"],
  phase: ["phase-"],
  keyword: ["keyword-"],
  action: ["action-"],
  causes: ["end-"],
  why: ["", "cause-"],
  about: ["", "cause-"],
  source: ["", "part-", "good-"],
};
const SEATS = ["bonus", "winners"];

function named(field: string, name: string): string {
  const bare = name.split("#")[0] ?? name;
  for (const family of FAMILIES[field] ?? []) {
    if (family === "") {
      if (facts.known(bare)) return cardMark(bare, facts.of(bare).name);
    } else if (knows(family + bare)) {
      return say(family + bare);
    }
  }
  return name;
}

const nobody: NameOf = (seat) => String(seat + 1);

/** The arguments of a message from the facts of an event, power, question or refusal. */
export function spelled(given: object, nameOf: NameOf = nobody): Args {
  const player = (seat: number) => seatMark(seat, nameOf(seat));
  const told: Args = {};
  for (const [name, fact] of Object.entries(given) as [string, unknown][]) {
    const field = RENAMED[name] ?? name;
    if (typeof fact === "boolean") told[field] = fact ? "yes" : "no";
    else if (field === "seat") told.player = player(fact as number);
    else if (field === "scores") {
      told[field] = (fact as number[]).map((score, seat) => `${player(seat)} ${score}`).join(", ");
    } else if (field === "actions") {
      told[field] = (fact as string[][])
        .map((chosen, seat) => `${player(seat)}: ${chosen.map((each) => named("action", each)).join(" + ")}`)
        .join("; ");
    } else if (Array.isArray(fact)) {
      if (SEATS.includes(field)) told[field] = fact.map((seat) => player(seat as number)).join(", ");
      else if (field in FAMILIES) told[field] = fact.map((each) => named(field, String(each))).join(", ");
      else told[field] = "";
      told[`${field}_count`] = fact.length;
    } else if (fact === null || fact === "" || fact === undefined) {
      told[field] = told[`${field}_id`] = NONE;
    } else if (typeof fact === "string" && field in FAMILIES) {
      told[field] = named(field, fact);
      told[`${field}_id`] = fact;
    } else if (typeof fact === "string" || typeof fact === "number") {
      told[field] = fact;
    }
    if (field === "amount") told.signed = signed(Number(fact));
  }
  return told;
}

/** A power or scoring line with everything it leaves out put in. */
function stated(rule: object): Record<string, unknown> {
  const full: Record<string, unknown> = { ...ABSENT };
  for (const [name, fact] of Object.entries(rule)) {
    if (fact !== null && fact !== undefined && fact !== "") full[RENAMED[name] ?? name] = fact;
  }
  return full;
}

export function eventSpans(event: RaceEvent, viewer: number | null, nameOf: NameOf): Span[] {
  const { event: tag, ...rest } = event;
  const args = spelled(rest, nameOf);
  const mine = viewer !== null && "seat" in event && event.seat === viewer;
  const hidden = Object.values(rest).includes(null as never);
  const ids = mine ? [`${tag}-you`, tag] : hidden ? [`${tag}-hidden`, tag] : [tag];
  return spans(ids, args) ?? [{ text: tag }];
}

export function ask({ purpose, about, more }: Decision): Span[] {
  const id = `ask-${purpose}`;
  return spans([id], spelled({ purpose, about, more })) ?? [{ text: id }];
}

export function waiting(phase: string, seats: number[], nameOf: NameOf): Span[] {
  const players = seats.map((seat) => seatMark(seat, nameOf(seat))).join(", ");
  return spans([`wait-${phase}`], { players, players_count: seats.length }) ?? [];
}

export function powerSentence(power: Power): string {
  return say(`power-${power.phase}-${power.effect}`, spelled(stated(power)));
}

/** Arguments about a card, or about the Consume power that a `use` choice names. */
function aboutCard(subject: string): Args {
  const [id = "", which] = subject.split("#");
  const card = facts.of(id);
  const powers = card.powers.filter((power) => power.phase === "consume");
  const power = powers[Number(which ?? 1) - 1];
  return { ...spelled({ card: id, good: card.good ?? null }), power: power ? powerSentence(power) : NONE };
}

export function actionName(action: string): string {
  return action
    .split("+")
    .map((each) => say(`action-${each}`))
    .join(" + ");
}

/** A choice as a button, worded with its effect; the verdict on its card adds the price. */
export function button(option: Option, decision: Decision, verdict?: Verdict): string {
  const { verb, subject } = option;
  let args = spelled({
    price: 0,
    purpose: decision.purpose,
    about: decision.about,
    reason: verdict?.reason ?? "",
    ...verdict?.facts,
  });
  let id = `do-${verb}`;
  if (verb === "act") args.action = actionName(subject);
  else if (verb === "guess") args.number = Number(subject);
  else if (verb === "by") {
    id = `do-by-${subject}`;
    args = { ...args, ...aboutCard(decision.about) };
  } else if (subject) args = { ...args, ...aboutCard(subject) };
  return say(id, args);
}

/** The button that sends `count` ticked cards as one answer. */
export function batch({ purpose, about, more }: Decision, count: number): string {
  return say(`do-batch-${purpose}`, spelled({ purpose, about, more, count }));
}

/** What a card would cost now, or why it may not be placed; short, to stand under the card. */
export function verdictLine(verdict: Verdict): string {
  return say(`reason-${verdict.reason}`, spelled(verdict.facts));
}

/** The same where room is scarce: of two ways that are both refused, the cheaper one. */
export function verdictCaption(verdict: Verdict): string {
  return verdictLine(verdict.reason === "contact-costs" ? { ...verdict, reason: "costs" } : verdict);
}

export function verdictReason(verdict: Verdict): string | null {
  const id = `reason-${verdict.reason}-why`;
  return knows(id) ? say(id, spelled(verdict.facts)) : null;
}

export function refusal(reason: string, told: Told): string {
  const id = `reason-${reason}`;
  return knows(id) ? say(id, spelled(told)) : say("ui-refused", { reason });
}

export interface SumLine {
  source: Span[];
  amount: string;
}

/** The arithmetic of a price or strength, a line a source. */
export function sum(parts: [string, number][]): SumLine[] {
  return parts.map(([source, amount], at) => ({
    source: pieces(named("source", source)),
    amount: at ? signed(amount) : String(amount),
  }));
}

export function sourceSpans(source: string): Span[] {
  return pieces(named("source", source));
}

export function kindName(kind: string): string {
  return say(`good-${kind}`);
}

/** Military against a kind of world or a keyword: its name. */
export function againstName(what: string): string {
  return knows(`good-${what}`) ? say(`good-${what}`) : say(`keyword-${what}`);
}

/** All scoring lines of a card; a line says "other" where lines above may have taken some of its cards. */
export function scoringSentences(card: CardFacts): string[] {
  const lines = card.end_game_vp ?? [];
  return lines.map((line, at) => {
    const other = lines.slice(0, at).some((above) => above.per === line.per || above.per === "card");
    return say(scoringId(line), spelled({ ...stated(line), other }));
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
