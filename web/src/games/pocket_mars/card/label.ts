// A card or building of Pocket Mars read aloud: what it is and does.

import type { Tree } from "../../../words/render";
import { capital, say } from "../../../words/words.svelte";
import { facts, type Action, type CardFacts, type Half } from "../facts.svelte";
import type { BuildingView, PileCard } from "../wire";

/** What a building lets its players do. */
export function abilitySaid({ said = "" }: CardFacts): string {
  return capital(facts.speech.text(said));
}

/** An action as one sentence, begun with which half it is: "Prep, for 1 energy: launch 2 colonists." */
function actionSentence(half: Half, { terms, said }: Action): string {
  return facts.speech.text(["", [[", ", [`phase-${half}`, ...terms]], ": ", said, "."]]);
}

/** The same where the half is named beside it. */
export function actionSaid({ terms, said }: Action): string {
  return capital(facts.speech.text(["", [...(terms.length ? ([[", ", terms], ": "] as Tree[]) : []), said, "."]]));
}

/** All that a card or building does, a sentence each. */
export function sentences(card: CardFacts): string[] {
  if (card.type === "building") return [facts.speech.text(["", ["phase-ability", ": ", card.said ?? "", "."]])];
  return (["hand", "prep"] as const).flatMap((half) => {
    const action = card[half];
    return action ? [actionSentence(half, action)] : [];
  });
}

/** "Water, number 5" and the like: what a card is, in a line. */
export function typeLine(card: CardFacts): string {
  if (card.type === "building") return say("fact-building", { number: card.value });
  return say("fact-card", { colour: say(`colour-${card.colour}`), value: card.value });
}

/** A card read aloud: name, colour and number. */
export function cardLabel(card: CardFacts): string {
  return `${card.name}, ${typeLine(card)}`;
}

/** A card of which only the back is seen. */
function backLabel(colour: string): string {
  return facts.speech.text(["colour-card", { colour }]);
}

/** A building read aloud: its number to beat, its pile, the room on two stars. */
export function buildingLabel({ id, number, pile, room }: BuildingView): string {
  const top = pile[pile.length - 1];
  return [
    say(`building-${id}`),
    ...(number < 0 ? [] : [say("fact-number", { count: number })]),
    ...(top ? [say("fact-pile", { cards: topSaid(top) })] : []),
    ...(number < 0 ? [] : [say("fact-room", { count: room })]),
  ].join(", ");
}

/** A card of a pile: its name and number, or that it lies face down. */
export function topSaid({ card, colour, value, face_down }: PileCard): string {
  const name = card ? facts.of(card).name : backLabel(colour);
  return face_down ? `${name} (${say("fact-face-down")})` : `${name} (${value})`;
}
