### Sidereal Confluence in English. Which id means what and which variables it gets: docs/words.md.
### The names of cards are words here and said in every language; colonies keep the names of their stars.

ui-about = Trade everything with everybody, all at once: goods, loans of cards, promises. Then run your converters, bid, and invent. { $turns } turns, about two hours.

## The first game, explained as it goes; -else: what comes of another answer

ui-lesson-aim = Welcome! The game has { $turns } turns, and most points win. What you make, others need, and what you need, others make: everybody trades at once, and deals are binding. I lead you through the first turns; nobody hurries you.
ui-lesson-goods = Here lie your goods and ships. Cubes feed converters, and ships bid for new cards. Point at a good to read its name.
ui-lesson-worth = What is it all worth? An octagon is about a point, a large cube half a point, a small cube or a ship a third. So for large cubes it is fair to pay half as many again in small ones. Grey cubes count by their size.
ui-lesson-machines = These are your converters: on the left what each uses, on the right what it makes. The white ones run once in every { phase-economy }, all at once; what one makes cannot feed another.
ui-lesson-lack = This is what your plan lacks, and the converter that would run with it. Beside it are the marks of those who can spare some. Your white cubes feed nothing here, so they are what you can pay with.
ui-lesson-others = Everybody’s goods and converters are open. A press on a name shows their table large.
ui-lesson-take = Somebody offers you blue cubes for white ones. By that measure it is fair, and yet you gain: { card-lunar_mining_consortium } lacks blue. The number beside an offer says how many points your best plan gains by it. Press “{ do-take }”.
ui-lesson-take-else = You are done without the blue cubes, so { card-lunar_mining_consortium } stands still in this turn. Your white ones stay: in the next turn you can ask for blue ones.
ui-lesson-sent = Your offer lies here now. Others take it if it is fair: if what they get is worth as much as what they give.
ui-lesson-poor = Your offer still lies here: nobody wants it. Either it asks for more than it gives, or these goods are needed. Withdraw it, and offer as many small cubes as you ask for.
ui-lesson-poor-else = You are done while your offer lay there, so it is gone, and { card-oceanic_processing } stands still. Fair offers are mostly taken: a small cube for another, and half as many again for large ones.
ui-lesson-ask = Now make an offer yourself. { card-oceanic_processing } lacks green cubes: press the mark beside them, and an offer opens. Press the white cube as often as green ones are asked for: that is what you give. Then press “{ ui-send-offer }”.
ui-lesson-ask-else = You are done without the green cubes, so { card-oceanic_processing } stands still in this turn. In the next one you can ask for what you lack before you say that you are done.
ui-lesson-deal = They have taken it, and the goods have changed hands. One converter more runs. That is a good trade; both sides can do more than before.
ui-lesson-upgrade = The yellow cube turns your colony over: then it makes yellow cubes instead of white ones, in every turn. Upgrades are made during { phase-trade }. Press “{ ui-act-flip }”.
ui-lesson-upgrade-else = You are done without the upgrade: your colony goes on making white cubes. The sooner a card is upgraded, the more turns it pays.
ui-lesson-ready = You have what you need. Say that you are done. When all but one are, trading closes.
ui-lesson-ready-else = That is possible too. As soon as you want nothing more, say that you are done.
ui-lesson-economy = Now your converters run. A tick means that it will run: take one away, and below you see what comes of it. The plan with all ticks is the best; run it.
ui-lesson-economy-else = Nothing runs, and your goods wait until the next turn. Goods that wait make nothing.
ui-lesson-talk = Your goods are made. Next the ships are bid. Deals about that can still be made; you need none, so go on.
ui-lesson-split = Divide your ships in secret: a bid for colonies, one for research teams, the rest you keep. On each card stands its least price. Put a ship on teams, the others on colonies: Caylion pay double.
ui-lesson-split-else = With nothing on research teams you get none in this turn, and others take them. A team is a way to many points, so bid on one soon.
ui-lesson-colony = Your bid is high enough for what glows. A colony is one more converter, and the whole bid is spent. Take one that suits your goods, or pass and keep the ships.
ui-lesson-research = Your bid buys a team. It turns the goods on its card into a new technology: points at once, a converter for you, and a turn later one for everybody. Take one whose goods you can get.
ui-lesson-research-else = You have passed, so the ships come back to you. Inventions bring the most points, and only a team invents: bid again in the next turn.
ui-lesson-again = A new turn. All that you ran lies here as goods. From now on it is always the same: see what you lack, trade for it, run, bid.
ui-lesson-teams = Your research team lies among your cards, with what its invention takes. Inventions decide the game: you score the points on the card, and a bonus as the others share it, early worth a heap of cubes.
ui-lesson-loan = An offer that you pay for later: a loan. You get goods now, and promise others for the next turn. So what you pay with still feeds your converters. The number counts the promise too: take it if you gain.
ui-lesson-loan-else = You have left the offer, and it is gone with the end of trading. You owe nothing. But look at each loan before you are done: what you can do now is often worth more than what you pay later.
ui-lesson-invent = You have all that your team asks for. Invent now: you score its points at once and the bonus at the end of the turn, and the technology is yours first.
ui-lesson-invent-else = You are done without the invention. Your goods stay, so you can still invent in the next turn; but a technology runs in every turn from then on.
ui-lesson-owed = This is what you owe, and when. The game delivers it by itself as that turn begins: keep it, or let converters make it. For each cube or ship that is missing, you lose a point.
ui-lesson-promise = A loan is goods now for goods later; or a converter that another runs, and that comes home at the end of the turn. You can offer both. Now finish this turn by yourself: trade what you like, and say when you are done.
ui-lesson-run = Run your converters again. What you want to keep for the next turn can wait without a tick.
ui-lesson-run-else = Nothing runs. That saves goods, but mostly it costs more than it saves.
ui-lesson-bid = Bid again, as you like: a colony makes goods in every turn, a team brings points.
ui-lesson-paid = As this turn began, your loan was paid back: the goods have gone to whom you owed them, and the promise is kept.
ui-lesson-score = Look at your points: most come from what you invented, by its card and its bonus. Press the number to see.
ui-lesson-alone = You know the turn now. Inventions decide: win a team in each turn, and trade or borrow what it takes; the bonus is highest early. Beside the question a lamp gives advice, and the key ? explains every sign. Play on as long as you like.
ui-learned = You can now trade, borrow, run converters, bid for colonies and research, and invent; inventions are what most points come from.

## Goods, by what they are called and by what they look like

good-white = Culture
good-brown = Industry
good-green = Food
good-yellow = Power
good-blue = Biotechnology
good-black = Information
good-ultratech = Ultratech
good-ship = Ship
good-wild_small = Small grey cube
good-wild_large = Large grey cube
good-any_small = Any small cube
good-any_large = Any large cube
good-vp = Point
good-envoy = Envoy
good-relic = Relic world
good-bonus = Sharing bonus
good-desert = Desert colony
good-ice = Ice colony
good-jungle = Jungle colony
good-ocean = Ocean colony
good-world = Colony
shape-white = small white cube
shape-brown = small brown cube
shape-green = small green cube
shape-yellow = large yellow cube
shape-blue = large blue cube
shape-black = large black cube
shape-ultratech = octagon
shape-ship = ship
shape-wild_small = small grey cube, of whichever colour is needed
shape-wild_large = large grey cube, of whichever colour is needed
biome-desert = desert
biome-ice = ice
biome-jungle = jungle
biome-ocean = ocean

## Species: as they are called at the table, and in full

species-caylion = Caylion
species-eni_et = Eni Et
species-faderan = Faderan
species-imdril = Im'dril
species-kjas = Kjasjavikalimm
species-kt = Kt'Zr'Kt'Rtl
species-unity = Unity
species-yengii = Yengii
species-zeth = Zeth
people-caylion = Caylion Plutocracy
people-eni_et = Eni Et Ascendancy
people-faderan = Faderan Conclave
people-imdril = Im'dril Nomads
people-kjas = Kjasjavikalimm Directorate
people-kt = Kt'Zr'Kt'Rtl Adhocracy
people-unity = The Unity
people-yengii = Yengii Society
people-zeth = Zeth Anocracy
special-caylion = A bid for colonies counts half, and all its ships are paid. The first colony and each one bought can run twice in a phase.
special-eni_et = They never run their interest converters: they lend them, and who borrows one makes more of what is put in.
special-faderan = Once a turn Culture and an ice colony turn up a relic world. They give acknowledgements in deals: when who holds one invents, it comes back and brings a point.
special-imdril = Their converters need fleets; all that run in a phase share those that lie there, and more fleets are played. They support no colonies, but may buy and trade them.
special-kjas = When their colony bid is due they may split it evenly, and each half buys for itself. They begin with more colonies than others, and territory tiles consume some.
special-kt = They come first among equal colony bids and never lose a colony for want of support. Their first converters are pairs of halves, each upgraded for itself; nullspace colonies are played for Power.
special-unity = What they put in may be cubes of any colour, and they make grey ones, which are spent as any colour of their size. Computer worlds consume a colony and bring a point.
special-yengii = What they invent is not shared, but licensed in deals; what others invent reaches them. Their sharing bonus is the lower one.
special-zeth = At the end of a turn they steal from those who made no deal with them in it. Envoys, which they give in deals, open more prices against who has them.

## Amounts, as converters name them; one_ and same_ stand where all cubes are of one colour

