### Race for the Galaxy in English. Which id means what and which variables it gets: docs/words.md.

ui-about = Settle worlds and develop technologies. Everyone secretly chooses a phase; all chosen phases are played by all. About 20 minutes.

## The first game, explained as it goes; -else: what comes of another answer

ui-lesson-aim = Welcome! Round by round you settle worlds and develop technologies. When somebody has { $full-tableau } cards on the table, or the pool of VP chips is used up, the game ends, and whoever has most VP, victory points, wins. I explain each thing when it comes.
ui-lesson-tableau = This is your table. It begins with your start world. Every card you place here is worth VP, and most have powers that help in each later round.
ui-lesson-hand = This is your hand. Cards are your money too: you pay for a card by discarding as many others as it costs. Point at a card, or hold a finger on it, and you read all about it.
ui-lesson-action = In every round everyone secretly chooses an action. Its phase then happens for all of you; whoever chose it also gets its bonus. You hold a cheap world, and worlds are placed in { phase-settle }: choose “{ action-settle }”.
ui-lesson-action-else = You chose something else. That is allowed: you play the phases that you and the other have chosen, and no others. A world can be placed only in a round in which somebody chooses “{ action-settle }”.
ui-lesson-settle = What glows can be placed, and below each card stands what it takes. { name-gem_world } is paid with cards, and gives a good every time it produces: a fine beginning.
ui-lesson-settle-else = You placed nothing. Sometimes that is right, to keep cards for something better. But cards on the table win the game, so do not wait for long.
ui-lesson-pay = Now pay. Give the cards you can do without most easily. Every card is a choice: place it, or pay with it. Keep { name-rebel_fuel_cache } for the next round.
ui-lesson-pay-else = You paid with a card that the next round would have needed. No harm: new ones come.
ui-lesson-bonus = The log tells what happened. Whoever chooses “{ action-settle }” draws a card after placing a world: that is the bonus of this action. Point at an action and you read its bonus.
ui-lesson-military = A world with a red ring is not paid but conquered: your military must be at least its defense. Your start world brings as much military as { name-rebel_fuel_cache } has defense, so it costs no card at all. Choose “{ action-settle }” again.
ui-lesson-military-else = As you like: the conquest can wait. But it costs nothing, and a world on your table works for you from the next round on.
ui-lesson-conquer = Place { name-rebel_fuel_cache }: below it stands that you conquer it. It is a windfall world: it gets a good at once, and later only when something tells it to produce.
ui-lesson-conquer-else = It stays in your hand. Conquering it would have cost you nothing.
ui-lesson-explore = Your hand is small, and Explore brings cards. With “{ action-explore-5 }” you look at many more; with “{ action-explore-1-1 }” you keep more. Choose whichever you like better.
ui-lesson-explore-else = Also possible. But without new cards you soon have nothing left to place, or to pay with.
ui-lesson-keep = You look at these cards and keep some; the others are discarded. Keep what you could place soon, or what suits the cards on your table.
ui-lesson-develop = The diamonds in your hand are developments. They are placed in { phase-develop }, and whoever chose that action pays { $develop-bonus } less. Try “{ action-develop }”.
ui-lesson-develop-else = All right. A good question before each choice: what will the other choose? That phase you get for nothing.
ui-lesson-place = What glows can be placed, with its price below. The Roman numbers on a card tell in which phase each of its powers works, in the order of the phases at the top.
ui-lesson-place-else = You placed no development. So you keep your cards for another round; but the phase is over, and it comes again only when somebody chooses it.
ui-lesson-produce = Worlds with a full circle produce: in { phase-produce } each of them gets a good, if it has none. Choose “{ action-produce }”, so that there is something to consume afterwards.
ui-lesson-produce-else = Fine, another way. Goods come mostly in { phase-produce }, and a world holds no more than one.
ui-lesson-consume = There are goods on your worlds. In { phase-consume } the powers on your cards turn them into VP, as chips from the common pool; when it is empty, this round is the last. “{ action-consume-x2 }” doubles these VP; “{ action-consume-trade }” first sells a good for cards. Choose one of them.
ui-lesson-consume-else = The goods wait for you; but while they lie there, their worlds produce nothing new.
ui-lesson-power = Each of these powers is used once in this phase, in an order of your choice. Begin with those that need a certain kind of good; those that take any kind can wait.
ui-lesson-power-else = You use no more powers. That can be right, for a good that is worth more elsewhere; but what is not used now waits until somebody chooses this phase again.
ui-lesson-rhythm = You know the rhythm now: goods, and then VP for them, again and again. Cards on the table bring one end nearer, chips taken from the pool the other. Look at the other's table: what they need, they will choose.
ui-lesson-alone = That is all you need. The key ? and the button with that sign explain every sign and every phase. Play this game to its end, and then one without me!
ui-learned = You can now choose an action and get its bonus, pay with cards, conquer with military, explore, develop, produce, and turn goods into VP.

## A game with The Gathering Storm, explained as it goes

