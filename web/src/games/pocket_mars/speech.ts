// The words that only Pocket Mars has: colours, buildings, actions of cards in sentences, what playing a card would do.

import type { AnyEvent, Decision, Option, Verdict } from "../../lib/messages";
import { settings } from "../../lib/settings.svelte";
import { Speech, type NameOf } from "../../lib/speech";
import { say, type Args, type Span } from "../../lib/words.svelte";
import { colonistOf, pairOf, slotOf } from "./ask";
import { facts, isBuilding, type Action, type CardFacts, type Condition, type Effect, type Half } from "./facts.svelte";
import type { BuildingView, PileCard, PocketMarsView } from "./wire";

/** Fields of effects whose names mean something else in events. */
const EFFECT_WORDS: Record<string, string> = { source: "from", owner: "whose", building: "where" };

class MarsSpeech extends Speech {
  /** The table on show: whether it is a solo game, and whose prep cards are known. */
  view: () => PocketMarsView | null = () => null;

  /** Whose colonist it was decides how its move is said. */
  override event(event: AnyEvent, viewer: number | null, nameOf: NameOf): Span[] {
    const owned = "owner" in event && "seat" in event ? { ...event, own: event.owner === event.seat } : event;
    return super.event(owned, viewer, nameOf);
  }

  get solo(): boolean {
    return this.view()?.players.some((player) => player.automa) ?? false;
  }

  /** A prep card of somebody, as far as the reader knows it. */
  slot(subject: string): Args {
    const { player, slot } = slotOf(subject);
    const back = this.view()?.players[player]?.prep[slot];
    return { ...this.spelled({ owner: player, card: back?.card ?? "", colour: back?.colour ?? "" }), slot: slot + 1 };
  }

  /** Whether playing a card would do nothing that its number or its action promise. */
  vain({ reason, facts: given }: Verdict): boolean {
    return given.action !== undefined && given.action !== "can" && reason !== "beats" && reason !== "hand-action";
  }

  /** Why the action of a card would be left out, as a sentence; "" where it would not, or nobody knows. */
  leftOut({ facts: given }: Verdict): string {
    return given.action === undefined || given.action === "can" ? "" : `${capital(say("verdict-action", this.spelled(given)))}.`;
  }

  /** What a card would do now, short enough to stand under it. */
  short(verdict: Verdict): string {
    const { reason, facts: given } = verdict;
    const action = given.action === undefined ? "" : say("verdict-action", this.spelled(given));
    const numbers = { value: given.value ?? 0, number: given.number ?? 0 };
    if (reason === "beats" || reason === "beats-none-aboard" || reason === "too-low") return `${say(`ui-short-${reason}`, numbers)}; ${action}`;
    return action || this.verdict(verdict);
  }
}

export const speech: MarsSpeech = new MarsSpeech({
  // A building can be pointed at like a card, and has a name in every language.
  cardName: (id) => (isBuilding(id) ? say(`building-${id}`) : facts.known(id) ? facts.of(id).name : null),
  families: {
    colour: ["colour-"],
    colours: ["colour-"],
    building: ["building-"],
    about: ["building-", "", "cause-"],
    why: ["building-", "", "cause-"],
    source: ["part-", "source-"],
  },
  seats: ["owner", "up", "down"],
  choice: (option, decision) => ({ args: { solo: speech.solo ? "yes" : "no", ...chosen(option, decision) } }),
});

/** The arguments of a choice's button. */
function chosen({ verb, subject }: Option, { seat }: Decision): Args {
  switch (verb) {
    case "other":
    case "discard-other":
      return speech.slot(subject);
    case "take": {
      const automa = speech.view()?.players.find((player) => player.automa);
      return speech.slot(`${automa?.seat ?? 1}-${subject}`);
    }
    case "place":
    case "cover":
    case "swap-cards":
      return speech.spelled({ building: subject });
    case "promote":
    case "demote": {
      const { player, building } = colonistOf(subject);
      return speech.spelled({ owner: player, building, own: player === seat });
    }
    case "swap":
      return speech.spelled(pairOf(subject));
    case "peek":
      return speech.spelled({ owner: Number(subject) });
    default:
      return subject ? speech.spelled({ card: subject }) : {};
  }
}

/** One effect of a card or building, as a part of a sentence. */
export function effectWords(effect: Effect): string {
  const args: Args = {};
  for (const [name, fact] of Object.entries(effect)) {
    if (typeof fact === "string" || typeof fact === "number") args[EFFECT_WORDS[name] ?? name] = fact;
  }
  return say(`effect-${effect.effect}`, args);
}

export function conditionWords(condition: Condition): string {
  return say(`condition-${condition.if}`, speech.spelled({ colour: condition.colour ?? "" }));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** What an action does, without its condition and cost. */
export function effectsSaid({ effects }: { effects: Effect[] }): string {
  return capital(effects.map(effectWords).join(", "));
}

/** The cost and the condition of an action, whichever it has. */
function terms({ cost, condition }: Action): string[] {
  return [...(cost ? [say("cost-energy", { cost })] : []), ...(condition ? [conditionWords(condition)] : [])];
}

/** An action as one sentence, begun with which half it is: "Prep, for 1 energy: launch 2 colonists." */
export function actionSentence(half: Half, action: Action): string {
  return `${[say(`phase-${half}`), ...terms(action)].join(", ")}: ${action.effects.map(effectWords).join(", ")}.`;
}

/** The same where the half is named beside it. */
export function actionSaid(action: Action): string {
  const said = terms(action).join(", ");
  return capital(`${said ? `${said}: ` : ""}${action.effects.map(effectWords).join(", ")}.`);
}

/** "Water, number 5" and the like: what a card is, in a line. */
export function typeLine(card: CardFacts): string {
  if (card.type === "building") return say("fact-building", { number: card.value });
  return say("fact-card", { colour: say(`colour-${card.colour}`), value: card.value });
}

/** All that a card or building does, a sentence each. */
export function sentences(card: CardFacts): string[] {
  if (card.type === "building") return [`${say("phase-ability")}: ${card.powers.map(effectWords).join(", ")}.`];
  return (["hand", "prep"] as const).flatMap((half) => {
    const action = card[half];
    return action ? [actionSentence(half, action)] : [];
  });
}

/** A card read aloud: name, colour and number. */
export function cardLabel(card: CardFacts): string {
  return `${card.name}, ${typeLine(card)}`;
}

/** A card of which only the back is seen. */
export function backLabel(colour: string): string {
  return say("colour-card", speech.spelled({ colour }));
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