amount-white = { $count } Culture
amount-brown = { $count } Industry
amount-green = { $count } Food
amount-yellow = { $count } Power
amount-blue = { $count } Biotechnology
amount-black = { $count } Information
amount-ultratech = { $count } Ultratech
amount-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
amount-wild_small = { $count ->
    [one] { $count } small grey cube
   *[other] { $count } small grey cubes
}
amount-wild_large = { $count ->
    [one] { $count } large grey cube
   *[other] { $count } large grey cubes
}
amount-any_small = { $count ->
    [one] { $count } small cube of any colour
   *[other] { $count } small cubes of any colours
}
amount-any_large = { $count ->
    [one] { $count } large cube of any colour
   *[other] { $count } large cubes of any colours
}
amount-one_small = { $count ->
    [one] { $count } small cube
   *[other] { $count } small cubes of one colour
}
amount-one_large = { $count ->
    [one] { $count } large cube
   *[other] { $count } large cubes of one colour
}
amount-same_small = { $count ->
    [one] { $count } small cube of that colour
   *[other] { $count } small cubes of that colour
}
amount-same_large = { $count ->
    [one] { $count } large cube of that colour
   *[other] { $count } large cubes of that colour
}
amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-envoy = { $count ->
    [one] { $count } envoy
   *[other] { $count } envoys
}
amount-relic = { $count ->
    [one] { $count } relic world from the top of the deck
   *[other] { $count } relic worlds from the top of the deck
}
amount-bonus = { $count ->
    [one] the sharing bonus
   *[other] { $count } times the sharing bonus
}
amount-desert = { $count ->
    [one] { $count } desert colony
   *[other] { $count } desert colonies
}
amount-ice = { $count ->
    [one] { $count } ice colony
   *[other] { $count } ice colonies
}
amount-jungle = { $count ->
    [one] { $count } jungle colony
   *[other] { $count } jungle colonies
}
amount-ocean = { $count ->
    [one] { $count } ocean colony
   *[other] { $count } ocean colonies
}
amount-world = { $count ->
    [one] { $count } colony
   *[other] { $count } colonies
}
amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-licence = { $count ->
    [one] { $count } licence
   *[other] { $count } licences
}
amount-acknowledgement = { $count ->
    [one] { $count } acknowledgement
   *[other] { $count } acknowledgements
}
amounts-and = { $first } and { $last }
amounts-or = { $first } or { $last }
amounts-none = nothing

## Converters in words: what is put in, what comes out, what of it is to be given away

arrow-white = Economy
arrow-white-help = Runs in the Economy phase, once a turn.
arrow-purple = Trade
arrow-purple-help = Runs in the Trade phase, once a turn.
arrow-red = Theft
arrow-red-help = Runs at the end of the turn, against one other player.
made-both = { $outputs } and, to give away, { $donated }
made-donated = { $donated } to give away
converter-both = { $inputs } { $inputs_count ->
    [one] becomes
   *[other] become
} { $made }
converter-free = for nothing, { $made }
converter-inputs = { $inputs } to be put in
converter-steal = steal { $stolen } for { $prices }
price-envoys = { $inputs } (if the victim has at least { $envoys ->
    [one] one envoy
   *[other] { $envoys } envoys
})
prices-or = { $first }, or { $last }
half-names = { $left } { $right }

## What a card says, a line each

line-runs = { $arrow }: { $how }.
line-fleets = Running it needs { $fleets ->
    [one] one fleet symbol covered
   *[other] { $fleets } fleet symbols covered
}.
line-upgraded = Upgraded: { $title }.
line-upgraded-biome = Upgraded: { $biome }.
line-play = To play it: { $how }.
line-upgrade = To upgrade it: { $how }.
line-spend = To upgrade it: spend { $cards }.
line-gains = When it is played, the Faderan gain { $goods }.
line-colonies = When it is played, the Faderan take the top { $count ->
    [one] colony
   *[other] { $count } colonies
} of the deck.
line-colony-support = Its holder supports { $count ->
    [one] one colony
   *[other] { $count } colonies
} more.
line-fleet-support = Covers { $count ->
    [one] one fleet symbol
   *[other] { $count } fleet symbols
}.
line-per-acknowledgements = When it is played, the Faderan score a point for every { $count } acknowledgements that others hold, rounded up.
line-discount = From then on, whoever invents with an acknowledgement pays { $count ->
    [one] one small or large cube
   *[other] { $count } small or large cubes
} less.
line-first-trade = At its first trade of a turn, whoever takes it gains { $goods } and the Faderan { $others }.
line-invent = To invent: { $costs }. Scores { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} and, when technologies are shared, the sharing bonus.
line-invents = Invents { $technology }.
line-unique = Nothing is shared of it.
line-interest = The Eni Et never run it themselves; they lend it.
line-one-taker = All that it donates goes to one player.
line-bound = It cannot be traded.
line-kept = It changes hands for good.
line-half = The other half of its converter: { $card }.
line-removed = When consumed, it leaves the game.
line-sharing = Sharing bonus { $bonus }; for the Yengii { $yengii }.

## Deals: who gives whom what, and promises; the reader is "you"

party-you = you
term-taker = whoever takes it
deal-move = { $giver_you ->
    [yes] you give { $receiver } { $what }
   *[no] { $receiver_you ->
        [yes] { $giver } gives you { $what }
       *[no] { $giver } gives { $receiver } { $what }
    }
}
deal-gets = { $player_you ->
    [yes] { $past ->
        [yes] you got { $what }
       *[no] you get { $what }
    }
   *[no] { $player } gets { $what }
}
deal-gives = { $player_you ->
    [yes] { $past ->
        [yes] you gave { $what }
       *[no] you give { $what }
    }
   *[no] { $player } gives { $what }
}
deal-rest = { $count ->
    [one] one thing more between the others
   *[other] { $count } things more between the others
}
pack-loan = { $card } (lent)
pack-licence = the licence for { $technology }
pack-points = { $count ->
    [one] { $count } donated point
   *[other] { $count } donated points
}
pack-parcel = all that { card-envoys } has made
track-colony = colonies
track-research = research teams
promise-deliver = in turn { $turn } { $move }
promise-late = at the end of the Trade phase of turn { $turn } { $move }
promise-act = turn { $turn }, { $by } → { $to }: { $act }
promise-output = run { $card } and hand over what it makes
promise-least = bid at least { amount-ship } for { $track }
promise-most = bid at most { amount-ship } for { $track }
promise-pass = take no card of { $track }
promise-leave = do not take { $card }
promise-invention = invent with { $card }
promise-spare = do not steal from { $victim }
promise-note = “{ $text }” (not enforced)
fate-open = owed
fate-kept = kept
fate-broken = broken
fate-compensated = compensated
fate-released = released
fate-failed = failed, to be settled
notice-seek = seeks { $goods }
notice-give = could give { $goods }
no-plain = no
no-too-little = no, that is too little
no-needed = no, I need that myself
no-kept = no, that is kept for another deal
no-trust = no, you have promised more than I believe
no-promise = no, I promise nothing of that kind
phrase-make-an-offer = make me an offer
phrase-best-offer-wins = the best offer wins
phrase-needed-now = I need it in this phase
phrase-to-invent = I want to invent
phrase-paid-next-turn = I would pay next turn
phrase-cards-to-lend = I have cards to lend
phrase-card-to-borrow = I would borrow a card
phrase-colony-wanted = I would like a colony
phrase-team-wanted = I would like a research team
phrase-deal-of-three = let us find a third for a deal

## What happened

