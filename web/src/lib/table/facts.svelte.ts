// The facts of the cards in play, by id, as the server tells them.

import { api } from "../api";
import type { OptionValue } from "../messages";

export class Facts<C extends { id: string }> {
  #all = $state.raw(new Map<string, C>());
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
      const cards = await api.cards<C>(this.game, options, table);
      // Another edition may have been asked for meanwhile.
      if (this.#wanted === wanted) this.#all = new Map(cards.map((card) => [card.id, card]));
    } catch (problem) {
      this.#wanted = "";
      throw problem;
    }
  }

  get ready() {
    return this.#all.size > 0;
  }

  get list(): C[] {
    return [...this.#all.values()];
  }

  of(id: string): C {
    return this.#all.get(id) ?? this.unknown(id);
  }

  known(id: string): boolean {
    return this.#all.has(id);
  }
}
