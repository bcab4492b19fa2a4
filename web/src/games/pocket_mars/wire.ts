// Written by tools/wire_types.py from the Python types before the page is built.

export interface AbilityUsed { event: "ability-used"; seat: number; building: string; }

/** The seat does a card's action; its effects follow. `half` is hand or prep, `cost` the energy paid. */
export interface ActionDone {
  event: "action-done"; seat: number; card: string; half: string; cost: number; energy: number;
}

/** R4.15 A card's action is left out, for it cannot be done; `half` is hand or prep. */
export interface ActionFailed {
  event: "action-failed"; seat: number; card: string; half: string; reason: string; condition: string;
  colour: string; cost: number; have: number; lacks: string;
}

/** The card lies on the pile of its building; `number` was to be beaten there, -1 at Habitation. */
export interface Attached {
  event: "attached"; seat: number; card: string; building: string; value: number; number: number;
  beats: boolean;
}

/** R10.8 `cards` are in the automa's prep; with exactly 1 it acts by that card's `colour`, else nothing happens. */
export interface AutomaActivated { event: "automa-activated"; cards: number; colour: string; }

/** A colonist of `owner` went down to the one-star space. */
export interface AutomaDemoted { event: "automa-demoted"; owner: number; building: string; }

/** Cards from the top of the deck. */
export interface AutomaDiscarded { event: "automa-discarded"; cards: string[]; }

export interface AutomaGainedEnergy { event: "automa-gained-energy"; count: number; energy: number; }

/** What it would do, cannot be done; `colour` is the suit of its card. */
export interface AutomaIdle { event: "automa-idle"; colour: string; }

export interface AutomaLaunched { event: "automa-launched"; why: string; }

export interface AutomaPlaced { event: "automa-placed"; building: string; why: string; }

export interface AutomaPromoted { event: "automa-promoted"; building: string; }

/** Cards from the deck to its prep; `short` are those the deck did not have. */
export interface AutomaRefilled { event: "automa-refilled"; colours: string[]; short: number; }

/** A building: `one_star` and `two_star` count colonists by player, in the order of `players`. */
export interface BuildingView {
  id: string; name: string; number: number; pile: PileCard[]; one_star: number[]; two_star: number[];
  room: number;
}

/** A card went face down under the deck; `source` is hand or prep. */
export interface Buried {
  event: "buried"; seat: number; colour: string; source: string; card: string | null; why: string;
}

/** A card that lies or is held face down: all see its colour; `card` is its id where the viewer knows it, or "". */
export interface CardBack { colour: string; card: string; }

/** The two topmost cards changed places; `number` is to be beaten now. */
export interface CardsSwapped {
  event: "cards-swapped"; seat: number; building: string; number: number; why: string;
}

/** A card lies face down on a pile: the number to beat is 0. `card` only where all have seen it. */
export interface Covered {
  event: "covered"; seat: number; building: string; colour: string; source: string; card: string; why: string;
}

/** R1.4 The first cards of a seat, into its hand or, in the draft, as its pack. */
export interface Dealt {
  event: "dealt"; seat: number; count: number; colours: string[]; cards: string[] | null;
}

/** `what` is place (for the number), action (of the card) or ability (of the building); `about` its id. */
export interface Declined { event: "declined"; seat: number; what: string; about: string; }

export interface Demoted { event: "demoted"; seat: number; owner: number; building: string; why: string; }

/** Own cards, face up; `source` is hand or prep; `why` also "energy" (action E) or "four-cards". */
export interface Discarded { event: "discarded"; seat: number; cards: string[]; source: string; why: string; }

/** The last card of each pack was discarded, one a seat. */
export interface DraftEnded { event: "draft-ended"; cards: string[]; }

/** R9 The seat kept one card of its pack. */
export interface Drafted { event: "drafted"; seat: number; colour: string; card: string | null; }

export interface Drew {
  event: "drew"; seat: number; count: number; colours: string[]; cards: string[] | null; why: string;
}

/** `lost` would have gone beyond the top; `energy` is the level now. */
export interface EnergyGained {
  event: "energy-gained"; seat: number; count: number; lost: number; energy: number; why: string;
}

/** `causes` are colonists (a player has all on Mars), automa (the automa has), deck (its prep cannot be refilled). */
export interface GameEnded {
  event: "game-ended"; causes: string[]; scores: number[]; ties: number[]; winners: number[];
  automa: number | null; outcome: string;
}

/** Action A. */
export interface HandCardPlayed { event: "hand-card-played"; seat: number; card: string; }

/** `count` colonists went from Earth to the ship. */
export interface Launched { event: "launched"; seat: number; count: number; why: string; }

/** R4.15 Nothing, or nothing more, can be done of this, so that the seat was not asked. */
export interface NothingDone {
  event: "nothing-done"; seat: number; what: string; about: string; lacks: string;
}

