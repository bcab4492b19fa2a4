### Jump Drive in English. Which id means what and which variables it gets: docs/words.md.

ui-about = Build an empire of worlds and developments. Everyone plays at once and scores every round; reaching { $end } points ends it. About 10 minutes.

## The first game, explained as it goes; -else: what comes of another answer

ui-lesson-aim = Welcome! You build an empire of worlds and developments, all players at once. After each round every card in your empire gives its VP, victory points, again; with { $end } of them somebody ends the game, and most VP wins. I explain each thing when it comes.
ui-lesson-hand = This is your hand. Cards are your money too: you pay for a card by discarding as many others as it costs. Point at a card, or hold a finger on it, and you read all about it.
ui-lesson-card = On each card stand its cost, its VP, and its income: the cards it brings you at the end of every round. A round card is a world; a diamond is a development.
ui-lesson-place = Each round you choose a development, a world, both, or Explore. A world alone brings you { alone-cards } more; a development alone costs { $alone-saves } less. { name-asteroid_belt } costs little and has a good income: choose it.
ui-lesson-place-else = You chose another way. Nothing is lost, but income at the beginning pays for everything that comes later.
ui-lesson-pay = Now pay. Give the cards that are too dear for you. { name-space_marines } and { name-former_penal_colony } belong together: keep both for the next round.
ui-lesson-pay-else = You gave away a card of a pair that the next round would have used. New ones come every round.
ui-lesson-score = The round is over: your empire has given its VP, and will give them again after each round. So VP placed early count many times.
ui-lesson-income = Then everybody drew cards, as many as the income of the empire. The log tells each step.
ui-lesson-conquest = A world with a red ring is not paid but conquered: the military signs in your empire must be as many as its defense. { name-space_marines } brings as many as { name-former_penal_colony } needs. Military is never used up.
ui-lesson-pair = Now place a development and a world at once: choose { name-space_marines }, then { name-former_penal_colony } too. The development counts first, so the world is conquered and costs nothing. Both together pay the full price, and neither brings the advantage of being alone.
ui-lesson-pair-else = You chose another way. A development and a world in one round build an empire faster, if you can pay for both.
ui-lesson-explore = Your hand is small. Explore places nothing, but brings you { explored-cards } after you have looked at many more: a good round to find what suits your empire.
ui-lesson-explore-else = Also possible. Explore when your hand has nothing to place.
ui-lesson-discard = You look at all these cards and discard until you have gained just { explored-cards }. Keep what you can place in the next rounds, first of all worlds that your military can conquer.
ui-lesson-discard-else = You gave away a world that your military could conquer at once. There will be others.
ui-lesson-conquer = Your military is still there. A world with a red ring whose defense it reaches costs you no card again: conquer one. Alone it even brings you { alone-cards } more.
ui-lesson-conquer-else = Also possible. But a conquest costs no cards, and what it brings comes every round.
ui-lesson-limit = More than { $hand-limit } cards cannot be kept: discard the rest. So place more in a round, or dearer cards, before it comes to that.
ui-lesson-rhythm = Watch the points at the top: the end comes fast. Early on, income is worth most; once somebody is half way, every card should bring VP at once.
ui-lesson-alone = That is all you need. The key ? and the button with that sign explain every sign and every phase. Play this game to its end, and then one without me!
ui-learned = You can now pay with cards, place a pair, conquer with military, explore, and keep your hand below its limit.

## Counted things, shared by the sentences below

