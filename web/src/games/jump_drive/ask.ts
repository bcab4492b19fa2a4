// Where the answers of a question of Jump Drive lie: all on the cards of the hand, beside which the Survey Team lies.

import { askOf as laid, type Ask, type Layout } from "../../table/question/ask";
import type { Decision } from "../../net/messages";
import { SURVEY_TEAM } from "./facts.svelte";
import type { JumpDriveView, SeatView } from "./wire";

const PLACES: Layout["places"] = { discard: "hand", place: "hand" };

export function seatOf(view: JumpDriveView, seat: number | null): SeatView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The cards one may point at as one's own: the Survey Team first, while it can still be placed. */
export function lyingCards(view: JumpDriveView): string[] {
  const waits = view.phase === "place" && (seatOf(view, view.seat)?.survey_teams ?? 0) > 0;
  return waits ? [SURVEY_TEAM, ...view.hand] : view.hand;
}

export function askOf(view: JumpDriveView, decision: Decision): Ask {
  return laid({ places: PLACES, lying: (place) => (place === "hand" ? lyingCards(view) : []) }, decision);
}
