// Written by tools/wire_types.py from the Python types before the page is built.

/** The action cards of every seat: one each, two in the experienced game. Ids as in `choices.ACTIONS`. */
export interface ActionsRevealed { event: "actions-revealed"; actions: string[][]; }

/** R11.16 Nothing comes of a bonus: trade without a good, produce-bonus without an empty windfall world. */
export interface BonusUnused { event: "bonus-unused"; seat: number; about: string; }

/** A military world was taken with `military` against `defense`. */
export interface Conquered {
  event: "conquered"; seat: number; card: string; military: number; defense: number;
}

/** Goods spent through a power: `vp` chips earned, already doubled where x2 applies; `cards` drawn follow. */
export interface Consumed {
  event: "consumed"; seat: number; card: string; worlds: string[]; vp: number; cards: number;
}

/** R6.13 The optional Consume powers of these cards were left unused. */
export interface ConsumptionDeclined { event: "consumption-declined"; seat: number; cards: string[]; }

/** What a six-cost development gives for one card, or for "military", "chips" or "goods". */
export interface Counted { source: string; vp: number; }

/** R1.4 Six cards (or a preset hand) to a seat. */
export interface Dealt { event: "dealt"; seat: number; count: number; cards: string[] | null; }

/** The seat places nothing in this phase (develop or settle). R11.16 It alone is told whether it `could` have. */
export interface Declined { event: "declined"; seat: number; phase: string; could: boolean | null; }

/** R13.16 The seat places no second world. It alone is told whether it `could` have. */
export interface DeclinedSecond { event: "declined-second"; seat: number; could: boolean | null; }

/** `price` cards were paid. */
export interface Developed {
  event: "developed"; seat: number; card: string; price: number; paid: string[] | null;
}

/** Down to ten cards at the end of the round. */
export interface DiscardedToLimit {
  event: "discarded-to-limit"; seat: number; count: number; cards: string[] | null;
}

/** A card from hand for a good (Terraforming Colonists, Damaged Alien Factory). */
export interface DiscardedToProduce {
  event: "discarded-to-produce"; seat: number; card: string; count: number; cards: string[] | null;
}

/** R15.4 Each seat has drafted `count` cards; `out` cards are left over, and out of the game. */
export interface DraftEnded { event: "draft-ended"; count: number; out: number; }

/** R15 The draft, as one seat knows it; a spectator knows of no card. */
export interface DraftView {
  number: number; rounds: number; left: boolean; taken: number; drafted: string[]; start_worlds: string[];
}

/** R15.3 What the seat has kept in a round of the draft. */
export interface Drafted { event: "drafted"; seat: number; count: number; cards: string[] | null; }

/** Cards drawn into the hand; `why` is the id of the card whose power it was, or a bonus ("settle-bonus"). */
export interface Drew { event: "drew"; seat: number; count: number; why: string; cards: string[] | null; }

/** The seat looks at `count` cards. */
export interface Explored { event: "explored"; seat: number; count: number; cards: string[] | null; }

/** Gambling World: the guess and the card turned up, which all see; None when no card was left. */
export interface Gambled { event: "gambled"; seat: number; guess: number; card: string | null; won: boolean; }

/** `causes` is why, in the game's words; scores, `ties` (what breaks them) and winners are as in `Standing`. */
export interface GameEnded {
  event: "game-ended"; causes: string[]; scores: number[]; ties: number[]; winners: number[];
}

/** The seat has met a goal for who is first, alone or with others at that moment. */
export interface GoalClaimed { event: "goal-claimed"; seat: number; goal: string; vp: number; }

/** R14 A goal in play, and how far the seat is that has this line. */
export interface GoalReached {
  goal: string; most: boolean; least: number; count: number; held: boolean; vp: number;
}

/** The seat has lost a goal, which lies in the centre: it has too little, or several others have more. */
export interface GoalReturned { event: "goal-returned"; seat: number; goal: string; }

/** The seat has most of what a goal asks for, and takes it from the seat `loser`, or from the centre. */
export interface GoalTaken {
  event: "goal-taken"; seat: number; goal: string; vp: number; loser: number | null;
}

/** At the end the seat has as much as whoever has most of what a goal asks for, and does not hold it. */
export interface GoalTied { event: "goal-tied"; seat: number; goal: string; vp: number; }

/** The goal tiles of this game. */
export interface GoalsLaidOut { event: "goals-laid-out"; goals: string[]; }

/** A good on a world, its card face down. `why`: windfall, start, produce, produce-bonus, or a card id. */
export interface GoodPlaced { event: "good-placed"; seat: number; world: string; good: string; why: string; }

/** Cards discarded from hand for VP (Deficit Spending, Merchant World, Galactic Bazaar). */
export interface HandCardsConsumed {
  event: "hand-cards-consumed"; seat: number; card: string; count: number; vp: number; cards: string[] | null;
}

/** R13.11 Cards from the hand were discarded for Military against `world`, one each (Space Mercenaries). */
export interface Hired { event: "hired"; seat: number; count: number; world: string; cards: string[] | null; }