for-price = { $price ->
    [0] for nothing
    [one] for { $price } card
   *[other] for { $price } cards
}
alone-cards = { $alone-draws ->
    [one] { $alone-draws } card
   *[other] { $alone-draws } cards
}
count-icons = { $icons ->
    [one] { $icons } Explore icon
   *[other] { $icons } Explore icons
}
explored-cards = { $explored ->
    [one] { $explored } card
   *[other] { $explored } cards
}
each-thing = { $thing ->
    [explore_icon] each Explore icon
    [military_icon] each Military icon
    [gene_icon] each Chromosome icon
    [development] each development
    [military_world] each military world
    [novelty_world] each Novelty world
    [rare_world] each Rare elements world
    [genes_world] each Genes world
    [alien_world] each Alien technology world
   *[card] each { $card }
}
every-things = { $thing ->
    [explore_icon] every { $each } Explore icons
    [military_icon] every { $each } Military icons
    [gene_icon] every { $each } Chromosome icons
    [development] every { $each } developments
    [military_world] every { $each } military worlds
    [novelty_world] every { $each } Novelty worlds
    [rare_world] every { $each } Rare elements worlds
    [genes_world] every { $each } Genes worlds
    [alien_world] every { $each } Alien technology worlds
   *[card] every { $each } copies of { $card }
}
some-thing = { $thing ->
    [explore_icon] an Explore icon
    [military_icon] a Military icon
    [gene_icon] a Chromosome icon
    [development] a development
    [military_world] a military world
    [novelty_world] a Novelty world
    [rare_world] a Rare elements world
    [genes_world] a Genes world
    [alien_world] an Alien technology world
   *[card] { $card }
}

## Kinds of worlds, phases, keywords

phase-place = Placing
phase-pay = Paying
phase-second = Second worlds
phase-score = VP
phase-income = Income
phase-second_world = Second world
phase-before_scoring = Before VP

phase-start-help = Everyone is dealt { dealt-cards } and keeps { $kept } as starting hand.
phase-place-help = Everyone secretly chooses a development, a world, both, or Explore. Then all is revealed. A development without a world costs { $alone-saves } less; a world without a development brings { alone-cards }.
phase-pay-help = Everyone pays with cards from hand or conquers, all at once. Explorers draw their cards.
phase-second-help = With a Convoy a second world may be placed. Explorers discard until they have gained just { explored-cards }.
phase-score-help = Every card in an empire gives its VP. Once somebody has { $end } VP or more, the game ends.
phase-tidy-help = Everyone has drawn income. Hands of more than { $hand-limit } cards are discarded down to { $hand-limit }.
phase-over-help = Most VP wins. A tie goes to whoever has more cards in hand and income together.
phase-income-help = At the end of every round everyone draws as many cards as the income of the own empire.
phase-second_world-help = A second world in the same round, after the first was placed.
phase-before_scoring-help = What happens each round just before the VP are counted.

## What happened: full, -hidden where something stays secret, -you for the reader's own seat

revealed = { $exploring ->
    [yes] { $player } explores.
   *[no] { $development_id ->
        [none] { $player } reveals { $world }.
       *[other] { $world_id ->
            [none] { $player } reveals { $development }.
           *[other] { $player } reveals { $development } and { $world }.
        }
    }
}
revealed-you = { $exploring ->
    [yes] You explore.
   *[no] { $development_id ->
        [none] You reveal { $world }.
       *[other] { $world_id ->
            [none] You reveal { $development }.
           *[other] You reveal { $development } and { $world }.
        }
    }
}

paid = { $player } pays { count-cards }: { $cards }.
paid-hidden = { $player } pays { count-cards }.
paid-you = You pay { count-cards }: { $cards }.

developed = { $player } develops { $card } { for-price }.
developed-you = You develop { $card } { for-price }.

settled = { $contact ->
    [yes] { $second ->
        [yes] { $player } settles { $card } as a second world { for-price }, without conquering it.
       *[no] { $player } settles { $card } { for-price }, without conquering it.
    }
   *[no] { $second ->
        [yes] { $player } settles { $card } as a second world { for-price }.
       *[no] { $player } settles { $card } { for-price }.
    }
}
settled-you = { $contact ->
    [yes] { $second ->
        [yes] You settle { $card } as a second world { for-price }, without conquering it.
       *[no] You settle { $card } { for-price }, without conquering it.
    }
   *[no] { $second ->
        [yes] You settle { $card } as a second world { for-price }.
       *[no] You settle { $card } { for-price }.
    }
}