ui-learn-gathering_storm = Learn goals
ui-lesson-goals-aim = This is a game with { option-gathering_storm }. You know the rounds already; new are some cards, and goals: these tiles. They have been laid out by chance, and give points beside all that you know.
ui-lesson-goals-first = Some of the goals are for who is first. Whoever has first what a tile asks for gets { $goal-first } VP, and never loses them; afterwards nobody else gets it. Point at a tile and you read what it asks for; press the row and you see how far everybody is.
ui-lesson-goals-most = The others are for who has most of something. Whoever has the least number, and more than anybody else, holds the tile for { $goal-most } VP. But it goes to who has more later on.
ui-lesson-goals-keep = Look at your cards with the goals in mind. { goal-overlord_discoveries } asks for cards with the keyword Alien, { goal-greatest_military } for Military. Keep { name-alien_robot_sentry } and { name-alien_robot_scout_ship }, and discard others.
ui-lesson-goals-keep-else = An Alien world is gone. No harm: there are other goals, and other Alien cards.
ui-lesson-goals-settle = Your start world has enough Military to conquer { name-alien_robot_sentry }. Choose “{ action-settle }”.
ui-lesson-goals-settle-else = As you like. But the first Alien card was there for nothing.
ui-lesson-goals-sentry = Place { name-alien_robot_sentry }: the first of the Alien cards that the goal asks for. It comes with a good, and those of Aliens fetch most.
ui-lesson-goals-sentry-else = It stays in your hand, and with it the way to the goal.
ui-lesson-goals-sell = Now you need cards. “{ action-consume-trade }” sells the good of { name-alien_robot_sentry } for { $alien-value } of them.
ui-lesson-goals-sell-else = Also possible. The good can be sold later, but cards now are what makes you faster than the other.
ui-lesson-goals-count = Look at { goal-greatest_military }: its tile tells how much Military you have, and what is the least. { name-drop_ships } and { name-alien_robot_scout_ship } together bring what is missing. Goals are looked at when a phase is over, and what you have just placed counts.
ui-lesson-goals-develop = { name-drop_ships } are a development: choose “{ action-develop }”, so that they cost you one card less.
ui-lesson-goals-develop-else = Goals are a race: whoever does something else first may come too late.
ui-lesson-goals-ships = Place { name-drop_ships }.
ui-lesson-goals-ships-else = Without them your Military is too small for the goal, and for the next Alien world.
ui-lesson-goals-pay = Pay with what you need neither for a goal nor for a plan. Keep { name-alien_robot_scout_ship } and { name-alien_toy_shop }.
ui-lesson-goals-pay-else = You have paid with one of the Alien cards that you were saving. There will be others.
ui-lesson-goals-scout = Now your Military is enough to conquer { name-alien_robot_scout_ship }. Place it: one more Alien card, and one Military more.
ui-lesson-goals-scout-else = It waits in your hand, and the goal waits as well. The other may be quicker.
ui-lesson-goals-taken = { goal-greatest_military } is yours: { $goal-most } VP for as long as the other has no more than you. If they only catch up with you, you keep it. And look what else has gone: tiles of the other have their sign.
ui-lesson-goals-third = The last Alien card that is missing is in your hand: { name-alien_toy_shop }, one of the new cards. The other can still be first, so do not wait: choose “{ action-settle }”.
ui-lesson-goals-third-else = A goal for who is first is worth nothing to who is second. Hurry while it is still there.
ui-lesson-goals-shop = Place { name-alien_toy_shop }. It is paid with cards; a windfall world, so a good comes with it.
ui-lesson-goals-shop-else = It stays in your hand. The tile is still there, but for how long?
ui-lesson-goals-claimed = { goal-overlord_discoveries } is yours: { $goal-first } VP that nobody can take from you. The others see at each tile who has it; they can do something else now.
ui-lesson-goals-toys = { name-alien_toy_shop } has a new kind of power: it takes no good but its own, and gives VP for it. “{ action-consume-x2 }” doubles them.
ui-lesson-goals-toys-else = The good waits on the world. Its power takes nothing else.
ui-lesson-goals-end = VP from goals are no chips: they do not come from the pool, and bring the end no nearer. At the end, who has as much as the most of something without holding the tile still gets { $goal-tied } VP. So keep an eye on these numbers till the end.
ui-lesson-goals-alone = That is all about goals. A game with { option-gathering_storm } has them unless you leave them out at a new table. Play this one to its end!
ui-learned-goals = You can now read goals, be first for some, keep others by having most, and use a card of { option-gathering_storm }.

## Counted things, shared by the sentences below

price-cards = { $price ->
    [0] nothing
    [one] { $price } card
   *[other] { $price } cards
}
value-cards = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
drawn-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
extra-cards = { $cards ->
    [one] { $cards } extra card
   *[other] { $cards } extra cards
}
looked-cards = { $looked ->
    [one] { $looked } card
   *[other] { $looked } cards
}
settle-cards = { $settle-bonus ->
    [one] { $settle-bonus } card
   *[other] { $settle-bonus } cards
}
tableau-cards = { $full-tableau ->
    [one] { $full-tableau } card
   *[other] { $full-tableau } cards
}
reward = { $vp ->
    [0] { $cards ->
        [0] nothing
       *[other] { drawn-cards }
    }
   *[other] { $cards ->
        [0] { $vp } VP
       *[other] { $vp } VP and { drawn-cards }
    }
}

good-article = { $good_id ->
    [novelty] a Novelty
    [rare] a Rare elements
    [genes] a Genes
    [alien] an Alien technology
   *[any] any
}

## Goods, phases, actions

phase-choose = Choosing actions
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-consume = Consume
phase-produce = Produce
phase-trade = Trade
phase-setup = Setup

phase-draft-help = Of { $drafted } cards everyone keeps one and passes the rest on, until all are taken; then come the next ones. What you keep becomes your own deck.
phase-start-help = Everyone gets a start world and { dealt-cards }, and keeps { $kept } of them.
phase-choose-help = Everyone secretly chooses an action. The phases that somebody chose are then played in order, by everyone.
phase-explore-help = Everyone looks at { looked-cards } and keeps { $explore-kept }.
phase-develop-help = Everyone may place one development and pays its cost with cards from hand.
phase-settle-help = Everyone may place one world: paid for with cards from hand, or conquered with Military.
phase-consume-help = Everyone uses their Consume powers, which turn goods into VP and cards.
phase-produce-help = Every empty production world gets a good.
phase-trade-help = Whoever chose Consume: Trade first sells one good for cards.
phase-tidy-help = Everyone discards down to the hand limit of { $hand-limit }. Then the game ends if somebody has { tableau-cards } in the tableau or the VP pool is empty.
phase-over-help = The highest score wins. A tie goes to whoever has more cards in hand and goods together.
phase-setup-help = Before the first round, if this card is your start world.

action-explore-5 = Explore +5
action-explore-1-1 = Explore +1 +1
action-develop = Develop
action-settle = Settle
action-consume-trade = Consume: Trade
action-consume-x2 = Consume: 2× VP
action-produce = Produce

