### The page around the games, in English: lobby, table, settings, and what the server refuses.

## Lobby

ui-hello = Space card games, at your pace
ui-hello-more = Play against bots right away, or open a table and send your friends the link.
ui-hello-learn = New here? Learn { $game }
ui-hello-learn-next = Now learn { $game }
ui-hello-friends = Play with friends
ui-my-name = You play as
ui-my-name-hint = choose a name
ui-bots = My bots
ui-bots-help = A program of yours plays here by a token, under a name of its own. Everybody sees that it is a bot, and whose. Whoever has the token plays in its name: tell it to nobody.
ui-bots-token = The token of { $bot }. It is shown this once:
ui-bots-name = Name of a bot
ui-bots-make = Make a token
ui-bots-plays = It may play; else it only watches
ui-bots-watches = only watches
ui-bots-revoke = Revoke
ui-bots-revoke-of = Revoke the token of { $bot }
ui-recovery = Another browser
ui-recovery-help = With this code you go on playing in another browser or on another device: type it in there. It is good once; after that there is a new one. Tell it to nobody.
ui-recovery-type = A code from your other browser
ui-recovery-use = Bring my seats here
ui-recovery-next = Your next code:
ui-recovered = You are { $player } again, and your seats are here.
ui-recovered-left = Who you were here, { $player }, can be had back with this code: { $code }
ui-former-player = Former player
ui-account = Account
ui-account-enter = Sign in or make an account
ui-sign-in = Sign in
ui-sign-up = Make an account
ui-sign-up-help = With a name and a password you are yourself in any browser. No address is needed.
ui-sign-up-seats = { $count ->
    [one] Your seat of this browser, at { $count } table, will be the account’s.
   *[other] Your seats of this browser, at { $count } tables, will be the account’s.
}
ui-account-name = Name
ui-account-name-help = You play under it, and sign in with it.
ui-password = Password
ui-password-old = The password you have
ui-password-new = New password
ui-password-choose = Choose this password and sign in
ui-forgotten-letter = I forgot my password: write me a letter
ui-forgotten-letter-help = If this account has a confirmed address, a letter goes there with a link to choose another password.
ui-forgotten-sent = If { $player } has a confirmed address, a letter is on its way there.
ui-reset = Choose another password
ui-reset-done = { $player }, you are signed in here, and nowhere else.
ui-rename-sure = Be called { $name } from now on?
ui-rename-help = Everybody sees the new name, in your finished games too, and you sign in with it. { $was } stays yours: nobody else can be called so, and you can go back to it.
ui-rename-yes = Be called { $name }
ui-forgotten = I forgot my password and have a recovery code
ui-bring-seats = { $count ->
    [one] Bring my seat of this browser along ({ $count } table)
   *[other] Bring my seats of this browser along ({ $count } tables)
}
ui-bring-help = From then on the account sits there, except where it has a seat at the same table already.
ui-bring-not-help = Nothing changes there: it stays with who you are here now. You will be shown a code by which you can be them again.
ui-signed-up = Your account is there: you are { $player }, and signed in.
ui-signed-in = You are signed in as { $player }.
ui-seats-brought = { $count ->
    [one] { $count } seat came along.
   *[other] { $count } seats came along.
}
ui-seats-kept = { $count ->
    [one] { $count } seat could not: { $count } table has a seat of yours already, or somebody there has a name that reads the same.
   *[other] { $count } seats could not: those tables have a seat of yours already, or somebody there has a name that reads the same.
}
ui-seats-left = Seats that stayed with { $player } can be had back with this code:
ui-account-code = Recovery code
ui-account-code-help = Should you forget your password, this code lets you choose another one. It is good once. It is shown only now, so write it down, and tell it to nobody.
ui-account-code-new = Make a new code; the one before is good no more
ui-account-noted = I have written it down
ui-account-since = Since { $date }
ui-sessions = Where you are signed in
ui-session-here = here
ui-session-unknown = a browser
ui-session-since = since { $date }
ui-session-seen = last seen { $date }
ui-session-end = Sign out there
ui-sign-out = Sign out
ui-sign-out-everywhere = Sign out everywhere
ui-change-password = Change the password
ui-change-password-help = Everywhere but here you are signed out by it.
ui-password-changed = You have a new password.
ui-mail = E-mail address
ui-mail-help = If you like. It is shown to nobody, and counts once you have opened the link in a letter that goes there.
ui-mail-send = Send the letter
ui-mail-waiting = A letter has gone to { $mail }. Open the link in it.
ui-mail-confirmed = { $mail } is confirmed.
ui-mail-forget = Forget this address
ui-mail-is-confirmed = Your address is confirmed.
ui-my-data = My data
ui-my-data-help = All that is kept of you here, as one file: account, sessions, tables, seats and your answers.
ui-my-data-get = Download
ui-delete-account = Delete the account
ui-delete-account-help = Your games stay, and your seat in them is that of a former player. All else is deleted, and your name is free. This cannot be undone.
ui-delete-account-now = Delete my account for good
ui-players = { $least } to { $most } players
ui-play-now = Play
ui-bots-count = How many bots
ui-play-bots = { $count ->
    [0] Play alone
    [one] Against a bot
   *[other] Against { $count } bots
}
ui-level = Play level
ui-level-named = Level { $number }: { $name }
ui-level-bot = { $level }. The bot that plays it: { $bot }.
ui-level-suggested = The level is suggested by your games: { $wins } wins in a row at a level lead to the next one, { $losses } losses in a row to the one below.
ui-level-unlearned = Level “{ $level }” is not offered here: its bot has not learned what is played at this table.
ui-bots-others = Other bots
ui-meet = With people: { $count } at the table
ui-meet-for = A game of { $game } for { $count }
ui-meet-help = You sit down with whoever looks for the same game, or wait for them.
ui-rated = Rated
ui-rated-help = The game counts for the ratings of all who play: everybody needs an account, and there are no hints and no taking back by agreement. Whoever a bot plays for at the end counts as last.
ui-rated-not = Cannot be rated. { $why }
ui-rating = Rating { $points }
ui-rating-help = Rating { $points }: { $level }. Give or take { $unsure }, after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
  }.
ui-rating-past = Rating { $points } before this game: { $level }. Give or take { $unsure }.
ui-rating-new = Provisional: too few rated games to know it well.
ui-rating-changed = Rating { $before } → { $after } ({ $change })
ui-leaders = Leaderboard
ui-leaders-help = Who plays best, people and bots on one scale. All begin alike; a rating with ? is provisional and has no place yet.
ui-leaders-people = No person has a rating here yet. A rated game with others or with bots changes that.
ui-leaders-hidden = Hidden player
ui-leaders-hidden-help = Whoever hides their profile has a place here, but no name.
ui-leaders-place = Place
ui-leaders-who = Who
ui-leaders-rating = Rating
ui-leaders-games = Rated games
ui-meet-rated = Rated
ui-meet-rated-help = Counts for ratings. There is a clock for each move; everybody needs an account.
level-unknown = strength unknown
level-beginner = for beginners
level-easy = easy to beat
level-solid = plays solidly
level-strong = strong
level-expert = very strong
ui-all-cards = All cards
ui-learn = Learn it in a game
ui-learn-again = ✓ Learn it again
ui-coach = A first game
ui-coach-part = Part { $part } of { $of }
ui-coach-next = Next
ui-coach-alone = I play on alone
ui-coach-guide = The rules in pictures
ui-coach-others = To the other games
ui-coach-end = End the explanations
ui-own-cards = with custom cards
ui-deck = Deck
ui-deck-built-in = The built-in cards
ui-tables = Tables
ui-tables-mine = Yours
ui-tables-open = Open: take a seat
ui-tables-playing = Being played
ui-tables-none = No tables yet. Open one, or play against bots.
ui-tables-none-such = No open table is like that.
ui-filter-tables = Which open tables are shown
ui-any-game = All games
ui-any-seats = Any number of seats
ui-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-only-free = with free seats
ui-my-games = My games
ui-mine-waiting = Waiting for you
ui-mine-open = Not begun yet
ui-mine-over = Finished
ui-mine-none = You have no games yet.
ui-people = People
ui-here = is here
ui-invite-friend = Invite to a game
ui-invite-friend-help = A table for the pair of you, as you opened the last such one. They are told at once, and a seat is kept for them.
ui-invited-go = To the table
ui-invited-later = Not now
reason-friend-not-here = This friend is not here any more.
ui-presence = Show friends when I am here
ui-presence-help = People who call each other friends, and both want it, see when the other is here. Nobody else does.
ui-friend = a friend
ui-blocked = blocked
ui-muted = not shown in the chat
ui-befriend = Call { $player } a friend
ui-befriend-help = Tables of friends stand first in the lobby.
ui-unfriend = { $player } is a friend. Press to end that.
ui-block = Block { $player }
ui-block-help = They cannot sit down at your tables. You do not see theirs, and one click does not bring you together.
ui-unblock = { $player } is blocked. Press to end that.
ui-next-game = Next game
ui-next-game-help = You are awaited at another table: { $table }
ui-lobby-kept = The server cannot be reached. This is how it was when you were here last; your last tables can be read.
ui-new-table = New table
ui-presets = Kept choices
ui-preset-name = Name for this choice
ui-preset-keep = Keep it
ui-preset-drop = Delete “{ $name }”
ui-presets-full = { $most } can be kept. Delete one first, or use a name again.
ui-join = Join
ui-watch = Watch
ui-ended-by-update = ended by an update
ui-look = Look
ui-log-file = Download the log
ui-continue = Continue
ui-your-turn = your turn
ui-asked-to = { $what ->
    [end] End the game?
    [pause] A pause?
    [go-on] Go on?
    [more] More time?
   *[back] Take back an answer?
}
ui-time-left = { $left } left
ui-seat-free = free seat
ui-fan-work = An unofficial fan work, with pictures and words of its own.
ui-to-lobby = To the lobby
ui-to-cards = To my cards
ui-moment = One moment…

