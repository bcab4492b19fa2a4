// Written by tools/wire_types.py from the Python types before the page is built.

export interface Accepted { type: "accepted"; request: string | number; }

/** Who is signed in; `mails`: whether this server can send letters. */
export interface AccountKnown { account: AccountSent | null; mails: boolean; }

/** One's own account. `mail` is "" without an address. */
export interface AccountSent {
  name: string; created: number; mail: string; confirmed: boolean; sessions: SessionSent[];
  administers: boolean;
}

/** How well a game was played, from 0 to 100; `at` in milliseconds since 1970. */
export interface Accurate { table: string; at: number; accuracy: number; }

/** An answer as at a table; where several choices are made together, the first one is the answer. */
export interface AnswerPuzzle { choices: string[]; }

/** An answer, and the chance it leads to, in thousandths of a victory. */
export interface AnswerTold { answer: OptionSent; chance: number; }

/** What took thought to say of a seat's open question; sent right after it, and again when it has changed. */
export interface Appraised { type: "appraised"; seat: number; verdicts: VerdictSent[]; }

/** Asks what a seat might have answered when it was asked first after so many events of a finished game. */
export interface AskLamp { seat: number; events: number; }

/** How well a bot plays a game with so many seats. */
export interface BotRating { bot: string; seats: number; rating: Shown; }

/** A program with a token. `id` is its own as a player. */
export interface BotSent { id: string; name: string; scopes: string[]; }

/** A line: after so many `events` a seat answers `first`, another answer than it gave; `answers` in all. */
export interface BranchSent {
  seat: number; events: number; round: number; purpose: string; about: string; first: OptionSent;
  answers: number; comment: string;
}

/** How one can be called, and is. `push_key`: by which browsers know this server; "" where there is no web push. */
export interface CallsKnown {
  push_key: string; mails: boolean; confirmed: boolean; mail: boolean; devices: DeviceSent[];
}

/** What was said since the last such message; with `anew` all that the visitor may hear now. */
export interface ChatMessage { type: "chat"; anew: boolean; lines: LineSent[]; }

/** An answer, or a batch of answers, to the seat's question number `question`. */
export interface Choose {
  type: "choose"; request: string | number; question: number; choices: string[]; seat?: number | null;
}

export interface ClubNamed { id: string; name: string; }

/** Who is something to a club, since when in milliseconds since 1970. `name` is "" of who is no more. */
export interface ClubPerson { player: string; name: string; role: string; at: number; you: boolean; }

/** A club in a list. `role`: the visitor is its `owner`, a `host`, a `member`, has `asked`, is `out`, or "". */
export interface ClubSent {
  id: string; name: string; about: string; unlisted: boolean; owner: string; count: number; role: string;
}

/** All of a club that a visitor may know. `id` is told to members, and of a listed club to all. */
export interface ClubShown {
  club: ClubSent; by_link: boolean; inside: boolean; most: number; members: ClubPerson[];
  waiting: ClubPerson[]; out: ClubPerson[]; link: string; seasons: SeasonListed[];
  tournaments: TournamentSent[]; boards: TableSent[];
}

/** What a club is called, what it says of itself, and whether nobody finds it but by its link. */
export interface ClubWords { name: string; about?: string; unlisted?: boolean; }

/** One's own clubs, those one has asked among them, and those that everybody is shown; `most` one may own. */
export interface ClubsSent { own: ClubSent[]; listed: ClubSent[]; most: number; }

/** Proposes what needs the consent of all people, agrees to it, or refuses it, as who proposed it may, too. */
export interface Consent {
  about: "back" | "end" | "go-on" | "more" | "pause"; agree?: boolean; at?: number | null;
  entry?: number | null;
}

/** An answer that could be given, in one or several picks. */
export interface ConsideredSent { choices: OptionSent[]; reasons: ReasonSent[]; }

export interface Created { id: string; }

/** A line of the cross table, in the order of the standings. */
export interface CrossSent { entrant: number; met: MetSent[]; }

/** The table of a game's daily deal: the person's seat, and the bots of the others in order. */
export interface DailyDealSent {
  game: string; seat: number; bots: string[]; options: Record<string, string | boolean>; commitment: string;
}