conquered = { $second ->
    [yes] { $player } conquers { $card } as a second world: Military { $military } left against defense { $defense }.
   *[no] { $player } conquers { $card }: Military { $military } against defense { $defense }.
}
conquered-you = { $second ->
    [yes] You conquer { $card } as a second world: Military { $military } left against defense { $defense }.
   *[no] You conquer { $card }: Military { $military } against defense { $defense }.
}

convoy-discarded = { $player } discards { $card } from the empire to place { $world }.
convoy-discarded-you = You discard { $card } from your empire to place { $world }.

drew = { $count ->
    [0] { $player } draws no card for a world without a development: deck and discard pile are empty.
   *[other] { $player } draws { count-cards } for a world without a development: { $cards }.
}
drew-hidden = { $count ->
    [0] { $player } draws no card for a world without a development: deck and discard pile are empty.
   *[other] { $player } draws { count-cards } for a world without a development.
}
drew-you = { $count ->
    [0] You draw no card for a world without a development: deck and discard pile are empty.
   *[other] You draw { count-cards } for a world without a development: { $cards }.
}

explored = { $count ->
    [0] { $player } explores with { count-icons }, but deck and discard pile are empty.
   *[other] { $player } explores with { count-icons } and draws { count-cards }: { $cards }.
}
explored-hidden = { $count ->
    [0] { $player } explores with { count-icons }, but deck and discard pile are empty.
   *[other] { $player } explores with { count-icons } and draws { count-cards }.
}
explored-you = { $count ->
    [0] You explore with { count-icons }, but deck and discard pile are empty.
   *[other] You explore with { count-icons } and draw { count-cards }: { $cards }.
}

explore-discarded = { $player } discards { count-cards } after exploring: { $cards }.
explore-discarded-hidden = { $player } discards { count-cards } after exploring.
explore-discarded-you = You discard { count-cards } after exploring: { $cards }.

propaganda-moved = { $card } moves from { $giver_you ->
    [yes] you
   *[no] { $giver }
} to { $player }, who has the most Military: { $military }.
propaganda-moved-you = { $card } moves from { $giver } to you: you have the most Military, { $military }.

scored = { $player } gains { $vp } VP, { $total } in all. Income: { $income }.
scored-you = You gain { $vp } VP, { $total } in all. Income: { $income }.

income-drawn = { $count ->
    [0] { $player } has income { $income } but draws no card: deck and discard pile are empty.
   *[other] { $player } has income { $income } and draws { count-cards }: { $cards }.
}
income-drawn-hidden = { $count ->
    [0] { $player } has income { $income } but draws no card: deck and discard pile are empty.
   *[other] { $player } has income { $income } and draws { count-cards }.
}
income-drawn-you = { $count ->
    [0] You have income { $income } but draw no card: deck and discard pile are empty.
   *[other] You have income { $income } and draw { count-cards }: { $cards }.
}

end-points = somebody has { $end } VP or more

## What I am asked now, and whom I am waiting for

ask-place = Choose a development, a world or both to place. Or explore.
ask-place-world = Choose a world to place together with { $about }, or place { $about } alone for { $alone-saves ->
    [one] { $alone-saves } card
   *[other] { $alone-saves } cards
} less.
ask-place-by = Conquer { $about }, or pay for it?
ask-pay-both = Choose { more-cards } from your hand to pay for { $about } and { $beside }.
ask-explore-discard = Choose { more-cards } to discard from your whole hand; the others are yours.
ask-second-world = { $about } is placed. Choose a second world to follow it, or none.

wait-start = Choosing a starting hand: { $players }
wait-place = Choosing what to place: { $players }
wait-pay = Paying: { $players }
wait-second = Finishing the turn: { $players }

## Buttons, worded with their effect