## A new table, and one that waits for people

ui-game = Game
ui-table-name = Name of the table
ui-table-name-hint = { $player }’s table
ui-private = By invitation only
ui-private-help = The lobby does not show the table; people come by its link.
ui-unwatched = Nobody watches
ui-unwatched-help = While the game runs only those who play see it; once it is over, everybody who has the link.
ui-seats = Seats
ui-seat = Seat { $number }
ui-namesake = { $player } { $number }
ui-person = A person
ui-bot = a bot
bot-level = { $level ->
    [champion] Champion
    [few-steps] A few steps
    [hand-to-mouth] Hand to mouth
    [long-view] Long view
    [next-step] Next step
   *[other] { $level }
}
bot-line = { $bot ->
    [champion] judges by what it learned, then thinks ahead; the strongest
    [greedy] has a plan; hardly ever loses to Random
    [magnate] plans far ahead with others of its kind; beside others below Trader
    [novice] takes what is at hand and plans nothing
    [passive] keeps to itself; far behind Greedy
    [patient] leaves you time and takes fair offers; near Greedy
    [planner] plans a few turns ahead
    [pupil] thinks of its next turn alone
    [random] does anything
    [search] thinks ahead; mostly beats Greedy
    [trader] makes deals with all; often beats Greedy
   *[other] bot
}
bot-name = { $bot ->
    [champion] Champion
    [greedy] Greedy
    [magnate] Magnate
    [novice] Novice
    [passive] Passive
    [patient] Patient
    [planner] Planner
    [pupil] Pupil
    [random] Random
    [search] Search
    [trader] Trader
   *[other] { $bot }
}
ui-option-is = { $option }: { $value }
option-yes = yes
option-no = no
ui-rulings = Open questions of the rules
ui-rulings-usual = as usual
ui-time = Time
ui-time-none = As long as everybody likes
ui-time-none-help = Nobody is hurried. A table at which nothing happens for very long is closed.
ui-time-move = Per move, with a reserve
ui-time-move-help = Each answer has its time. Who needs longer takes it from a reserve for the whole game.
ui-time-game = Per game
ui-time-game-help = Each person has so much time for the whole game, and some more after every answer.
ui-time-days = Turn-based
ui-time-days-help = Days for each answer: nobody has to be there at the same time. Holidays stop one's clock.
ui-time-each = For each answer
ui-time-reserve = In reserve
ui-time-all = For the game
ui-time-increment = More after each answer
ui-time-holidays = Holidays in all
ui-time-phase = A phase in which all act
ui-time-nothing = none
ui-time-up-help = Whoever runs out is not thrown out: a bot plays on, and they can come back to their seat at any time.
ui-time-consent-help = A pause and more time need the consent of everybody who plays. A pause lasts a day at most.
ui-time-is-move = { $each } an answer{ $reserve ->
    [none] { "" }
   *[other] , { $reserve } in reserve
}
ui-time-is-game = { $all } a game{ $increment ->
    [none] { "" }
   *[other] , { $increment } more an answer
}
ui-time-is-days = { $each } an answer{ $holidays ->
    [none] { "" }
   *[other] , { $holidays } of holidays
}
ui-time-step = This phase
ui-timer-help = Time left for this phase, in which all act.
ui-time-away = On holiday
ui-time-warning = You have { $left } left.
ui-time-ran-out = Your time ran out; a bot plays for you.
ui-time-come-back = Take the seat back
ui-time-paused = Paused, for { $left } at most
ui-time-waits = Clocks wait { $left } for { $players }
ui-time-wish-pause = Would like a pause: { $players }
ui-time-wish-go-on = Would like to go on: { $players }
ui-time-wish-more = Would like more time for all: { $players }
ui-agree = Agree
ui-time-decline = No
ui-time-pause = Ask for a pause
ui-time-go-on = Ask to go on
ui-time-more = Ask for { $more } more for all
ui-time-holiday = Go on holiday ({ $left } left)
ui-time-back = Back from holiday
ui-hourglass-you = All other people are done and wait for you.
ui-hourglass-other = All other people are done and wait for { $player }.
ui-hourglass-help = Nothing ends by itself: once the time is over, those who wait may go on.
ui-hourglass-enough = Wait no longer
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-back-soon = I will be back soon.
chat-good-game = Good game!
chat-bye = Goodbye!
ui-chat = Chat
ui-chat-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
ui-chat-seats = Those who play talk here; who watches does not hear it.
ui-chat-watchers = Those who watch talk here; who plays does not hear it.
ui-chat-empty = Nobody has said anything yet.
ui-asides = Talk in pairs
ui-asides-help = Any pair of players at the table may write to each other in its chat, and nobody else reads it.
ui-aside-for = Who reads it
ui-aside-all = To everybody at the table
ui-aside-to = Only to: { $player }
ui-aside-you = Only to you
ui-chat-line = Say something
ui-chat-phrases = Quick phrases, which everybody reads in their own language
ui-chat-guests = Let guests talk
ui-chat-more = More about { $player }
ui-chat-mute = Do not show
ui-chat-unmute = Show again
ui-chat-muted = Not shown, as you wanted.
ui-report = Report
ui-report-wrong = Something is wrong
ui-report-help = Chat and record of this table go to whoever runs this server.
ui-report-note = What is it about?
ui-report-reason = Reason
ui-report-rude = insults, threats
ui-report-spam = advertising, nonsense
ui-report-cheats = cheating
ui-report-stalls = lets others wait
ui-report-name = an indecent name
ui-report-other = something else
ui-report-mine = What you have reported here
ui-report-back = Take it back
ui-report-taken-back = It is taken back, and nobody reads it any more.
ui-report-thanks = Thank you. It has been kept.
ui-note = My note
ui-note-help = Only you see it.
ui-create = Open the table
ui-cancel = Cancel
ui-close = Close
ui-waiting-for = { $count ->
    [0] Everyone is here; the game begins.
    [one] One seat is still free. The game begins when it is taken.
   *[other] { $count } seats are still free. The game begins when all are taken.
}
ui-waits-listed = Others find this table in the lobby or by one click. You can look at something else meanwhile: the title of this page says when it is your turn.
ui-waits-private = Only those who have the link find this table.
ui-title-waiting = Waiting for players
ui-fill-bots = Fill up with bots
ui-bot-that-comes = A bot that comes here: { $bot }.
ui-free-seat = Free the seat
ui-kept-for = kept for { $player }
ui-usual-rules = Played by the usual rules.
ui-sit-here = Sit here
ui-name-first = Choose a name first, so that the others know who you are.
ui-leave = Leave the table
ui-let-bot = Let a bot play
ui-has-left = { $player } has left the game.
ui-leave-clock = A clock runs at this table, and goes on while you are away.
ui-leave-help = The game waits for you: you find it in the lobby and can come back. Meanwhile the host may let a bot play for you; you get the seat back when you return.
ui-stay = Stay
ui-resign = Resign
ui-resign-two = You give up, and the other player wins.
ui-resign-more = You give up: a bot plays on for you, you count as last and cannot come back. Where nobody else plays, the game is over.
ui-resign-sure = Give this game up for good?
ui-end-early = End without a result
ui-end-early-help = The game ends unfinished once everybody who plays agrees.
ui-end-wanted = { $players } would end the game without a result.
ui-end-waits = You would end the game without a result; the others have not agreed yet.
ui-play-on = Play on
ui-has-resigned = Resigned: { $players }.
ui-bot-finished = A bot played on to the end for: { $players }. Their seats count as last.
ui-ended-agreed = All agreed to end the game without a result.
ui-back = Take back what others have seen
ui-back-title = Take back your last answer?
ui-back-all = Others have seen what followed, so everybody who plays has to agree: { $players }.
ui-back-bots = You have seen what followed. The bots agree to take it back.
ui-back-undone = { $count ->
    [one] One answer would be undone
   *[other] { $count } answers would be undone
}
ui-back-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
}
ui-back-price = The table goes back to how it was, and the same cards come again. Time is not given back. Everybody sees that something was taken back here.
ui-back-ask = Ask the others
ui-back-now = Take back
ui-back-wanted = { $player } asks to take this back: “{ $what }”
ui-back-wanted-last = { $player } asks to take the last answer back.
ui-back-waits = You asked to take your last answer back. Still to agree: { $players }
ui-back-waits-too = Still to agree: { $players }
ui-back-agree = Agree
ui-back-refuse = Refuse
ui-back-withdraw = Never mind
ui-back-taken-back = Taken back: the table is as it was before.
ui-back-refused = { $player }: no. The answer stands.
ui-back-withdrawn = Nothing is taken back after all.
ui-back-lapsed = Not everybody answered in time. The answer stands.
ui-back-went-on = The game has gone on, so the answer stands.
ui-back-line = Taken back
ui-back-line-wanted = Would be taken back
ui-mark-taken-back = answers taken back
ui-mark-taken-back-help = All agreed here to take back answers that had been seen.
ui-mark-hint = hints asked for
ui-mark-hint-help = Somebody asked here what a bot would consider.
ui-invited = { $player } invites you to { $game }
ui-invite = Invite with this link
ui-invite-anew = Withdraw the link and make another
ui-invite-fresh = A new link; the one before is good no more.
ui-invite-local = This link works on this computer only: its address means another computer everywhere else. To let others in, start the server with: { $command }
ui-copy = Copy link
ui-copied = Copied
ui-bot-of = { $bot } (bot of { $player })
ui-deal = Nobody can fix the deal
ui-deal-more = What that means, and how to add something of your own
ui-deal-help = Cards and seats follow from a secret of the server and from what players add here. The seal was made from that secret. When the game is over the secret is told, and everybody can check that it fits the seal.
ui-deal-seal = Seal
ui-deal-copy = Copy the seal
ui-deal-salt = Add any text
ui-deal-salt-help = With it not even the server can choose the deal. After the game everybody can read it.
ui-deal-added = Added
ui-deal-unproved = The seed of this table was chosen beforehand, so its deal cannot be checked.
ui-deal-check = Check the deal
ui-deal-secret = Secret
ui-deal-nonce = Random bits
ui-deal-texts = Added to it
ui-deal-seed = Seed of the game
ui-deal-seal-fits = { $holds ->
    [yes] The secret fits the seal.
   *[no] The secret does not fit the seal.
}
ui-deal-noted = { $holds ->
    [yes] This page showed the same seal before the game began.
   *[no] Before the game began, this page showed another seal: { $seal }.
}
ui-deal-seed-follows = { $holds ->
    [yes] The seed follows from the secret and what was added.
   *[no] The seed does not follow from the secret and what was added.
}
ui-deal-seats-follow = { $holds ->
    [yes] The draw of the seats follows from the seed.
   *[no] The draw of the seats does not follow from the seed.
}
ui-deal-seats-kept = The seats were not drawn.
ui-deal-by-hand = Browsers can check this only over https. This command does it, and replays the whole game as well:
ui-deal-whole = This command does the same, and replays the whole game as well:

