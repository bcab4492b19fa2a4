// How the regions of a table share the page: from the number of seats and what the page is for, never from what lies in them.

import type { Regions } from "./board";

/** What a page is for: a replay has controls in place of a question, a review lies beside the table with controls below. */
interface Use {
  /** How many sit beside the one in the middle. */
  others: number;
  /** Whether whoever looks sees a hand. */
  hand: boolean;
  replay: boolean;
  review: boolean;
  /** All hands lie open. */
  open: boolean;
}

/** By how many others there are: their height, and that of the question with the hand; the middle has what is left. */
const HIGH = ["0px", "24%", "32%", "38.2%"];
const HIGH_BESIDE_REVIEW = ["0px", "30%", "31%", "max(31%, 152px)"];
const LOW = ["46%", "45%", "42%", "max(37.4%, 264px)"];
/** With all hands open. */
const OPEN = "max(42%, 304px)";
const OPEN_NARROW = "352px";
/** Hands by themselves: one's own, or all of them. */
const HAND = "max(29%, 148px)";
const HANDS = "max(34%, 176px)";

/** `own` is what a game needs where that is not what most games need. */
export function regionsFor({ others, hand, replay, review, open }: Use, own?: Partial<Regions>): Regions {
  const by = Math.min(3, others);
  const usual = { others: (review ? HIGH_BESIDE_REVIEW : HIGH)[by] ?? "", low: LOW[by] ?? "", across: others, ...own };
  if (review) return { ...usual, low: hand ? (open ? HANDS : HAND) : "0px" };
  if (replay && !hand) return { ...usual, low: "max-content" };
  return open ? { ...usual, low: OPEN, narrow: hand ? OPEN_NARROW : usual.narrow } : usual;
}
