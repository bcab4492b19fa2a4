// The facts of the cards in play, by id, and the numbers of the rules, as the server tells them.

import { api } from "../net/api";
import { translated, type Named } from "../cards/names";
import type { OptionValue } from "../net/messages";
import { grammarOf, learn, learnNumbers, spoken, voice } from "../words/words.svelte";
import { Speech, type Called } from "../words/render";

export class Facts<C extends { id: string; name?: string }> {
  /** None until the server has told them; a game may have no cards. */
  #all = $state.raw<Map<string, C> | null>(null);
  #wanted = "";
  /** The same, called as the reader wants it. */
  readonly #named = $derived.by(() => new Map([...(this.#all ?? [])].map(([id, card]) => [id, this.#called(card)])));

  /** What is said of the game, with these cards by name. */
  readonly speech: Speech;

  /** `unknown` stands in for a card that the server has not told; `called` names one that has no name of its own; `nameOf` is how it is called in a sentence. */
  constructor(
    readonly game: string,
    readonly unknown: (id: string) => C,
    readonly called: (card: C) => string | null = () => null,
    nameOf: (card: C & Named) => string = ({ name }) => name ?? "",
  ) {
    const cardOf = (id: string) => (this.known(id) ? { ...(this.of(id) as Called), name: nameOf(this.of(id)) } : null);
    this.speech = new Speech(voice, () => grammarOf(game), cardOf);
  }

  #called(card: C): C & Named {
    if (card.name === undefined) return card;
    return { ...card, name: this.called(card) ?? translated(card.name), english: card.name };
  }

  /** The cards of an edition, by its options; or those a table is played with. */
  async load(options: Record<string, OptionValue>, table?: string) {
    const wanted = JSON.stringify([options, table]);
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const [cards] = await Promise.all([
        api.cards<C>(this.game, options, table),
        learnNumbers(this.game),
        // English names of cards are told in every language.
        learn(this.game, "en"),
      ]);
      // Another edition may have been asked for meanwhile.
      if (this.#wanted === wanted) this.#all = new Map(cards.map((card) => [card.id, card]));
    } catch (problem) {
      if (this.#wanted === wanted) this.#wanted = "";
      throw problem;
    }
  }

  get ready() {
    return this.#all !== null;
  }

  get list(): (C & Named)[] {
    return [...this.#named.values()];
  }

  of(id: string): C & Named {
    return this.#named.get(id) ?? this.unknown(id);
  }

  known(id: string): boolean {
    return this.#all?.has(id) ?? false;
  }

  /** A number of the rules, such as how many VP end the game; 0 until the server has told it. */
  number(name: string): number {
    const found = spoken.numbers.get(this.game)?.[name];
    if (found === undefined && this.ready) throw new Error(`${this.game} has no number ${name}`);
    return found ?? 0;
  }
}