do-explore = Explore: place nothing, gain { explored-cards }
do-place = { $reason ->
    [pay] { $price ->
        [0] Place { $card } for nothing
       *[other] Place { $card } for { $price }
    }
    [contact] { $price ->
        [0] Place { $card } for nothing instead of conquering it
       *[other] Place { $card } for { $price } instead of conquering it
    }
    [conquer] Conquer { $card }
   *[other] Place { $card }
}
do-pass = { $purpose ->
    [place-world] Place { $about } alone
    [second-world] Place no second world
   *[other] Place nothing
}
do-discard = { $purpose ->
    [pay] Pay with { $card }
    [pay-both] Pay with { $card }
   *[other] Discard { $card }
}
do-by-conquer = Conquer { $card }
do-by-pay = { $price ->
    [0] Place { $card } for nothing instead of conquering it
   *[other] Pay { $price } for { $card }
}

do-batch-pay-both = Pay { count-cards } for { $about } and { $beside }
do-batch-explore-discard = Discard { count-cards }

## May I, and why not; -why is the long form

reason-pay-why = You pay with other cards from your hand. A development without a world costs { $alone-saves } less.
reason-contact-why = { name-contact_specialist } lets you pay for this military world instead of conquering it. Your Military does not change the price.
reason-conquer-why = Your Military is enough to take this world without paying. It is not used up.
reason-with-development = { $helpers_count ->
    [one] not alone; together with { $helpers }
   *[other] not alone; together with one of these: { $helpers }
}
reason-already-in-empire = already in your empire
reason-needs-no-military = only without Military, you have { $military }
reason-a-development = a development; a world is asked for
reason-must-be-paid = can only be conquered
reason-must-be-conquered = cannot be conquered
reason-no-survey-team = There is no { $card } left for you in the centre.

## The rules behind refusals, by their numbers in RULES.md

rule-4-1 = In a round you place one development, or one world, or one of each, from your hand; or you explore.
rule-4-4 = The development is placed before the world, so what it brings already helps a world placed in the same round. A world never helps the development.
rule-4-5 = Once in a game you may place a { name-survey_team } from the centre as your development.
rule-4-7 = Of most cards an empire may hold several copies, but only one { name-survey_team } and one { name-trade_pact }.
rule-4-8 = { name-trade_pact } joins an empire without Military, or one with { name-contact_specialist }. Military that comes later does no harm.
rule-5-5 = You pay by discarding exactly the price in cards from your hand. Cards that are being placed cannot pay.
rule-6-1 = A military world is conquered, not paid for: your Military must reach its defense.
rule-6-6 = With { name-contact_specialist } you may pay for a military world instead of conquering it: its defense less a discount, in cards, less the discounts that fit the world.
rule-7-6 = With { name-military_convoy } a second world is conquered with the Military that the first one left over.
rule-7-7 = The second world is taken like the first: after a world that was paid for it is paid for too, after a conquered one it is conquered too.

## The arithmetic of a price, a strength, a round's VP

part-alone = without a world
part-used = used for the first world
part-powers = by its powers

## Powers, one sentence each; VP and income come anew each round

