// What playing a card of Pocket Mars would do now, in a few words, and what a choice names that shows only its back.

import type { Option, Verdict } from "../../net/messages";
import { capital, say } from "../../words/words.svelte";
import { slotOf } from "./ask";
import { facts } from "./facts.svelte";
import type { PocketMarsView } from "./wire";

/** Whether playing a card would do nothing that its number or its action promise. */
export function vain({ reason, facts: given }: Verdict): boolean {
  return given.action !== undefined && given.action !== "can" && reason !== "beats" && reason !== "hand-action";
}

const actionNow = ({ facts: given }: Verdict) => (given.action === undefined ? "" : say("verdict-action", facts.speech.spelled(given)));

/** Why the action of a card would be left out, as a sentence; "" where it would not, or nobody knows. */
export function leftOut(verdict: Verdict): string {
  return verdict.facts.action === "can" || verdict.facts.action === undefined ? "" : `${capital(actionNow(verdict))}.`;
}

/** What a card would do now, short enough to stand under it. */
export function short(verdict: Verdict): string {
  const { reason, facts: given } = verdict;
  const numbers = { value: given.value ?? 0, number: given.number ?? 0 };
  if (reason === "beats" || reason === "beats-none-aboard" || reason === "too-low") return `${say(`ui-short-${reason}`, numbers)}; ${actionNow(verdict)}`;
  return actionNow(verdict) || facts.speech.verdict(verdict);
}

/** What is known of the prep card that a choice names, as facts of its button; and whether the game is played alone. */
export function seen({ verb, subject }: Option, { players }: PocketMarsView): Record<string, string> {
  const automa = players.find((player) => player.automa);
  const solo = automa ? "yes" : "no";
  if (verb !== "other" && verb !== "discard-other" && verb !== "take") return { solo };
  const { player, slot } = slotOf(verb === "take" ? `${automa?.seat ?? 1}-${subject}` : subject);
  const back = players[player]?.prep[slot];
  return { solo, card: back?.card ?? "", colour: back?.colour ?? "" };
}