/** How a deal came out: its secret, of `players` how many finished and how many beat the bots, and the best rows. */
export interface DailyResultsSent {
  deal: DailyDealSent; secret: string; nonce: string; seed: string; players: number; finished: number;
  won: number; rows: DailyStandingSent[];
}

/** A day as `2026-11-25`, by UTC; `ends` and `now` in milliseconds since 1970. `days` are earlier ones, the latest first. */
export interface DailySent { day: string; ends: number; now: number; games: TodaySent[]; days: string[]; }

/** A row of a day's table. `rank` is shared where all is equal; `player` leads to a profile, "" is none. */
export interface DailyStandingSent {
  rank: number; name: string; player: string; you: boolean; tried: TrySent;
}

/** A day that is over. */
export interface DaySent { day: string; games: DailyResultsSent[]; }

/** All that is told of a deal once the game is over. */
export interface Deal {
  commitment: string; secret: string; nonce: string; salts: string[]; sitters: string[]; drawn: number[];
}

/** How it can be proved that nobody fixed the deal. `commitment` is "" where the seed was chosen beforehand. */
export interface DealSent {
  commitment: string; salted: number[]; salt: string; revealed: Deal | null; seed: string;
}

/** A question to a seat; `question` is how many entries of the log are the seat's so far. */
export interface DecisionSent {
  question: number; seat: number; purpose: string; about: string; beside: string; more: number;
  up_to: boolean; pool: string[]; options: OptionSent[]; verdicts: VerdictSent[];
  ahead: Record<string, DecisionSent>; forms: FormSent[]; owed: boolean; by: string; nothing: string;
}

export interface DeviceSent {
  id: string; endpoint: string; browser: string; created: number; language: string; here: boolean;
}

/** Who takes part. `name` is "" of a former player; `out`: they play no more; `rests`: not in the next round. */
export interface EntrantSent {
  number: number; name: string; player: string; bot: string; you: boolean; out: boolean; rests: boolean;
}

export interface ErrorSent { reason: string; facts: Record<string, number | string>; message: string; }

/** A finished tournament of a season; `tournament` and `name` are "" of one that the visitor is not shown. */
export interface EveningSent { tournament: string; name: string; at: number; }

/** A feat of a game, with what its messages are given; `at` is when it was first done, 0 for not yet. */
export interface FeatSent { id: string; least: number; at: number; table: string; }

/** What goes into one place of a payload. */
export interface FieldSent {
  kind: string; name: string; needed: boolean; least: number | null; most: number | null;
  values: (string | number)[]; of: FieldSent[]; distinct: boolean;
}

/** A free choice: its key is the verb, a colon and the JSON of the payload that these fields make. */
export interface FormSent { verb: string; fields: FieldSent[]; }

/** Who had a seat until the visitor had seen so many events: a bot or a person, perhaps the visitor. */
export interface FormerSent { seat: number; until: number; kind: string; name: string; you: boolean; }

/** A finished game, and who played it, the best first. `at` in milliseconds since 1970. */
export interface GameFound {
  table: string; game: string; at: number; rated: boolean; private: boolean; kept: boolean;
  options: Record<string, string | boolean>; seats: SeatThere[];
}

/** What somebody has played of one game. `by_trait`: by kind of trait, and by the message that names it. */
export interface GamePlayed {
  game: string; all: Tally; by_seats: Record<string, Tally>; by_trait: Record<string, Record<string, Tally>>;
  course: Point[]; feats: FeatSent[]; ratings: Standing[];
}

/** A game that can be played here. */
export interface GameSent {
  id: string; title: string; seats: number[]; options: Option[]; bots: string[]; decks: string[];
  numbers: Record<string, number>; grammar: Grammar; parts_of_point: number; timed: boolean;
  ratings: BotRating[]; levels: LevelSent[]; nets: string[]; reviewed: boolean;
}

/** A page of finished games, the latest first, and whether there are `more`. */
export interface GamesFound { games: GameFound[]; more: boolean; traits: Record<string, string[]>; }

/** From a finished game, once so many events had happened: the seat to play, and the bot for all others. */
export interface GoOn { events: number; seat: number; bot?: string | null; }