## At the table

ui-you = You
ui-put-out = You do not sit here any more: your seat was freed, or you were signed out, elsewhere.
ui-put-out-bot = A bot has your seat now, and keeps it for you.
ui-put-out-back = Take it back
ui-bots-failing = The bots of this table do not answer: something is wrong with them. Load the page again to let them try once more.
ui-bot-failed = The bot { $bot } has failed. { $other } plays on in its place.
ui-bots-endless = The bots would play for ever: their game has been stopped, unfinished.
ui-watching = You are watching
ui-title-turn = ● Your turn
ui-title-asked = ● You are asked
ui-offline = Connection lost. Trying again…
ui-offline-kept = Your answer waits, and is sent when it is back.
ui-offline-recalled = As it stood on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
ui-withdraw = Answer anew
ui-renew = This page is older than its server.
ui-renew-now = Load it anew
ui-away = away
ui-away-help = Not connected right now. The seat waits for them.
ui-choosing = { $player_you ->
    [yes] are choosing…
   *[no] is choosing…
}
ui-points-so-far = Points so far
ui-my-tableau = Your tableau
ui-tableau-of = Tableau: { $player }
ui-enlarge = Show the cards large: { $player }
ui-placing = { $player } is placing this card.
ui-placing-mine = You are placing this card.
ui-last-placed = Placed last: { $player }
ui-hand = Your hand
ui-hand-empty = Your hand is empty.
ui-looked-at = The cards you look at
ui-offered = Start worlds you may choose
ui-question = The question to you
ui-answers = Answers
ui-answers-below = { $count } more to choose below
ui-actions = Actions
ui-phases = The phases of this round
ui-phase-now = Phase: { $phase }
ui-phase-not = Nobody chose it; it does not run this round.
ui-bonus-of = Bonus: { $players }
ui-longest = Longest tableau: { $count } of { $limit }
ui-ticked = { $count } of { $need }
ui-tick-more = Choose { $count } more
ui-take-back = Take back
ui-untick = Untick
ui-given = Your answer: { $answer }
ui-given-by = { $player } answered here: { $answer }
ui-own-answers = Answers of your own
ui-send = Send
ui-add = Add
ui-remove = Remove
ui-sent = Sent…
ui-playing = See what happens…
ui-skip = Skip
ui-sure-tactics = { name-new_military_tactics } is not needed here: it can be done without. Use it up all the same?
ui-sure-ship = { name-colony_ship } is not needed here: this world costs you nothing anyway. Use it up all the same?
ui-sure-yes = Use it up
ui-sure-no = Keep it
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-explanation = Explanation
ui-point-hint = Point at a card, or move to it with the arrow keys, to read it here. On a touch screen press it for a moment.
ui-makes = makes
ui-points = { $vp } VP
ui-with-good = with a good: { $good }
ui-production = production world
ui-windfall = windfall world
ui-type-world = World, costs { $number }
ui-type-military-world = Military world, defense { $number }
ui-type-start-world = { $military ->
    [yes] Start world, defense { $number }
   *[no] Start world, cost { $number }
}
ui-type-development = Development, costs { $number }
ui-type-six-cost = Six-cost development

## Hints

ui-hint-ask = What would a good player consider here?
ui-hint-title = A good player might consider
ui-hint-thinking = Thinking …
ui-hint-close = Close the hint
ui-hint-on-table = Where on the table?
hint-amount =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
hint-more = It looks about { hint-amount } better than the next best.
hint-less = It looks about { hint-amount } worse than the first.
hint-close = It looks hardly better than the next.
hint-even = It looks hardly worse than the first.
hint-price =
    { $count ->
        [0] It costs no cards.
        [one] It costs { $count } card.
       *[other] It costs { $count } cards.
    }
hint-hopes = With it you could place { $card }. Cards to pay: { $count }.
hint-worth =
    { $count ->
        [one] In your hand it is worth about { hint-amount }.
       *[other] In your hand they are worth about { hint-amount } together.
    }
hint-unseen = Cards with this number that you have not seen: { $count }.
hint-lead =
    { $way ->
        [behind] In games tried out from here you did about as well as by ending { hint-amount } behind.
       *[ahead] In games tried out from here you did about as well as by ending { hint-amount } ahead.
    }
hint-rounds = As the empires stand, each round then brings you { $vp } VP (so far { $was }); income: { $income } (so far { $had }).
hint-chance = Chance of winning after it: about { $share } %.
hint-gains = The offer of { $player }: by it you gain about { hint-amount }.
hint-plan =
    { $count ->
        [one] It is the whole of a plan for this turn. The bot counts it at about { hint-amount }: VP, goods left over, and what cards bring later, without any trade.
       *[other] It is the first of { $count } steps of a plan for this turn. The bot counts it at about { hint-amount }: VP, goods left over, and what cards bring later, without any trade.
    }
hint-swap = A swap that you could offer: your plan would then be worth about { hint-amount } more.
hint-no-more = Without a trade there is nothing more to gain in this phase.
hint-card-worth = For the turns to come it is worth about { hint-amount } to you.
hint-no-card = No card here is worth the ships that you have bid.
hint-none-gains = No card that you could place now promises more than it costs.
hint-left = Your other goods can then still bring about { hint-amount } in this phase.
hint-keeps = The card that you would miss least is worth about { hint-amount } in your hand.
hint-others-most = The best of the other cards is worth about { $amount }.
hint-others-least = The least of the other cards is worth about { $amount }.
hint-kept = As for the cards you keep: placing them later promises about { hint-amount }.
hint-played =
    { $count ->
        [one] Played, it would gain you about { hint-amount } as things stand.
       *[other] Played, they would gain you about { hint-amount } together as things stand.
    }
hint-unknown = Cards of this prep that you do not know: { $count }.
hint-deal =
    { $count ->
        [one] A deal that you could offer to one player: by it you gain about { hint-amount }, and the other one about { $least }.
       *[other] A deal that you could offer to { $count } players: by it you gain about { hint-amount }, and everybody else about { $least } or more.
    }
hint-runs =
    { $count ->
        [one] One run. The bot counts what you have after it at about { hint-amount }: VP, goods, and what cards bring later.
       *[other] { $count } runs. The bot counts what you have after them at about { hint-amount }: VP, goods, and what cards bring later.
    }
hint-no-run = No converter makes more of your goods than they are worth as they are.
hint-bids = What such bids are likely to buy, and the ships you keep, are worth about { hint-amount }.
hint-no-ships = There are no ships that you could bid.
hint-halves = Halved, your bid could buy colonies worth about { hint-amount } together; whole, a colony worth about { $one }.
hint-theft = After what it costs you gain about { hint-amount } by it.
hint-no-theft = No theft that is left brings more than it costs.
hint-gone =
    { $count ->
        [one] In the turns to come it would bring about { hint-amount }: less than any other.
       *[other] In the turns to come they would bring about { hint-amount } together: less than any others.
    }
hint-newcomers = It is recommended for a first game.
hint-difficulty = How hard it is to play: { $level } of { $most }.
hint-cube-more = With it your plan for this turn is worth about { hint-amount } more.
hint-cube-less = Without it your plan for this turn is worth about { hint-amount } less.
hint-gift = { $player } gains least by it: about { hint-amount }.
hint-gift-round = It has to go, and goes round the table.
hint-talk = Without any deal your ships are likely to bring about { hint-amount }. A promise about bids is worth making for more than it takes from that.
hint-refuse = What is offered in its place would leave you about { hint-amount }, so it is no gain.
hint-breaks = Without another agreement you lose { hint-amount } by what you have not kept.
hint-conquers = Your Military of { $military } conquers { $card }, which defends itself with { $defense }.
hint-goal = It gets you the goal { $goal }: { $vp } VP.
hint-uses = { $card } is used up for it.
hint-draws =
    { $count ->
        [one] You draw { $count } card for it.
       *[other] You draw { $count } cards for it.
    }
hint-explores = Cards that you draw: { $count }; then you discard { $away } of all you hold.
hint-second = A second world can follow it: { $card }, for { $count ->
        [0] nothing
        [one] { $count } card
       *[other] { $count } cards
    }.
hint-next =
    { $when ->
        [now] You keep what it takes to place { $card } at once. Cards to pay: { $count }.
       *[later] You keep what it takes to place { $card } in the next round. Cards to pay: { $count }.
    }
