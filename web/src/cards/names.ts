// What cards are called in the reader's language; the English name, which is also what their pictures are drawn from.

import { knows, say } from "../words/words.svelte";

/** What a card has beside its facts once it is named. */
export interface Named {
  /** Where the server tells a name: that one, in English. */
  english?: string;
}

/** The message that translates an English name: `name-lifeforms_inc`. An owner's card that is called otherwise finds none. */
function nameId(name: string): string {
  const bare = name.toLowerCase().replace(/[’']/g, "");
  return `name-${bare.replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "")}`;
}

export function translated(name: string): string {
  const id = nameId(name);
  return knows(id) ? say(id) : name;
}

/** The card as it is printed, for what must not change with the language. */
export function asPrinted<C extends { name: string } & Named>(card: C): C {
  return card.english === undefined ? card : { ...card, name: card.english };
}