/** How the facts of a game become arguments: one declaration, which terminal and page both read. */
export interface Grammar {
  names: Record<string, string[]>; seats: string[]; several: Record<string, string>;
  by_seat?: Record<string, string>; subjects: Record<string, string[]>;
  absent: Record<string, number | string>; also: [string, string][][]; asked: string[];
}

/** Answers to consider, the best one first; `weighs` is what was gone by, as in the messages `hint-weighs-...`. */
export interface HintSent { weighs: string; answers: ConsideredSent[]; }

/** A page of a history, the latest first, and how many games there are. */
export interface HistorySent { games: Played[]; total: number; a_page: number; }

/** In a step in which all act, and no clock ends: all other people are ready and wait for who sits in `seat`. */
export interface HourglassSent { seat: number; until: number; }

/** A table that waits, at which a seat is kept for one by its host, a friend who is here. */
export interface Invited { table: string; game: string; host: string; }

/** A line for a study of a finished game: a new study with this title, or one that there is. */
export interface KeepStudy {
  title?: string; study?: string | null; comment?: string; answer?: LeaveAt | null; tried?: string | null;
}

/** None where nobody can judge, or the seat was asked nothing that leaves a choice. */
export interface LampSent { lamp: LampTold | null; }

/** The answers to a question that are worth a trial, the best one first; `made` was given. */
export interface LampTold {
  seat: number; events: number; round: number; phase: string; purpose: string; about: string;
  made: OptionSent; answers: ShownTold[]; expected: ReasonSent[];
}

/** A person by id and name, or a bot. `place` is 0 while the rating is provisional; equal ratings share one. */
export interface Leader {
  place: number; player: string; name: string; bot: string; you: boolean; rating: Shown;
}

/** The best, people and bots; those with provisional ratings at the end. The reader is among them if rated. */
export interface Leaders { game: string; seats: number; leaders: Leader[]; }

/** Where a seat was asked once so many events had happened, it answers so. */
export interface LeaveAt { events: number; seat: number; choice: string; }

/** Who a browser was before it took back somebody else's seats, and the code by which it can be them again. */
export interface Left { name: string; code: string; }

/** A level of a game's bots: its name, for `bot-level`, and the bot that plays it. */
export interface LevelSent { name: string; bot: string; }

/** What somebody said, `at` in milliseconds since 1970. `who` tells people apart; `name` is "" for a former player. */
export interface LineSent {
  number: number; who: string; name: string; seat: number | null; you: boolean; at: number; text: string;
  phrase: string; muted: boolean; aside: boolean; to: string;
}

/** What a result is made of: the par and all these come to the share of the victory that the seat had. */
export interface Luck { par: number; start: number; draws: number; own: number; rivals: number; }

/** Another entrant met in a round: `result` is 1 for who came before them, 0 for who came behind, else a half. */
export interface MetSent { round: number; entrant: number; result: number; }

/** A question at which a seat gave something up, once so many `events` had happened. */
export interface MomentTold {
  seat: number; events: number; round: number; phase: string; purpose: string; about: string;
  made: AnswerTold; better: AnswerTold[]; noise: number; reasons: ReasonSent[]; line: OptionSent[];
  opened: [number, number] | null;
}

/** What somebody proposes to which all people have to agree, or, of taking back, did a short while ago. */
export interface MotionSent {
  about: "back" | "end" | "go-on" | "more" | "pause"; seat: number; at: number; agreed: number[];
  waiting: number[]; entry: number; answers: number; since: number;
  outcome: "" | "lapsed" | "refused" | "taken-back" | "went-on" | "withdrawn"; by: number | null;
}

/** `bots` says which seats are bots, by number: {"1": "greedy"}. */
export interface NewTable {
  game: string; seats: number; options?: Record<string, boolean | string>; bots?: Record<string, string>;
  name?: string; seed?: number | null; time?: NoClock | PerMove | PerGame | PerDays; deck?: string | null;
  private?: boolean; rated?: boolean; unwatched?: boolean; asides?: boolean; friend?: string | null;
}