species-offered = These species can be chosen: { $species }.
species-chosen = { $player } plays { $species }.
species-chosen-you = You play { $species }.
set-up = { $player } ({ $species }) begins with { $goods }{ $colonies_count ->
    [0] { "" }
   *[other] { "" }; colonies: { $colonies }
}{ $teams_count ->
    [0] { "" }
   *[other] { "" }; research teams: { $teams }
}.
set-up-you = You ({ $species }) begin with { $goods }{ $colonies_count ->
    [0] { "" }
   *[other] { "" }; colonies: { $colonies }
}{ $teams_count ->
    [0] { "" }
   *[other] { "" }; research teams: { $teams }
}.
handicap-taken = { $less ->
    [yes] { $player } begins with one cube less: { $good }.
   *[no] { $player } begins with one cube more: { $good }.
}
handicap-taken-you = { $less ->
    [yes] You begin with one cube less: { $good }.
   *[no] You begin with one cube more: { $good }.
}
round-began = Turn { $round }
offered = { $answer ->
    [settles] { $player } offers compensation for a promise: { $deal }.
    [counters] { $player } { $to_you ->
        [yes] { $to_count ->
            [one] answers you with another offer
           *[other] answers with another offer, to { $to }
        }
       *[no] answers with another offer, to { $to }
    }: { $deal }.
   *[other] { $player } { $to_you ->
        [yes] { $to_count ->
            [one] offers you
           *[other] offers, to { $to }
        }
       *[no] offers, to { $to }
    }: { $deal }.
}
offered-you = { $answer ->
    [settles] You offer compensation for a promise: { $deal }.
    [counters] You answer with another offer, to { $to }: { $deal }.
   *[other] You offer, to { $to }: { $deal }.
}
agreed = { $recalled ->
    [yes] { $player } no longer agrees to { $maker_you ->
        [yes] your deal
       *[no] the deal of { $maker }
    }.
   *[no] { $player } agrees to { $maker_you ->
        [yes] your deal
       *[no] the deal of { $maker }
    }. Others still have to.
}
agreed-you = { $recalled ->
    [yes] You no longer agree to the deal of { $maker }.
   *[no] You agree to the deal of { $maker }. Others still have to.
}
declined = { $player } answers { $maker_you ->
    [yes] your offer
   *[no] the offer of { $maker }
}: { $why }.
declined-you = You answer the offer of { $maker }: { $why }.
withdrawn = { $refused ->
    [yes] { $refused_by_you ->
        [yes] You refuse
       *[no] { $refused_by } refuses
    } the offer of { $player }.
   *[no] { $player } withdraws an offer.
}
withdrawn-you = { $refused ->
    [yes] { $refused_by } refuses your offer.
   *[no] You withdraw an offer.
}
sought = { $public ->
    [yes] { $player } to all: { $notice }.
   *[no] { $player } to { $to_you ->
        [yes] you
       *[no] { $to }
    }: { $notice }.
}
sought-you = { $public ->
    [yes] You to all: { $notice }.
   *[no] You to { $to }: { $notice }.
}
traded = { $others_count ->
    [0] Deal: { $deal }.
   *[other] Deal with { $others }: { $deal }.
}
gift-paid = { card-gift_of_the_duruntai } brings { $player } { $goods }, and { $faderan_you ->
    [yes] you
   *[no] { $faderan }
} { $faderan_goods }.
gift-paid-you = { card-gift_of_the_duruntai } brings you { $goods }, and { $faderan } { $faderan_goods }.
readied = { $ready ->
    [yes] { $player } is done.
   *[no] { $player } is back in.
}
readied-you = { $ready ->
    [yes] You are done.
   *[no] You are back in.
}
time-ran-out = Time is up: { $phase }.
trade-closed = Trading is over.
book-closed = Offers that were not taken are gone: { $phase }.
upgraded = { $spent_id ->
    [none] { $player } pays { $price } and turns { $card } over{ $gained_count ->
        [0] .
       *[other] , which brings { $gained }.
    }
   *[other] { $player } upgrades { $card } and spends { $spent } for it.
}
upgraded-you = { $spent_id ->
    [none] You pay { $price } and turn { $card } over{ $gained_count ->
        [0] .
       *[other] , which brings { $gained }.
    }
   *[other] You upgrade { $card } and spend { $spent } for it.
}
played = { $drawn ->
    [yes] { $player } pays { $price } and turns up a relic world: { $card }{ $gained_count ->
        [0] .
       *[other] , which brings { $gained }.
    }
   *[no] { $player } pays { $price } and plays { $card }{ $gained_count ->
        [0] .
       *[other] , which brings { $gained }.
    }
}{ $taken_count ->
    [0] { "" }
   *[other] { " " }Colonies taken: { $taken }.
}
played-you = { $drawn ->
    [yes] You pay { $price } and turn up a relic world: { $card }{ $gained_count ->
        [0] .
       *[other] , which brings { $gained }.
    }
   *[no] You pay { $price } and play { $card }{ $gained_count ->
        [0] .
       *[other] , which brings { $gained }.
    }
}{ $taken_count ->
    [0] { "" }
   *[other] { " " }Colonies taken: { $taken }.
}
invented = { $technology_id ->
    [none] { $player } pays { $paid } and invents with { $team }: { $scored }.
   *[other] { $player } pays { $paid } and invents { $technology } with { $team }: { $scored }.
}
invented-you = { $technology_id ->
    [none] You pay { $paid } and invent with { $team }: { $scored }.
   *[other] You pay { $paid } and invent { $technology } with { $team }: { $scored }.
}
acknowledgement-returned = { $player } scores a point: { $inventor_you ->
    [yes] you have invented and return
   *[no] { $inventor } has invented and returns
} an acknowledgement.
acknowledgement-returned-you = You score a point: { $inventor } has invented and returns an acknowledgement.
donation-given = { $player } gives { $to_you ->
    [yes] you
   *[no] { $to }
}, as a donation, { $goods }.
donation-given-you = You give { $to }, as a donation, { $goods }.
lost-points = { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}
delivered = { $missing_count ->
    [0] As promised, { $deal }.
   *[other] Promised, but { $missing } short: { $deal }. The debtor loses { lost-points }.
}
promise-settled = { $fate_id ->
    [kept] { $player } has kept the promise ({ $promise }).
    [broken] { $player } has broken the promise ({ $promise }) and loses { lost-points }.
    [compensated] { $player } has compensated for the promise ({ $promise }).
    [released] { $player } is released from the promise ({ $promise }).
   *[other] { $player } cannot keep the promise ({ $promise }) now: { $fate }.
}
promise-settled-you = { $fate_id ->
    [kept] You have kept the promise ({ $promise }).
    [broken] You have broken the promise ({ $promise }) and lose { lost-points }.
    [compensated] You have compensated for the promise ({ $promise }).
    [released] You are released from the promise ({ $promise }).
   *[other] You cannot keep the promise ({ $promise }) now: { $fate }.
}
output-owed = { $ran ->
    [yes] { $player } has run what the promise ({ $promise }) says and owes { $goods } in turn { $turn }.
   *[no] { $player } has not run what the promise ({ $promise }) says and owes { $goods } in turn { $turn }.
}
output-owed-you = { $ran ->
    [yes] You have run what the promise ({ $promise }) says and owe { $goods } in turn { $turn }.
   *[no] You have not run what the promise ({ $promise }) says and owe { $goods } in turn { $turn }.
}
promise-released = { $player } no longer asks for the promise ({ $promise }).
promise-released-you = You no longer ask for the promise ({ $promise }).
colonies-discarded = { $player } cannot support all colonies; these go under the deck: { $cards }.
colonies-discarded-you = You cannot support all your colonies; these go under the deck: { $cards }.
ran = { $player } runs { $runs }: from { $paid } to { $made }.
ran-you = You run { $runs }: from { $paid } to { $made }.
bonus-scored = { $player } shares what { $team } invented: { $scored }.
bonus-scored-you = You share what { $team } invented: { $scored }.
shared = { $technology }, { $inventor_you ->
    [yes] your invention
   *[no] invented by { $inventor }
}, comes into play before { $to_you ->
    [yes] { $to_count ->
        [one] you
       *[other] { $to }
    }
   *[no] { $to }
}.
ships-announced = Ships to bid with: { $ships }.
bids-revealed = Bids for { $track }: { $ships }.
bid-counts = { $ships } (counts { $counts })
bid-halved = { $player } splits the bid: { $halves }.
bid-halved-you = You split your bid: { $halves }.
bought = { $player } bids { amount-paid } and takes { $card }{ $doubled ->
    [yes] { "" } with a token: it can run twice in a phase
   *[no] { "" }
}.
bought-you = You bid { amount-paid } and take { $card }{ $doubled ->
    [yes] { "" } with a token: it can run twice in a phase
   *[no] { "" }
}.
bid-passed = { $idle ->
    [yes] The bid of { $player } for { $track }, { $bid }, buys nothing that is left; the ships stay.
   *[no] { $player } passes ({ $track }) and keeps the ships.
}
bid-passed-you = { $idle ->
    [yes] Your bid for { $track }, { $bid }, buys nothing that is left; you keep your ships.
   *[no] You pass ({ $track }) and keep your ships.
}
refilled = The tracks are filled. Colonies: { $colonies }; research teams: { $teams }; under the decks: { $under }.
loans-returned = Lent cards go home: { $cards }.
stolen = { $card_id ->
    [none] { $player } takes { $taken }, which { $victim_you ->
        [yes] you have
       *[no] { $victim } has
    } picked.
   *[other] { $player } pays { $paid } and steals { $taken } from { $victim_you ->
        [yes] you
       *[no] { $victim }
    } by { $card }.
}
stolen-you = { $card_id ->
    [none] You take { $taken }, which { $victim } has picked.
   *[other] You pay { $paid } and steal { $taken } from { $victim } by { $card }.
}
theft-ended = { $player } steals no more.
theft-ended-you = You steal no more.
game-ended = { $winners_count ->
    [one] The game is over. { $winners_you ->
        [yes] You win
       *[no] { $winners } wins
    }. Points: { $scores }. For goods left over: { $leftovers }.
   *[other] The game is over. { $winners } share the victory. Points: { $scores }. For goods left over: { $leftovers }.
}
end-turns = all { $turns } turns have been played

## What I am asked now, and whom I am waiting for

