// Where the answers of any question lie: on the cards they name, where those lie on the table; else they are buttons.

import type { AnyView, Decision, Option } from "../../net/messages";
import type { Ask, Candidate } from "../question/ask";
import type { Handling } from "../desk.svelte";
import { factsHere, handOf, rows, scoreOf } from "./facts.svelte";


/** The place where all these cards lie: the hand, the own cards, a row of the table; "offered" where they do not. */
function placeOf(view: AnyView, seat: number, cards: string[]): { place: string; lying: string[] } {
  const own = view.players.find((player) => player.seat === seat);
  const places = [
    { place: "hand", lying: handOf(view) },
    { place: "own", lying: own ? rows(own).flatMap((row) => row.cards) : [] },
    ...rows(view).map(({ name, cards }) => ({ place: name, lying: cards })),
  ];
  return places.find(({ lying }) => cards.every((card) => lying.includes(card))) ?? { place: "offered", lying: cards };
}

/** Answers that are a card and no other answer's card. */
function onCards(options: Option[]): Option[] {
  const named = options.filter(({ subject }) => factsHere().known(subject));
  return new Set(named.map(({ subject }) => subject)).size === named.length ? named : [];
}

export function askOf(view: AnyView, decision: Decision): Ask {
  const { options, pool, more, up_to: upTo } = decision;
  const answers = onCards(options);
  const many = pool.length > 0 && answers.length > 0;
  const verb = answers[0]?.verb ?? "";
  const left = new Map<string, string[]>();
  for (const { subject, key } of many ? [] : answers) left.set(subject, [key]);
  for (const card of many ? pool : []) left.set(card, [...(left.get(card) ?? []), `${verb}:${card}`]);
  const { place, lying } = placeOf(view, decision.seat, [...left.keys()]);
  const candidates: Candidate[] = [];
  for (const [at, card] of lying.entries()) {
    const keys = left.get(card);
    // One answer covers all copies of a card; ticking takes copies one by one.
    const key = many ? keys?.shift() : keys?.[0];
    if (key) candidates.push({ spot: `${place}:${at}`, card, key });
  }
  const buttons = options.filter((option) => !answers.includes(option) && !(many && option.verb === "done"));
  return {
    decision,
    place: candidates.length ? place : "buttons",
    candidates,
    ticks: candidates.length > 0,
    need: many ? more : 1,
    upTo: many && upTo,
    buttons,
  };
}

export const handling: Handling<AnyView> = {
  get speech() {
    return factsHere().speech;
  },
  score: scoreOf,
  ask: askOf,
};