hint-next-both =
    { $when ->
        [now] You keep what it takes to place { $card } and { $beside } together at once. Cards to pay: { $count }.
       *[later] You keep what it takes to place { $card } and { $beside } together in the next round. Cards to pay: { $count }.
    }
hint-keeps-best = Of the cards that you keep, { $card } promises most.
hint-empty-hand = You keep no card.
hint-instead = It keeps { $card } and gives up { $beside } instead.
hint-points = Your score changes at once by { $vp } VP.
hint-then = You keep what it takes to place { $card } later in this round. Cards to pay: { $count }.
hint-could = You keep what it takes to place { $card } in the next round, if you choose { $phase }. Cards to pay: { $count }.
hint-keeps-of = Cards that you look at: { $looks }; you keep { $count }.
hint-sells =
    { $count ->
        [one] The good of { $card } sells for { $count } card.
       *[other] The good of { $card } sells for { $count } cards.
    }
hint-consumes = Your Consume powers then bring { $vp } VP; cards: { $count }.
hint-produces =
    { $count ->
        [one] { $count } of your worlds gets a good.
       *[other] { $count } of your worlds get a good.
    }
hint-helps =
    { $count ->
        [one] It also puts a good on { $count } world of { $player }.
       *[other] It also puts goods on { $count } worlds of { $player }.
    }
hint-denies = Whoever calls Produce serves { $player } best: worlds of theirs that wait for a good: { $count }, of yours: { $own }. You do not call it.
review-rival = { $player } was likely ({ $share } %) to choose { $action }.
review-worth = By the coach’s reckoning it is better by about { hint-amount }.
review-invent = What { $card } costs lay there: it could be invented.
review-upgrade = With what lay there { $card } could be turned over.
review-idle = Idle, though what it takes lay there: { $card }.
review-theirs = Who gains by it too: { $player }, about { hint-amount }.
review-costs = By this offer you lose about { hint-amount }.
review-vain = Ships bid on { $track } that bought nothing: { $count }.
review-high = Ships paid on { $track }: { $count }. So many would have bought the same: { $needed }.
review-takes = What it buys: { $card }.
review-took = What was bought instead: { $card }.
hint-later = In time it promises about { hint-amount } more.
hint-missed =
    { $count ->
        [one] You will hardly miss it: played, it would gain you about { hint-amount } as things stand.
       *[other] You will hardly miss them: played, they would gain you about { hint-amount } together as things stand.
    }
hint-score-now = Your score changes at once by { $vp } VP.
hint-nothing-now = It changes nothing at once.
hint-hidden = What it brings hangs on cards that you cannot see.
hint-sure = It is there to be taken; a deal of your own needs others who agree.
hint-leads-to =
    { $does ->
        [invent] It makes way for inventing { $card } in this turn.
       *[upgrade] It makes way for upgrading { $card } in this turn.
    }
hint-leaves-cheap = It stands where a bid has to be high: the cheaper spaces are left to small bids.
hint-weighs-one = There is only this answer.
hint-weighs-usual = So the bot would answer. It gives no figures here.
hint-weighs-race-start = The bot adds up what each start world will bring, together with the best of your cards.
hint-weighs-race-action = For each action the bot reckons the coming round, whatever the others may choose: points, cards, goods, and your lead over the best rival.
hint-weighs-race-place = The bot weighs points, now and in time, against the cards you pay, with what you may still place this round in mind.
hint-weighs-race-way = The bot compares what each way costs you.
hint-weighs-race-goods = The bot counts points and cards, and what your other goods can still be used for.
hint-weighs-race-guess = The bot counts the cards that you have not seen yet.
hint-weighs-race-cards = The bot values each card by what placing it would gain you: it keeps the best ones and gives up those you would miss least.
hint-weighs-jump-play = The bot goes on from each answer through some hundred games; cards that you cannot see are dealt by chance.
hint-weighs-jump-discard = The bot gives up different cards and goes on through some hundred games each time; cards that you cannot see are dealt by chance.
hint-weighs-jump-end = The bot reckons how far ahead of the best rival each answer lets you expect to end.
hint-weighs-jump-keep = The bot keeps the cards that promise most when they are placed later.
hint-weighs-mars-chance = The bot tries each answer at some hundred tables that look just like this to you, and judges how likely you are to win there.
hint-weighs-mars-lead = The bot tries each answer at some hundred tables that look just like this to you, and judges your lead there.
hint-weighs-mars-cards = The bot values each card by what it would gain you, played from the hand or from the prep.
hint-weighs-mars-one = To the bot one answer looks clearly better than all others.
hint-weighs-sidereal-plan = The bot plans what you could run, invent and upgrade with your goods, and weighs offers against that plan. It does not know what others would agree to.
hint-weighs-sidereal-bid = The bot reckons what each card will bring in the turns to come. Cheap spaces it rather leaves to small bids.
hint-weighs-sidereal-economy = The bot runs the converters that make most of your goods.
hint-weighs-sidereal-split = The bot weighs what bids of each size are likely to buy.
hint-weighs-sidereal-theft = The bot weighs what each theft takes against what it costs.
hint-weighs-sidereal-support = The bot gives up the colonies that would bring least in the turns to come.
hint-weighs-sidereal-species = The bot goes by how hard a species is and whether it suits a first game. It does not know which you would like.
hint-weighs-sidereal-cube = The bot compares its plans for the turn, with each cube and without.
hint-weighs-sidereal-gift = The bot plans for all others what they could do with the gift, and gives it where it helps least.
hint-weighs-sidereal-talk = The bot makes no deals about bids. It reckons what the ships are likely to buy without one.
hint-weighs-sidereal-settle = The bot weighs what is offered in place of a promise, and counts the points that a broken one costs.

## Points and the end

ui-score-click = Press to see where the points come from.
ui-breakdown-of = { $player_you ->
    [yes] Your points
   *[no] Points of { $player }
}
ui-source = Source
ui-of-scoring = { $all ->
    [yes] counted by its scoring rules
   *[no] { $vp } of these by its scoring rules
}
ui-show-end = Show the result
ui-you-won = You won!
ui-won = { $player } wins
ui-shared-win = Shared victory: { $players }
ui-nobody-won = The game is over
ui-ended-because = The game ended because { $causes }.
ui-tie-break = Tie-break: { $count } (cards in hand and goods)
ui-again = Play again
ui-again-join = To the next game
ui-again-told = Your place in another game with the same people is kept.
ui-replay = Watch it again
ui-record = Download the record
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-round-back = Start of the round
ui-replay-round-forward = Next round
ui-replay-where = Where in the game
ui-replay-leave = Back to the result
ui-replay-missing = No frames of this game have been kept, so only its end and its log are shown.
ui-replay-rounds = Rounds
ui-replay-to-round = To round { $round }
ui-replay-at = Step { $at } of { $last }, round { $round }
ui-replay-side = Side
ui-replay-side-of = { $player_you ->
    [yes] As you saw it
   *[no] As { $player } saw it
}
ui-replay-open = All seats open
ui-replay-watched = As onlookers saw it
ui-replay-hands = All hands
ui-replay-speed = Speed
ui-replay-times = { $speed }×
ui-replay-more = More
ui-replay-statistics = Statistics
ui-replay-measure = What is counted
ui-replay-score = Score
ui-replay-seen = Different cards seen
ui-replay-curve = { $measure } over the rounds
ui-replay-moment = At step { $at } of { $last }
ui-replay-share = Share
ui-replay-share-help = Whoever follows this link sees the game from this moment on, from the side on show.
ui-replay-link = Link to this moment
ui-replay-share-with = Share …
ui-replay-go-on = Go on from here
ui-replay-go-on-help = A new table begins just as this game stands now, with the same cards to come. Bots play all other seats. It counts for nothing.
ui-replay-go-on-yes = Play from here
ui-replay-play-seat = I play
ui-replay-against = Against
ui-percent = { $share } %
ui-review = Review
ui-finish-review = The coach can look at each answer: how the chances went, and what would have been better.
ui-finish-moments = Moments that decided it
ui-finish-look = Look at this game
ui-review-shut = Close the review
ui-review-waiting = The review waits for its turn.
ui-review-working = Answers that the coach has looked at: { $done } of { $count }.
ui-review-progress = How far the review is
ui-review-given = You have cancelled the review.
ui-review-again = Ask again
ui-review-failed = The review broke off on the server. Whoever looks after it finds the reason in its log.
ui-review-no-judge = There is no coach for this game: no bot here judges how likely each seat is to win.
ui-review-watched = You had no seat in this game, so you see how the chances went. What could have been played better is told only to who sat there.
ui-review-flawless = The coach found no answer of yours that gave anything up.
ui-review-turning = Turning point { $number } of { $count }
ui-review-turning-at = Turning point { $number }, round { $round }: { $answer }
ui-review-before = Turning point before
ui-review-next = Next turning point
ui-review-when = Round { $round }, { $phase }
ui-review-made = { $player }: { $answer }
ui-review-coach = Coach: { $answer }
ui-review-also = Also better: { $answers }
ui-review-answer = { $answer }, { $share } %
ui-review-line = It could go on like this: { $answers }
ui-review-lost = { $lost } % given up. The coach’s own noise here is { $noise ->
    [0] less than 1 %
   *[other] { $noise } %
}.
ui-review-opened = With all cards open, those still to come too, it is { $made } % against { $best } %.
ui-review-try = Try it from here
ui-review-play-on = Play on
ui-review-numbers = Numbers
ui-review-accuracy = Accuracy by phase
ui-review-questions = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ui-review-luck = Luck and skill, in percent points
ui-review-luck-par = Fair share
ui-review-luck-start = The deal
ui-review-luck-draws = Chance since then
ui-review-luck-own = Own answers
ui-review-luck-rivals = Others’ answers
ui-review-luck-result = Result
ui-review-curve = Chances of winning
ui-review-at = Step { $at } of { $last }, round { $round }: { $chances }
ui-review-table = Chances of winning at the end of each round
ui-review-round = Round
ui-review-help = How to read the review
ui-review-help-chances = Chances
ui-review-help-chances-text = At each answer the coach judges how likely its seat is to win, from what that seat could see. All chances together are 100 %.
ui-review-help-turning = Turning points
ui-review-help-turning-text = The answers of yours that cost you most, three at most. The coach tries your answer and other likely ones at many tables that look just like this from your seat. In a game of trade it counts in points what they bring, and takes that as chances.
ui-review-help-noise = Noise
ui-review-help-noise-text = How far off the difference may easily be, as only so many tables are tried or points are but reckoned: its standard error. A difference that could be mere noise is not told.
ui-review-help-lamp = Lamp
ui-review-help-lamp-text = At any moment of the game the coach tries the likeliest answers, all at the same tables that look just like this from your seat, and shows the chance each leads to. It counts as one of your hints.
ui-review-help-accuracy = Accuracy
ui-review-help-accuracy-text = An answer that gives nothing up counts 100, one that gives up 5 % of a victory 50, one that gives up 10 % 25. For a phase it is the mean of your answers there that left a choice.
ui-review-help-luck = Luck and skill
ui-review-help-luck-text = The fair share is what each seat has before anything is dealt. Then come what your deal was worth, what your answers gave up, and what the others’ answers gave up for you; the rest is what chance brought. Together they make the result: 100 for a victory.
ui-review-judge = The coach is this bot: { $bot }.
ui-lamp-ask = Ask the coach
ui-lamp-about = What might have been played here?
ui-lamp-help = Go to any moment of the game and ask: the coach shows what { $player_you ->
    [yes] you
   *[no] { $player }
} could have answered next, and what each answer was worth.
ui-lamp-dark = The coach cannot tell: no question here left a choice that it weighs.
ui-lamp-made = played
ui-lamp-behind = { $lost } % behind the best one, give or take { $noise } %.
ui-gone-on = From a replay
ui-gone-on-help = This game goes on from a moment of another one. Press to see that one.
ui-open-record = Open a record

