// Written by tools/wire_types.py from the Python types before the page is built.

/** A military world was taken with `military` against `defense`; `second` tells a second world. */
export interface Conquered {
  event: "conquered"; seat: number; card: string; military: number; defense: number; second: boolean;
}

/** R7.2 A Colony Convoy left the empire, open, for the sake of `world`, which is placed next. */
export interface ConvoyDiscarded { event: "convoy-discarded"; seat: number; card: string; world: string; }

/** R1.4 Seven cards (five in a first game) to a seat. */
export interface Dealt { event: "dealt"; seat: number; count: number; cards: string[] | null; }

/** A development was placed at `price`. */
export interface Developed { event: "developed"; seat: number; card: string; price: number; }

/** R10.5 Down to ten cards at the end of the round. */
export interface DiscardedToLimit {
  event: "discarded-to-limit"; seat: number; count: number; cards: string[] | null;
}

/** R5.3 A card drawn for placing a world without a development. */
export interface Drew { event: "drew"; seat: number; count: number; cards: string[] | null; }

export interface ExploreDiscarded {
  event: "explore-discarded"; seat: number; count: number; cards: string[] | null;
}

/** R8.1 The seat drew `count` cards with `icons` Explore icons, the marker's three included. */
export interface Explored {
  event: "explored"; seat: number; icons: number; count: number; cards: string[] | null;
}

/** `causes` is why, in the game's words; scores, `ties` (what breaks them) and winners are as in `Standing`. */
export interface GameEnded {
  event: "game-ended"; causes: string[]; scores: number[]; ties: number[]; winners: number[];
}

/** R10.1 `count` cards for an income of `income`; fewer only when no card is left. */
export interface IncomeDrawn {
  event: "income-drawn"; seat: number; income: number; count: number; cards: string[] | null;
}

/** The whole table as `seat` sees it. Phases are start, place, pay, second, score, tidy and over. */
export interface JumpDriveView {
  own_cards: boolean; deck: number; discards: number; players: SeatView[]; shown: string[]; hand: string[];
  picked: string[]; development: string; world: string; second: string; exploring: boolean; way: string;
  seat: number | null; options: Record<string, string | boolean>; round: number; phase: string;
  awaited: number[]; winners: number[];
}

/** `count` cards were discarded to pay for what is placed next. */
export interface Paid { event: "paid"; seat: number; count: number; cards: string[] | null; }

/** R9.2 War Propaganda went from the empire of `giver` to that of `seat`, who has the most `military`. */
export interface PropagandaMoved {
  event: "propaganda-moved"; seat: number; giver: number; card: string; military: number;
}

/** The discard pile became the deck, `count` cards. */
export interface Reshuffled { event: "reshuffled"; count: number; }

/** R3.2 What the seat places this round, "" for none; `exploring` is true when it places nothing. */
export interface Revealed {
  event: "revealed"; seat: number; development: string; world: string; exploring: boolean;
}

/** The same in every game: by it log and replay tell the rounds apart. */
export interface RoundBegan { event: "round-began"; round: number; }

/** What one card of the empire gives a round now; `other` is the seat whose empire it counts too, if any. */
export interface ScorePart { source: string; vp: number; income: number; other: number | null; }

/** R9.1 `vp` points this round, `total` so far, and the income that the empire now has. */
export interface Scored { event: "scored"; seat: number; vp: number; total: number; income: number; }

/** One seat's public facts. */
export interface SeatView {
  seat: number; hand: number; empire: string[]; survey_teams: number; icons: Record<string, number>;
  military: number; military_against: Record<string, number>; discounts: Record<string, number>;
  development: string; world: string; way: string; second: string; coming: string[]; exploring: boolean;
  drawn: number; military_used: number; vp: number; vp_rate: number; income_rate: number;
  breakdown: ScorePart[]; vps: number[]; incomes: number[];
}

/** A world was placed by paying `price`; `contact` tells that it is a military one, `second` a second world. */
export interface Settled {
  event: "settled"; seat: number; card: string; price: number; contact: boolean; second: boolean;
}

export interface StartCardsDiscarded {
  event: "start-cards-discarded"; seat: number; count: number; cards: string[] | null;
}

export type JumpDriveEvent =
  | Dealt
  | StartCardsDiscarded
  | RoundBegan
  | Revealed
  | Paid
  | Developed
  | Settled
  | Conquered
  | ConvoyDiscarded
  | Drew
  | Explored
  | ExploreDiscarded
  | PropagandaMoved
  | Scored
  | IncomeDrawn
  | DiscardedToLimit
  | Reshuffled
  | GameEnded;
