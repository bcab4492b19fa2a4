// The games that the server offers, as it describes them, each with its words in the reader's language.

import { api } from "../net/api";
import type { GameInfo } from "../net/messages";
import { settings } from "./settings.svelte";
import { keepNumbers, learn } from "../words/words.svelte";

class Shelf {
  games = $state.raw<GameInfo[]>([]);
  #asked: Promise<void> | null = null;

  /** Look at what there is; `again` asks the server even if it was asked before.
   *
   * With the words of all games, or of `only` one: those of others come when they are first said. */
  look(again = false, only?: string): Promise<void> {
    if (again || !this.#asked) {
      const looking = this.#ask(only);
      this.#asked = looking;
      looking.catch(() => this.#asked === looking && (this.#asked = null));
    }
    return this.#asked!;
  }

  async #ask(only?: string) {
    const games = await api.games();
    keepNumbers(games);
    // A game whose words cannot be fetched now is named in plain ones.
    let language: string;
    do {
      language = settings.language;
      const spoken = only ? [only] : games.map(({ id }) => id);
      await Promise.all(spoken.map((id) => learn(id).catch(() => {})));
    } while (language !== settings.language);
    this.games = games;
  }

  of(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** What a game is called, the same in every language. */
  title(id: string): string {
    return this.of(id)?.title ?? id;
  }
}

export const shelf = new Shelf();