ask-species = Choose your species.
ask-handicap = Choose a small cube for the handicap.
ask-trade = Trade: make deals, invent, upgrade. Say that you are done when you want nothing more.
ask-closing = Trading is over. You may still invent, upgrade and play cards.
ask-donate = Give away what lies on your donation card.
ask-settle = A promise could not be kept: settle it.
ask-support = You have more colonies than you support. Choose { $more ->
    [one] { $more } colony
   *[other] { $more } colonies
} to put under the deck, in this order.
ask-economy = Economy: which converters do you run?
ask-talk = Before the bids: promises about them can be made.
ask-split = How many ships do you bid for colonies and for research teams? The rest you keep.
ask-colony = Your bid is { amount-bid }: take a colony or pass.
ask-research = Your bid is { amount-bid }: take a team or pass.
bid-halved-colony = You bid { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, which { $ships ->
    [one] counts
   *[other] count
} { $counts } for colonies: take one, and it runs twice a turn, or pass.
amount-paid = { $paid ->
    [one] { $paid } ship
   *[other] { $paid } ships
}
amount-bid = { $more ->
    [one] { $more } ship
   *[other] { $more } ships
}
ask-steal = Whom do you steal from?
ask-stolen = Choose the cube that the Zeth take.
wait-species = Choosing a species: { $players }
wait-handicap = Taking the handicap: { $players }
wait-settle = Settling promises: { $players }
wait-trade = Still trading: { $players }
wait-closing = Not done yet: { $players }
wait-donate = Giving away donations: { $players }
wait-support = Choosing colonies to give up: { $players }
wait-economy = Planning the economy: { $players }
wait-sharing = Sharing technologies: { $players }
wait-talk = Talking about the bids: { $players }
wait-split = Splitting ships: { $players }
wait-colony = Bidding for colonies: { $players }
wait-research = Bidding for research teams: { $players }
wait-refill = Filling the tracks: { $players }
wait-theft = Theft: { $players }
phase-species = Species
phase-handicap = Handicap
phase-settle = Promises due
phase-trade = Trade
phase-closing = Last acts
phase-donate = Donations
phase-support = Colony support
phase-economy = Economy
phase-sharing = Sharing
phase-talk = Talk before the bids
phase-split = Splitting ships
phase-colony = Bids for colonies
phase-research = Bids for research teams
phase-refill = New cards
phase-theft = Theft
phase-species-help = Everybody chooses another species.
phase-handicap-help = The newcomer begins with one small cube more, or the veteran with one less.
phase-settle-help = What was promised for now is delivered. Who cannot deliver may offer compensation; else { $lost-small } is lost for a cube, ship or token that is missing, and { $lost-large } for a card, ultratech or point.
phase-trade-help = Everybody trades with everybody, at any time, with up to { $most-offers } open offers each. Inventing, upgrading and purple converters happen now. It ends when all but one are done.
phase-closing-help = No more deals. Everybody may still invent, upgrade and run purple converters.
phase-donate-help = Donated goods that were not traded are given away; their maker says to whom.
phase-support-help = Colonies beyond what a species supports go under the deck.
phase-economy-help = Everybody plans in secret which white converters run, each once; then all run at once. What one makes cannot feed another.
phase-sharing-help = Inventors score the sharing bonus, and everybody gets the technologies of this turn.
phase-talk-help = Ships are announced. Promises about the bids can be made; nothing moves now.
phase-split-help = Everybody divides the ships in secret: a bid for colonies, one for research teams, and what is kept.
phase-colony-help = From the highest bid down, everybody may take one colony whose minimum the bid reaches, for the whole bid.
phase-research-help = From the highest bid down, everybody may take one research team whose minimum the bid reaches, for the whole bid.
phase-refill-help = What is left on the cheapest spaces goes under its deck, the rest slides, and new cards come.
phase-theft-help = The Zeth may steal from those with whom they have not traded in this turn. Of the { $envoy-tokens } envoys, those with a victim open more prices.
phase-over-help = After turn { $turns } the most points win. Goods left over count half points.

## Buttons, worded with their effect

do-ready = { $purpose ->
    [trade] I am done with trading
    [settle] I offer no compensation
   *[other] I am done
}
do-take = Accept
do-withdraw = Withdraw
do-recall = Agree no longer
do-refuse = Refuse
do-keep_promise = Invent as you promised
do-round = Let all of it go round, piece by piece
do-species = { $people }
do-cube = { $good }
do-discard = Give up { $card }
do-run_none = Run nothing
do-run_all = Run all that can be paid, in the order of the cards
do-keep = Keep all ships, but for what is promised
do-buy = Take the card on space { $space }
do-pass = Pass, keep the ships
do-halve = Halve the bid
do-stop = Steal no more
do-lose = Lose a cube: { $good }
do-time = Time is up
do-batch-support = Give up { $count ->
    [one] { $count } colony
   *[other] { $count } colonies
}
do-offer = { $others_count ->
    [0] Offer to anyone: { $deal }
   *[other] Offer to { $others }: { $deal }
}
do-counter = Counter-offer to { $others }: { $deal }
do-seek = Say what you seek: { $notice }
do-decline = Answer to offer #{ $number }: { $why }
do-release = Ask no longer for what was promised
do-compensate = Offer compensation for what was promised: { $deal }
do-upgrade = Upgrade { $card }
do-flip = Turn the colony { $card } over
do-play = Play { $card }
do-draw = Turn up a relic world
do-invent = Invent with { $card }
do-give = Give { $to } { $goods }
do-run = Run { $runs }
do-split = Bid { $colony } for colonies and { $research } for research teams
do-steal = Steal from { $victim } by { $card }

## Why not

reason-runs = runs
reason-can = can be done now
reason-endangers = can be done, but then what was promised to { $to } could not be kept as things stand
reason-endangers-why = What is promised may be spent before it is due. What is missing then is made good as the other side agrees, or costs points.
reason-plan = a plan
reason-bid = your bid
reason-species = can be chosen
reason-lacks-to-run = something is lacking
reason-no-such-card = There is no card { $card }.
reason-no-such-technology = There is no technology { $technology }.
reason-holds-not = { $player_you ->
    [yes] You do not hold
   *[no] { $player } does not hold
} { $card }.
reason-cannot-pay = That takes { $need }, and you have { $have }: { $good }.
reason-cannot-pay-run = Beside the other runs { $card } takes { $need }, and there are { $have }: { $good }.
holder-has = { $player_you ->
    [yes] You have
   *[no] { $player } has
}
reason-lacks = { holder-has } { $have } of { $need }: { $good }.
reason-lacks-goods = You have { $have } of { $need }: { $good }.
reason-lacks-donated = There are { $have } of { $need } on the donation card: { $good }.
reason-lacks-points = { holder-has } { $have ->
    [one] { $have } donated point
   *[other] { $have } donated points
}, not { $need }.
reason-lacks-ships = You have { $have ->
    [one] { $have } ship
   *[other] { $have } ships
}, not { $need }.
reason-lacks-fleets = { $card } needs more fleets: { $have } are left.
reason-needs-fleets = { $player_you ->
    [yes] You would hold cards that need { $need } fleet support, and have { $have }
   *[no] { $player } would hold cards that need { $need } fleet support, and has { $have }
}.
reason-needs-points = { $card } takes { $need ->
    [one] { $need } point
   *[other] { $need } points
}, which you do not have.
reason-needs-envoys = { holder-has } { $have ->
    [one] { $have } envoy
   *[other] { $have } envoys
}; that price needs { $need }.
reason-needs-colony = { $count ->
    [one] { $count } colony is missing
   *[other] { $count } colonies are missing
} that would be consumed.
reason-wrong-payment = That does not pay the cost: { $need } are needed, { $put } are put in ({ $good }).
reason-one-colour = All cubes that are put in have to be of one colour: { $good }.
reason-names-no-colour = Say in which colour { $card } makes its cubes.
reason-no-such-colony = { $card } is no colony of yours that could be consumed.
reason-wrong-colony = { $card } is not of the biome that is consumed.
reason-consumed = { $card } is consumed in this plan, so it cannot run.
reason-run-already = That has been done in this turn already.
reason-run-already-card = { $card } has run already.
reason-never-run = The Eni Et never run { $card }; they lend it.
reason-no-converter = { $card } has no such converter now.
reason-no-fixed-output = { $card } makes no goods of a fixed colour; that is not promised.
reason-borrowed = { $card } is borrowed: only its owner turns it over.
reason-no-other-side = { $card } cannot be turned over any more.
reason-upgraded-already = { $card } has been upgraded, so it cannot be spent.
reason-wrong-card = { $card } is not spent for that.
reason-a-colony = { $card } is a colony: it is turned over, not upgraded.
reason-no-colony = { $card } is no colony.
reason-no-team = { $card } is no research team.
reason-not-on-a-track = { $card } never lies on a track.
reason-not-to-be-played = { $card } is not a card that you could play.
reason-no-relic-deck = Only the Faderan turn up relic worlds.
reason-no-relics-left = No relic world is left.
reason-no-such-cost = { $card } has no such cost.
reason-nothing-in-it = There is nothing in it yet: put in goods (up to { $most-of-a-good } of each) or promises (up to { $most-promises }).
reason-to-yourself = { $player_you ->
    [yes] You cannot deal with yourself
   *[no] Nobody deals with themselves ({ $player })
}.
reason-not-a-party = { $player_you ->
    [yes] You make the deal, so it has to name you
   *[no] The deal has to name { $player }, who makes it
}.
reason-names-its-parties = A deal that names its parties is for them alone.
reason-taker-and-others = A deal that anyone may take names nobody but its maker.
reason-nobody-to-take-it = There is nobody to take it.
reason-not-in-turn = Turn { $turn } is not possible: turns { $first } to { $last } are.
reason-only-about-bids = Now only promises about the bids of turn { $turn }, and deliveries in the next Trade phase.
reason-book-full = A seat makes at most { $most } offers in a phase.
reason-too-many-offers = A seat has at most { $most } offers open; withdraw one first.
reason-no-such-offer = There is no offer #{ $number }.
reason-offer-closed = That offer of { $maker } is no longer open to you.
reason-offer-closed-why = Somebody took it, its maker withdrew it, or you have agreed to it already.
reason-counter-to-another = An answer to an offer has to go to its maker, { $maker }.
reason-no-such-promise = There is no promise #{ $number } that this could be about.
reason-only-to-the-injured = Compensation goes from the debtor to those who were promised something.
reason-given-twice = { $card } would be given twice.
reason-never-given = { $card } is never given.
reason-never-points = { $player_you ->
    [yes] You could not keep that: only donated points are given, and nothing you hold donates any in time
   *[no] { $player } could not keep that: only donated points are given, and nothing they hold donates any in time
}.
reason-never-own = { $card } is not { $player_you ->
    [yes] yours
   *[no] { $player }’s
}, so it goes home before that promise is due.
reason-never-there = { $card } is gone, or not in this game.
reason-nothing-said = Nothing of that text would be seen.
reason-not-lent-on = { $card } is borrowed: it goes to nobody but its owner.
reason-no-parcel = { holder-has } nothing from { card-envoys } to give.
reason-no-acknowledgements = Only the Faderan give acknowledgements.
reason-no-envoys = { holder-has } { $have ->
    [one] { $have } envoy
   *[other] { $have } envoys
} to give.
reason-no-licence = { holder-has } no such licence to give.
reason-has-technology = { $player_you ->
    [yes] You have or had
   *[no] { $player } has or had
} { $technology } already.
reason-steals-not = { $player_you ->
    [yes] You never steal
   *[no] { $player } never steals
}, so there is nothing to promise.
reason-promised-bid = { $bound ->
    [least] You promised { $to } to bid at least { $ships } for { $track }.
   *[most] You promised { $to } to bid at most { $ships } for { $track }.
}
reason-promised-to-pass = You promised { $to } to take nothing here.
reason-promised-to-leave = You promised { $to } not to take { $card }.
reason-promised-to-invent = You promised to invent with { $card }.
reason-promised-to-run = { $card_id ->
    [none] You promised to run a converter in this turn.
   *[other] You promised { $to } to run { $card }.
}
reason-promised-to-spare = You promised { $to } not to steal from { $player }.
reason-empty-space = No card lies there.
reason-bid-too-low = The minimum here is { $need }, and your bid counts as { $have }.
reason-robbed-already = { $player } has been stolen from in this turn.
reason-protected = { $player } has traded with you in this turn and is protected.
reason-nothing-to-steal = { $player } has nothing of what would be stolen.
reason-too-many-stolen = That steals { $need } where { $have } can be stolen.

## The rules behind refusals, by their numbers in RULES.md

rule-2-4 = Points are never traded, except donated ones, which lie on the donation card.
rule-2-7 = Only a card that is in play and held by the giver can be given. Spent cards and teams that have invented are not given.
rule-2-8 = A card with a species' border goes back to its owner when the turn ends.
rule-2-12 = When trading has closed, whoever made donated goods gives away what is left of them, to others only.
rule-3-1 = A converter runs at the time of its arrow: white in the Economy phase, purple in the Trade phase, red when the Zeth steal.
rule-3-2 = Each converter runs once a turn, whoever holds its card; a token on a colony allows one run more.
rule-3-3 = Only a card in play before the seat can be run, turned, spent or given.
rule-3-5 = A cost is paid whole and exactly, with what you have now. Goods on your donation card pay for nothing.
rule-3-7 = An upgrade turns a card to its back, once, in one of the ways that the card shows.
rule-3-8 = A card that is spent for an upgrade is in play, held by its owner and not upgraded: an upgraded card is another technology.
rule-3-9 = A loan ends with the turn, and an upgrade would stay: it is for the owner to make.
rule-3-10 = A colony is turned once, by paying the purple cost on its front.
rule-3-11 = A colony that is consumed is one of your own, of the biome named, and does not run in the same phase.
rule-4-1 = You invent with a team of your own, by paying one of the costs on it, all of it.
rule-5-1 = A promise is a part of a deal: one party owes something to one or more others, never to itself.
rule-5-2 = A promised delivery is what a deal can move: goods, cards and the like go to one player in a later turn, or at the end of this Trade phase.
rule-5-8 = A promise in words is one line of letters that can be seen. Nobody enforces it.
rule-5-3 = A promised run is of a white converter, and it is a promise of the goods that the card prints, in their colours.
rule-5-5 = It can be promised to take nothing from a track in a turn, or to leave a named card there; so the card is one that lies on a track.
rule-5-6 = An invention is promised with a named research team of the debtor’s own.
rule-5-7 = To spare somebody is promised by the Zeth alone, for only they steal.
rule-5-9 = Nothing is promised for a time after the game, nor for one that is over.
rule-5-10 = A promise binds while it can be kept. All those to whom it was made can release you together, in a Trade phase.
rule-5-15 = For a promise that was not kept the debtor may offer those it was made to a compensation: something it can give now, or another promise. They judge it, and nobody else.
rule-5-22 = What could not be kept whatever happens is not promised.
rule-5-19 = All those to whom a promise was made can release the debtor together, at any time in a Trade phase.
rule-6-1 = An offer has a maker, others it is for, what is given and promised on either side, and how long it holds: to the end of this Trade phase or that of a later turn.
rule-6-2 = Given can be goods, donated points, cards, and what single species add. What the game does not know is refused.
rule-6-3 = A gift is an offer; nothing for nothing is none. What its maker gives, it has when the offer is made.
rule-6-4 = Who first takes an offer has it; then it is gone. A deal of several parties is for those it names, and is carried out when the last of them has agreed.
rule-6-5 = A deal is carried out all at once, so whoever gives must have everything at that moment, and nothing is given twice.
rule-6-7 = When a counter is taken, the offer that it answers is gone; so it is for its maker.
rule-6-10 = What one seeks and could give is posted for all others, or for one of them. It binds nobody.
rule-6-11 = So that the book can be read, nobody has more than { $most-offers } offers open at a time, and an offer has at most { $most-promises } promises.
rule-6-14 = Every offer has a number that is never used again in the phase, so nobody makes more than { $most-made } in one.
rule-7-3 = All is paid before anything is made: what one converter makes does not feed another in the same phase.
rule-7-5 = A colony goes under the deck when the plan is paid, so it makes nothing any more.
rule-7-12 = The points must be there before the phase: those made in it do not count.
rule-9-1 = Before the bids nothing moves. Goods for a bid are promised for the next Trade phase.
rule-9-2 = You split the ships that you have into a colony bid, a research bid and the rest. Any part may be empty.
rule-9-4 = The whole bid is compared with the minimum of the space. The Caylion bid for colonies at half.
rule-12-6 = What earns interest is of one colour; grey cubes can go with it.
rule-12-7 = Interest is earned only by those to whom these cards are lent for a turn.
rule-12-8 = Only grey cubes were put in; they come out grey, and the rest needs a colour.
rule-12-10 = The Faderan alone have a deck of relic worlds. Once a turn they pay to turn up its top card, as long as there is one.
rule-12-11 = The Faderan alone give acknowledgements, and who holds one cannot pass it on.
rule-12-16 = { card-relic_detector } lets the Faderan play one more relic world in the turn, while they hold the card. Only they run it.
rule-12-21 = Im'dril converters need fleets, and all that one seat runs in a phase share those it holds.
rule-12-22 = Who borrows cards of the Im'dril borrows fleets for them too; cards of others need none.
rule-12-42 = The Yengii, and only they, license what they have invented. A licence puts a card into play, and it comes into play only once, even if it was spent since.
rule-12-46 = At the end of a turn the Zeth run red converters, each at most once: they name a victim, pay one of the prices on the card and take what it shows.
rule-12-47 = The Zeth steal from each player once a turn at most.
rule-12-48 = Who deals with the Zeth is safe from them for that turn; a gift is a deal too.
rule-12-49 = A price that names envoys is open only against a victim who has as many.
rule-12-50 = There are { $envoy-tokens } envoys. The Zeth give them in deals; what { card-envoys } donates goes whole to one player. An envoy stays with who has it.
rule-12-51 = The rules tie some cards to their species; they are not lent either.
rule-12-54 = The victim must hold something of what would be stolen. Grey cubes, ships, points and what lies on a donation card are never stolen.

## Options of a table

option-species = Species
option-species-choose = everyone chooses
option-species-draft = draft
option-species-random = by lot
option-species-help = Chosen in seat order, the least experienced first; drafted from one species more than seats, the last seat first; or drawn by lot.
option-pool = Which species
option-pool-all = all
option-pool-beginners = for a first game
option-pool-help = Recommended for a first game are Kt'Zr'Kt'Rtl, Caylion, Kjasjavikalimm and Faderan.
option-first_game-help = Prepared for who learns the game: the Caylion for the first seat, then Kt'Zr'Kt'Rtl, Kjasjavikalimm and Faderan, each with goods that invite to trade.
option-handicap = Handicap
option-handicap-none = none
option-handicap-first = the first seat: one cube more
option-handicap-last = the last seat: one cube less
option-handicap-both = both
option-handicap-help = One small cube more for a newcomer, one less for a veteran. The rules name nobody; these are the first and the last seat.
option-exact_scoring = Exact points
option-exact_scoring-help = Goods left over count at their exact worth, in twelfths of a point, instead of half points for full groups.
option-open_points = Open points
option-open_points-help = Everybody sees the points of all during the game.
option-quiet_economy = Quiet Economy
option-quiet_economy-help = Those who sit at the table write no chat in the Economy phase. Deals are never made in it.
option-promise_penalty = Broken promise
option-promise_penalty-2 = 2 points
option-promise_penalty-0 = nothing
option-promise_penalty-1 = 1 point
option-promise_penalty-3 = 3 points
option-promise_penalty-help = What it costs to break a promise that is not about goods. The sources are silent; the usual loss is our choice.
option-lend_on = Lending on
option-lend_on-help = Whether a borrower may give a lent card to anybody, or only back to its owner. The sources are silent; only back to its owner is our choice.
option-borrowers_upgrade = Borrowers upgrade
option-borrowers_upgrade-help = Whether a borrower may run the purple converter that upgrades a lent card. The sources are silent; that they may not is our choice.
option-gift_pays = { card-gift_of_the_duruntai }
option-gift_pays-receiver = pays the receiver
option-gift_pays-giver = pays the giver
option-gift_pays-help = Who gains the goods of this relic world at its first trade of a turn. The card can be read both ways; the receiver is our choice.
option-asteroid_mining = { card-asteroid_mining }, upgraded
option-asteroid_mining-once = one fleet for both converters
option-asteroid_mining-each = one fleet for each
option-asteroid_mining-help = How much fleet support its converters need. The card was read both ways; one for both is our choice.
option-protection = Protection from theft
option-protection-any-deal = by any deal
option-protection-exchange = by an exchange only
option-protection-help = Which deal with the Zeth protects for the turn: any, a gift too, or one in which both give or promise something. The sources say “traded”; any deal is our choice.
option-stolen_colours = Colours of stolen cubes
option-stolen_colours-zeth = the Zeth choose
option-stolen_colours-victim = the victim chooses
option-stolen_colours-help = Who picks the colours where any cubes are stolen. The sources are silent; the Zeth is our choice.
option-short_theft = Theft from a poor victim
option-short_theft-what-there-is = takes what there is
option-short_theft-nothing = is not possible
option-short_theft-help = What happens if the victim lacks part of what is stolen. The sources are silent; taking what there is is our choice.
option-leftovers = Goods left over
option-leftovers-apart = each group for itself
option-leftovers-together = all together
option-leftovers-help = How half points for goods left over are rounded down: for ultratech, large cubes and small ones apart, or once for all. The rulebook groups them; apart is our choice.
option-wide_tracks = Wide colony tracks
option-wide_tracks-2 = one more 2
option-wide_tracks-3 = a 3 in its place
option-wide_tracks-help = A minimum bid on the colony tracks for so many players was read in both ways; the lower one is our choice.

## The terminal: the table, and answers that are typed in short forms

term-vp = points
term-track-colony = Colonies
term-track-research = Research teams
part-total = Total
part-converters = Converters
part-cards = Cards played and upgraded
part-inventions = Inventions
part-sharing = Sharing of technologies
part-acknowledgements = Acknowledgements returned
part-donations = Donated points
part-promises = Promises not kept
part-leftovers = Leftover goods
fact-turn = Turn { $count } of { $limit }
fact-phase = Turn { $round } of { $turns }, { $phase }. Sharing bonus: { $bonus }, for the Yengii { $yengii }.
fact-letters = Letters: { $letters }. In brackets: to be given away.
fact-points = points { $points }
fact-colonies = colonies { $count } of { $support }
fact-acknowledgements = acknowledgements { $count }
fact-envoys = envoys { $count }
fact-fleets = fleet support { $count }
fact-relics = relic worlds in the deck: { $count }
fact-done = done
fact-protected = protected from theft
fact-robbed = stolen from
fact-to-give = to be given away: { $goods }
fact-owner = of { $player }
fact-next = next: { $card }
fact-minimum = minimum bid { $count }
fact-agreed = agreed: { $players }
fact-declined = { $player }: { $why }
fact-you-get = you get { $goods }
fact-you-give = you give { $goods }
fact-brings = brings you { $sign }{ $amount }
fact-apart-bid = what is promised about bids
fact-apart-deliver = what is promised for later turns, or is no goods
fact-apart-envoys = envoys
fact-apart-invention = inventions in later turns
fact-apart-leave = cards left to others
fact-apart-note = what is promised in words
fact-apart-output = what a converter is to make
fact-apart-spare = thefts left undone
fact-lacks = lacks { $goods }
fact-can = can be delivered now
fact-cannot = cannot be delivered now
term-cards = Cards
term-colonies = Colonies
term-goods = Goods
term-ships = Ships
term-teams = Research teams
term-spent = Spent for good
term-offers = Offers
term-promises = Promises
colour-white = white
colour-brown = brown
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-black = black
colour-ultratech = octagon
colour-ship = ship
colour-wild_small = small grey
colour-wild_large = large grey
typed-verbs = or type: { $verbs } (? { $example } tells how; ? letters, what they mean)
typed-wrong = That is not how “{ $verb }” is typed. { $help }
typed-not-now = “{ $given }” cannot be done now. Now: { $allowed }.
typed-lacking = “{ $given }” cannot be paid now: { $lines }.
typed-unknown = There is no { $given } here. There is: { $allowed }.
typed-no-player = “{ $given }” is nobody here. Players: { $allowed }.
typed-no-good = “{ $given }” is no good. Goods: { $allowed }.
typed-no-card = Nothing here is called “{ $given }”. There is: { $allowed }.
typed-many-cards = “{ $given }” can mean: { $cards }.
typed-no-promise = “{ $given }” is no promise. Such as: turn 3 ben gives 1 blue; turn 3 late i give 2 green; turn 2 ben bids most 1 colony; turn 2 i pass research; turn 2 i leave Deneb; turn 4 ben invents Sociologists; turn 2 ben runs Choral Song; turn 2 i spare ben; turn 2 i note any words.
typed-help-offer = offer ben: 2 green, 1 ship > 1 blue. What you give, >, what you get; “offer all:” is for whoever takes it, and “offer ben, cleo:” for the first of them. Cards by name, 2 points, 1 envoy, licence Nanotechnology, parcel. Behind “;” promises, such as “turn 3 ben gives 1 blue”, and “until 2”. A player can be a number, a name or a species.
typed-help-deal = deal ben > cleo: 2 green; cleo > me: 1 blue; me > ben: 1 ship. All of it happens when all have agreed. Promises as in an offer.
typed-help-counter = counter 0: 2 green > 1 blue. The number of the offer that you answer, then as in an offer.
typed-help-decline = decline 0; decline 0: too little. The number of the offer to which you say no, and why.
typed-help-seek = seek 2 blue > 1 green; best offer wins. What you seek, >, what you could give, and set phrases; “seek ben:” is for one player.
typed-help-release = release 0. The number of a promise that you ask for no longer.
typed-help-compensate = compensate 0: 2 green. The number of your promise, and what you give in its place.
typed-help-upgrade = upgrade Choral Song; upgrade Nanotechnology spend Genetic Engineering; upgrade Limit pay 2 yellow with Deneb.
typed-help-flip = flip Deneb; flip Deneb pay 1 x. Turns a colony over.
typed-help-play = play Limit; play Limit pay 3 yellow with Deneb.
typed-help-draw = draw; draw Relic Detector with Deneb.
typed-help-invent = invent nanotechnology; invent nanotechnology 4 yellow; invent sociologists option 2. By the technology or the team.
typed-help-give = give ben: 2 green, 3 points, parcel.
typed-help-run = run 1,3,5; run all; run none. The numbers of your converters (h shows them). In brackets what goes in: 3 (1 green, 1 x), 4 (2 x as white), 5 (with Deneb).
typed-help-split = split 3 2. Ships for colonies, then for research teams.
typed-help-steal = steal Black Market from ben; steal Black Market from ben price 2 pay 3 white take 1 blue.

## Kinds of card

kind-technology = Technology
kind-start = Starting card
kind-half = Half card
kind-fleet = Fleet
kind-nullspace = Nullspace colony
kind-computer = Computer world
kind-territory = Territory tile
kind-relic = Relic world
kind-colony = Colony
kind-team = Research team
kind-confluence = Confluence card
short-era = era { $era }
confluence-name = Confluence, turn { $turn } for { $players } players

## Names of cards: technologies, by era, each with its upgraded side

card-nanotechnology = Nanotechnology
card-nanofabricators = Nanofabricators
card-genetic_engineering = Genetic Engineering
card-genetic_resynthesis = Genetic Resynthesis
card-universal_translator = Universal Translator
card-universal_empathic_communication = Universal Empathic Communication
card-quantum_computers = Quantum Computers
card-nondeterministic_polynomial_collapse = Nondeterministic Polynomial Collapse
card-clinical_immortality = Clinical Immortality
card-practical_immortality = Practical Immortality
card-ubiquitous_cultural_repository = Ubiquitous Cultural Repository
card-memetic_lifeforms = Memetic Lifeforms
card-atomic_transmutation = Atomic Transmutation
card-pseudomaterials = Pseudomaterials
card-antimatter_power = Antimatter Power
card-antimatter_compounds = Antimatter Compounds
card-interspecies_medical_exchange = Interspecies Medical Exchange
card-panbiologic_medicine = Panbiologic Medicine
card-cross_species_ethical_equality = Cross Species Ethical Equality
card-concrete_universal_metaethics = Concrete Universal Metaethics
card-achronal_analysis = Achronal Analysis
card-time_viewers = Time Viewers
card-organic_construction = Organic Construction
card-living_infrastructure = Living Infrastructure
card-hyperspace_mining = Hyperspace Mining
card-hyperspace_settlements = Hyperspace Settlements
card-singularity_control = Singularity Control
card-wormhole_grid = Wormhole Grid
card-xeno_cultural_exchange = Xeno Cultural Exchange
card-multispecies_hybrid_cultures = Multispecies Hybrid Cultures
card-poly_species_corporations = Poly Species Corporations
card-full_interspecies_integration = Full Interspecies Integration
card-social_exodus = Social Exodus
card-galactic_colonization = Galactic Colonization
card-galactic_telecomm_control = Galactic Telecomm Control
card-galactic_domination = Galactic Domination
card-temporal_dilation = Temporal Dilation
card-stasis_field = Stasis Field
card-matter_generation = Matter Generation
card-macroscale_teleportation = Macroscale Teleportation
card-megastructures = Megastructures
card-dyson_swarms = Dyson Swarms
card-galactic_reunion = Galactic Reunion

## Cards of the Caylion

card-lunar_mining_consortium = Lunar Mining Consortium
card-auxonic_outersystem_harvesting = Auxonic Outersystem Harvesting
card-planetary_ecological_dominance = Planetary Ecological Dominance
card-systemwide_gravitic_dominance = Systemwide Gravitic Dominance
card-oceanic_processing = Oceanic Processing
card-planet_wide_industrial_mariculture = Planet-wide Industrial Mariculture
card-distributed_telenet = Distributed Telenet
card-ansible_driven_intersystem_society = Ansible Driven Intersystem Society

## Cards of the Eni Et

card-bone_carving = Bone Carving
card-nanocraft = Nanocraft
card-deep_hunting = Deep Hunting
card-pelagic_bounty = Pelagic Bounty
card-choral_song = Choral Song
card-eternal_music = Eternal Music
card-universal_applied_metaethics = Universal Applied Metaethics
card-omnispecies_metaethical_models = Omnispecies Metaethical Models
card-cultural_charity = Cultural Charity
card-omnicultural_dynamic_charity = Omnicultural Dynamic Charity
card-volunteer_medical_movement = Volunteer Medical Movement
card-universal_health = Universal Health
card-mutual_understanding = Mutual Understanding
card-interspecies_empathy = Interspecies Empathy
card-elders_wisdom = Elder's Wisdom
card-immortals_wisdom = Immortal's Wisdom
card-intercultural_archive = Intercultural Archive
card-ubiquitous_cultural_influence = Ubiquitous Cultural Influence
card-xenotech_pool = Xenotech Pool
card-ultratech_community = Ultratech Community

## Cards of the Faderan

card-relic_repurposing = Relic Repurposing
card-relic_manufacturing = Relic Manufacturing
card-archaic_automated_support_network = Archaic Automated Support Network
card-domesticated_automated_support_network = Domesticated Automated Support Network
card-ritual_government = Ritual Government
card-interspecies_capital = Interspecies Capital
card-non_indigenous_fauna = Non-Indigenous Fauna
card-genetically_pliable_fauna = Genetically Pliable Fauna
card-gift_of_the_duruntai = Gift of the Duruntai
card-contextual_integrator_cache = Contextual Integrator Cache
card-automated_transport_network = Automated Transport Network
card-relic_detector = Relic Detector
card-library_of_entelechy = Library of Entelechy
card-transmutive_decomposer = Transmutive Decomposer
card-nalgorian_grindstone = Nalgorian Grindstone
card-stars_ruin = Star's Ruin
card-paradise_converter = Paradise Converter
card-barian_trade_armada = Barian Trade Armada
card-thils_demiring = Thil's Demiring
card-the_grand_armilla = The Grand Armilla

## Cards of the Im'dril

card-galactic_exploration = Galactic Exploration
card-galactic_windfall_cartography = Galactic Windfall Cartography
card-asteroid_mining = Asteroid Mining
card-asteroid_construction_yards = Asteroid Construction Yards
card-microgravity_assembly = Microgravity Assembly
card-distributed_manufacturing = Distributed Manufacturing
card-faderan_relic_caches = Faderan Relic Caches
card-relic_resynthesis = Relic Resynthesis
card-fleet_of_1 = Fleet Support, 1
card-fleet_of_2 = Fleet Support, 2
card-fleet_of_3 = Fleet Support, 3

## Cards and tiles of the Kjasjavikalimm

card-starstrider_jumpcores = Starstrider Jumpcores
card-fastjump_network = Fastjump Network
card-underground_cities = Underground Cities
card-asteroid_mine_network = Asteroid Mine Network
card-perfume_pheromone_loyalty = Perfume Pheromone Loyalty
card-multiconformal_pheromonics = Multiconformal Pheromonics
card-balkanized_states_colonies = Balkanized States' Colonies
card-outer_reaches_hegemony = Outer Reaches Hegemony
card-hadsja_vassal_territory = Hadsja Vassal Territory
card-hadsja_empire = Hadsja Empire
card-vagnleg_suzerainty = Vagnleg Suzerainty
card-vagnleg_dominion = Vagnleg Dominion

## Half cards of the Kt'Zr'Kt'Rtl; of each pair the two names make one: half-names

card-polyutility_components = Polyutility Components
card-adaptive_architecture = Adaptive Architecture
card-hand_crafted = Hand Crafted
card-microfabricated = Microfabricated
card-high_risk_laboratories = High-Risk Laboratories
card-stellar_power_harnessing = Stellar Power Harnessing
card-anarchic_sacrificial = Anarchic Sacrificial
card-polysystem = Polysystem
card-diffusion = Diffusion
card-teleological_redesign = Teleological Redesign
card-expansive_social = Expansive Social
card-psychohistoric = Psychohistoric

## Cards of the Unity

card-explorer_collection = Explorer Collection
card-gravity_sunlens_sensor_array = Gravity Sunlens Sensor Array
card-adamantine_synthesis = Adamantine Synthesis
card-programmable_pseudomatter = Programmable Pseudomatter
card-adaptive_fabrication = Adaptive Fabrication
card-predictive_fabrication = Predictive Fabrication
card-limit = Limit
card-limit_upgraded = Limit (upgraded)
card-fractal_symmetry = Fractal Symmetry
card-fractal_symmetry_upgraded = Fractal Symmetry (upgraded)
card-bezier = Bézier
card-bezier_upgraded = Bézier (upgraded)
card-color_space = Color Space
card-color_space_upgraded = Color Space (upgraded)

## Cards of the Yengii

card-choice_of_paths = Choice of Paths
card-alien_decision_integration = Alien Decision Integration
card-empathy_of_words = Empathy of Words
card-interspecies_diplomatic_demesne = Interspecies Diplomatic Demesne
card-innovation_of_hands = Innovation of Hands
card-cross_time_think_tank = Cross-time Think Tank
card-work_of_mules = Work of Mules
card-gravitic_assembly = Gravitic Assembly
card-social_ecological_mutualism = Social Ecological Mutualism
card-mutualistic_alien_integration = Mutualistic Alien Integration

## Cards of the Zeth

card-smuggling_network = Smuggling Network
card-in_hyperspace_hijacking = In-Hyperspace Hijacking
card-envoys = Envoys
card-zeth_diaspora = Zeth Diaspora
card-cascading_deception = Cascading Deception
card-psychohistorical_deception = Psychohistorical Deception
card-systemic_bribery = Systemic Bribery
card-predictive_agent_insertion = Predictive Agent Insertion
card-black_market = Black Market
card-undetectable_confidence_scams = Undetectable Confidence Scams

## Research teams, by era

card-mechanical_engineers = Mechanical Engineers
card-computational_theoreticians = Computational Theoreticians
card-linguistic_analysts = Linguistic Analysts
card-organic_chemists = Organic Chemists
card-pharmaceutical_scientists = Pharmaceutical Scientists
card-sociologists = Sociologists
card-nuclear_physicists = Nuclear Physicists
card-comparative_physiologists = Comparative Physiologists
card-n_space_mathematicians = N-Space Mathematicians
card-gravitic_topologists = Gravitic Topologists
card-metaethicists = Metaethicists
card-quantum_theoreticians = Quantum Theoreticians
card-quantum_statisticians = Quantum Statisticians
card-organic_architects = Organic Architects
card-stellar_architectural_planners = Stellar Architectural Planners
card-psychohistorians = Psychohistorians
card-subquantum_manipulators = Subquantum Manipulators
card-memetic_artists = Memetic Artists
card-interspecies_managers = Interspecies Managers
card-cultural_diffusionologists = Cultural Diffusionologists
card-chronophysicists = Chronophysicists
card-cultural_polymorphologists = Cultural Polymorphologists
card-reconstructive_paleobotanists = Reconstructive Paleobotanists
card-abiotic_pathologists = Abiotic Pathologists
card-interphasal_theoreticians = Interphasal Theoreticians
card-mesoscale_geoengineers = Mesoscale Geoengineers
card-sapience_developers = Sapience Developers
card-autonomic_teleoperators = Autonomic Teleoperators
card-fractal_microbiologists = Fractal Microbiologists
card-stellar_plasma_flow_engineers = Stellar Plasma Flow Engineers
card-chaos_theoreticians = Chaos Theoreticians
card-oceanographic_biotechnicians = Oceanographic Biotechnicians
card-recursive_metatheoreticians = Recursive Metatheoreticians
card-singularity_control_technicians = Singularity Control Technicians
card-applied_topologists = Applied Topologists
card-metacognitive_ecologists = Metacognitive Ecologists
card-plasma_auxonologists = Plasma Auxonologists
card-psychohistorical_ethicists = Psychohistorical Ethicists
card-tachyon_astrotechnicians = Tachyon Astrotechnicians
card-in_situ_genetic_editors = In Situ Genetic Editors
card-macroscale_biophysicists = Macroscale Biophysicists

## On the page

ui-act-draw = Draw
ui-act-flip = Flip
ui-act-invent = Invent
ui-act-play = Play
ui-act-upgrade = Upgrade
ui-acts = Now possible, and what is lacking
ui-add-card = + card
ui-add-good = { $good }: one more
ui-add-promise = + promise
ui-agreed = agreed so far: { $players }
ui-all-of-them = all of them
ui-all-or-nothing = all or nothing
ui-all-together = all of them together
ui-amount-keys = A digit key: how many; hold: more and more.
ui-anyone = Anyone
ui-ask-for = { $player }: ask for { $good }
ui-ask-to-spare = { $player } can spare some: ask
ui-bid = Bid { $colony } and { $research }
ui-bonus-help = The sharing bonus of this turn, for each invention.
ui-brings = { $name }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
ui-by-good = by good
ui-by-seat = by seat
ui-by-spending = by spending { $card }
ui-by-turn = by turn { $turn }
ui-can-keep = can be kept now
ui-can-spare = can spare
ui-cannot-keep = not yet there
ui-colonies-of = Colonies: { $count }
ui-compensate = Offer compensation
ui-compensation = Compensation
ui-my-in-play = Your cards in play
ui-in-play-of = Cards in play: { $player }
ui-could-give = could give
ui-could-run = could run too
ui-counter = Counter
ui-counter-offer = Counter-offer
ui-deals = Deals so far, by turn
ui-difficulty = difficulty { $count }
ui-donated = To give away
ui-donated-help = Donated goods cannot be used by you. They must go to others before the phase ends.
ui-doubled = You can run it twice in a phase.
ui-drop-cards = without cards
ui-drop-good = { $good }: one less
ui-drop-offer = Never mind
ui-drop-promise = Drop this promise
ui-empty = empty
ui-filter-all-species = Every species
ui-first-of-them = the first that takes it
ui-fleets = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
}
ui-floor = Trading floor
ui-for-nothing = for nothing
ui-from = from { $player }
ui-gap-invent = With { $goods } more you could invent with { $card }.
ui-gap-turn = With { $goods } more you could turn { $card } over.
ui-gaps = With a little more you could also do this; who can spare it:
ui-give = Gifts
ui-give-to = To { $player }
ui-good = Good
ui-has-none = there is none
ui-ignore = No, thanks
ui-ignored = { $count ->
    [one] { $count } ignored offer: show
   *[other] { $count } ignored offers: show
}
ui-i-could-give = I could give
ui-i-seek = I seek
ui-impact = impact { $count }
ui-in-full = { $count ->
    [one] in full: { $count } move
   *[other] in full: { $count } moves
}
ui-in-turn = in turn { $turn }
ui-in-turn-end = at the end of turn { $turn }
ui-is-counter = counter-offer
ui-kept-ships = kept: { $count }
ui-kind-deliver = give later
ui-kind-invention = invent
ui-kind-least = bid at least
ui-kind-leave = leave a card
ui-kind-most = bid at most
ui-kind-note = in words
ui-kind-output = what a converter makes
ui-kind-pass = buy nothing on a track
ui-kind-spare = not steal
ui-lacks-short = lacks
ui-lent-by = { $player_you ->
    [yes] lent by you
   *[no] lent by { $player }
}
ui-less = One less
ui-lost-points = points lost: { $count }
ui-minimum = Minimum bid { $count }
ui-more = One more
ui-needs-help = What each seat has, green where it can spare some, and in red what it lacks to run all its converters, invent with its teams and upgrade.
ui-needs-seat-help = What each has, lacks and can spare, and its converters.
ui-new-offer = New offer
ui-new-promise = New promise
ui-newcomers = good to begin with
ui-next-card = Next: { $card } ({ $count } in the deck)
ui-no-deals = No deals yet.
ui-no-goods = no goods
ui-no-offers = No offers for you yet. Make one: click a player, or a good you need.
ui-no-offers-now = No offers now: they are made in the Trade phase and, about bids, before the bids.
ui-nothing-owed = Nobody owes anything.
ui-now = now
ui-offer-rows = What changes hands
ui-offer-to = To whom
ui-opens-act = { $act }: { $name }
ui-opens-run = { $name } runs
ui-or-rather = or rather
ui-owed = Owed
ui-parcel = the parcel
ui-pay-any = as it comes
ui-pay-with = Pay otherwise
ui-pays = pays
ui-plan = The plan
ui-plan-more = With { $goods } more you could also run { $card }.
ui-play-species = Play { $species }
ui-plan-gives = To give away:
ui-plan-invents = Inventing takes
ui-plan-makes = Makes
ui-plan-reset = all that can run
ui-plan-run = planned
ui-plan-runs = planned { $count } of { $times }
ui-plan-sum = plan: { $count } of { $total }
ui-plan-then = Then you have
ui-points-for-you = points for you
ui-points-help = Your points so far. What others have shows at the end.
ui-promise-bid-least = bids at least …
ui-promise-bid-most = bids at most …
ui-promise-bid-pass = buys nothing on …
ui-promise-invention = invents with …
ui-promise-leave = leaves a card
ui-promise-note = in words, not enforced
ui-promise-output = gives what a converter makes
ui-promise-spare = does not steal
ui-promised-to = To whom it is promised
ui-protected = protected
ui-protected-help = Dealt with the Zeth this turn: nothing is stolen from here.
ui-put-in = Put in
ui-recall = Take back my yes
ui-release = Release
ui-row-gives = { $giver } → { $receiver }
ui-row-you-get = { $giver } gives you
ui-row-you-give = You give { $receiver }
ui-run-plan = Run the plan ({ $count } of { $total })
ui-seeks = seeks
ui-send-offer = Send
ui-settled = Settled
ui-settles = in place of a promise
ui-shuts = no longer: { $name }
ui-spared = Who is spared
ui-special = Rules of their own
ui-stands = stands
ui-steal = { $card }: from { $player } for
ui-step-confluence = Confluence
ui-step-confluence-help = Technologies are shared, ships are bid for colonies and research teams.
ui-step-economy = Economy
ui-step-economy-help = Converters run, all at once.
ui-step-trade = Trade
ui-step-trade-help = Everybody trades with everybody.
ui-steps = The turn
ui-still-trading = trading
ui-support-help = Your colonies, and how many you can support.
ui-swap-colour = in the colour { $to } instead of { $from }
ui-swap-paid = { $to } instead of { $from }
ui-swap-taken = take { $to } instead of { $from }
ui-tab-ledger = Promises
ui-tab-mine = Mine
ui-tab-needs = Who needs
ui-tab-offers = Offers
ui-tab-tracks = Tracks
ui-take-card = Take { $card }
ui-takes = takes
ui-tell = Tell everybody
ui-tell-all = What you seek
ui-thefts = Thefts
ui-this-phase = for this phase
ui-to = to { $players }
ui-to-anyone = to anyone
ui-to-you = you
ui-track = Track
ui-trading = still at it: { $players }
ui-trading-count = still at it: { $count }
ui-until-turn = until turn { $turn }
ui-when = When
ui-which-card = Which card
ui-who-promises = Who promises
ui-worth = { $sign }{ $amount }
ui-worth-apart = Not counted: { $things }.
ui-worth-help = In points: by how much your best plan, with inventions, upgrades, converters and what is left over, is better with this deal than without it. A hint goes by the same number.
ui-worth-parts = This turn { $plan }, goods promised for the next one { $promised }, technologies that others invent { $shared }, cards and tokens for later turns { $kept }.
ui-you-get = you get
ui-you-lack = you lack { $good }: { $need } wanted, { $have } there
ui-you-give = you give