/** `seats` are those of a full table, `most` how many may take part. */
export interface NewTournament {
  game: string; seats: number; name?: string; options?: Record<string, boolean | string>;
  deck?: string | null; system?: "duplicate" | "round-robin" | "swiss"; rounds?: number; laps?: number;
  time?: NoClock | PerMove | PerGame | PerDays; rated?: boolean; private?: boolean; most?: number;
  begins?: "full" | "hand" | "time"; at?: number; late?: boolean; pause?: number;
  bye?: "full" | "half" | "none"; wait?: number; club?: string | null; season?: string | null;
  members?: boolean;
}

/** As long as people like. */
export interface NoClock { kind: "none"; }

/** What a player notes at a table, for themselves. */
export interface Note { text: string; }

/** A named choice of rules. `values` are its allowed values, the first is the default. */
export interface Option {
  name: string; values: (string | boolean)[]; seats: number[]; needs: ([string, string | boolean])[];
  later: boolean; ruling: boolean; by_seats: number[]; suggested: boolean; learned: boolean;
}

export interface OptionSent { key: string; verb: string; subject: string; said?: unknown[]; }

/** What one has reported at a table and not taken back; `about` is a name, "" for nobody. */
export interface OwnReport {
  id: string; at: number; kind: string; about: string; reason: string; note: string;
}

/** What one may not do: `kind` is "" for nothing. */
export interface OwnRestraint { kind: string; until: number; why: string; }

/** One's own study in a list; `shared`: others can read it by a link. `table`: of whose game it is. */
export interface OwnStudy {
  id: string; title: string; game: string; at: number; table: string; lines: number; shared: boolean;
}

/** A table of a round; `table` is "" where there is none, or it is no longer kept. */
export interface PairingSent {
  number: number; table: string; kind: string; seats: SeatAt[]; blocked: boolean;
}

/** What a round gave: the place among so many (0 without a game), and the points; `kind` as of the table. */
export interface PartSent { round: number; kind: string; place: number; of: number; points: number; }

/** Turn-based: so many days for each answer, and so many of holiday in the whole game, in which no time runs. */
export interface PerDays { kind: "days"; days: number; holidays: number; phase: number; }

/** So many seconds for all answers of a game, and some more after each. */
export interface PerGame { kind: "game"; seconds: number; increment: number; phase: number; }

/** So many seconds for each answer; who needs more takes it from a reserve for the whole game. */
export interface PerMove { kind: "move"; seconds: number; reserve: number; phase: number; }

/** Somebody who is a friend or blocked, or "" where one only does not read what they say. */
export interface Person { player: string; name: string; tie: string; muted: boolean; }

/** All questions of a phase that left a choice, and how well they were answered: from 0 to 100. */
export interface Phase { phase: string; questions: number; accuracy: number; }

export interface Ping { type: "ping"; }

/** A finished game in somebody's history. `place` is 0 without a result, `at` in milliseconds since 1970. */
export interface Played {
  table: string; game: string; seats: number; place: number; score: number | null; at: number; rated: boolean;
  by_bot: boolean; private: boolean; brought: boolean; kept: boolean; traits: Record<string, string>;
  others: SeatThere[];
}

/** A person, as others may know them; the cookie is told to nobody else. */
export interface Player { id: string; name: string; account: boolean; }

/** A finished game in a chart: when, in milliseconds since 1970, and what came of it. `rating` is that after it. */
export interface Point {
  table: string; at: number; seats: number; place: number; score: number | null; rating: number | null;
}

/** The chances of all seats, in thousandths, once so many `events` had happened. */
export interface PointTold { events: number; round: number; chances: number[]; }

/** `now` is the server's clock, in milliseconds since 1970. */
export interface Pong { type: "pong"; now: number; }

/** Whether one shows friends that one is here, and which of them show it and are; nobody where one does not. */
export interface Presence { shown: boolean; here: string[]; invited: Invited[]; }

/** A profile as one reader sees it. `since` in seconds since 1970. */
export interface ProfileSent {
  player: string; name: string; since: number; account: boolean; you: boolean; hidden: boolean;
  administers: boolean; uncounted: number; games: GamePlayed[]; clubs: ClubNamed[];
}

/** The ids of players. */
export interface ProfilesThere { players: string[]; }

