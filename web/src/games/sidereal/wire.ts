// Written by tools/wire_types.py from the Python types before the page is built.

/** R12.12 The Faderan (`seat`) score a point as `inventor` invents. */
export interface AcknowledgementReturned {
  event: "acknowledgement-returned"; seat: number; inventor: number;
}

/** A party agrees to a deal that others still have to agree to; `recalled` tells that it no longer does. */
export interface Agreed {
  event: "agreed"; seat: number; maker: number; to: number[]; recalled: boolean; settles: number;
}

/** R5.4, R5.5 Bid at least or at most so many ships on a track, or buy nothing there. */
export interface Bid {
  type: "bid"; by: number | null; to: number | null; also: number[]; turn: number;
  track: "colony" | "research"; bound: "least" | "most" | "pass"; ships: number;
}

/** R12.27 */
export interface BidHalved { event: "bid-halved"; seat: number; halves: number[]; }

/** `idle` tells that there was no card that the bid could buy. */
export interface BidPassed {
  event: "bid-passed"; seat: number; track: string; bid: number; counted: number; idle: boolean;
}

/** A seat that has yet to buy or pass, and the ships of its bid. */
export interface Bidder { seat: number; ships: number; }

/** Ships by seat, on a track: colony or research. */
export interface BidsRevealed { event: "bids-revealed"; track: string; ships: number[]; counts: number[]; }

/** R8.1 */
export interface BonusScored { event: "bonus-scored"; seat: number; team: string; points: number; }

/** The offers of the talk before the bids, or of a settlement, are gone. */
export interface BookClosed { event: "book-closed"; phase: string; }

export interface Bought {
  event: "bought"; seat: number; track: string; space: number; card: string; paid: number; doubled: boolean;
}

/** A card before a seat. */
export interface CardView { card: string; owner: number; back: boolean; doubled: boolean; }

/** R7.1 Colonies beyond support. */
export interface ColoniesDiscarded { event: "colonies-discarded"; seat: number; cards: string[]; }

/** What the injured of a promise, by its number, get or are promised in its place, if all of them agree. */
export interface Compensate {
  number: number; moves: Move[]; promises: (Deliver | Output | Bid | Leave | Invention | Spare | Note)[];
}

/** An offer in answer to one that was shown, by the number with which this seat would take that. */
export interface Counter { number: number; offer: Offer; }

/** R6.13 No to an offer, by the number with which this seat would take it, and why. */
export interface Decline {
  number: number; why: "kept" | "needed" | "plain" | "promise" | "too-little" | "trust";
}

/** R6.13 A seat says no to an offer; `why` is plain, too-little, needed, kept, trust or promise. */
export interface Declined { event: "declined"; seat: number; maker: number; to: number[]; why: string; }

/** R5.2 What goes from `by` to `to` in a turn, as its Trade phase begins or, `late`, ends. */
export interface Deliver {
  type: "deliver"; goods: Record<string, number>; points: number; parcel: boolean; cards: string[];
  licences: string[]; acknowledgements: number; envoys: number; by: number | null; to: number | null;
  turn: number; late: boolean;
}

/** A promised delivery was made, in full or, with `missing`, as far as possible; `lost` are points. */
export interface Delivered {
  event: "delivered"; number: number; given: Given; missing: Record<string, number>; lost: number;
}

/** R2.12 Leftover donations go to `to`. */
export interface DonationGiven {
  event: "donation-given"; seat: number; to: number; goods: Record<string, number>; points: number;
  envoys: number;
}

/** Put the top relic world into play, by the deck's own converter or by that of a card. */
export interface Draw { card: string | null; put: Record<string, number>; worlds: string[]; }

/** All that a seat runs in an Economy phase. */
export interface Economy { runs: Run[]; }

/** Turn a colony over. */
export interface Flip { card: string; put: Record<string, number>; }

/** R11 The one cause is that six turns are over; scores are in twelfths, and there are no ties. */
export interface GameEnded {
  event: "game-ended"; causes: string[]; scores: number[]; ties: number[]; winners: number[];
  sources: Record<string, number[]>;
}

/** R12.13 The Gift of the Duruntai pays `seat`, and the Faderan. */
export interface GiftPaid {
  event: "gift-paid"; seat: number; goods: Record<string, number>; faderan: number;
  faderan_goods: Record<string, number>;
}

/** Leftover donations that go to one seat. */
export interface Give { to: number; goods: Record<string, number>; points: number; parcel: boolean; }

/** What one seat gives another; None stands for whoever takes the offer. */
export interface Given {
  giver: number | null; receiver: number | null; goods: Record<string, number>; points: number;
  parcel: Record<string, number>; cards: string[]; licences: string[]; acknowledgements: number;
  envoys: number;
}

/** R1.16 A small cube more (`count` 1) or less (-1). */
export interface HandicapTaken { event: "handicap-taken"; seat: number; good: string; count: number; }

/** Pay one cost option of a research team. */
export interface Invent { team: string; option: number; put: Record<string, number>; }

/** R4 `technology` is "" for a team of era IV; `card` came into play, "" for none. */
export interface Invented {
  event: "invented"; seat: number; team: string; technology: string; card: string; option: number;
  paid: Record<string, number>; points: number;
}