## What a finished game is remembered for

trait-species = Species
feat-ran = Wheels in motion
feat-ran-how = Run at least one converter in the Economy phase.
feat-ran-why = Converters make more than they take. All trading is about having the right goods for them.
feat-traded = The first deal
feat-traded-how = Make a deal with another seat.
feat-traded-why = What you make is seldom what you need. A deal from which both gain is the normal case here.
feat-colony = New ground
feat-colony-how = Buy a colony with ships.
feat-colony-why = A colony works in each following turn and pays for many upgrades. Ships are there to be spent.
feat-invented = An invention
feat-invented-how = Let a research team invent: pay what it asks for.
feat-invented-why = An invention brings points and a new converter at once. Collect its goods before the turn in which you want it.
feat-shared = Shared knowledge
feat-shared-how = Make an invention that is shared with the others at the end of the turn.
feat-shared-why = Sharing pays a bonus, and the most in the first turns. So invent early.
feat-upgraded = The better side
feat-upgraded-how = Upgrade a card.
feat-upgraded-why = The back is mostly far stronger. The earlier a card is turned, the more turns it runs.
feat-kept-word = Kept word
feat-kept-word-how = Promise something in a deal, and keep it.
feat-kept-word-why = With promises you pay today with goods of tomorrow. Whoever keeps them gets better deals.
feat-lent = Lent out
feat-lent-how = Give somebody a card of your species for a turn.
feat-lent-why = A converter that lacks its goods is of use to somebody else, and they pay for it.
feat-three-parties = A round table
feat-three-parties-how = Make a deal that joins { $least } seats or more.
feat-three-parties-why = Where you have nothing for each other, somebody else may close the circle.
feat-much-made = A great economy
feat-much-made-how = Make { $least } goods or more in one Economy phase.
feat-much-made-why = Each good you put in comes back as more. Growth in the first turns decides about the last ones.
feat-won-in-honour = Won in honour
feat-won-in-honour-how = Win with promises made, and break none of them.
feat-won-in-honour-why = Trust is a good as well: it can be used again and again as long as it lasts.