## All cards

ui-search-cards = Search names and powers
ui-filter-type = Sort of card
ui-filter-type-all = All sorts
ui-filter-type-world = Worlds
ui-filter-type-military = Military worlds
ui-filter-type-production = Production worlds
ui-filter-type-windfall = Windfall worlds
ui-filter-type-start = Start worlds
ui-filter-type-development = Developments
ui-filter-type-six = Six-cost developments
ui-filter-good = Kind of good
ui-filter-phase = Power in a phase
ui-order = Order
ui-order-name = By name
ui-order-cost = By cost
ui-order-vp = By VP
ui-edition-is = { $edition ->
    [first] First edition
    [second] Second edition
   *[other] Edition: { $edition }
}
ui-cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-cards-none = No card fits.

## Settings and keys

ui-settings = Settings
ui-setting-off = Off
ui-setting-on = On
ui-setting-system = System
ui-setting-language = Language
ui-setting-names = Names of cards
ui-setting-names-help = In the language of the page, or as in English. The large card always tells the English name.
ui-setting-names-translated = Translated
ui-setting-names-english = English
ui-setting-theme = Theme
ui-setting-theme-help = Night, day, or as your system has it.
ui-setting-theme-dark = Dark
ui-setting-theme-light = Light
ui-setting-pace = Pace of the others’ moves
ui-setting-pace-help = How long each move stays before the next; Esc, Space or Skip shows the rest at once.
ui-setting-pace-off = At once
ui-setting-pace-fast = Fast
ui-setting-pace-normal = Normal
ui-setting-pace-slow = Slow
ui-setting-motion = Motion
ui-setting-motion-help = Short movements show where a card came from.
ui-setting-motion-full = On
ui-setting-motion-reduced = Off
ui-setting-single = Questions with one answer
ui-setting-single-help = Where your hidden cards leave one answer you are asked all the same, like everybody else. If the page answers, the others can tell by the speed that you had no choice.
ui-setting-single-ask = I answer
ui-setting-single-page = The page answers
ui-setting-single-always = The page, and the server while I am away
ui-setting-idle = Steps in which you have nothing to say
ui-setting-idle-help = As the talk before the bids of Sidereal Confluence where you have no ships and no offer to answer. The page can say for you that you are done.
ui-setting-idle-off = Ask me
ui-setting-idle-on = Skip them
ui-setting-sound = Sound when it is your turn
ui-setting-sound-help = A soft chime, once others have kept you waiting.
ui-setting-noises = Sounds at the table
ui-setting-noises-help = Soft sounds when cards are placed, choices are revealed, points come in, and at the end.
ui-setting-notices = Message when it is your turn
ui-setting-notices-help = Your browser tells you while you look at something else.
ui-setting-notices-refused = Your browser does not allow it. You can change that in its settings for this site.
ui-setting-push = Called while the page is closed
ui-setting-push-help = In turn-based games this browser then shows a message when it is your turn and you are not at the table, even if no page is open. Its maker's push service passes the message on and cannot read it.
ui-setting-push-refused = The browser does not allow it. In its settings for this page you can.
ui-setting-call-mail = Called by letter
ui-setting-call-mail-help = In turn-based games an e-mail then tells you that it is your turn while you are not at the table.
ui-setting-call-mail-first = For this, add an e-mail address to your account and confirm it.
ui-called-elsewhere = Also called at:
ui-called-end = No longer there
ui-called-end-at = No longer call me at { $browser }
call-turn = It is your turn.
call-agree = { $what ->
    [end] A player asks to end the game without a result. Do you agree?
    [pause] A player asks for a pause. Do you agree?
    [go-on] A player asks to end the pause. Do you agree?
    [more] A player asks for more time for all. Do you agree?
   *[back] A player asks to take an answer back. Do you agree?
}
ui-help = How it goes
ui-help-of = How { $game } goes
ui-help-signs = Signs
ui-help-powers = Powers of cards
ui-help-options = Options of a table
ui-help-parts = Parts of this window
ui-keys = Keys
ui-key-zones = from zone to zone: hand, tableau, answers…
ui-key-tick-key = Space
ui-key-move = among the cards or buttons of a zone
ui-key-choose = choose; once more to confirm
ui-key-tick = tick or untick a card
ui-key-back = take back what is not confirmed; skip; close
ui-key-take-back = take back your last answer, while nothing has been told since
ui-key-hint = a hint at your question
ui-key-replay = in a replay: one step back or on
ui-key-replay-round = in a replay: one round back or on
ui-key-replay-end = in a replay: its beginning or end
ui-key-replay-play = in a replay: play or pause
ui-key-review = in a review: the next turning point, or the one before
ui-key-lamp = in a review: light the lamp, or put it out
ui-key-list = this window

## What is refused, and why

