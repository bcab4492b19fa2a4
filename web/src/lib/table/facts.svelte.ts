// The facts of the cards in play, by id, and the numbers of the rules, as the server tells them.

import { api } from "../api";
import type { OptionValue } from "../messages";
import { learnNumbers, spoken } from "../words.svelte";

export class Facts<C extends { id: string }> {
  /** None until the server has told them; a game may have no cards. */
  #all = $state.raw<Map<string, C> | null>(null);
  #wanted = "";

  /** `unknown` stands in for a card that the server has not told. */
  constructor(
    readonly game: string,
    readonly unknown: (id: string) => C,
  ) {}

  /** The cards of an edition, by its options; or those a table is played with. */
  async load(options: Record<string, OptionValue>, table?: string) {
    const wanted = JSON.stringify([options, table]);
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const [cards] = await Promise.all([api.cards<C>(this.game, options, table), learnNumbers(this.game)]);
      // Another edition may have been asked for meanwhile.
      if (this.#wanted === wanted) this.#all = new Map(cards.map((card) => [card.id, card]));
    } catch (problem) {
      this.#wanted = "";
      throw problem;
    }
  }

  get ready() {
    return this.#all !== null;
  }

  get list(): C[] {
    return [...(this.#all?.values() ?? [])];
  }

  of(id: string): C {
    return this.#all?.get(id) ?? this.unknown(id);
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