/** R5.6 Invent with a research team, by the end of a turn's Trade phase. */
export interface Invention {
  type: "invention"; by: number | null; to: number | null; also: number[]; turn: number; card: string;
}

export interface InventionView { seat: number; team: string; }

/** R5.5 Do not take a card from a track. */
export interface Leave {
  type: "leave"; by: number | null; to: number | null; also: number[]; turn: number; card: string;
}

export interface LoansReturned { event: "loans-returned"; cards: string[]; }

/** What one party gives another; None stands for whoever takes the offer. */
export interface Move {
  goods: Record<string, number>; points: number; parcel: boolean; cards: string[]; licences: string[];
  acknowledgements: number; envoys: number; giver: number | null; receiver: number | null;
}

/** R6.13 Who has said no to an offer, and why. */
export interface No { seat: number; why: string; }

/** R5.8 A promise in words. It is written down, and nobody enforces it. */
export interface Note {
  type: "note"; by: number | null; to: number | null; also: number[]; turn: number; text: string;
}

/** R6.10 What a seat seeks and could give, as far as the viewer has heard it. */
export interface NoticeView {
  seek: Record<string, number>; give: Record<string, number>; phrases: string[]; to: number | null;
}

/** Moves and promises that happen all together, once every party has agreed, or not at all. */
export interface Offer {
  moves: Move[]; promises: (Deliver | Output | Bid | Leave | Invention | Spare | Note)[]; to: number[];
  until: number | null;
}

/** An offer that the viewer made (`key` withdraws it) or may take (`key` takes it); "" for what others settle. */
export interface OfferView {
  key: string; maker: number; to: number[]; moves: Given[]; promises: Promised[]; all_of: boolean;
  agreed: number[]; until: number; open: boolean; counters: string; settles: number; declined: No[];
  made: boolean;
}

/** An offer to the seats `to`; `all_of` tells that all of them have to agree. */
export interface Offered {
  event: "offered"; seat: number; to: number[]; moves: Given[]; promises: Promised[]; all_of: boolean;
  until: number; counters: boolean; settles: number;
}

/** R5.3 Run a converter in the Economy phase of a turn; the goods it prints go to `to` in the next Trade phase. */
export interface Output {
  type: "output"; by: number | null; to: number | null; also: number[]; turn: number; card: string;
  at: number;
}

/** R5.3 A promised converter has run, or has not: what it prints is owed as goods, due in `turn`. */
export interface OutputOwed {
  event: "output-owed"; number: number; seat: number; promise: Promised; goods: Record<string, number>;
  turn: number; ran: boolean;
}

/** An obligation and how it stands. */
export interface Owed { promise: Promised; fate: string; released: number[]; lost: number; can: boolean; }

/** Put a card of the own species into play by its purple converter. */
export interface Play { card: string; put: Record<string, number>; worlds: string[]; }

/** A card came into play by its purple converter; `gained` is what it brought. With `drawn` it is a relic world. */
export interface Played {
  event: "played"; seat: number; card: string; drawn: boolean; paid: Record<string, number>;
  colonies: string[]; gained: Record<string, number>; taken: string[];
}

/** R5.19 One of the injured asks for it no longer. */
export interface PromiseReleased {
  event: "promise-released"; number: number; seat: number; promise: Promised;
}

/** An obligation stands otherwise now; `fate` is kept, broken, compensated, released or failed (to be settled). */
export interface PromiseSettled {
  event: "promise-settled"; number: number; seat: number; promise: Promised; fate: string; lost: number;
}

/** An obligation; `kind` is deliver, output, bid, leave, invention, spare or note. */
export interface Promised {
  kind: string; by: number | null; to: number | null; turn: number; also: number[]; late: boolean;
  given: Given | null; card: string; at: number; track: string; bound: string; ships: number;
  seat: number | null; text: string; number: number;
}

/** R7.2 All that a seat ran in the Economy phase, and what that took and made. */
export interface Ran {
  event: "ran"; seat: number; runs: RunDone[]; paid: Record<string, number>; made: Record<string, number>;
  donated: Record<string, number>; points: number;
}

export interface Readied { event: "readied"; seat: number; ready: boolean; }

/** R9.11, R9.12 What lies on the tracks now, "" on an empty space. */
export interface Refilled { event: "refilled"; colonies: string[]; teams: string[]; under: string[]; }

/** A promise, by its number, that this seat no longer asks for. */
export interface Release { number: number; }

/** The same in every game: by it log and replay tell the rounds apart. */
export interface RoundBegan { event: "round-began"; round: number; }

/** One run of a white converter. */
export interface Run {
  card: string; at: number; put: Record<string, number>;
  colour: "black" | "blue" | "brown" | "green" | "ship" | "ultratech" | "white" | "wild_large" | "wild_small" | "yellow" | null;
  worlds: string[];
}

/** One run of a converter. */
export interface RunDone { card: string; at: number; colonies: string[]; }

/** Some of a seat's points, in twelfths, and what they are for. */
export interface ScorePart { source: string; vp: number; }