ui-refused = That did not work ({ $reason }).
ui-rule = Rule { $rule }
ui-guide = Guide
ui-guide-of = Guide to { $game }
ui-guide-course = The game in short
ui-guide-back = Back
ui-guide-next = Next page
reason-no-connection = The server cannot be reached.
reason-server-error = Something went wrong on the server. Try again.
reason-stale-question = That question has been answered already.
reason-question-gone = What you answered without a connection was not sent: the question is not open any more.
reason-nothing-to-take-back = You have no answer to take back.
reason-told-since = Too late: something has happened since from which somebody could learn. Your answer stands.
reason-no-such-session = That browser is signed out already.
reason-session-here = That is this browser; sign out here instead.
reason-back-rated = At a rated table nothing is taken back once others have seen what followed.
reason-asked-already = Somebody asks to take an answer back already.
reason-no-longer-asked = Nobody asks for that any more.
reason-back-not-told = Your last answer can still be taken back without asking.
reason-back-not-this = The game has gone on meanwhile. Look again at what would be undone.
reason-back-refused = That has been refused already. You can ask again after your next answer.
reason-too-far-back = This game began before an update, so it cannot go back.
reason-too-often-back = This table has gone back { $most } times; it goes back no more.
reason-not-your-seat = That seat is not yours.
reason-not-seated = You do not sit at this table.
reason-malformed = The server did not understand the message.
reason-too-large = The message is too large.
reason-bad-payload = That answer cannot be read: { $detail }
reason-key-too-long = That answer is too long: { $size } characters, where { $most } are allowed.
reason-not-time = Time is not up for this step.
reason-game-over = The game is over.
reason-game-not-over = The game is not over yet.
reason-table-full = Every seat is taken.
reason-no-clock = This table has no clock: everybody has as long as they like.
reason-not-now = That cannot be done now.
reason-no-holidays = No days of holiday are left.
reason-not-watched = Only those who play see this game while it runs: so its host has chosen.
reason-unwatched-listed = A table that the lobby lists can be watched; make it one by invitation.
reason-muted = You may not chat, name or promise anything in your own words until { $until }. The reason: { $why }
reason-rename-unconfirmed = That would change the name of your account from { $was } to { $name }. { $was } stays yours, and nobody else can be called so. Confirm that you want it.
reason-suspended = You may not play here until { $until }. The reason: { $why }
reason-banned = You may not play here any more. The reason: { $why }
reason-not-restrained = There is nobody here to whom that could be done.
reason-no-such-reset = This link is good no more: it works once, and for { $minutes } minutes. Ask for another letter.
reason-bad-line = A line of chat is not empty, and no longer than { $most } characters.
reason-chat-not-for-guests = At a table that is listed, guests talk only if its host lets them.
reason-no-asides = At this table nobody writes to one other player alone.
reason-nobody-to-hear = Nobody sits there to whom you could write alone.
reason-asides-not-here = Talk in pairs is for games with bargaining that are not rated.
reason-quiet-now = By the rules of this table nobody talks in this phase.
reason-no-such-line = There is no such line.
reason-no-hints-rated = At a rated table there are no hints.
reason-no-hints-tournament = In a tournament there are no hints.
reason-no-hints-daily = In a daily deal there are no hints.
reason-back-daily = In a daily deal nothing is taken back once you have seen what followed.
reason-end-daily = A daily deal is played to its end, or you resign.
reason-back-duplicate = In a duplicate tournament nothing is taken back once you have seen what followed.
reason-end-duplicate = A game of a duplicate tournament is played to its end, or you resign.
reason-seat-daily = In a daily deal nobody plays for you.
reason-daily-closed = Others see this once the day of its deal is over.
reason-round-closed = All tables of this round play the same deal. It can be seen once the last of them is done.
reason-daily-over = The day of this deal is over.
reason-not-asked = You are asked nothing now.
reason-no-push = This server calls nobody by the browser.
reason-bad-device = This browser cannot be called: { $detail }
reason-mail-not-confirmed = Letters go only to an address that you have confirmed.
count-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
reason-too-many-hints = Those were many hints. Try again in { count-seconds }.
reason-too-many-reviews = Those were many reviews for a day. Try again later.
reason-hint-late = The bots are busy and have no hint now. Try again in a while.
reason-hint-failed = The bots fail here and have no hint. Whoever looks after this server finds the reason in its log.
reason-too-many-lines = That was much at once. Try again in { count-seconds }.
reason-too-many-reports = Those were many reports. Try again in { count-seconds }.
reason-seat-taken = Somebody already sits there.
reason-not-wanted = The host of this table does not want to play with you.
reason-oneself = That is you.
reason-no-such-player = There is no such player.
reason-no-such-profile = There is no such profile, or it is for its owner alone.
reason-no-such-report = There is no such report.
reason-too-many-people = You can name at most { $most } people as friends or blocked.
reason-seat-kept = This seat is kept for { $player }.
reason-still-here = { $player } is at the table right now.
reason-no-such-seat = This table has no such seat.
reason-no-such-table = There is no such table. It may have been closed.
reason-table-expired = This table is closed: nobody came to sit down for too long.
reason-table-left = This game is closed: everybody had left it.
reason-table-idle = This game is closed: nobody has played on for too long.
reason-table-pruned = This game ended long ago and is kept no more.
reason-table-brought = This game came from a record file and is kept no more. Open the file again.
reason-not-found = There is nothing here.
reason-not-invited = You need an invitation to sit down here. Whoever sits at the table can send you its link.
reason-not-private = Anybody may sit down at this table.
reason-not-host = Only the host of the table may do that.
reason-not-started = The game has not begun yet.
reason-bad-token = There is no such token, or it has been revoked.
reason-not-for-bots = Only people may do that, not a program with a token.
reason-not-in-scope = This token may not do that: it lacks the scope { $scope }.
reason-no-such-bot = You have no such bot.
reason-too-many-bots = You have { $most } bots with tokens, which is the most there can be. Revoke one first.
reason-seat-lost = A bot of this house has taken the seat: this one kept others waiting, was refused too often or left.
reason-bad-salt = What is added to the deal is one line of at most { $most } characters that can be seen.
reason-no-deal = The seed of this table was chosen beforehand, so nothing can be added to its deal.
reason-already-started = The game has begun already.
reason-has-resigned = You have resigned in this game.
reason-bad-setup = A table cannot be set up like that: { $detail }
reason-unknown-bot = There is no such bot.
reason-unknown-deck = There is no such deck here.
reason-unknown-game = There is no such game.
reason-rated-alone = A game for one cannot be rated.
reason-rated-no-clock = A rated game needs a clock: else whoever is losing could stop playing.
reason-rated-cards = A rated game is played with the built-in cards: else ratings would compare different games.
reason-rated-origin = A game that goes on from another one cannot be rated: what is to come could be known.
reason-rated-seed = A rated game cannot have a chosen seed: whoever chose it could know the cards.
reason-rated-marked = This game cannot be rated: more was known there than the rules allow.
reason-rated-account = For a rated game you need an account: sign in, or make one.
reason-rated-program = Programs do not play rated games.
reason-rated-no-agreement = This rated game cannot be ended without a result: somebody has lost it already, or you play with bots alone. You can resign.
reason-no-leaders = There is no leaderboard for that number of seats.
reason-seed-with-people = A seed can be chosen only for a table without other people.
reason-bad-name = A name has at least one and at most { $most } characters.
reason-unseen-name = A name may only hold characters that can be seen.
reason-bots-name = { $bot } is what a bot is called. Choose another name.
reason-name-taken = That reads like { $player }, who sits at your table. Choose another name.
reason-no-such-code = There is no such code. Each is good once.
reason-too-many-attempts = Too many wrong codes. Try again in { count-seconds }.
reason-code-of-account = That is a code of { $player }’s account. With it goes a new password, by which you sign in from then on.
reason-no-account = For that you need to be signed in.
reason-has-account = You have an account already.
reason-nobody-yet = Nothing is kept of you here.
reason-name-used = { $player } has an account here, and that reads the same. Choose another name.
reason-wrong-sign-in = There is no account with this name and password.
reason-wrong-password = That is not your password.
reason-bad-password = A password has at least { $least } and at most { $most } characters.
reason-easy-password = That password is guessed at once. Choose another one.
reason-too-many-passwords = Too many wrong passwords. Try again in { count-seconds }.
reason-bad-mail = That is no e-mail address.
reason-no-mail = This server sends no letters.
reason-mail-not-sent = The letter could not be sent. Try again later.
reason-too-many-mails = Too many letters have been sent. Try again in { count-seconds }.
reason-no-such-link = This link is good no more: it has been opened before, or is older than { $days } days.
reason-other-site = This request came from another site.
reason-database-away = The server cannot reach its tables at the moment. Nothing is lost. Try again in { count-seconds }.
reason-too-many-requests = Too many requests come from your connection. Try again in { count-seconds }.
reason-too-many-guests = Too many new guests come from your connection. Try again in { count-seconds }.
reason-too-many-tables = Too many tables have been opened from here. Try again in { count-seconds }.
reason-too-many-bytes = Too much that is not complete comes from here. Try again in a moment.
reason-too-many-messages = Too many messages come from here. Try again in { count-seconds }.
reason-too-many-sockets = At most { $most } pages of tables can be open here at a time. Close some, then reload.
reason-too-many-open-tables = At most { $most } of your tables can wait for players at a time. Close one first.
reason-too-many-games = You sit at { $most } unfinished games, which is the most there can be. Finish or leave one first.
reason-too-many-records = { $most } games from your record files are kept here, which is the most there can be. The oldest go by themselves after a while.
reason-bad-record = This file cannot be shown. Line { $line }: { $detail }
reason-record-too-large = A record file may have at most { $most } KiB.
reason-record-scripted = The draws of this game are told beforehand in its file, so it can only be looked at.
reason-no-such-club = There is no such club.
reason-club-about-too-long = A club says at most { $most } characters of itself.
reason-club-not-wanted = This club does not let you in.
reason-club-full = The club has { $most } members, which is the most there can be.
reason-club-too-many-waiting = { $most } people already wait for an answer of this club. Ask again later.
reason-club-owner-stays = Who owns a club passes it on to a host before leaving it, or closes it.
reason-club-not-above = The owner stays in the club, and only the owner puts out a host.
reason-club-pass-to-host = A club is passed on to one of its hosts. Make them a host first.
reason-not-club-member = You are not in this club.
reason-not-club-host = Only the owner and the hosts of the club can do that.
reason-not-club-owner = Only the owner of the club can do that.
reason-no-such-member = There is nobody here to whom that can be done.
reason-too-many-clubs = You own { $most } clubs, which is the most there can be.
reason-too-many-clubs-theirs = They own { $most } clubs, which is the most there can be.
reason-too-many-memberships = You are in { $most } clubs or have asked to be, which is the most there can be.
reason-no-such-season = There is no such season.
reason-too-many-seasons = The club has { $most } seasons, which is the most there can be.
reason-season-full = The season has { $most } tournaments, which is the most there can be.
reason-members-only = Only members of the club whose tournament it is can take part.
reason-no-such-study = There is no such study.
reason-too-many-studies = You keep { $most } studies, which is the most there can be.
reason-too-many-study-lines = This study has { $most } lines, which is the most there can be.
reason-study-too-large = The study would take more than { $most } KiB.
reason-study-own-cards = This game was played with cards of its own, of which no study is kept.
reason-study-changed = The study was changed elsewhere meanwhile. Try again.
reason-line-as-played = That is what was played: a line begins with another answer.
reason-line-nowhere = Nobody was asked that at this moment of the game.
reason-not-tried = No game of yours goes on from this one there.
reason-unknown-host = This server does not go by the name { $host }. Whoever runs it can allow it with --allow-host.
reason-other-version = This game was begun under other rules: an update has ended it. Its log is kept.
reason-frames-of-other-version = It was played with version { $version } of the game, and this is version { $expected }.
reason-frames-differ = Its choices no longer give what was seen then: { $detail }
reason-position-in-play = This is how a seat sees a game that counts and is still being played here. Come back when that game is over.
reason-cannot-continue = This game cannot be continued, but all of it is kept. The reason: { $detail }

## Profile