## The guide: above and below each picture

ui-guide-goods = Goods
ui-guide-goods-text = Every good has a colour and a shape: small cubes, large cubes, ultratech, ships. Grey cubes are wild and can be spent as any colour of their size. What your machines need is seldom what they make, and that is why you need the others.
ui-guide-converters = Converters
ui-guide-converters-text = Your cards are machines: on the left what goes in, on the right what comes out. In the Economy phase the white ones run, each once and all at the same time, so what one makes feeds no other before the next turn. Purple ones run while you trade. What stands in a dashed frame is donated: you cannot use it yourself, only give it away.
ui-guide-offer = Trading
ui-guide-offer-text = In the Trade phase everybody deals with everybody, at any moment. Say what you give and what you want, to one player, to several or to anyone; who accepts first has it. Cards can be lent for the turn, so that others run them; colonies and teams are given for good. The number on an offer says roughly what it is worth to you, and everybody’s goods lie open, so look who lacks what you have.
ui-guide-promises = Promises
ui-guide-promises-text = What you do not have yet you can promise: goods in a later turn, what a converter will make, or how you will bid. Promises bind: the game delivers them by itself and refuses what would break them, as long as they can be kept. Who cannot deliver in the end makes it good with something that the other side accepts, or loses points.
ui-guide-invent = Inventing
ui-guide-invent-text = A research team invents when you pay one of the costs on it. You score its points and later the bonus of the turn, and the technology is yours at once. At the end of the turn everybody else gets their own card of it. So it is worth helping others to invent, and being the one who does.
ui-guide-bids = Bids
ui-guide-bids-text = After the economy everybody splits their ships in secret: a bid for colonies, one for research teams, and what they keep. From the highest bid down each may take a card whose minimum the bid reaches, and pays the whole bid, however low the minimum. Who takes nothing keeps the ships. Then trading begins anew.
ui-guide-end = The end
ui-guide-end-text = After turn { $turns } the most points win. They come from inventing and sharing, and from converters that make points. Goods left over are worth little: each row here is half a point. So turn what you have into points, or trade it for what somebody else can, before the last economy.