power-score-vp_per = { $each ->
    [1] { $amount } VP for { each-thing } in your empire.
   *[other] { $amount } VP for { every-things } in your empire.
}
power-score-vp_per_other = { $amount } VP for { each-thing } in one other empire: the one that gives you most.
power-score-vp_with = { $amount } VP with { some-thing } in your empire.
power-income-income_per = { $each ->
    [1] Income { $signed } for { each-thing } in your empire.
   *[other] Income { $signed } for { every-things } in your empire.
}
power-income-income_with = Income { $signed } with { some-thing } in your empire.
power-income-income_with_other = Income { $signed } with { some-thing } in any other empire.
power-place-development_discount = Developments cost you { $amount } less.
power-place-world_discount = { $good_id ->
    [any] Worlds cost you { $amount } less.
   *[other] { of-kind } worlds cost you { $amount } less.
}
power-place-card_discount = { $card } costs you { $amount } less.
power-place-military_against = { $keyword_id ->
    [none] Military { $signed } against { of-kind } worlds.
   *[other] Military { $signed } against { $keyword } worlds.
}
power-place-military_per_icon = { $icon ->
    [explore] Military { $signed } for each Explore icon in your empire.
    [military] Military { $signed } for each Military icon in your empire.
   *[gene] Military { $signed } for each Chromosome icon in your empire.
}
power-place-pay_for_military_world = You may pay for a military world instead of conquering it: { $amount ->
    [0] as much as its defense
   *[other] { $amount } less than its defense
}, but not for an { of-kind } world.
power-place-one_in_empire = Only one in an empire.
power-place-placed_without_military = Joins your empire only while you have no Military, or with { $unless } in it.
power-second_world-second_world_paid = After paying for a world, you may discard this card from your empire to place a second world, paid for { $amount ->
    [0] as well
   *[other] as well but { $amount } cheaper
}.
power-second_world-second_world_conquered = After conquering a world, you may conquer a second one with the Military that the first did not need.
power-before_scoring-moves_to_most_military = Before VP are counted, this card moves to the empire that has more Military than any other.

## Options of a table

option-first_game-help = Everyone is dealt { $kept } cards and discards none. The rulebook has lettered hands for a first game; which cards they hold is not known, so these hands are dealt by chance instead.
option-colony_convoy_waits = { name-colony_convoy } waits
option-colony_convoy_waits-help = Whether { name-colony_convoy } can be used in the round it is placed, or only from the next round on. The rules can be read both ways; “yes” means it waits.

## How sure a card's value is, and which values these are

confidence-verified = checked
confidence-verified-help = Read from a printed card, told alike by two sources, or worked out from an example of the rulebook.
confidence-single-source = from one fan list only
confidence-single-source-help = One list of the cards tells this value, and nothing contradicts it. The printed card may differ.
confidence-inferred = inferred
confidence-inferred-help = No source tells this value; it follows from something else. The printed card may differ.
confidence-missing = not known
confidence-missing-help = No source tells whether the printed card has something here.
confidence-own = from the card file
confidence-own-help = The card file of this table tells this value.

field-rest = everything else
field-name = name
field-copies = number of copies
field-cost = cost
field-defense = defense
field-vp = VP
field-income = income
field-good = colour
field-icons = icons
field-explore = Explore icons
field-military = Military
field-gene = Chromosome icons
field-keywords = keywords

## Public facts of a seat, a card and the table

fact-vp = VP: { $count }
fact-vp-rate = VP a round: { $count }
fact-income = Income: { $count }
fact-empire = Empire: { $count }
fact-discount-development = Developments cost { $count } less
fact-discount-world = Worlds cost { $count } less
fact-discount-card = { $card } costs { $count } less
fact-contact = { $count ->
    [0] Military worlds may be paid for
   *[other] Military worlds may be paid for, { $count } below defense
}
fact-icons-explore = { $count ->
    [one] { $count } Explore icon
   *[other] { $count } Explore icons
}
fact-icons-military = { $count ->
    [one] { $count } Military icon
   *[other] { $count } Military icons
}
fact-icons-gene = { $count ->
    [one] { $count } Chromosome icon
   *[other] { $count } Chromosome icons
}
fact-survey-team = { $card } ready in the centre
fact-gain = { $vp ->
    [0] { $income ->
        [0] no VP or income yet
       *[other] +{ $income } income a round
    }
   *[other] { $income ->
        [0] +{ $vp } VP a round
       *[other] +{ $vp } VP, +{ $income } income a round
    }
}
fact-follows = { $follows ->
    [0] no second world can follow
   *[other] { $reason ->
        [conquer] with { name-military_convoy } a second world may be conquered after it
       *[contact] with { name-colony_convoy } a second world may be paid for after it
    }
}
fact-gain-moves = nothing: before VP are counted it moves to the empire with the most Military
fact-each-round = { $vp } VP and { $income } income a round
fact-variable-vp = variable VP
fact-variable-income = variable income
fact-counts-other = counts { $player_you ->
    [yes] your empire
   *[no] the empire of { $player }
} too
fact-to-end = { $count ->
    [0] The game ends with this round’s VP.
   *[other] { $count } VP to the end of the game
}
fact-maybe = The printed card may be called { $name }.
fact-confidence = How sure these values are: { $values }.
fact-tie-break = Tie-break: { $count } (cards in hand and income)