action-explore-5-help = Explore. Everyone looks at { looked-cards } and keeps { $explore-kept }; you look at { $bonus-looked } more.
action-explore-1-1-help = Explore. Everyone looks at { looked-cards } and keeps { $explore-kept }; you look at { $extra-looked } more and keep { $extra-kept } more.
action-develop-help = Develop. Everyone may place a development; yours costs { $develop-bonus } less.
action-settle-help = Settle. Everyone may place a world; you draw { settle-cards } after placing one.
action-consume-trade-help = Consume. Everyone uses Consume powers; before that you sell one good for cards.
action-consume-x2-help = Consume. Everyone uses Consume powers; goods bring you twice the VP.
action-produce-help = Produce. Production worlds get goods; you also get one on a windfall world.

keyword-chromosome = Chromosome
keyword-terraforming = Terraforming

## What happened: full, -hidden where something stays secret, -you for the reader's own seat

start-worlds-offered = { $worlds_count ->
    [one] { $player } is dealt the start world { $worlds }.
   *[other] { $player } may start with one of these worlds: { $worlds }.
}
start-worlds-offered-you = { $worlds_count ->
    [one] You are dealt the start world { $worlds }.
   *[other] You may start with one of these worlds: { $worlds }.
}

started = { $player } starts with { $world }.
started-you = You start with { $world }.

actions-revealed = Actions: { $actions }.

phase-began = { $bonus_count ->
    [0] { $phase }.
   *[other] { $phase }. Bonus for { $bonus }.
}

explored = { $player } looks at { count-cards }: { $cards }.
explored-hidden = { $player } looks at { count-cards }.
explored-you = You look at { count-cards }: { $cards }.

kept = { $away ->
    [0] { $player } keeps { count-cards }: { $cards }.
   *[other] { $player } keeps { count-cards }: { $cards }; discards { $discarded }.
}
kept-hidden = { $away ->
    [0] { $player } keeps { count-cards }.
   *[other] { $player } keeps { count-cards } and discards { $away }.
}
kept-you = { $away ->
    [0] You keep { count-cards }: { $cards }.
   *[other] You keep { count-cards }: { $cards }; you discard { $discarded }.
}

revealed = { $player } reveals { $card }.
revealed-you = You reveal { $card }.

declined = { $phase_id ->
    [develop] { $player } places no development.
    [settle] { $player } places no world.
   *[other] { $player } places nothing.
}
declined-hidden = { declined }
declined-you = { $phase_id ->
    [develop] { $could ->
        [no] You place no development: no card of your hand can be developed now.
       *[yes] You place no development.
    }
    [settle] { $could ->
        [no] You place no world: no card of your hand can be settled now.
       *[yes] You place no world.
    }
   *[other] You place nothing.
}

developed = { $price ->
    [0] { $player } develops { $card } for nothing.
   *[other] { $player } develops { $card } for { price-cards }: { $paid }.
}
developed-hidden = { $player } develops { $card } for { price-cards }.
developed-you = { $price ->
    [0] You develop { $card } for nothing.
   *[other] You develop { $card } for { price-cards }: { $paid }.
}

settled = { $price ->
    [0] { $player } settles { $card } for nothing.
   *[other] { $player } settles { $card } for { price-cards }: { $paid }.
}
settled-hidden = { $player } settles { $card } for { price-cards }.
settled-you = { $price ->
    [0] You settle { $card } for nothing.
   *[other] You settle { $card } for { price-cards }: { $paid }.
}

conquered = { $player } conquers { $card }: Military { $military } against defense { $defense }.
conquered-you = You conquer { $card }: Military { $military } against defense { $defense }.

tableau-card-discarded = { $player } uses up { $card } to place { $world }.
tableau-card-discarded-you = You use up { $card } to place { $world }.

hired = { $player } discards { count-cards } from hand for Military against { $world }: { $cards }.
hired-hidden = { $player } discards { count-cards } from hand for Military against { $world }.
hired-you = You discard { count-cards } from hand for Military against { $world }: { $cards }.

declined-second = { $player } places no second world.
declined-second-hidden = { declined-second }
declined-second-you = { $could ->
    [no] You place no second world: no card of your hand can be settled now.
   *[yes] You place no second world.
}

drew = { $count ->
    [0] { $player } draws no card: deck and discard pile are empty ({ $why }).
   *[other] { $player } draws { count-cards } ({ $why }): { $cards }.
}
drew-hidden = { $count ->
    [0] { $player } draws no card: deck and discard pile are empty ({ $why }).
   *[other] { $player } draws { count-cards } ({ $why }).
}
drew-you = { $count ->
    [0] You draw no card: deck and discard pile are empty ({ $why }).
   *[other] You draw { count-cards } ({ $why }): { $cards }.
}

good-placed = { $player } puts a good on { $world }: { $good } ({ $why }).
good-placed-you = You put a good on { $world }: { $good } ({ $why }).

sold = { $player } sells the good of { $world } ({ $good }) for { value-cards } ({ $why }).
sold-you = You sell the good of { $world } ({ $good }) for { value-cards } ({ $why }).

consumed = { $worlds_count ->
    [0] { $player } uses { $card }: { reward }.
    [one] { $player } uses { $card } and spends the good of { $worlds }: { reward }.
   *[other] { $player } uses { $card } and spends the goods of { $worlds }: { reward }.
}
consumed-you = { $worlds_count ->
    [0] You use { $card }: { reward }.
    [one] You use { $card } and spend the good of { $worlds }: { reward }.
   *[other] You use { $card } and spend the goods of { $worlds }: { reward }.
}

hand-cards-consumed = { $player } uses { $card } and discards { count-cards } from hand for { $vp } VP: { $cards }.
hand-cards-consumed-hidden = { $player } uses { $card } and discards { count-cards } from hand for { $vp } VP.
hand-cards-consumed-you = You use { $card } and discard { count-cards } from hand for { $vp } VP: { $cards }.