ui-profile = Profile
ui-my-profile = My profile
ui-profile-since = Here since { $date }
ui-profile-guest = You are a guest, so only you see this. With an account it comes along, and others can find you.
ui-profile-alone = Only I see my profile
ui-profile-alone-help = Then you have a place on leaderboards, but for others no name. Otherwise everybody sees how your games came out, but nobody sees those at tables by invitation. Who has blocked you, or whom you have blocked, is told that there is no profile.
ui-profile-none = No finished games yet.
ui-profile-games = Games
ui-profile-wins = Won
ui-profile-average = Points on average
ui-profile-ratings = Ratings
ui-profile-unsure = Give or take
ui-profile-by-seats = By number of seats
ui-profile-course = The latest games, points
ui-profile-course-rating = The latest rated games with { ui-seats-count }, rating
ui-profile-course-told = { $count ->
    [one] { $count } game
   *[other] { $count } games
} from { $first } to { $last }. A star is a win.
ui-profile-measure = What the curve shows
ui-profile-points = Points
ui-profile-rating = Rating, { ui-seats-count }
ui-profile-places = Places
ui-profile-place = Place { $place }
ui-profile-place-times = Place { $place }: { $count ->
    [one] { $count } time
   *[other] { $count } times
}
ui-profile-uncounted = Older games are still being looked through: { $count } to go.
ui-feats = Ways of playing
ui-feats-count = { $done } of { $all }
ui-feats-help = What others have found worth trying. Nothing here has to be done.
ui-feats-new = You did this for the first time
ui-feat-done = Done on { $date }
ui-feat-open = Not done yet
ui-history = Finished games
ui-history-brought = From a record file
ui-history-place = { $place } of { $seats }
ui-history-none = without a result
ui-history-bot = a bot finished it
ui-history-rated = rated
ui-history-alone = alone
ui-history-won = won
ui-history-lost = lost
ui-history-gone = The table is no longer kept.
ui-history-newer = Newer
ui-history-older = Older
ui-history-page = Page { $page } of { $pages }
ui-search = Find games
ui-search-help = Games at tables by invitation are found by who sat there, those of a daily deal by others when its day is over. Who hides their profile is not found by name.
ui-search-any = Any
ui-search-player = Player, by name
ui-search-since = From
ui-search-until = Until
ui-search-do = Search
ui-search-none = No games were found.
ui-setting-feats = Ways of playing
ui-setting-feats-help = What you have done for the first time stands in the result of a game and on your profile.
ui-setting-feats-on = Show them
ui-setting-feats-off = Hide them
ui-reports = Reports
ui-reports-none = No report is open.
ui-reports-closed = Also those that are done with
ui-reports-about-line = What { $player } said
ui-reports-about-player = About { $player }
ui-reports-about-study = A study of { $player }
ui-reports-by = { $date }, by { $player }
ui-reports-held = You play at this table: note and chat can be read once the game is over.
ui-reports-running = The game still runs, so nobody sees its record here.
ui-reports-record = Record until the report
ui-reports-close = Done with it
ui-reports-reopen = Open it again
ui-reports-chat = Chat
ui-restrain = Do something about { $player }
ui-restrain-muted = may not chat
ui-restrain-suspended = may not play
ui-restrain-banned = may never play again
ui-restrain-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
}
ui-restrain-why = The reason, which they are told
ui-restrain-do = Do it
ui-restraints = What was done
ui-restraints-none = Nothing yet.
ui-restraint-until = until { $date }
ui-restraint-good = for good
ui-restraint-by = { $date }, by { $player }
ui-restraint-host = the host
ui-restraint-lifted = lifted { $date } by { $player }
ui-restraint-lift = Lift it
ui-reports-quiet = Nothing was said.

## Letters

mail-reset-subject = Cosmodrome: choose another password
mail-reset = Hello { $player },

    open this link to choose another password:

    { $link }

    It works once, and for { $minutes } minutes. If you have not asked for it, do nothing: your password stays as it is.

mail-confirm-subject = Cosmodrome: confirm your address
mail-confirm = Hello { $player },

    open this link to confirm that this address belongs to your account:

    { $link }

    It is good for { $days } days. If you know of no account, do nothing: without the link the address is used for nothing.

# Tournaments

ui-daily = Daily deals
ui-daily-one = Daily deal
ui-daily-help = The same deal for everybody with an account, alone against the same bots, once. Who has not finished when the day ends, by UTC, counts last.
ui-daily-left = New deals in { $left }
ui-daily-account = The daily deals are for those who have an account.
ui-daily-won = Won
ui-daily-gave-up = Not finished
ui-daily-results = Results
ui-daily-past = Days that are over
ui-daily-day = Day
ui-daily-none = On no day that is over has anybody played a deal yet.
ui-daily-nobody = Nobody has played this deal.
ui-daily-against = Against { $bots }.
ui-daily-par = { $count ->
    [0] Nobody has finished it.
    [one] { $won ->
        [0] One person has finished it, and not beaten the bots.
       *[other] One person has finished it, and beaten the bots.
    }
   *[other] { $won } of { $count } who have finished it have beaten the bots.
}
ui-daily-against-bots = Against the bots
ui-daily-score = Points
ui-daily-replay = Replay
ui-daily-proof = How the deal can be checked
ui-daily-seals = Seals of the deals
ui-daily-seals-help = A seal fixes a deal before its day begins. The secret behind it is told once the day is over.
ui-daily-today = Today
ui-daily-tomorrow = Tomorrow
ui-daily-closed = Record and deal are told, and others see this game, once the day is over.
ui-round-closed = Once all tables of the round are done you can look back at this game, and others can see it.

ui-puzzles = Puzzles
ui-puzzle = Puzzle
ui-puzzles-help = Moments of games at which one answer is far better than all others, and easily missed. Find it.
ui-puzzles-account = With an account puzzles are rated, and your streak goes with you.
ui-puzzles-tried = { $tried } of { $count } tried
ui-puzzles-streak = { $count } in a row, { $longest } at best
ui-puzzles-solve = Solve
ui-puzzles-none = There are no puzzles here yet.
ui-puzzles-done = You have tried all of them.
ui-puzzle-solution = Solution
ui-puzzle-right = Right: that is the best answer.
ui-puzzle-wrong = Best was: { $answer }
ui-puzzle-uncompared = Nobody compared your answer: { $answer }
ui-puzzle-yours = yours
ui-puzzle-second = In whole games played on from there, { $share } % are won.
ui-puzzle-by = Would be answered by { $bots }.
ui-puzzle-unrated = Not rated: that takes an account, and the first try.
ui-puzzle-next = Next puzzle

ui-progress = My progress
ui-progress-help = From your results, and from the reviews of your games that are kept. Nobody else sees it.
ui-progress-account = To follow your progress you need an account.
ui-progress-none = No review of such a game of yours is kept. Ask for one at the end of a game.
ui-progress-train = What to train
ui-progress-puzzles = { $count ->
    [one] { $count } puzzle of this kind
   *[other] { $count } puzzles of this kind
}
ui-progress-accuracy = Accuracy in reviewed games
ui-progress-overlooked = What you overlook most
ui-progress-kind = { $phase }: { $slip }
ui-progress-slip-idle = you do nothing where something would be better
ui-progress-slip-hasty = you do something where nothing would be better
ui-progress-slip-other = you choose another one than the best
ui-progress-slip-otherwise = you do something else than the best
ui-progress-cost = { $count ->
    [one] once, { $lost } % of a victory
   *[other] { $count } times, { $lost } % of a victory in all
}

ui-study = Study
ui-studies = My studies
ui-studies-help = Lines that you keep with finished games. Others can read a study as long as it has a link.
ui-studies-none = There is none yet. Look at the review of a finished game, and keep an answer that was not given.
ui-studies-of = { $count } of { $most }
ui-studies-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
ui-studies-shared = with a link
ui-study-account = To keep lines of a game you need an account.
ui-study-keep = Keep in a study
ui-study-keep-yes = Keep
ui-study-kept = It is kept.
ui-study-open = Open the study
ui-study-new = A new study
ui-study-title = Title
ui-study-comment = Comment
ui-study-write = Change: { $what }
ui-study-tried = What was played at this table instead
ui-study-by = by { $player }
ui-study-game = The game as it was played
ui-study-line = Round { $round }: { $answer }
ui-study-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ui-study-no-lines = There is no line yet.
ui-study-drop = Remove this line
ui-study-link = Link to the study
ui-study-link-help = Whoever has a link can read the study. Of people it names you alone.
ui-study-forget = Delete
ui-study-forget-yes = Delete for good
ui-study-report-help = What is written here goes to whoever runs this server.