/** `train`: what to look at, if it is more than a single slip; `puzzles` are ids of such that are left to try. */
export interface ProgressOfGame {
  game: string; games: Accurate[]; phases: Phase[]; overlooked: SlipTold[]; train: SlipTold | null;
  puzzles: string[];
}

/** The games of which the visitor has played some that were reviewed. */
export interface ProgressSent { games: ProgressOfGame[]; }

/** Ids of puzzles that are left to try, the most fitting first. */
export interface PuzzleOrder { left: string[]; }

/** How many puzzles a game has, and how many of them an account has tried; `mine` is None without an account. */
export interface PuzzlesOfGame { game: string; count: number; tried: number; mine: SolverSent | null; }

/** The games that have puzzles. */
export interface PuzzlesSent { games: PuzzlesOfGame[]; }

/** One click: a table against so many bots, which starts at once; none is a solo game. Without `bot`: the best. */
export interface QuickPlay {
  game: string; bots?: number; bot?: string | null; options?: Record<string, boolean | string>;
  seed?: number | null;
}

/** Why a table could not be rated, as the reason of a refusal; "" where it could. */
export interface Rateable { reason: string; }

/** The name of a message, `hint-...`, and what it tells. */
export interface ReasonSent { name: string; facts: Record<string, number | string>; }

/** Whose seats a browser has now, and their next recovery code. */
export interface Recovered { name: string; code: string; left: Left | null; }

/** `rule` is the number of the game's rule behind it, "R5.3", or "" where none refused. */
export interface RefusedMessage {
  type: "refused"; request: string | number | null; reason: string; facts: Record<string, number | string>;
  rule: string;
}

/** About a line of the chat, or who sits in a seat; without either, something at the table is wrong. */
export interface Report {
  note?: string; line?: number | null; seat?: number | null;
  reason?: "cheats" | "name" | "other" | "rude" | "spam" | "stalls";
}

/** `held`: the reader plays at that table, so that note and chat are theirs to read once the game is over. */
export interface ReportListed {
  id: string; at: number; table: string; kind: string; by: string; about: string; note: string;
  closed: boolean; reason: string; held: boolean;
}

/** A report with what was said. `record`: whether it can be had; that of a game that still runs is for nobody. */
export interface ReportShown {
  id: string; at: number; table: string; kind: string; by: string; about: string; note: string;
  closed: boolean; reason: string; held: boolean; line: number; chat: SaidThere[]; record: boolean;
  replay: boolean;
}

/** About what somebody has written in a study, or what a club says of itself. */
export interface ReportWords {
  note?: string; reason?: "cheats" | "name" | "other" | "rude" | "spam" | "stalls";
}

/** Of whom a report is: for so many days, and why. Who is banned is so for good. */
export interface Restrain { kind: "banned" | "muted" | "suspended"; why: string; days?: number; }

/** Who may not talk or play, until when and why; times in milliseconds since 1970, `until` 0 for good. */
export interface RestraintSent {
  player: string; name: string; kind: string; at: number; until: number; why: string; by: string;
  lifted: number; lifted_by: string; holds: boolean;
}

/** How far a review is: `done` of `count` questions are judged, and by those it says what it says so far. */
export interface ReviewSent {
  status: "done" | "failed" | "no-judge" | "none" | "waiting" | "working"; done: number; count: number;
  review: ReviewTold | null;
}

/** How the chances of all seats went; `seats` are None but those of which the visitor may know. */
export interface ReviewTold { judge: string; curve: PointTold[]; seats: (SeatTold | null)[]; }

export interface RoundSent { number: number; tables: PairingSent[]; }

/** A line of chat; `at` in milliseconds since 1970. `phrase`: one of the page's phrases was said, else "". */
export interface SaidThere {
  number: number; at: number; name: string; text: string; phrase: string; to: string;
}

/** What a player adds to the deal before the game begins; "" is nothing. */
export interface Salt { salt: string; }

/** A line of chat: a text, or a phrase that everybody reads in their language. */
export interface Say {
  text?: string;
  phrase?: "back-soon" | "bye" | "good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "";
  to?: number | null;
}

/** A season, and how many tournaments it has; `at`: when it was begun, in milliseconds since 1970. */
export interface SeasonListed { id: string; name: string; at: number; evenings: number; }