consumption-declined = { $player } leaves { $cards } unused.
consumption-declined-you = You leave { $cards } unused.

bonus-unused = { $about_id ->
    [trade] { $player } has no good to sell for the bonus (Trade).
   *[produce-bonus] { $player } has no empty windfall world for the bonus (Produce).
}
bonus-unused-you = { $about_id ->
    [trade] You have no good to sell for your bonus (Trade).
   *[produce-bonus] You have no empty windfall world for your bonus (Produce).
}

powers-unused = { $goods ->
    [0] { $player } has nothing to spend on { $cards }.
   *[other] { $player } has no goods that fit { $cards }.
}
powers-unused-you = { $goods ->
    [0] You have nothing to spend on { $cards }.
   *[other] You have no goods that fit { $cards }.
}

gambled = { $card_id ->
    [none] { $player } guesses { $guess }, but no card is left to turn up.
   *[other] { $won ->
        [yes] { $player } guesses { $guess }, turns up { $card } and keeps it.
       *[no] { $player } guesses { $guess }, turns up { $card } and discards it.
    }
}
gambled-you = { $card_id ->
    [none] You guess { $guess }, but no card is left to turn up.
   *[other] { $won ->
        [yes] You guess { $guess }, turn up { $card } and keep it.
       *[no] You guess { $guess }, turn up { $card } and discard it.
    }
}

discarded-to-produce = { $player } uses { $card } and discards { count-cards } from hand: { $cards }.
discarded-to-produce-hidden = { $player } uses { $card } and discards { count-cards } from hand.
discarded-to-produce-you = You use { $card } and discard { count-cards } from hand: { $cards }.

goals-laid-out = Goals: { $goals }.

goal-claimed = { $player } reaches { $goal }: { $vp } VP.
goal-claimed-you = You reach { $goal }: { $vp } VP.

goal-taken = { $loser ->
    [none] { $player } takes { $goal }: { $vp } VP.
   *[other] { $loser_you ->
        [yes] { $player } takes { $goal } from you: { $vp } VP.
       *[no] { $player } takes { $goal } from { $loser }: { $vp } VP.
    }
}
goal-taken-you = { $loser ->
    [none] You take { $goal }: { $vp } VP.
   *[other] You take { $goal } from { $loser }: { $vp } VP.
}

goal-returned = { $player } loses { $goal }: it goes back to the centre.
goal-returned-you = You lose { $goal }: it goes back to the centre.

goal-tied = { $player } has as much as anybody, { $goal }: { $vp } VP.
goal-tied-you = You have as much as anybody, { $goal }: { $vp } VP.

packs-dealt = { $left ->
    [yes] Draft, { $number } of { $rounds }: { count-cards } for everyone, passed on to the left.
   *[other] Draft, { $number } of { $rounds }: { count-cards } for everyone, passed on to the right.
}
packs-passed = The packs, { count-cards } each, go on.
drafted = { $player } drafts { count-cards }: { $cards }.
drafted-hidden = { $player } drafts { count-cards }.
drafted-you = You draft { count-cards }: { $cards }.
draft-ended = The draft is over: everyone has a deck of { count-cards }. Left over, and out of the game: { $out }.
start-worlds-drawn = { $player } has start worlds, face down: { $cards }.
start-worlds-drawn-hidden = { $player } has start worlds, face down: { $count }.
start-worlds-drawn-you = Your start worlds, face down: { $cards }. You keep one of them.
own-reshuffled = { $player } has no deck left: the discards are shuffled and become the new one: { count-cards }.
own-reshuffled-you = You have no deck left: your discards are shuffled and become the new one: { count-cards }.

end-tableau = a tableau has { tableau-cards } or more
end-pool = the VP pool is empty

## Why a card was drawn or a good placed, where no card's power is the cause

cause-windfall = windfall
cause-pair = two actions
cause-trade = Trade
cause-settle-bonus = Settle bonus
cause-produce = production
cause-produce-bonus = Produce bonus

## What I am asked now, and whom I am waiting for

ask-start-world = Choose your start world.
ask-draft = Keep one card for your own deck. The others are passed on.
ask-action = { $about_id ->
    [pair] Choose two actions for this round. Every phase that somebody chooses is played by both.
   *[other] Choose what to do this round. Every phase that somebody chooses is played by everyone.
}
ask-explore-keep = Choose { more-cards } to keep. The others are discarded.
ask-develop = Choose a development to place, or place nothing.
ask-settle = Choose a world to place, or place nothing.
ask-settle-by = How do you want to place { $about }?
ask-settle-second = { name-improved_logistics }: choose a second world to place, or place nothing.
ask-hire = { name-space_mercenaries }: choose { more-cards } to discard for Military against { $about }.
ask-sell = { $about_id ->
    [trade] Trade: choose a good to sell for cards.
   *[other] { $about }: choose a good to sell for cards.
}
ask-use-power = Choose the Consume power to use next.
ask-spend = { $more ->
    [one] { $about }: choose a good to spend.
   *[other] { $about }: choose { $more } goods to spend.
}
ask-discard-for-vp = { $about }: you may discard up to { more-cards } from your hand for VP.
ask-guess = { $about }: guess the cost or defense of the top card of the deck. If you are right, you keep it.
ask-produce-on = { $about }: choose the empty windfall world that gets a good.
ask-discard-to-produce = { $about_id ->
    [damaged_alien_factory] { $about }: you may discard a card from your hand to put a good on it.
   *[other] { $about }: you may discard a card from your hand to put a good on an empty windfall world.
}

wait-start = Preparing the start: { $players }
wait-choose = Choosing an action: { $players }
wait-explore = Exploring: { $players }
wait-develop = Developing: { $players }
wait-settle = Settling: { $players }
wait-consume = Consuming: { $players }
wait-produce = Producing: { $players }

## Buttons, worded with their effect