ui-tournaments = Tournaments
ui-tournaments-none = There is no tournament at the moment. Open one, and others can join.
ui-tournaments-mine = Yours
ui-tournaments-open = You can join
ui-tournaments-running = Being played
ui-tournaments-over = Over
ui-tournaments-account = To take part in a tournament, or to open one, you need an account.
ui-tournament-new = New tournament
ui-tournament-name = Name of the tournament
ui-tournament-system = How it is played
ui-tournament-swiss = Swiss
ui-tournament-swiss-help = In each round those meet who stand alike and have not met before. Nobody goes out.
ui-tournament-round-robin = Round robin
ui-tournament-round-robin-help = Everybody meets everybody: exactly as often with two at a table, as evenly as can be with more.
ui-tournament-duplicate = Duplicate
ui-tournament-duplicate-help = All tables of a round have the same deal, and you are compared with everybody who had your seat at another one. Nothing of it can be seen before the last table is done.
ui-tournament-meets-blocked = People of whom one has blocked the other meet, too.
ui-tournament-seats = Seats at a full table
ui-tournament-seats-help = Where the players do not fill all tables, some are smaller, as far as the game allows.
ui-tournament-seats-full-help = Only full tables are compared. Who is left over has a bye; bots can fill their table.
ui-tournament-rounds = Rounds
ui-tournament-deals = Deals
ui-tournament-rounds-usual = As many as it takes
ui-tournament-laps = How often everybody meets
ui-tournament-times = { $count ->
    [one] once
   *[other] { $count } times
}
ui-tournament-most = Players at most
ui-tournament-begins = It begins
ui-tournament-begins-hand = when I say so
ui-tournament-begins-full = when it is full
ui-tournament-begins-time = at a time
ui-tournament-at = Day and time
ui-tournament-pause = The next round begins
ui-tournament-pause-minutes = { $count ->
    [0] at once
    [one] after a minute
   *[other] after { $count } minutes
}
ui-tournament-late = Late players
ui-tournament-late-help = One may still join until the second round.
ui-tournament-bye-gives = A bye gives
ui-tournament-bye-share = { $share ->
    [full] as much as a first place
    [half] half of that
   *[none] nothing
}
ui-tournament-wait = Clocks wait for late players
ui-tournament-wait-minutes = { $count ->
    [0] not at all
    [one] for one minute
   *[other] for { $count } minutes
}
ui-tournament-rated = Rated
ui-tournament-rated-help = Its games count for the ratings of all who play.
ui-tournament-private-help = It is listed nowhere; people come by its link.
ui-tournament-open-it = Open the tournament
ui-tournament-count = { $count } of { $most } players
ui-tournament-round = Round { $round } of { $rounds }
ui-tournament-organiser = organised by { $player }
ui-tournament-no-organiser = without an organiser
ui-tournament-off = Called off
ui-tournament-facts = { $system ->
    [swiss] Swiss
   *[other] Round robin
}, { $seats ->
    [2] two at a table
   *[other] up to { $seats } at a table
}
ui-tournament-facts-duplicate = Duplicate, { $seats } at a table
ui-tournament-look = Look
ui-tournament-to-play = To your table
ui-tournament-enter = Take part
ui-tournament-withdraw = Withdraw
ui-tournament-withdraw-sure = Withdraw for good
ui-tournament-withdraw-help = You play no more from the next round on. Play the game that goes on to its end, or resign in it.
ui-tournament-rest = Sit out the next round
ui-tournament-rest-not = Play the next round
ui-tournament-rest-help = It gives half of what a first place gives.
ui-tournament-entered = You take part.
ui-tournament-waits-hand = It begins when { $player } says so.
ui-tournament-waits-full = It begins when all { $most } places are taken.
ui-tournament-waits-time = It begins on { $when }.
ui-tournament-full = All places are taken.
ui-tournament-tables-left = { $count ->
    [one] One table of this round is still being played.
   *[other] { $count } tables of this round are still being played.
}
ui-tournament-next-in = The next round begins in { $left }.
ui-tournament-next-hand = All tables are done. The next round begins when { $player } says so.
ui-tournament-winner = { $player } has won.
ui-tournament-winners = { $players } share the first place.
ui-tournament-deck-missing = This tournament is played with the deck “{ $deck }”, which is not offered here any more: no other round begins.
ui-tournament-deck-what = Ask whoever runs the server to offer it again ({ $command } FILE), or end the tournament here: what was played counts.
ui-tournament-begin = Begin now
ui-tournament-next = Begin the next round now
ui-tournament-add-bot = Add a bot
ui-tournament-which-bot = Which bot is added
ui-tournament-cross = Cross table
ui-tournament-cross-cell = { $player } against { $other }: { $results }
ui-tournament-cross-help = Who came before whom, by place in the standings: { $before } before, { $beside } beside, { $behind } behind.
ui-tournament-call-off = Call it off
ui-tournament-finish = End it after this round
ui-tournament-sure = Yes, do it
ui-tournament-remove = Remove { $player }
ui-tournament-sit-out = { $player } sits out the next round
ui-tournament-plays-next = { $player } plays the next round
ui-tournament-organise = For the organiser
ui-tournament-invite = Invite with this link
ui-tournament-standings = Standings
ui-tournament-players = Players
ui-tournament-table = Table { $number }
ui-tournament-bye = Bye
ui-tournament-resting = Sits out
ui-tournament-out = withdrawn
ui-tournament-unplayed = not played
ui-tournament-stands = ended by the organiser as it stood
ui-tournament-blocked = You have blocked somebody at this table. No other pairing was possible.
ui-tournament-end-table = End table { $number }
ui-tournament-end-stands = With the places as they stand
ui-tournament-end-unplayed = As if nobody had played
ui-tournament-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
ui-tournament-share = { $points } of { $top }
ui-traveller = Seat by seat
ui-traveller-seat = Seat { $seat }
ui-traveller-place = { $place }.
ui-traveller-closed = How the tables came out is told once all of them are done.
ui-tournament-opponents = opponents { $points }
ui-tournament-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
ui-tournament-margin = margin { $points }
ui-tournament-met = Any two players meet { $least ->
    [one] once
   *[other] { $least } times
}{ $more ->
    [0] { "" }
   *[other] {" "}at the least and { $most } times at the most
}.
ui-tournament-how = How points are counted
ui-tournament-how-points = A first place gives { $top ->
    [one] one point
   *[other] { $top } points
}, a last place none, and the places between lie in even steps. Who share a place share its points.
ui-tournament-how-duplicate = You have a match point for each table where your seat did worse than yours, and half of one where it did as well: by place, then by score. They are brought to a share of { $top }, whatever the number of tables.
ui-tournament-how-bye = Who has nobody to play with gets { $bye ->
    [full] as much as for a first place
    [half] half of a first place
   *[none] nothing
}, who sits out a round gets half of a first place, and an unplayed table gives nothing.
ui-tournament-how-bot = A seat that a bot had to finish counts as last.
ui-tournament-how-ties = Where points are equal, these decide, in this order: the points a round that one’s opponents have on average, won games, and the margin: by how much one’s scores were above the average of the table, added up.
ui-tournament-of = The tournament
reason-no-such-tournament = There is no such tournament. It may have been too long ago.
reason-tournament-closed = That can no longer be done in this tournament.
reason-tournament-full = All { $most } places of this tournament are taken.
reason-not-entered = You do not take part in this tournament.
reason-not-organiser = Only the organiser of the tournament may do that.
reason-not-an-organiser = On this server only some accounts may open tournaments.
reason-no-such-entrant = Nobody in this tournament has that number.
reason-too-few-entrants = It takes at least { $least } players to begin.
reason-duplicate-unrated = The games of a duplicate tournament cannot be rated.
reason-begins-in-the-past = It cannot begin at a time that has passed. Choose a later one.
reason-too-many-entrants = Such a tournament has at most { $most } players.
reason-too-many-tournaments = You already have { $most } tournaments that are not over.
reason-round-goes-on = This round is still being played.
mail-turn-subject = Your turn: { $table }
mail-turn = Hello { $player },

    at your table it is your turn: { $table }

    { $link }

    You asked for these letters. In the settings of the page you can end them.
mail-agree-subject = A request: { $table }
mail-agree = Hello { $player },

    at your table somebody asks { $what ->
        [end] to end the game without a result
        [pause] for a pause
        [go-on] to end the pause
        [more] for more time for all
       *[back] to take back an answer
    }, and wants to know whether you agree: { $table }

    { $link }

    You asked for these letters. In the settings of the page you can end them.

## Clubs

ui-link-make = Make a link
ui-link-anew = Another link
ui-link-back = Take it back
ui-clubs = Clubs
ui-clubs-help = People who play together: their tournaments, and seasons that add up their points.
ui-clubs-own = Yours
ui-clubs-listed = Listed for all
ui-clubs-search = A club, by name
ui-clubs-not-found = No listed club has “{ $name }” in its name.
ui-clubs-none = There is no club yet. Make one, and others can join.
ui-clubs-account = To be in a club you need an account.
ui-club-new = New club
ui-club-make = Make the club
ui-club-save = Keep it
ui-club-name = Name of the club
ui-club-about = What it says of itself
ui-club-unlisted = Unlisted
ui-club-unlisted-help = Nobody finds it; people come by its link.
ui-club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
ui-club-owned-by = Owner: { $player }
ui-club-you-are = You: { $role }
ui-club-role-owner = owner
ui-club-role-host = host
ui-club-role-member = member
ui-club-asked = You have asked to be let in.
ui-club-hidden = Only members see who is here, and what is played.
ui-club-join = Join
ui-club-ask = Ask to be let in
ui-club-ask-back = Ask no more
ui-club-leave = Leave the club
ui-club-edit = Change
ui-club-close = Close the club
ui-club-close-help = There will be no such club any more. Its tournaments go on.
ui-club-boards = Being played now
ui-club-daily-help = The same deals as for everybody; the tables below show members of the club alone.
ui-club-daily-begun = Begun by members today: { $count }.
ui-club-season = Season
ui-club-season-name = Name of a new season
ui-club-season-begin = Begin it
ui-club-seasons-none = There is no season yet.
ui-club-season-none = No tournament of this season is over yet.
ui-club-season-how = The points of its finished tournaments, added up. A first place at a table gives { $top ->
    [one] one point
   *[other] { $top } points
}.
ui-club-season-remove = Remove this season
ui-club-season-remove-help = Its table goes, its tournaments stay.
ui-club-tournaments-none = There is none yet.
ui-club-who = Members
ui-club-run = For owner and hosts
ui-club-link = Link to the club
ui-club-link-help = Whoever has the link is in at once.
ui-club-waiting = Ask to be let in
ui-club-let-in = Let in
ui-club-let-not = Do not
ui-club-put-out = Put out
ui-club-out = Put out
ui-club-let-back = Let back
ui-club-make-host = Make a host
ui-club-make-member = Host no more
ui-club-pass-on = Pass the club on
ui-club-report-help = What the club is called and says of itself goes to whoever runs this server.
ui-reports-about-club = A club of { $player }
ui-tournament-club = Club
ui-tournament-club-none = no club
ui-tournament-season-none = in no season
ui-tournament-members = Only members
ui-tournament-members-help = Nobody else can take part.