export interface SeatView {
  seat: number; species: string; points: number | null; breakdown: ScorePart[]; goods: Record<string, number>;
  donated: Record<string, number>; donated_points: number; parcel: Record<string, number>; cards: CardView[];
  colonies: CardView[]; teams: CardView[]; spent: string[]; acknowledgements: number; envoys: number;
  protected: boolean; robbed: boolean; support: number; fleets: number; ready: boolean;
  colony_bid: number | null; research_bid: number | null; notice: NoticeView | null;
}

/** What a seat seeks and could give, in goods and phrases; for all or for one seat. It binds nobody. */
export interface Seek {
  seek: Record<string, number>; give: Record<string, number>;
  phrases: ("best-offer-wins" | "card-to-borrow" | "cards-to-lend" | "colony-wanted" | "deal-of-three" | "make-an-offer" | "needed-now" | "paid-next-turn" | "team-wanted" | "to-invent")[];
  to: number | null;
}

/** R1.7 to R1.10 What a seat begins with. */
export interface SetUp {
  event: "set-up"; seat: number; species: string; goods: Record<string, number>; cards: string[];
  colonies: string[]; teams: string[];
}

/** R8.2 A technology came into play before `to`. */
export interface Shared { event: "shared"; technology: string; inventor: number; to: number[]; }

export interface ShipsAnnounced { event: "ships-announced"; ships: number[]; }

/** The whole table as `seat` sees it. */
export interface SiderealView {
  seat: number | null; options: Record<string, string | boolean>; round: number; phase: string;
  awaited: number[]; may_act: number[]; winners: number[]; players: SeatView[]; offered: string[];
  colony_track: Space[]; research_track: Space[]; colony_next: string; research_next: string;
  colony_deck: number; research_deck: number; relic_deck: number; colony_under: string[];
  research_under: string[]; bonus: number[]; yengii_bonus: number[]; envoys: number; ledger: Owed[];
  offers: OfferView[]; inventions: InventionView[]; licensable: string[]; invented: string[]; gone: string[];
  gift_given: boolean; bidders: Bidder[]; halved: boolean; answer: string; picked: string[];
}

/** R6.10 To one seat, or to all where `to` is None. */
export interface Sought {
  event: "sought"; seat: number; to: number | null; seek: Record<string, number>;
  give: Record<string, number>; phrases: string[];
}

/** Of a track; `card` is "" on an empty one. */
export interface Space { card: string; minimum: number; }

/** R5.7 The Zeth do not steal from a seat; from `to`, if no other is named. */
export interface Spare {
  type: "spare"; by: number | null; to: number | null; also: number[]; turn: number; seat: number | null;
}

export interface SpeciesChosen { event: "species-chosen"; seat: number; species: string; }

/** R1.5 What can be chosen at this table. */
export interface SpeciesOffered { event: "species-offered"; species: string[]; }

/** Ships bid on colonies and on research teams; the others are kept. */
export interface Split { colony: number; research: number; }

/** One theft by the Zeth: by which card, from whom, at which price, and what is taken. */
export interface Steal {
  card: string; victim: number; price: number; put: Record<string, number>; take: Record<string, number>;
}

/** R12.46 */
export interface Stolen {
  event: "stolen"; seat: number; victim: number; card: string; paid: Record<string, number>;
  taken: Record<string, number>;
}

export interface TheftEnded { event: "theft-ended"; seat: number; }

/** Not all were ready. */
export interface TimeRanOut { event: "time-ran-out"; phase: string; }

/** R2.10 */
export interface TradeClosed { event: "trade-closed"; }

/** A deal has been made, and all of it has happened. */
export interface Traded { event: "traded"; parties: number[]; moves: Given[]; promises: Promised[]; }

/** Turn a card over, by its purple converter or by spending another card. */
export interface Upgrade {
  card: string; spend: string | null; put: Record<string, number>; worlds: string[];
}

/** A card was turned over, for `paid` and colonies, or by spending a card. */
export interface Upgraded {
  event: "upgraded"; seat: number; card: string; paid: Record<string, number>; colonies: string[];
  spent: string; gained: Record<string, number>;
}

/** An offer is gone; `refused_by` is the seat that refused it, if one did. */
export interface Withdrawn {
  event: "withdrawn"; seat: number; to: number[]; refused_by: number | null; settles: number;
}

export type SiderealEvent =
  | SpeciesOffered
  | SpeciesChosen
  | SetUp
  | HandicapTaken
  | RoundBegan
  | Offered
  | Agreed
  | Declined
  | Withdrawn
  | Sought
  | Traded
  | GiftPaid
  | Readied
  | TimeRanOut
  | TradeClosed
  | BookClosed
  | Upgraded
  | Played
  | Invented
  | AcknowledgementReturned
  | DonationGiven
  | Delivered
  | PromiseSettled
  | OutputOwed
  | PromiseReleased
  | ColoniesDiscarded
  | Ran
  | BonusScored
  | Shared
  | ShipsAnnounced
  | BidsRevealed
  | BidHalved
  | Bought
  | BidPassed
  | Refilled
  | LoansReturned
  | Stolen
  | TheftEnded
  | GameEnded;