/** Of the cards looked at, `count` were kept and `away` discarded. */
export interface Kept {
  event: "kept"; seat: number; count: number; away: number; cards: string[] | null;
  discarded: string[] | null;
}

/** R15.7 What all see of a seat's own deck and discards. */
export interface OwnPiles { start: string; deck: number; discards: number; shown: string[]; }

/** R15.7 The seat's own discard pile became its own deck, `count` cards. */
export interface OwnReshuffled { event: "own-reshuffled"; seat: number; count: number; }

/** R15.3 A round of the draft begins: `count` cards for each seat, which go to the left, or to the right. */
export interface PacksDealt {
  event: "packs-dealt"; number: number; rounds: number; count: number; left: boolean;
}

/** R15.3 All have kept a card; what is left, `count` cards each, lies before the next seat. */
export interface PacksPassed { event: "packs-passed"; count: number; }

/** `phase` is explore, develop, settle, consume or produce; `bonus` lists the seats that chose it. */
export interface PhaseBegan { event: "phase-began"; phase: string; bonus: number[]; }

/** A phase that runs this round and the seats that chose it. A phase chosen twice stands twice. */
export interface PhaseView { phase: string; bonus: number[]; state: string; }

/** R11.16 The Consume powers of these cards are left over: there is nothing to spend, or the `goods` do not fit. */
export interface PowersUnused { event: "powers-unused"; seat: number; cards: string[]; goods: number; }

/** The whole table as `seat` sees it. */
export interface RaceView {
  phases: PhaseView[]; pool: number; deck: number; discards: number; players: SeatView[]; shown: string[];
  causes: string[]; hand: string[]; looked_at: string[]; picked: string[]; placing: string; chosen: string[];
  draft?: DraftView; seat: number | null; options: Record<string, string | boolean>; round: number;
  phase: string; awaited: number[]; winners: number[];
}

/** The discard pile became the deck, `count` cards. */
export interface Reshuffled { event: "reshuffled"; count: number; }

/** The development or world the seat will now place and pay for. */
export interface Revealed { event: "revealed"; seat: number; card: string; }

/** The same in every game: by it log and replay tell the rounds apart. */
export interface RoundBegan { event: "round-began"; round: number; }

/** `vp` points from one source: "chips", a card or a goal by its id; `bonus` is what a six-cost development adds. */
export interface ScorePart { source: string; vp: number; bonus: number; counted: Counted[]; }

/** One seat's public facts. */
export interface SeatView {
  seat: number; hand: number; chips: number; tableau: TableauCard[]; military: number;
  military_against: Record<string, number>; discounts: Record<string, number>; actions: string[];
  revealed: string; offers: string[]; looking_at: number; produced: number[]; produced_on: string[];
  powers_left: string[]; power: string; score: number; breakdown: ScorePart[]; second: SecondWorld | null;
  goals: GoalReached[]; own: OwnPiles | null;
}

/** R13.16 A seat may place one more world in this phase. */
export interface SecondWorld { first: string; military: number; hired: number; }

/** A world was paid for with `price` cards. */
export interface Settled {
  event: "settled"; seat: number; card: string; price: number; paid: string[] | null;
}

/** A good was sold for `value` cards; the draw follows. `why`: trade, or the id of the card whose power it was. */
export interface Sold {
  event: "sold"; seat: number; world: string; good: string; value: number; why: string;
}

export interface StartCardsDiscarded {
  event: "start-cards-discarded"; seat: number; count: number; cards: string[] | null;
}

/** R15.2 The seat has start worlds, face down, of which it keeps one. */
export interface StartWorldsDrawn {
  event: "start-worlds-drawn"; seat: number; count: number; cards: string[] | null;
}

/** The seat may keep one of these start worlds. */
export interface StartWorldsOffered { event: "start-worlds-offered"; seat: number; worlds: string[]; }

/** The seat's start world is on the table. */
export interface Started { event: "started"; seat: number; world: string; }

/** A card on the table, and whether a good lies on it. */
export interface TableauCard { card: string; good: boolean; }

/** A Colony Ship, Doomed World or New Military Tactics was used up for `card`'s sake. */
export interface TableauCardDiscarded {
  event: "tableau-card-discarded"; seat: number; card: string; world: string;
}

export type RaceEvent =
  | Dealt
  | StartWorldsOffered
  | Started
  | StartCardsDiscarded
  | RoundBegan
  | ActionsRevealed
  | PhaseBegan
  | Explored
  | Kept
  | Revealed
  | Declined
  | Developed
  | Settled
  | Conquered
  | TableauCardDiscarded
  | Hired
  | DeclinedSecond
  | Drew
  | GoodPlaced
  | Sold
  | Consumed
  | HandCardsConsumed
  | ConsumptionDeclined
  | BonusUnused
  | PowersUnused
  | Gambled
  | DiscardedToProduce
  | DiscardedToLimit
  | GoalsLaidOut
  | GoalClaimed
  | GoalTaken
  | GoalReturned
  | GoalTied
  | Reshuffled
  | OwnReshuffled
  | StartWorldsDrawn
  | PacksDealt
  | PacksPassed
  | Drafted
  | DraftEnded
  | GameEnded;