## Game terms

term-explore = Explore
term-income = income
term-icon = icon
term-icons = icons
term-icon-explore = Explore icon
term-icon-military = Military icon
term-icon-gene = Chromosome icon
term-no-colour = gray
term-empire = empire
term-centre = centre
term-rounds = Round by round
term-rounds-help = VP gained in each round, and the income that the empire had at its end.
term-curve = VP over the rounds
term-a-round = a round
term-copies = copies
term-own-cards = played with a card file of its own

## What an icon means

icon-cost-development-help = Cost: how many cards from hand this development costs; { $alone-saves } less in a round without a world.
icon-vp-help = VP: gained every round, from the round it is placed in.
icon-vp-variable-help = A variable number of VP every round; see its powers.
icon-income-help = Income: cards drawn at the end of every round.
icon-income-variable-help = A variable income; see its powers.
icon-explore-help = Explore icon: draw and look through one card more when exploring. Some cards count these icons.
icon-military-help = Military icon: one point of Military. It conquers worlds whose defense is not higher.
icon-gene-help = Chromosome icon: does nothing by itself; some cards count these icons.
icon-contact-help = Military worlds may be paid for.
icon-second-world-help = Allows a second world in a round.
icon-moves-help = Moves to the empire with the most Military.
icon-limit-help = Only one in an empire.
icon-good-novelty-help = Novelty: a blue world.
icon-good-rare-help = Rare elements: a brown world.
icon-good-genes-help = Genes: a green world.
icon-good-alien-help = Alien technology: a yellow world.
icon-good-any-help = A world of any colour.
icon-keyword-alien-help = An Alien card. Powers that name Alien technology mean yellow worlds, not this word.
icon-keyword-rebel-help = A Rebel world; Military against Rebel worlds counts here.
icon-keyword-help = A keyword without an effect of its own.
icon-survey-team-help = A { name-survey_team } lies ready in the centre. It can be placed as a development once in the game.
icon-empire-help = Cards in the empire.
icon-score-help = VP so far. The game ends in the round in which somebody reaches { $end }.
icon-confidence-help = Not every value of this card is checked against a printed one.

## The page: what a card would bring, alone or together, points, rounds

ui-my-empire = Your empire
ui-empire-of = Empire: { $player }
ui-empire-empty = No card in the empire yet.
ui-would-bring = It would bring:
ui-explored-last = Explored when choices were last revealed.
ui-explore-help = You place nothing. You draw { $draw } cards and then discard { $icons } of all the cards you hold, old or new: that leaves you { $explored } more. The { $icons } are { $marker-icons } icons of the marker and { $own } in your empire.
ui-pays = { $price ->
    [0] free
   *[other] pay { $price }
}
ui-place-both = { $price ->
    [0] Place both for nothing
   *[other] Place both for { $price }
}
ui-place-named = { $price ->
    [0] Place { $card } and { $beside } for nothing
   *[other] Place { $card } and { $beside } for { $price }
}
ui-only-with = { $helpers_count ->
    [one] only with { $helpers }
   *[other] only with a development
}
ui-note-place = Tick one card, or a development and a world to place both.
ui-note-world = Without a development you draw { alone-cards } for it.
ui-note-alone = { $card } alone costs { $price }. Tick a world too to place both: { $card } then costs { $dearer }.
ui-note-no-world = { $card } alone costs { $price }. No world in your hand could join it now.
ui-note-conquer = Together: { $dearer } for { $card }, and { $world } is conquered.
ui-note-both = Together: { $dearer } for { $card } and { $price } for { $world }, so { $sum } of your other cards ({ $have }).
ui-each-round = Each round now
ui-why-rate = Why { $vp } VP a round
ui-so-far = { $vp } VP so far
ui-gain = +{ $vp } VP
ui-income-is = income { $income }
ui-filter-type-unsure = Not fully checked
ui-order-income = By income