do-start = Start with { $card }
do-act = Choose { $action }
do-keep = Keep { $card }
do-discard = Discard { $card }
do-place = { $reason ->
    [pay] { $price ->
        [0] Place { $card } for nothing
       *[other] Place { $card } for { $price }
    }
    [contact] Place { $card } for { $price } instead of conquering it
    [conquer] Conquer { $card }
    [ship] Place { $card } for nothing with { name-colony_ship }
    [tactics] Conquer { $card } with { name-new_military_tactics }
    [doomed] Place { $card } for nothing with { name-doomed_world }
    [hire] Conquer { $card }, discarding { $hired } for { name-space_mercenaries }
    [tactics-hire] Conquer { $card } with { name-new_military_tactics }, discarding { $hired }
   *[other] Place { $card }
}
do-pass = Place nothing
do-by-conquer = { $reason ->
    [hire] Discard { $hired }, conquer { $card }
   *[other] Conquer { $card }
}
do-by-pay = { $price ->
    [0] Pay for { $card }
   *[other] Pay { $price } for { $card }
}
do-by-ship = Use up { name-colony_ship }
do-by-conquer-tactics = { $reason ->
    [hire] Use up { name-new_military_tactics }, discard { $hired }, conquer
   *[other] Use up { name-new_military_tactics }, conquer
}
do-by-pay-tactics = Use up { name-new_military_tactics }, pay { $price }
do-by-ship-tactics = Use up { name-new_military_tactics } and { name-colony_ship }
do-by-doomed = Use up { name-doomed_world }
do-by-doomed-tactics = Use up { name-new_military_tactics } and { name-doomed_world }
do-sell = Sell the good of { $card } ({ $good }) for { value-cards }
do-use = { $card }: { $power }
do-spend = Spend the good of { $card } ({ $good })
do-guess = Guess { $number }
do-produce = Put a good on { $card } ({ $good })
do-done = { $purpose ->
    [use-power] Use no more powers
    [discard-for-vp] Discard no more
    [discard-to-produce] Discard nothing
   *[other] Done
}

do-batch-explore-keep = Keep { count-cards }
do-batch-spend = { $count ->
    [one] Spend { $count } good
   *[other] Spend { $count } goods
}
do-batch-discard-for-vp = { $count ->
    [0] Discard nothing
   *[other] Discard { count-cards } for VP
}
do-batch-hire = Discard { count-cards } for Military

## May I, and why not; -why is the long form

reason-pay-why = You pay with other cards from your hand.
reason-contact-why = A power lets you pay for this military world instead of conquering it. Your Military does not change the price.
reason-conquer-why = Your Military is enough to take this world without paying.
reason-tactics = with { name-new_military_tactics }: Military { $military } against { $defense }
reason-tactics-why = Your Military is enough if you use up { name-new_military_tactics }.
reason-ship = free with { name-colony_ship }
reason-ship-why = { name-colony_ship } leaves your tableau, and this world costs nothing.
reason-doomed = free with { name-doomed_world }
reason-doomed-why = { name-doomed_world } leaves your tableau, and this world costs nothing.
reason-hire = discard { $hired }: Military { $military } against { $defense }
reason-hire-why = { name-space_mercenaries } gives you Military for each card you discard from your hand. You discard just as many as you need.
reason-tactics-hire = with { name-new_military_tactics }, discard { $hired }: Military { $military } against { $defense }
reason-tactics-hire-why = Your Military is enough if you use up { name-new_military_tactics } and discard cards for { name-space_mercenaries }.
reason-a-development = a development: place it in Develop
reason-a-world = a world: place it in Settle
reason-already-in-tableau = already in your tableau
reason-sells = for { value-cards }
reason-sells-why = You draw this many cards for the good. Powers of your cards may add to its value.

## The rules behind refusals, by their numbers in RULES.md

rule-4-1 = In the Develop phase you place one development from your hand, or none. Worlds wait for the Settle phase.
rule-4-4 = You pay by discarding exactly the price in other cards from your hand. A development that the rest of your hand cannot pay for is not placed.
rule-4-5 = A tableau never holds a second development of a name that it has. Others may have the same one.
rule-5-1 = In the Settle phase you place one world from your hand, or none. Developments wait for the Develop phase.
rule-5-2 = A world that is not military is paid for with exactly its price in other cards from your hand: its cost less all discounts that fit, never less than nothing.
rule-5-3 = A military world is conquered, not paid for: your Military must reach its defense. It costs no cards then.
rule-5-9 = { name-contact_specialist } lets you place a military world by paying for it instead: its defense less a discount, in cards. Military does not lower that price; it conquers, or it does nothing.

# What a way to place a world brings: the score grows by so much; the same can be had without what it uses up.
fact-way-gain = { $amount ->
    [0] no more VP
   *[other] { $signed } VP
}
fact-needless = not needed

## The arithmetic of a price, a strength, a score

part-bonus = bonus
part-contact = paying, not conquering
part-lasting = until this phase ends
part-hired = cards discarded
part-chips = VP chips
part-goods = goods
part-scoring = by its scoring rule

## Powers, one sentence each