/** What an evening gave, by its number from 0: the place among all who took part, and the points. */
export interface SeasonPart { evening: number; rank: number; points: number; }

/** A season's table. `top` is what a first place at a table gives, the same in all its evenings. */
export interface SeasonSent {
  id: string; name: string; top: number; evenings: EveningSent[]; standings: SeasonStanding[];
}

/** A line of a season's table; who shares a rank has as many points, and as many games won alone. */
export interface SeasonStanding {
  player: string; name: string; you: boolean; rank: number; points: number; wins: number;
  evenings: SeasonPart[];
}

/** A seat of a table; `place` is 0 while it is not known, or where nobody played. Scores are parts of a point. */
export interface SeatAt { entrant: number; place: number; score: number | null; points: number; }

/** Which level of its game a bot plays, from 1, and that level's name. */
export interface SeatLevel { number: number; name: string; }

/** A seat as everyone may know it. `away`: its player has left the running game. */
export interface SeatSent {
  seat: number; kind: string; name: string; you: boolean; online: boolean; away: boolean; bot: string;
  kept: boolean; resigned: boolean; owner: string; player: string; rating: Shown | null;
  change: number | null; level: SeatLevel | null;
}

/** Who played. `player` leads to their profile; "" where there is none for the reader. */
export interface SeatThere {
  name: string; place: number; bot: boolean; player: string; score: number | null;
  traits: Record<string, string>;
}

/** What a seat has left, in milliseconds, and when it is up: 0 where it does not run. `away`: on holiday. */
export interface SeatTimeSent { left: number; until: number; away: boolean; holidays: number; }

/** How well a seat was played, from 0 to 100, and where it lost most. */
export interface SeatTold { accuracy: number; phases: Phase[]; turning: MomentTold[]; luck: Luck; }

/** A browser in which one is signed in, perhaps this one; times in seconds since 1970, the last one to a day. */
export interface SessionSent { id: string; agent: string; created: number; seen: number; here: boolean; }

/** A rating as people see it. `unsure`: as likely as not they play that much better or worse. */
export interface Shown { points: number; unsure: number; games: number; provisional: boolean; level: string; }

/** An answer, the chance it leads to, the standard error of how far it is from the best one, and its reasons. */
export interface ShownTold { answer: OptionSent; chance: number; noise: number; reasons: ReasonSent[]; }

/** How many seats of the guest became the account's, and how many could not. */
export interface SignedIn { name: string; brought: number; kept: number; left: Left | null; }

/** The name, and a recovery code, which is not shown again. */
export interface SignedUp { name: string; code: string; }

/** A kind of mistake, how often it was a turning point, and what that gave up, in thousandths of a victory. */
export interface SlipTold {
  phase: string; slip: "hasty" | "idle" | "other" | "otherwise"; count: number; lost: number;
}

/** What an answer was worth: `right` is the best one of `answers` alone. `noise` is the standard error of its lead. */
export interface SolutionSent {
  right: boolean; given: OptionSent; answers: TriedSent[]; noise: number; reasons: ReasonSent[];
  puzzle: Shown; before: SolverSent | null; mine: SolverSent | null;
}

/** How well an account solves the puzzles of a game; `streak` are those solved in a row by now. */
export interface SolverSent { rating: Shown; streak: number; longest: number; }

/** The rating of a person with so many seats. `place` on the leaderboard is 0 while it is provisional. */
export interface Standing { seats: number; place: number; rating: Shown; }

/** A line of the standings. `opponents` is the mean of the points a round of all opponents, `margin` in points. */
export interface StandingSent {
  entrant: number; rank: number; points: number; wins: number; opponents: number; margin: number;
  rounds: PartSent[];
}

/** What is left of a step in which all act at once; `left` and `until` as of a seat. */
export interface StepTimeSent { left: number; until: number; }

/** One's own studies, the latest first, and how many there can be. */
export interface StudiesSent { studies: OwnStudy[]; most: number; }

/** A study. `table` is the game as a table that is over, at which nobody is named; `by`: whose study it is. */
export interface StudySent {
  id: string; link: string; title: string; by: string; at: number; table: TableSent; lines: BranchSent[];
}

export interface TableMessage { type: "table"; table: TableSent; }