## What a finished game is remembered for

feat-settled = The first world
feat-settled-how = Place a world: pay for it with cards, or conquer it.
feat-settled-why = Each world gives points or income every round from then on, so an early one counts many times.
feat-explored = A look around
feat-explored-how = Place nothing in a round, and so explore.
feat-explored-why = When nothing in your hand fits, a round of exploring costs less than a bad card in the empire.
feat-both-at-once = Both at once
feat-both-at-once-how = Place a development and a world in the same round.
feat-both-at-once-why = The game is short: whoever places twice a round has a bigger empire when it counts.
feat-conquered = Conquered
feat-conquered-how = Have Military that reaches the defense of a military world, and place it.
feat-conquered-why = Military is not used up: it takes a world every round, and the cards in your hand stay for a development.
feat-contact = Bought, not conquered
feat-contact-how = Pay for a military world with the power of a card that allows it.
feat-contact-why = Without Military such a card opens worlds that would be closed to you.
feat-second-world = Another world
feat-second-world-how = Place a second world in one round, with the power of a card.
feat-second-world-why = Such a card is worth most while your hand is full: plan what will follow the first world.
feat-much-income = A rich empire
feat-much-income-how = Reach an income of { $least } cards or more.
feat-much-income-why = Income comes first and points later: cards each round pay for what scores.
feat-much-vp = A great round
feat-much-vp-how = Score { $least } VP or more in a single round.
feat-much-vp-why = Points grow from round to round. What your last rounds bring decides the game, not the first ones.
feat-won-in-peace = A peaceful victory
feat-won-in-peace-how = Win without having conquered a world.
feat-won-in-peace-why = Military is one way of several: discounts and income get you there too.
feat-won-clearly = Quick as light
feat-won-clearly-how = Win with { $least } VP or more ahead of each of the others.
feat-won-clearly-why = It is a race. From the middle on ask of each card what it still brings before the end.

## The guide: above and below each picture

ui-guide-place = A round
ui-guide-place-text = Everybody chooses at once and in secret: a development, a world, one of each, or to explore. A development alone costs { $alone-saves } less; a world alone lets you draw. Below each card stands what it would bring you each round and what it costs now, or why it cannot be placed. Then all is shown together and paid for with other cards from the hand.
ui-guide-card = Cards
ui-guide-card-text = A circle holds what a world costs, a diamond what a development costs, a red number the defense to conquer. The hexagon holds the VP and the tab below it the income: both come every round for the rest of the game. The signs at the left are icons, for exploring, for Military and for genes. The chips are powers: discounts, and points or income for what else you have.
ui-guide-conquer = Military
ui-guide-conquer-text = A military world is not paid for. Add up the Military icons of your empire: if they reach its defense, you place it and pay nothing, and your Military is not used up. A development placed in the same round helps already. { name-contact_specialist } lets you pay for such worlds instead; paying and Military are never mixed.
ui-guide-explore = Exploring
ui-guide-explore-text = When nothing in your hand fits, explore: you draw several cards, then discard some of your hand. Explore icons in your empire let you see more cards, so that you choose better. Exploring is never wrong when the hand is poor, but nothing is placed in that round, and cards that lie longer bring more.
ui-guide-score = Points every round
ui-guide-score-text = At the end of each round every card of your empire gives its VP again, and you draw as many cards as your income. So a cheap card placed early can be worth more than a dear one at the end, and the lines here climb faster and faster. As soon as somebody has { $end } VP, the game is over; who has most wins.