power-setup-keep_at_start = As your start world: you keep { $cards } of the cards dealt.
power-explore-draw_extra = { $cards ->
    [one] Look at { $cards } more card.
   *[other] Look at { $cards } more cards.
}
power-explore-keep_extra = Keep { $cards } more of the cards you look at.
power-develop-draw_at_phase_start = Draw { drawn-cards } at the start of the phase.
power-develop-reduce_cost = Developments cost you { $amount } less.
power-develop-draw_after_placing = Draw { drawn-cards } after placing a development.
power-settle-reduce_cost = { $good_id ->
    [any] Worlds cost you { $amount } less.
   *[other] { of-kind } worlds cost you { $amount } less.
}
power-settle-military = { $keyword_id ->
    [none] { $good_id ->
        [any] Military { $signed }.
       *[other] Military { $signed } against { of-kind } worlds.
    }
   *[other] Military { $signed } against { $keyword } worlds.
}
power-settle-discard_self_for_military = You may discard this card from your tableau for Military { $signed } until the phase ends.
power-settle-discard_self_for_zero_cost = You may discard this card from your tableau to place a world for nothing, but not { good-article } world.
power-settle-discard_hand_for_military = { $max_cards ->
    [one] You may discard { $max_cards } card from your hand for Military { $signed } until the phase ends.
   *[other] You may discard up to { $max_cards } cards from your hand for Military { $signed } each until the phase ends.
}
power-settle-place_second_world = After placing a world you may place a second one, without the bonus of Settle.
power-settle-pay_for_military_world = You may pay for a military world instead of conquering it: { $discount } less than its defense, but not for { good-article } world.
power-settle-draw_after_placing = Draw { drawn-cards } after placing a world.
power-trade-trade_bonus = { $scope ->
    [this_world] Draw { extra-cards } when you sell the good of this world.
   *[all_worlds] { $good_id ->
        [any] Draw { extra-cards } when you sell a good.
       *[other] Draw { extra-cards } when you sell { good-article } good.
    }
}
power-trade-trade_bonus_per_world = Draw { extra-cards } for each of your { $keyword } worlds when you sell { good-article } good.
power-consume-consume_good = { $scope ->
    [this_world] Spend the good of this world for { reward }.
   *[all_worlds] { $times ->
        [1] { $goods_per_use ->
            [1] { $good_id ->
                [any] Spend { $goods_per_use } good for { reward }.
               *[other] Spend { $goods_per_use } { of-kind } good for { reward }.
            }
           *[other] { $good_id ->
                [any] Spend { $goods_per_use } goods for { reward }.
               *[other] Spend { $goods_per_use } { of-kind } goods for { reward }.
            }
        }
       *[other] { $goods_per_use ->
            [1] { $good_id ->
                [any] Spend up to { $times } goods for { reward } each.
               *[other] Spend up to { $times } { of-kind } goods for { reward } each.
            }
           *[other] { $good_id ->
                [any] Up to { $times } times, spend { $goods_per_use } goods for { reward }.
               *[other] Up to { $times } times, spend { $goods_per_use } { of-kind } goods for { reward }.
            }
        }
    }
}
power-consume-consume_different_kinds = Spend { $kinds } goods of different kinds for { reward }.
power-consume-consume_all_goods = { $vp_offset ->
    [0] Spend all your remaining goods for { $vp_per_good } VP each.
    [-1] Spend all your remaining goods for { $vp_per_good } VP each, minus 1 VP in total.
   *[other] Spend all your remaining goods for { $vp_per_good } VP each, and { $vp_offset } VP in total.
}
power-consume-sell_good = { $use_trade_bonuses ->
    [yes] Sell a good for cards, with your Trade powers.
   *[no] Sell a good for cards, without your Trade powers.
}
power-consume-draw = Draw { drawn-cards }.
power-consume-gamble_top_card = Name a number from { $guess_min } to { $guess_max } and turn up the top card of the deck. Keep it if that is its cost or defense.
power-consume-discard_hand = { $max_cards ->
    [one] You may discard { $max_cards } card from your hand for { reward }; never doubled.
   *[other] You may discard up to { $max_cards } cards from your hand for { reward } each; never doubled.
}
power-produce-produce_here = Put a good on this world if it has none.
power-produce-draw_if_produced_here = Draw { drawn-cards } when a good is produced on this world.
power-produce-produce_on_windfall = { $good_id ->
    [any] Put a good on one of your empty windfall worlds.
   *[other] Put a good on one of your empty { of-kind } windfall worlds.
}
power-produce-draw = Draw { drawn-cards }.
power-produce-draw_per_good_produced = { $good_id ->
    [any] Draw { drawn-cards } for each good you produced this phase.
   *[other] Draw { drawn-cards } for each { of-kind } good you produced this phase.
}
power-produce-draw_per_kind_produced = Draw { drawn-cards } for each kind of good you produced this phase.
power-produce-draw_per_world = { $military ->
    [yes] Draw { drawn-cards } for each military world in your tableau.
   *[no] { $good_id ->
        [any] Draw { drawn-cards } for each world in your tableau that holds goods.
       *[other] Draw { drawn-cards } for each { of-kind } world in your tableau.
    }
}
power-produce-draw_if_most_produced = Draw { drawn-cards } if you produced more { of-kind } goods this phase than anybody else.
power-produce-discard_to_produce_on_windfall = { $discard ->
    [one] You may discard { $discard } card from your hand to put a good on one of your empty windfall worlds.
   *[other] You may discard { $discard } cards from your hand to put a good on one of your empty windfall worlds.
}
power-produce-discard_to_produce_here = { $discard ->
    [one] You may discard { $discard } card from your hand to put a good on this world; it produces in no other way.
   *[other] You may discard { $discard } cards from your hand to put a good on this world; it produces in no other way.
}

## Scoring rules of the six-cost developments; a card counts for the first rule it fits

score-world = { $other ->
    [yes] { $vp } VP for each other world.
   *[no] { $vp } VP for each world.
}
score-world-good = { $production ->
    [production] { $vp } VP for each { of-kind } production world.
    [windfall] { $vp } VP for each { of-kind } windfall world.
   *[any] { $vp } VP for each { of-kind } world.
}
score-world-production = { $production ->
    [windfall] { $vp } VP for each windfall world.
   *[production] { $vp } VP for each production world.
}
score-world-military = { $other ->
    [yes] { $vp } VP for each other military world.
   *[no] { $vp } VP for each military world.
}
score-world-military-keyword = { $vp } VP for each { $keyword } military world.
score-world-power = { $other ->
    [yes] { $vp } VP for each other world with a power in { $phase }.
   *[no] { $vp } VP for each world with a power in { $phase }.
}
score-development = { $other ->
    [yes] { $vp } VP for each other development.
   *[no] { $vp } VP for each development.
}
score-development-cost = { $vp } VP for each development that costs { $cost }.
score-development-power = { $other ->
    [yes] { $vp } VP for each other development with a power in { $phase }.
   *[no] { $vp } VP for each development with a power in { $phase }.
}
score-card-keyword = { $other ->
    [yes] { $vp } VP for each other { $keyword } card.
   *[no] { $vp } VP for each { $keyword } card.
}
score-named_card = { $vp } VP for { $name }.
score-military_strength = { $vp } VP for each point of your Military that counts against every world.
score-vp_chips = { $vp } VP for every { $chips } VP in chips.
score-good = { $vp } VP for each good on your worlds at the end of the game.

