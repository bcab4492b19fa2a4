// What a new table, or all tables of a new tournament, are to be: the game, its seats, cards, options and time.

import type { GameInfo, OptionValue, TimeControl } from "../net/messages";
import { allowed, optionWords, proposed, usual } from "../words/options";

export class Terms {
  /** Those to choose from. */
  readonly games: GameInfo[];
  gameId = $state("");
  /** The name of an owner's deck, "" for the built-in cards; null until one is chosen. */
  deck = $state<string | null>(null);
  time = $state<TimeControl>({ kind: "none" });
  #fewest: number;
  #wanted = $state(2);
  #chosen = $state<Record<string, OptionValue>>({});

  readonly game = $derived.by(() => this.games.find((each) => each.id === this.gameId));
  readonly counts = $derived.by(() => (this.game?.seats ?? []).filter((count) => count >= this.#fewest));
  /** As many seats as wanted, where the game has them. */
  readonly seats = $derived.by(() => (this.counts.includes(this.#wanted) ? this.#wanted : (this.counts[0] ?? 2)));
  /** The options as they will be sent: what cannot be had with these seats falls back. */
  readonly options = $derived.by(() => {
    const values: Record<string, OptionValue> = {};
    for (const option of this.game?.options ?? []) {
      const free = allowed(option, this.seats, values);
      values[option.name] = free ? (this.#chosen[option.name] ?? proposed(option, this.seats)) : usual(option, this.seats);
    }
    return values;
  });
  /** What can be had with these seats and other options. What only settles an open question of the rules is folded. */
  readonly offered = $derived.by(() => (this.game?.options ?? []).filter((option) => allowed(option, this.seats, this.options)));
  readonly variants = $derived.by(() => this.offered.filter(({ ruling }) => !ruling));
  readonly rulings = $derived.by(() => this.offered.filter(({ ruling }) => ruling));
  /** The rulings that are not the usual ones, in words. */
  readonly ruled = $derived.by(() => (this.game ? optionWords({ ...this.game, options: this.rulings }, this.options) : []));

  /** `fewest` seats at a table. */
  constructor(games: GameInfo[], fewest: number, time: TimeControl = { kind: "none" }) {
    this.games = games;
    this.#fewest = fewest;
    this.gameId = games[0]?.id ?? "";
    this.time = time;
  }

  /** Another game, with nothing chosen yet. */
  pick(id: string) {
    this.gameId = id;
    this.#chosen = {};
    this.deck = null;
  }

  /** As it was chosen before, as far as there still is such a game with these values; whether there is. */
  take(before: { game: string; seats: number; options: Record<string, OptionValue>; deck: string | null; time: TimeControl }): boolean {
    const game = this.games.find((each) => each.id === before.game);
    if (!game) return false;
    this.pick(game.id);
    this.seat(before.seats);
    for (const { name, values } of game.options) {
      const value = before.options[name];
      if (value !== undefined && values.includes(value)) this.choose(name, value);
    }
    if (before.deck !== null && ["", ...game.decks].includes(before.deck)) this.deck = before.deck;
    this.time = before.time;
    return true;
  }

  seat(count: number) {
    this.#wanted = count;
  }

  choose(option: string, value: OptionValue) {
    this.#chosen = { ...this.#chosen, [option]: value };
  }

  /** The time control as it will be sent: without a clock for steps that the game does not have. */
  get control(): TimeControl {
    return this.game?.timed || this.time.kind === "none" ? this.time : { ...this.time, phase: 0 };
  }
}