/** Action C: from the prep module of `owner`. */
export interface OtherCardPlayed { event: "other-card-played"; seat: number; owner: number; card: string; }

/** `seat` discarded a prep card of `owner`. */
export interface OtherDiscarded {
  event: "other-discarded"; seat: number; owner: number; card: string; why: string;
}

/** Each pack of `count` cards went to the next seat clockwise. */
export interface PacksPassed { event: "packs-passed"; count: number; }

export interface Peeked { event: "peeked"; seat: number; owner: number; cards: string[] | null; why: string; }

/** A card at a building; face down its `value` is 0 and `card` is "" unless the viewer knows it. */
export interface PileCard { card: string; colour: string; value: number; face_down: boolean; }

/** A colonist went to the one-star space; `source` is ship or earth; `why` "number" for beating the number. */
export interface Placed { event: "placed"; seat: number; building: string; source: string; why: string; }

/** The hand card played goes to the discards, its action done; a card that covers a pile does not. */
export interface PlayedCardDiscarded { event: "played-card-discarded"; seat: number; card: string; }

/** One player's facts; the automa of the solo game is the last one. */
export interface PlayerView {
  seat: number; automa: boolean; earth: number; ship: number; mars: number; energy: number;
  one_star: number[]; two_star: number[]; hand: CardBack[]; prep: CardBack[]; pack: CardBack[];
  buildings: number; together: number; bonuses: ScorePart[]; score: number; breakdown: ScorePart[];
}

/** The whole table as `seat` sees it. Phases are draft, prepare, turn, four-cards, automa and over. */
export interface PocketMarsView {
  deck_name: string; own_deck: boolean; turn: number; start: number; players: PlayerView[];
  buildings: BuildingView[]; playing: string; deck: number; deck_top: string; deck_bottom: CardBack[];
  discards: string[]; energy_max: number; causes: string[]; outcome: string; hand: string[]; prep: string[];
  pack: string[]; picked: string[]; seat: number | null; options: Record<string, string | boolean>;
  round: number; phase: string; awaited: number[]; winners: number[];
}

/** Action B: from the own prep module. */
export interface PrepCardPlayed { event: "prep-card-played"; seat: number; card: string; }

/** A prep card went back into the hand. */
export interface PrepReturned {
  event: "prep-returned"; seat: number; colour: string; card: string | null; why: string;
}

/** Cards went face down from the hand to the prep module, in the order of their slots. */
export interface Prepared {
  event: "prepared"; seat: number; count: number; colours: string[]; cards: string[] | null;
}

/** `seat` moved a colonist of `owner` from the one-star to the two-star space. */
export interface Promoted { event: "promoted"; seat: number; owner: number; building: string; why: string; }

/** `buried` cards from under others at the buildings joined the discards; the new deck has `count`. */
export interface Reshuffled { event: "reshuffled"; count: number; buried: number; }

/** The same in every game: by it log and replay tell the rounds apart. */
export interface RoundBegan { event: "round-began"; round: number; }

/** `vp` points from one source: ship, one-star, two-star, energy, all-four or four-together. */
export interface ScorePart { source: string; vp: number; }

/** A colonist of `up` and one of `down` exchanged spaces; `up` has the two-star space now. */
export interface Swapped {
  event: "swapped"; seat: number; up: number; down: number; building: string; why: string;
}

/** R10.7 The top cards of the deck were discarded. */
export interface SystemFailed { event: "system-failed"; cards: string[]; }

/** R10.4 Drawn from the automa's prep instead of the deck. */
export interface TookFromAutoma {
  event: "took-from-automa"; seat: number; colour: string; card: string | null; why: string;
}

export interface TurnBegan { event: "turn-began"; seat: number; }

export type PocketMarsEvent =
  | Dealt
  | Drafted
  | PacksPassed
  | DraftEnded
  | Prepared
  | RoundBegan
  | TurnBegan
  | HandCardPlayed
  | PlayedCardDiscarded
  | PrepCardPlayed
  | OtherCardPlayed
  | Attached
  | Declined
  | ActionDone
  | ActionFailed
  | NothingDone
  | AbilityUsed
  | Launched
  | EnergyGained
  | Placed
  | Promoted
  | Demoted
  | Swapped
  | CardsSwapped
  | Covered
  | Peeked
  | Drew
  | TookFromAutoma
  | Buried
  | PrepReturned
  | Discarded
  | OtherDiscarded
  | Reshuffled
  | SystemFailed
  | AutomaActivated
  | AutomaLaunched
  | AutomaPlaced
  | AutomaPromoted
  | AutomaDemoted
  | AutomaGainedEnergy
  | AutomaDiscarded
  | AutomaIdle
  | AutomaRefilled
  | GameEnded;