## Goals of The Gathering Storm, and what each counts

goal-galactic_standard_of_living = Galactic Standard of Living
goal-galactic_standard_of_living-asks = VP chips: at least { $least }
goal-system_diversity = System Diversity
goal-system_diversity-asks = Kinds of goods among worlds: at least { $least }
goal-overlord_discoveries = Overlord Discoveries
goal-overlord_discoveries-asks = Cards with the keyword Alien: at least { $least }
goal-budget_surplus = Budget Surplus
goal-budget_surplus-asks = Cards discarded down to the hand limit: at least { $least }
goal-innovation_leader = Innovation Leader
goal-innovation_leader-asks = Phases with a power, Trade as one of them: { $least }
goal-galactic_status = Galactic Status
goal-galactic_status-asks = Developments with a question mark: at least { $least }
goal-greatest_military = Greatest Military
goal-greatest_military-asks = Military that counts against every world: at least { $least }
goal-largest_industry = Largest Industry
goal-largest_industry-asks = Novelty and Rare elements worlds: at least { $least }
goal-greatest_infrastructure = Greatest Infrastructure
goal-greatest_infrastructure-asks = Developments: at least { $least }
goal-production_leader = Production Leader
goal-production_leader-asks = Production worlds: at least { $least }
goal-kind-first = Who is first to have it gets { $goal-first } VP for good; so does everybody who has it at the same moment.
goal-kind-most = Who has most, and more than anybody else, gets { $goal-most } VP for as long as nobody has more. At the end { $goal-tied } VP for who has just as much.

## Options of a table

option-edition = Edition
option-edition-first = first
option-edition-second = second
option-edition-help = The second edition changes some cards a little: { name-merchant_guild }, { name-bio_hazard_mining_world }, { name-outlaw_world }, { name-imperium_armaments_world } and { name-black_market_trading_world }.
option-new_start_worlds = New start worlds
option-new_start_worlds-help = More start worlds. Each player is offered a choice and keeps one. Needs the second edition.
option-first_game-help = Start worlds come in order, each with { $kept } cards chosen for a first game.
option-experienced = Two actions a round
option-experienced-help = For two players who know the game: each chooses two actions a round, and Develop and Settle may be chosen twice.
option-gathering_storm = The Gathering Storm
option-gathering_storm-help = The first expansion: start worlds, worlds and developments with new powers. A full table needs it.
option-goals = Goals
option-goals-help = Tiles on the table give points to who is first, and to who has most, of something. They belong to The Gathering Storm.
option-drafting-help = Everyone drafts a deck first, and plays with that one. It makes the game longer, and belongs to The Gathering Storm.

## Public facts of a seat and of the table

fact-chips = VP chips: { $count }
fact-goods = Goods: { $count }
fact-tableau = Tableau: { $count } of { $limit }
fact-discount-develop = Developments cost { $count } less
fact-discount-settle = Worlds cost { $count } less
fact-goals = VP from goals: { $count }
fact-goal = { $goal } ({ $asks }; { $vp } VP): { $counts }
fact-goal-points = { $count } ({ $vp } VP)
fact-pool = VP pool: { $count }
fact-copies = In the deck: { $count }

## Game terms

term-start-world = start world
term-production-world = production world
term-windfall-world = windfall world
term-six-cost = six-cost development
term-six-costs = six-cost developments
term-good = good
term-goods = goods
term-chips = VP chips
term-pool = VP pool
term-tableau = tableau
term-action = action
term-scoring = scoring at the end of the game
term-scoring-help = Each card counts for the first of these rules that it fits. This card counts too.
term-copies = copies

## What an icon means

icon-cost-development-help = Cost: how many cards from hand this development costs.
icon-production-help = Production world: gets a good in every Produce phase, if it has none.
icon-windfall-help = Windfall world: gets a good when it is placed, and later only by the Produce bonus or a power.
icon-vp-help = Victory points this card is worth at the end.
icon-vp-variable-help = Worth a variable number of victory points at the end; see its scoring rules.
icon-good-novelty-help = Novelty goods; one sells for { $novelty-value ->
    [one] { $novelty-value } card
   *[other] { $novelty-value } cards
}.
icon-good-rare-help = Rare elements; one sells for { $rare-value ->
    [one] { $rare-value } card
   *[other] { $rare-value } cards
}.
icon-good-genes-help = Genes; one sells for { $genes-value ->
    [one] { $genes-value } card
   *[other] { $genes-value } cards
}.
icon-good-alien-help = Alien technology; one sells for { $alien-value ->
    [one] { $alien-value } card
   *[other] { $alien-value } cards
}.
icon-good-any-help = A good of any kind.
icon-good-on-world-help = There is a good on this world. It can be sold or spent.
icon-military-help = Military: conquers worlds whose defense is not higher.
icon-draw-help = Draw this many cards.
icon-look-help = Look at this many more cards when exploring.
icon-keep-help = Keep this many more cards when exploring.
icon-discard-help = Discard this card from the tableau to use it.
icon-chips-help = VP chips earned by consuming. How many each player has is open.
icon-goals-help = VP for goals of The Gathering Storm, as things stand.
icon-pool-help = VP chips left in the pool. When it is empty, the game ends with that round.
icon-tableau-help = Cards in the tableau. With { $full-tableau }, the game ends with that round.
icon-goods-help = Goods on worlds.
icon-score-help = Score as it stands now: cards, chips and scoring rules.
icon-bonus-help = Chose this phase and gets its bonus.
icon-start-world-help = A start world. The lowest number sits first.
icon-keyword-alien-help = An Alien card; some powers and scoring rules count it.
icon-keyword-rebel-help = A Rebel card; some powers and scoring rules count it.
icon-keyword-help = A keyword without an effect in the base game.
icon-keyword-imperium-help = An Imperium card; a scoring rule of The Gathering Storm counts it.
icon-keyword-terraforming-help = A Terraforming card; a scoring rule of The Gathering Storm counts it.
icon-keyword-chromosome-help = A Chromosome world; a power of The Gathering Storm counts it.

