// Puzzles of one game, one after another: what is left to try, and the streak; without an account this browser keeps both.

import type { GamePage } from "../games";
import { router } from "../app/router.svelte";
import { whyNot } from "../words/words.svelte";
import { position, puzzleGames, puzzlesLeft, type PuzzlesOfGame, type SolutionSent } from "./api";
import { PuzzleTable } from "./puzzle_table.svelte";

interface Kept {
  tried: string[];
  streak: number;
  longest: number;
}

const NOTHING: Kept = { tried: [], streak: 0, longest: 0 };
const key = (game: string) => `cosmodrome-puzzles/${game}`;

/** What this browser keeps of the puzzles of a game. */
export function keptHere(game: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

function keep(game: string, puzzle: string, right: boolean) {
  const kept = keptHere(game);
  if (kept.tried.includes(puzzle)) return;
  const streak = right ? kept.streak + 1 : 0;
  try {
    localStorage.setItem(key(game), JSON.stringify({ tried: [...kept.tried, puzzle], streak, longest: Math.max(kept.longest, streak) }));
  } catch {
    // Where nothing is stored, puzzles come again.
  }
}

export class Puzzling {
  live = $state.raw<PuzzleTable | null>(null);
  /** How the reader does in this game. */
  facts = $state.raw<PuzzlesOfGame | null>(null);
  here = $state.raw<Kept>(NOTHING);
  trouble = $state("");
  /** There is none left. */
  done = $state(false);

  readonly streak = $derived.by(() => this.facts?.mine?.streak ?? this.here.streak);

  constructor(
    readonly game: string,
    readonly page: GamePage,
    /** Those to solve, one after another, before all others; their ids. */
    private readonly some: string[] = [],
  ) {
    this.here = keptHere(game);
  }

  /** Show this one; "" is the most fitting one that is left. */
  async show(puzzle: string) {
    try {
      if (!this.facts) this.facts = (await puzzleGames()).find(({ game }) => game === this.game) ?? null;
      const wanted = puzzle || (await this.#next());
      this.done = !wanted;
      if (!wanted) {
        this.live = null;
        return;
      }
      const found = await position(this.game, wanted);
      this.live?.leave();
      this.live = new PuzzleTable(found, this.page.playable, (solution) => this.#solved(wanted, solution));
      this.trouble = "";
      history.replaceState(history.state, "", `/puzzles/${encodeURIComponent(this.game)}/${encodeURIComponent(wanted)}${this.some.length ? `?of=${this.some.map(encodeURIComponent).join(",")}` : ""}`);
    } catch (problem) {
      this.trouble = whyNot(problem);
    }
  }

  next = () => void this.show("");

  leave = () => {
    this.live?.leave();
    router.go("/puzzles");
  };

  async #next() {
    const after = this.some[this.some.indexOf(this.live?.id ?? "") + 1];
    if (after && this.live) return after;
    const left = await puzzlesLeft(this.game);
    if (this.facts?.mine) return left.find((each) => each !== this.live?.id) ?? "";
    return left.find((each) => !this.here.tried.includes(each)) ?? "";
  }

  #solved(puzzle: string, solution: SolutionSent) {
    if (this.facts && solution.mine) this.facts = { ...this.facts, mine: solution.mine, tried: this.facts.tried + 1 };
    if (this.facts && !this.facts.mine) {
      keep(this.game, puzzle, solution.right);
      this.here = keptHere(this.game);
    }
  }
}