/** A table as one visitor sees it. `host` is the host's seat, `you` the visitor's. */
export interface TableSent {
  id: string; name: string; game: string; status: string; options: Record<string, string | boolean>;
  seats: SeatSent[]; host: number | null; you: number | null; your_turn: boolean | null;
  asked_to: "back" | "end" | "go-on" | "more" | "pause" | ""; left: number | null; time: TimeSent | null;
  guests_talk: boolean; skips: boolean; formers: FormerSent[]; deck: string; origin: string; private: boolean;
  unwatched: boolean; asides: boolean; invite: string; opened: number; since: number; again: string;
  deal: DealSent | null; ended_by: string; ranks: number[]; marks: string[]; motions: MotionSent[];
  undone: [number, number][]; tournament: string; rated: boolean; bots_stopped: "" | "endless" | "failing";
  bots_failed: [number, string][]; hourglass: HourglassSent | null; daily: string; duplicate: boolean;
}

/** Takes back the seat's latest answer; `question` is how many entries the log has of the seat. */
export interface TakeBack {
  type: "take-back"; request: string | number; question: number; seat?: number | null;
}

/** Without a seat: the first that is free. `name` is what the player wants to be called from now on, `confirmed` as in NewName. */
export interface TakeSeat {
  seat?: number | null; name?: string; salt?: string; invite?: string; confirmed?: boolean;
}

/** How games came out. `places` says how often each place was taken, the first first. */
export interface Tally { games: number; wins: number; places: number[]; score: number | null; }

/** The time of a table. Instants are milliseconds since 1970 by the server's clock (`Pong`). */
export interface TimeSent {
  control: NoClock | PerMove | PerGame | PerDays; seats: SeatTimeSent[]; step: StepTimeSent | null;
  pause: number; missing: number[];
}

/** What needs nobody's consent: a `holiday`, the way `back` from it, and `enough`: who has waited until the hourglass was empty goes on. */
export interface TimeWish { wish: "back" | "enough" | "holiday"; }

/** Today's deal of a game; `tomorrow` is the commitment of the next one. `players` have begun it. */
export interface TodaySent { deal: DailyDealSent; tomorrow: string; players: number; mine: TrySent | null; }

/** A tournament in a list, as one visitor sees it. `status` is `open`, `running`, `over` or `off`. */
export interface TournamentSent {
  id: string; name: string; game: string; seats: number; options: Record<string, string | boolean>;
  deck: string; system: string; laps: number; time: NoClock | PerMove | PerGame | PerDays; rated: boolean;
  private: boolean; most: number; begins: string; at: number; late: boolean; pause: number;
  bye: "full" | "half" | "none"; wait: number; status: string; round: number; rounds: number; due: number;
  organiser: string; organises: boolean; entered: boolean; count: number; opened: number; may_enter: boolean;
  table: string; club: string; club_name: string; members: boolean;
}

/** All of one. `top` is what a first place gives; `met` how often two meet in a round robin, least and most. */
export interface TournamentShown {
  tournament: TournamentSent; entrants: EntrantSent[]; rounds: RoundSent[]; standings: StandingSent[];
  cross: CrossSent[]; top: number; parts: number; met: number[]; invite: string; you: number | null;
  missing_deck: string;
}

/** An answer, the chance it leads to, and the share of whole games that it won, None where that was not asked. */
export interface TriedSent { answer: OptionSent; chance: number; second: number | null; by: string[]; }

/** One try. `place` is 1 for a victory, 0 without a result; `score` in the game's parts of a point. */
export interface TrySent {
  status: "finished" | "gave-up" | "playing"; table: string; place: number; score: number | null;
}

export interface VerdictSent {
  card: string; allowed: boolean; reason: string; facts: Record<string, number | string>;
  parts: [string, number][]; rule: string;
}

/** Asks what a choice in the making would come to; nothing is answered by it. */
export interface Weigh { type: "weigh"; request: string | number; choice: string; }

/** What the choice of that request would come to, or in `reason` why it could not be made; else that is "". */
export interface Weighed {
  type: "weighed"; request: string | number; verdicts: VerdictSent[]; reason: string;
  facts: Record<string, number | string>; rule: string;
}