## What choosing an action gives me

ui-gain-explore-5 = look at { $bonus-looked } more
ui-gain-explore-1-1 = look at { $extra-looked } more, keep { $extra-kept } more
ui-gain-develop = pay { $develop-bonus } less
ui-gain-settle = draw { $settle-bonus } after placing
ui-gain-consume-trade = first sell a good
ui-gain-consume-x2 = goods give double VP
ui-gain-produce = also on one windfall

## Goals on the page

ui-draft-round = Draft, round { $number } of { $rounds }
ui-draft-left = The rest goes to the left: { $player }
ui-draft-right = The rest goes to the right: { $player }
ui-draft-kept = { $count ->
    [one] { $count } card kept
   *[other] { $count } cards kept
}
ui-draft-starts = Start worlds:
ui-own-deck = Your deck
ui-goal-held = Has it: { $players }
ui-goal-free = Nobody has it.
ui-goal-tied = With as much, { $goal-tied } VP at the end: { $players }
ui-goal-fresh = It has just changed.
ui-of-tie = for having as much as anybody

## What a finished game is remembered for

trait-start-world = Start world
feat-settled = A second world
feat-settled-how = Place a world in the Settle phase, paid for or conquered.
feat-settled-why = Worlds are points, and most of them bring goods or powers. Your tableau grows by one card each time somebody calls the phase and you have the cards for it.
feat-sold = A good sold
feat-sold-how = Choose Consume: Trade while one of your worlds has a good.
feat-sold-why = One good brings several cards at once. With a windfall world in the first rounds it is the quickest way to a full hand.
feat-consumed = The first chips
feat-consumed-how = Have a card with a Consume power that gives VP, and a good that fits it.
feat-consumed-why = Goods that are spent become points for good. Produce and Consume one after the other is an engine that runs to the end.
feat-conquered = Conquered
feat-conquered-how = Have Military that reaches the defense of a military world, then settle it.
feat-conquered-why = Military is not used up: each further world with no more defense costs nothing.
feat-six-cost = The great plan
feat-six-cost-how = Place a { term-six-cost }. Save up for it, or make it cheaper with the Develop bonus and your powers.
feat-six-cost-why = It gives points for cards of one kind. Whoever places it early knows what to collect.
feat-four-goods = All kinds of goods
feat-four-goods-how = Within one game have each kind of good on your worlds once: Novelty, Rare, Genes and Alien.
feat-four-goods-why = Different goods open powers that ask for different kinds, and let you sell what is worth most.
feat-chips-at-once = A great harvest
feat-chips-at-once-how = Earn { $least } VP chips or more in a single round. { action-consume-x2 } doubles what your goods bring.
feat-chips-at-once-why = It pays to fill all worlds first and to spend everything in one doubled round.
feat-won-in-peace = A peaceful victory
feat-won-in-peace-how = Win without having conquered a world.
feat-won-in-peace-why = Military is one way of several: cheap worlds, goods and chips are enough.
feat-won-by-force = Victory by force
feat-won-by-force-how = Win with { $least } conquered worlds or more.
feat-won-by-force-why = Who needs no cards for worlds fills the tableau quickly and ends the game before the others are ready.
feat-great-bonus = All of one piece
feat-great-bonus-how = Finish with a development that alone gives { $least } VP or more by its scoring rule.
feat-great-bonus-why = At the end a tableau whose cards fit together beats one of single good cards.

## The guide: above and below each picture

ui-guide-action = Actions and phases
ui-guide-action-text = Each round everybody picks one action card in secret, and all are turned up together. A phase that anybody picked is played by everybody, in the order from I to V; a phase that nobody picked does not happen. Who picked it has its bonus as well: the marks on a phase show whose it is. A good pick helps you more than the others, and often the picks of others do part of your work.
ui-guide-card = Cards
ui-guide-card-text = A card is a world or a development, and it is money too: you pay with cards from your hand. The number at its top left is what it costs or, in red, the defense to conquer. The hexagon holds its victory points. The chips at the edge are its powers, each with the phase in which it works. A production world can make a good again and again; a windfall world comes with one.
ui-guide-settle = Paying and conquering
ui-guide-settle-text = Below each card stands what it would cost you now, or why it cannot be placed. You pay by discarding that many other cards, so whatever you build costs something else that you could have built. A military world is not paid for: your Military must reach its defense, and then it costs nothing. Point at a card, or hold a finger on it, and you see the arithmetic and the rule behind it.
ui-guide-goods = Goods
ui-guide-goods-text = In Produce each production world without a good gets one: a token on it, of its kind. In Consume the powers of your cards turn goods into chips of victory points and into cards. Who picked Trade sells one good first, for as many cards as its kind is worth here, and powers may add to that. Producing and consuming in turn is one way to win; conquering worlds is another.
ui-guide-end = The end
ui-guide-end-text = The game ends with the round in which somebody has { tableau-cards } in the tableau, or in which the pool of chips is used up. Then count the points on all your cards, your chips, and what developments with a question mark add for what you have collected: those often decide. The highest score wins; of equal ones, who has more cards in hand and goods together.
ui-guide-goals = Goals
ui-guide-goals-text = The first expansion adds goals: tiles that lie on the table from the beginning. Some are for who is first to have something, and are never lost; others for who has most of something, and they pass to whoever has more. They are looked at when a phase is over, so what you place now counts at once. The chips above your table show how far you are; press them to see everybody. At the end, who has as much as the most without having the tile still gets some points. Play without them by an option of the table. Small tables may also draft: then everyone puts a deck together first, and plays with that one.
