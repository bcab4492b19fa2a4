### Pocket Mars in English. Which id means what and which variables it gets: docs/words.md.
### The deck Red Horizon and its names are our own.

ui-about = Bring your colonists from Earth into the buildings on Mars; every card can be used in several ways. About 20 minutes.
ui-about-deck = Played with Red Horizon, a deck of our own.

## The first game, explained as it goes; -else: what comes of another answer

ui-lesson-aim = Welcome to Mars! You bring your colonists from Earth into these buildings. When all of somebody's colonists are on Mars, the game ends after the round, and most VP wins. I explain each thing when it comes.
ui-lesson-people = Your { $colonists } colonists: they begin on Earth, are launched into your ship, and go from there to Mars. On Mars each is worth { $one-star-vp } or { $two-star-vp } VP, depending on its stars; in the ship { $ship-vp }.
ui-lesson-card = Every card can be used in several ways. The top half is done when you play it from your hand; the bottom half when it is played from a prep module. Point at a card, or hold a finger on it, to read it.
ui-lesson-prepare = Choose { $prepared } cards for your prep module: their bottom halves. The others stay in your hand, for their top halves. Nothing here is final: both are filled up again and again.
ui-lesson-turn = A turn is one action: play a card from your hand, from your prep module or from somebody else's, launch a colonist, or discard a card for energy.
ui-lesson-prep = Play one of your prep cards: what glows in your module. It is attached to the building of its colour, does what its bottom half says, and the building's ability can follow.
ui-lesson-prep-else = Another action, also good. Prep cards are the surest way to bring a colonist to a building.
ui-lesson-number = Your card's number is higher than the last one here, so a colonist from your ship may land in this building.
ui-lesson-number-else = The colonist stays in the ship.
ui-lesson-deed = Do what the bottom half of the card says. Some actions cost energy: the price stands on the card.
ui-lesson-deed-else = You leave it out. That is allowed.
ui-lesson-ability = Whoever attaches a card to a building may use its ability. It costs you nothing: use it.
ui-lesson-ability-else = Left unused. Abilities are free, so mostly it is worth using them.
ui-lesson-four = After each turn you have { $kept } cards again, in hand and prep together. Choose what lies prepared for the next turn.
ui-lesson-launch = Only colonists in your ship can land. Launch one now from Earth: it takes a whole turn, so it is best done before you need it.
ui-lesson-launch-else = Also fine. Cards can launch colonists too.
ui-lesson-hand = Now use the top half of a card from your hand. Each card below tells what it would do.
ui-lesson-hand-else = Another way. The hand's top halves cost no number to beat, but the card is gone afterwards.
ui-lesson-stars = Two stars are worth more than one. Colonists go up and down between them; look also at whom you could move down.
ui-lesson-others = The prep module of the others lies face down, but you may play from it: then the card acts for you. A risk, and sometimes a fine surprise.
ui-lesson-energy = Energy pays for actions, and whoever has most of it at the end gets { $energy-vp } VP. Colonists in all buildings bring VP too.
ui-lesson-rhythm = Count the colonists on Mars: yours, and those of the other. When the end comes near, what stays on Earth is worth nothing.
ui-lesson-alone = That is all you need. The key ? and the button with that sign explain every sign and every phase. Play this game to its end, and then one without me!
ui-learned = You can now prepare cards, play both halves of them, launch colonists, land them in buildings, and move them up to more stars.

## Counted things and places, shared by the sentences below

count-colonists = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
count-energy = { $count } energy
price-energy = { $cost } energy
failed-cards = { $failed ->
    [one] { $failed } card
   *[other] { $failed } cards
}
own-energy = { $solo ->
    [yes] { $solo-energy } energy
   *[no] { $action-energy } energy
}
at-building = { $building_id ->
    [construction] at Habitation
   *[other] at the { $building }
}
to-building = { $building_id ->
    [construction] to Habitation
   *[other] to the { $building }
}
of-building = { $building_id ->
    [construction] of Habitation
   *[other] of the { $building }
}
from-where = { $source_id ->
    [prep] the prep module
   *[hand] the hand
}
colour-card = { $colour_id ->
    [ecosystem] an { $colour } card
    [energy] an { $colour } card
   *[other] a { $colour } card
}
slot-card = { $card_id ->
    [none] { $colour_id ->
        [none] { $slot }
       *[other] { $slot } ({ $colour })
    }
   *[other] { $slot } ({ $card })
}

## Colours of cards and the building of each

colour-water = Water
colour-ecosystem = Ecosystem
colour-science = Science
colour-energy = Energy
colour-construction = Construction

building-water = Aqualab
building-ecosystem = Greenhouse
building-science = Comms Center
building-energy = Energy Bank
building-construction = Habitation

source-ship = ship
source-earth = Earth
source-hand = hand
source-prep = prep module
source-this = this card
source-deck = deck

## Phases, and the three places where something is done

phase-prepare = Prep cards
phase-turn = Turn
phase-four-cards = Four-card rule
phase-automa = Devious Automatics
phase-hand = Hand
phase-prep = Prep
phase-ability = Ability

phase-draft-help = Everyone keeps one card of a pack of { $drafted } and passes the rest on to the left, until everyone has kept { $dealt }. The last card of each pack is discarded.
phase-prepare-help = Everyone secretly chooses { $prepared } of { $dealt } cards and puts them face down into the prep module.
phase-turn-help = A turn is one of these actions: play a card from hand, from your prep module or from another player’s, launch a colonist, or discard a card for energy.
phase-four-cards-help = After every turn everyone discards from hand down to { $kept } cards in hand and prep together, or draws up to { $kept }; then the prep module is filled up to { $prepared }.
phase-automa-help = After your turn comes System Failure, then Android Activation; then the automa’s prep module is filled up to { $prepared } again.
phase-over-help = Most VP wins.
phase-hand-help = The top half of the card: done when you play it from your hand. Then the card is discarded.
phase-prep-help = The bottom half of the card: done when it is played from a prep module and attached to the building of its colour.
phase-ability-help = Whoever attaches a card to this building may use its ability at the end of the action.

## What happened: full, -hidden where something stays secret, -you for the reader's own seat

dealt-hidden = { $player } is dealt { count-cards }: { $colours }.

drafted = { $player } keeps { $card }.
drafted-hidden = { $player } keeps { colour-card }.
drafted-you = You keep { $card }.

packs-passed = The packs, { count-cards } each, go on to the left.

draft-ended = The draft is over. The last card of each pack is discarded: { $cards }.

prepared = { $player } prepares { count-cards }: { $cards }.
prepared-hidden = { $player } prepares { count-cards }: { $colours }.
prepared-you = You prepare { count-cards }: { $cards }.

turn-began = It is { $player }’s turn.
turn-began-you = It is your turn.

hand-card-played = { $player } plays { $card } from hand.
hand-card-played-you = You play { $card } from your hand.

played-card-discarded = { $player } discards { $card } after its action.
played-card-discarded-you = You discard { $card } after its action.

prep-card-played = { $player } plays { $card } from prep.
prep-card-played-you = You play { $card } from your prep module.

other-card-played = { $player } plays { $card } from { $owner_you ->
    [yes] your prep module
   *[no] the prep module of { $owner }
}.
other-card-played-you = You play { $card } from the prep module of { $owner }.

attached = { $building_id ->
    [construction] { $player } attaches { $card } { to-building }.
   *[other] { $beats ->
        [yes] { $player } attaches { $card } { to-building }: { $value } beats { $number }.
       *[no] { $player } attaches { $card } { to-building }: { $value } does not beat { $number }.
    }
}
attached-you = { $building_id ->
    [construction] You attach { $card } { to-building }.
   *[other] { $beats ->
        [yes] You attach { $card } { to-building }: { $value } beats { $number }.
       *[no] You attach { $card } { to-building }: { $value } does not beat { $number }.
    }
}

declined = { $what ->
    [place] { $player } places no colonist for the number: { $about }.
    [action] { $player } leaves out an action: { $about }.
   *[ability] { $player } leaves out an ability: { $about }.
}
declined-you = { $what ->
    [place] You place no colonist for the number: { $about }.
    [action] You leave out an action: { $about }.
   *[ability] You leave out an ability: { $about }.
}

action-done = { $cost ->
    [0] { $player } does the action of { $card }.
   *[other] { $player } pays { price-energy } ({ $energy } left) and does the action of { $card }.
}
action-done-you = { $cost ->
    [0] You do the action of { $card }.
   *[other] You pay { price-energy } ({ $energy } left) and do the action of { $card }.
}

action-failed = { $player } cannot do the action of { $card }: { action-failing }.
action-failed-you = You cannot do the action of { $card }: { action-failing }.
action-failing = { $reason ->
    [needs-condition] { condition-unmet }
    [needs-energy] it costs { price-energy }, there is { $have }
    [left-out] cards of the automa give no action
   *[does-nothing] { $lacks ->
        [none] nothing would change
       *[other] { lacking }
    }
}
condition-unmet = { $condition ->
    [no_colonist_here] only without an own colonist at its building
    [colonist_here] only with an own colonist at its building
   *[hand_has] only with { colour-card } in hand
}
lacking = { $lacks ->
    [on-earth] no colonist is left on Earth
    [aboard] no colonist is left on the ship
    [room-for-energy] the energy is at the top already
    [to-draw] there is no card to draw
    [to-shift] no colonist can move between one star and two stars
    [to-swap] nothing can change places
    [others-prep] no other player has a prep card
    [own-card] there is no card left to choose
   *[cover] there is no card left to cover a pile with
}

nothing-done = { $what ->
    [place] { $player } beats the number but places no colonist ({ $about }): { lacking }.
    [ability] { $player } cannot use an ability ({ $about }): { lacking }.
   *[effect] { $player } can do no more of { $about }: { lacking }.
}
nothing-done-you = { $what ->
    [place] You beat the number but place no colonist ({ $about }): { lacking }.
    [ability] You cannot use an ability ({ $about }): { lacking }.
   *[effect] You can do no more of { $about }: { lacking }.
}

ability-used = { $player } uses the ability { of-building }.
ability-used-you = You use the ability { of-building }.

launched = { $why_id ->
    [action] { $player } launches { count-colonists } from Earth to the ship.
   *[other] { $player } launches { count-colonists } from Earth to the ship ({ $why }).
}
launched-you = { $why_id ->
    [action] You launch { count-colonists } from Earth to your ship.
   *[other] You launch { count-colonists } from Earth to your ship ({ $why }).
}

energy-gained = { $lost ->
    [0] { $player } gains { count-energy } and now has { $energy } ({ $why }).
   *[other] { $player } gains { count-energy } and has the most there is, { $energy }; { $lost } more is lost ({ $why }).
}
energy-gained-you = { $lost ->
    [0] You gain { count-energy } and now have { $energy } ({ $why }).
   *[other] You gain { count-energy } and have the most there is, { $energy }; { $lost } more is lost ({ $why }).
}

placed = { $source_id ->
    [earth] { $player } places a colonist straight from Earth { at-building }: one star, { $one-star-vp } VP ({ $why }).
   *[ship] { $player } places a colonist { at-building }: one star, { $one-star-vp } VP ({ $why }).
}
placed-you = { $source_id ->
    [earth] You place a colonist straight from Earth { at-building }: one star, { $one-star-vp } VP ({ $why }).
   *[ship] You place a colonist { at-building }: one star, { $one-star-vp } VP ({ $why }).
}

colonist-of = { $owner_you ->
    [yes] your colonist
   *[no] a colonist of { $owner }
}
promoted = { $owner_self ->
    [yes] { $player } moves an own colonist up { at-building }: two stars, { $two-star-vp } VP ({ $why }).
   *[no] { $player } moves { colonist-of } up { at-building }: two stars, { $two-star-vp } VP ({ $why }).
}
promoted-you = { $owner_self ->
    [yes] You move your colonist up { at-building }: two stars, { $two-star-vp } VP ({ $why }).
   *[no] You move a colonist of { $owner } up { at-building }: two stars, { $two-star-vp } VP ({ $why }).
}

demoted = { $owner_self ->
    [yes] { $player } moves an own colonist down { at-building }: one star, { $one-star-vp } VP ({ $why }).
   *[no] { $player } moves { colonist-of } down { at-building }: one star, { $one-star-vp } VP ({ $why }).
}
demoted-you = { $owner_self ->
    [yes] You move your colonist down { at-building }: one star, { $one-star-vp } VP ({ $why }).
   *[no] You move a colonist of { $owner } down { at-building }: one star, { $one-star-vp } VP ({ $why }).
}

whose-up = { $up_you ->
    [yes] yours
   *[no] that of { $up }
}
whose-down = { $down_you ->
    [yes] yours
   *[no] that of { $down }
}
swapped = { $player } swaps two colonists { at-building }: { whose-up } goes up to two stars ({ $two-star-vp } VP), { whose-down } down to one star ({ $one-star-vp } VP) ({ $why }).
swapped-you = You swap two colonists { at-building }: { whose-up } goes up to two stars ({ $two-star-vp } VP), { whose-down } down to one star ({ $one-star-vp } VP) ({ $why }).

cards-swapped = { $building_id ->
    [construction] { $player } swaps the two topmost cards { at-building } ({ $why }).
   *[other] { $player } swaps the two topmost cards { at-building }: the number to beat is now { $number } ({ $why }).
}
cards-swapped-you = { $building_id ->
    [construction] You swap the two topmost cards { at-building } ({ $why }).
   *[other] You swap the two topmost cards { at-building }: the number to beat is now { $number } ({ $why }).
}

covered = { $source_id ->
    [this] { $card } lies face down { at-building }: its number counts as { $back } ({ $player }).
    [hand] { $player } puts { colour-card } from hand face down { at-building }: its number counts as { $back } ({ $why }).
   *[deck] { $player } puts the top card of the deck, { $colour }, face down { at-building }: its number counts as { $back } ({ $why }).
}
covered-you = { $source_id ->
    [this] You lay { $card } face down { at-building }: its number counts as { $back }.
    [hand] You put { colour-card } from your hand face down { at-building }: its number counts as { $back } ({ $why }).
   *[deck] You put the top card of the deck, { $colour }, face down { at-building }: its number counts as { $back } ({ $why }).
}

peeked = { $player } looks at { $owner_you ->
    [yes] your prep cards
   *[no] the prep cards of { $owner }
}: { $cards } ({ $why }).
peeked-hidden = { $player } looks at { $owner_you ->
    [yes] your prep cards
   *[no] the prep cards of { $owner }
} ({ $why }).
peeked-you = You look at the prep cards of { $owner }: { $cards } ({ $why }).

drew = { $player } draws { count-cards }: { $cards } ({ $why }).
drew-hidden = { $player } draws { count-cards }: { $colours } ({ $why }).
drew-you = You draw { count-cards }: { $cards } ({ $why }).

took-from-automa = { $player } takes { $card } from the automa’s prep module ({ $why }).
took-from-automa-hidden = { $player } takes { colour-card } from the automa’s prep module ({ $why }).
took-from-automa-you = You take { $card } from the automa’s prep module ({ $why }).

buried = { $player } puts { $card } from { from-where } under the deck ({ $why }).
buried-hidden = { $player } puts { colour-card } from { from-where } under the deck ({ $why }).
buried-you = You put { $card } from { from-where } under the deck ({ $why }).

prep-returned = { $player } takes { $card } from prep back into the hand ({ $why }).
prep-returned-hidden = { $player } takes { colour-card } from prep back into the hand ({ $why }).
prep-returned-you = You take { $card } from your prep module back into your hand ({ $why }).

discarded = { $why_id ->
    [energy] { $player } discards { $cards } from { from-where } for energy.
    [four-cards] { $player } discards down to { $kept } cards: { $cards }.
   *[other] { $player } discards { $cards } from { from-where } ({ $why }).
}
discarded-you = { $why_id ->
    [energy] You discard { $cards } from { from-where } for energy.
    [four-cards] You discard down to { $kept } cards: { $cards }.
   *[other] You discard { $cards } from { from-where } ({ $why }).
}

other-discarded = { $player } discards { $card } from { $owner_you ->
    [yes] your prep module
   *[no] the prep module of { $owner }
} ({ $why }).
other-discarded-you = You discard { $card } from the prep module of { $owner } ({ $why }).

reshuffled = The deck ran out. The discard pile and the cards under others at the buildings ({ $buried }) are shuffled into a new deck: { count-cards }.

system-failed = { $cards_count ->
    [0] System Failure: the deck is empty, no card is lost.
   *[other] System Failure: discarded from the deck: { $cards }.
}
automa-activated = { $cards ->
    [0] Android Activation: no card in { term-automa }’ prep module, so nothing happens.
    [1] Android Activation: one card is left in { term-automa }’ prep module, { $colour }.
   *[other] Android Activation: { $cards } cards in { term-automa }’ prep module, so nothing happens.
}
automa-launched = { $why_id ->
    [activation] { term-automa }: no colonist is on the ship, so one is launched from Earth.
   *[other] { term-automa }: a colonist is launched from Earth to the ship.
}
automa-placed = { $why_id ->
    [activation] { term-automa }: first, a colonist is placed { at-building }: one star, { $one-star-vp } VP.
   *[other] { term-automa }: a colonist is placed { at-building }: one star, { $one-star-vp } VP.
}
automa-promoted = { term-automa }: an own colonist moves up { at-building }: two stars, { $two-star-vp } VP.
automa-demoted = { term-automa }: { colonist-of } moves down { at-building }: one star, { $one-star-vp } VP.
automa-gained-energy = { term-automa }: { count-energy } gained, now { $energy }.
automa-discarded = { $cards_count ->
    [0] { term-automa }: the deck is empty, no card is lost.
   *[other] { term-automa }: discarded from the deck: { $cards }.
}
automa-idle = { term-automa }: { $colour } can do nothing.
automa-refilled = { $short ->
    [0] { $colours_count ->
        [0] { term-automa }: the prep module is full.
       *[other] { term-automa }: drawn into the prep module: { $colours }.
    }
   *[other] { term-automa }: the deck is empty, prep cards missing: { $short }. The game ends.
}

game-ended = { $outcome ->
    [won] The game is over: { $causes }. { $scores }, { term-automa } { $automa }: the game is won!
    [lost] The game is over: { $causes }. { $scores }, { term-automa } { $automa }: the game is lost.
    [drawn] The game is over: { $causes }. { $scores }, { term-automa } { $automa }: a draw.
   *[other] { $winners_count ->
        [one] The game is over: { $causes }. { $winners_you ->
            [yes] You win
           *[no] { $winners } wins
        }. Scores: { $scores }.
       *[other] The game is over: { $causes }. { $winners } share the victory. Scores: { $scores }.
    }
}

end-colonists = all colonists of a player are on Mars
end-automa = all colonists of Devious Automatics are on Mars
end-deck = the deck cannot fill the automa’s prep module

result-won = You have won against Devious Automatics, { $score } to { $automa }.
result-lost = You have lost against Devious Automatics, { $score } to { $automa }.
result-drawn = A draw against Devious Automatics, { $score } to { $automa }.

cause-action = action
cause-four-cards = four-card rule
cause-energy = energy
cause-launch = launch
cause-number = number beaten
cause-activation = Android Activation
cause-card = card

## What I am asked now, and whom I am waiting for

ask-draft = Keep one card of this pack; the rest goes on to the left.
ask-start-prep = Choose { more-cards } for your prep module; the others stay in your hand.
ask-act = Your turn: choose one action.
ask-place-here = Your number is higher. Place a colonist from your ship { at-about }?
ask-do-action = { $about }: do its action?
ask-use-ability = { $about }: use the ability?
ask-discard-for-energy = Choose a card to discard for energy.
ask-place = { $about }: choose the building where your colonist goes (one star, { $one-star-vp } VP).
ask-shift-star = { $about }: choose a colonist to move between one star ({ $one-star-vp } VP) and two stars ({ $two-star-vp } VP).
ask-swap-stars = { $about }: choose two colonists of different players to swap between one star and two stars.
ask-swap-cards = { $about }: at which building do the two topmost cards change places?
ask-swap-places = { $about }: choose what changes places at one building: the two topmost cards, or two colonists of different players.
ask-peek-prep = { $about }: whose prep cards do you look at?
ask-bury-card = { $about }: choose a card from your hand or prep to put under the deck.
ask-return-prep = { $about }: choose a prep card to take back into your hand.
ask-cover = { $about }: at which building does a card go face down? Its number counts as { $back }.
ask-cover-with = { $about }: choose the card from your hand that goes face down.
ask-discard-card = { $about }: choose a card to discard.
ask-discard-other = { $about_id ->
    [launch] Launching costs the automa a prep card: choose the one to discard.
   *[other] { $about }: choose a prep card of another player to discard.
}
ask-take = { $about_id ->
    [four-cards] You draw up to { $kept } cards: which of the automa’s prep cards do you take?
   *[other] { $about }: which of the automa’s prep cards do you take instead of drawing?
}
ask-four-discard = More than { $kept } cards in hand and prep: choose { more-cards } from your hand to discard.
ask-four-prep = Choose { more-cards } from your hand to fill your prep module.
at-about = { $about_id ->
    [construction] at Habitation
   *[other] at the { $about }
}

wait-prepare = Choosing prep cards: { $players }
wait-turn = Taking the turn: { $players }
wait-four-cards = Four-card rule: { $players }

## Buttons, worded with their effect

do-launch = Launch a colonist from Earth to your ship
do-energy = Discard a card for { own-energy }
do-hand = Play { $card } from hand
do-prep = Play { $card } from prep
do-other = Play prep card { slot-card } of { $owner }
do-decline = { $purpose ->
    [place-here] Place no colonist
    [do-action] Leave the action out
   *[other] Leave the ability out
}
do-do = { $cost ->
    [0] Do the action
   *[other] Pay { price-energy } and do the action
}
do-use = { $about_id ->
    [science] Launch a colonist from Earth to your ship
    [energy] Gain { $bank-energy } energy
   *[other] Use the ability: { $about }
}
do-place = { $purpose ->
    [place-here] Place a colonist: one star, { $one-star-vp } VP
   *[other] { $building }: one star, { $one-star-vp } VP
}
do-promote = { $owner_self ->
    [yes] { $building }: your colonist up to two stars ({ $two-star-vp } VP)
   *[no] { $building }: a colonist of { $owner } up to two stars ({ $two-star-vp } VP)
}
do-demote = { $owner_self ->
    [yes] { $building }: your colonist down to one star ({ $one-star-vp } VP)
   *[no] { $building }: a colonist of { $owner } down to one star ({ $one-star-vp } VP)
}
do-swap = { $building }: { $up_you ->
    [yes] yours
   *[no] { $up }
} up to two stars ({ $two-star-vp } VP), { $down_you ->
    [yes] yours
   *[no] { $down }
} down to one star ({ $one-star-vp } VP)
do-swap-cards = Swap the two topmost cards { at-building }
do-peek = Look at the prep cards of { $owner }
do-bury = Put { $card } under the deck
do-return = Take { $card } back into your hand
do-discard = { $purpose ->
    [discard-for-energy] Discard { $card } for { own-energy }
   *[other] Discard { $card }
}
do-discard-other = Discard prep card { slot-card } of { $owner }
do-take = Take prep card { slot-card }
do-cover = Cover the pile { of-building }
do-cover-with = Lay { $card } face down
do-prepare = Prepare { $card }
do-keep = Keep { $card }

do-batch-draft = Keep { count-cards }
do-batch-start-prep = Prepare { count-cards }
do-batch-four-discard = Discard { count-cards }
do-batch-four-prep = Prepare { count-cards }

## What a card would do now, and why an answer is refused; -why is the long form

verdict-action = { $action ->
    [can] { $cost ->
        [0] action possible
       *[other] action possible for { price-energy }
    }
    [needs-condition] condition of the action not met
    [needs-energy] the action costs { price-energy }, there is { $have }
    [does-nothing] the action would change nothing
   *[left-out] no action
}
reason-hand-action = { verdict-action }
reason-hand-action-why = The top half of a card is done when it is played from hand; then the card is discarded.
reason-needs-condition = { verdict-action }
reason-needs-condition-why = The card may be played, but its action would not be done: { condition-unmet }.
reason-needs-energy = { verdict-action }
reason-needs-energy-why = An action that costs energy is paid before it is done. The card may be played all the same.
reason-does-nothing = { verdict-action }
reason-does-nothing-why = The card may be played, but its action would do nothing: { $lacks ->
    [none] nothing would change
   *[other] { lacking }
}.
reason-beats = { $value } beats { $number } { at-building }; { verdict-action }
reason-beats-why = A number higher than the one to beat lets you place a colonist from your ship: one star, { $one-star-vp } VP. Then come the action and the ability of the building.
reason-beats-none-aboard = { $value } beats { $number } { at-building }, but no colonist is on your ship; { verdict-action }
reason-beats-none-aboard-why = A higher number places a colonist only from your ship. Launch one first.
reason-too-low = { $value } does not beat { $number } { at-building }; { verdict-action }
reason-too-low-why = An equal or lower number places no colonist. The action and the ability of the building are possible all the same.
reason-no-number = { to-building }, which has no number; { verdict-action }
reason-no-number-why = Habitation has no number to beat and no spaces. The action and the ability are possible: the ability places a colonist at a building of your choice.
reason-hidden = goes { to-building }; the card is not known to you
reason-hidden-why = The card is attached to the building of its colour and shown. Its owner may do the bottom action, you may use the ability of the building, and nobody places a colonist for the number. In the solo game there is no bottom action, but a higher number lets you place a colonist.
reason-owners-action = goes { to-building }; for { $owner }: { verdict-action }
reason-owners-action-why = Played from another’s prep module, a card gives its bottom action to its owner. You may use the ability of the building. Nobody places a colonist for the number.
reason-must-do = This cannot be left out.
reason-another-question = That answer belongs to another question: { $choice }.
reason-none-on-earth = None of your colonists is left on Earth.
reason-not-in-prep = { $card } is not in your prep module.
reason-own-prep = Your own prep cards are played as such, not as another’s.
reason-no-such-prep-card = There is no such prep card.
reason-not-yours = { $card } is not yours.
reason-two-star-full = { $building }: the two-star space is full.
reason-no-colonist-there = { $building }: no such colonist is there.

## The rules behind refusals, by their numbers in RULES.md

rule-2-3 = The actions of a turn: play a card from your hand, from your prep module or from another player’s; launch one colonist; or discard a card for energy. Your own prep cards are never played as another’s.
rule-3-3 = The Habitation has no spaces and no number to beat, so a card played there places nobody for its number.
rule-3-4 = A space that is full admits nobody. Two-star spaces have little room, which all players share; colonists can still change places.
rule-4-1 = A card played from your hand does its top action; then it is discarded.
rule-4-2 = The top action is done as far as possible. If its condition does not hold or it would change nothing, nothing happens, and the card is discarded all the same.
rule-4-3 = A card from your prep module is attached face up to the building of its colour, on top of the cards there.
rule-4-4 = If the card’s number is higher than the number to beat, you may move a colonist from your ship to one star there. An equal number is not enough.
rule-4-9 = A card from another player’s prep module: its owner may do the bottom action, then you may use the ability of the building. Nobody places a colonist for the number.
rule-4-10 = Another player’s prep card is chosen by its place and its back. What it is shows when it is attached.
rule-4-11 = To launch is to move one colonist from Earth to your ship. With none left on Earth it is no action.
rule-6-2 = The effects of an action are done in their order, each as far as possible.
rule-6-5 = A shift moves a colonist between the spaces of one building: from one star to two stars, or back.
rule-6-7 = Colonists who swap places stand in the same building, one on each space, and belong to different players.
rule-6-11 = You discard, bury or put aside your own cards; of others, only what a card names.
rule-6-13 = A cost in energy is paid before the action is done. Who cannot pay cannot do it.

## The arithmetic of a number and of a score

part-value = number of the card
part-number = number to beat
part-ship = on the ship ({ $ship-vp } VP each)
part-one-star = on one star ({ $one-star-vp } VP each)
part-two-star = on two stars ({ $two-star-vp } VP each)
part-energy = most energy
part-all-four = in all { $spaces } buildings
part-four-together = { $together } in one building

## What cards and buildings do: the parts of a sentence that the card's data put together

cost-energy = for { $cost } energy
condition-no_colonist_here = if you have no colonist here
condition-colonist_here = if you have a colonist here
condition-hand_has = if you have { colour-card } in hand

effect-launch = { $n ->
    [one] launch { $n } colonist
   *[other] launch { $n } colonists
}
effect-gain_energy = gain { $n } energy
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-place = { $from ->
    [earth] { $to ->
        [here] { $n ->
            [one] place { $n } colonist straight from Earth here ({ $one-star-vp } VP)
           *[other] place { $n } colonists straight from Earth here ({ $one-star-vp } VP each)
        }
       *[any] { $n ->
            [one] place { $n } colonist straight from Earth at any building ({ $one-star-vp } VP)
           *[other] place { $n } colonists straight from Earth at any buildings ({ $one-star-vp } VP each)
        }
    }
   *[ship] { $to ->
        [here] { $n ->
            [one] place { $n } colonist from your ship here ({ $one-star-vp } VP)
           *[other] place { $n } colonists from your ship here ({ $one-star-vp } VP each)
        }
       *[any] { $n ->
            [one] place { $n } colonist from your ship at any building ({ $one-star-vp } VP)
           *[other] place { $n } colonists from your ship at any buildings ({ $one-star-vp } VP each)
        }
    }
}
whose-colonists = { $whose ->
    [own] { $n } of your colonists
    [other] { $n ->
        [one] { $n } colonist of another player
       *[other] { $n } colonists of other players
    }
   *[any] { $n ->
        [one] { $n } colonist of any player
       *[other] { $n } colonists of any players
    }
}
where-building = { $where ->
    [here] here
   *[any] at any building
}
effect-shift_star = { $way ->
    [up] move { whose-colonists } up from one star to two stars { where-building } ({ $two-star-vp } VP)
    [down] move { whose-colonists } down from two stars to one star { where-building } ({ $one-star-vp } VP)
   *[either] move { whose-colonists } between one star ({ $one-star-vp } VP) and two stars ({ $two-star-vp } VP) { where-building }
}
effect-swap_stars = swap two players’ colonists between one star ({ $one-star-vp } VP) and two stars ({ $two-star-vp } VP) { where-building }
effect-swap_cards = swap the two topmost cards { where-building }
effect-swap_places = swap the two topmost cards { where-building }, or two players’ colonists there between one star ({ $one-star-vp } VP) and two stars ({ $two-star-vp } VP)
effect-peek_prep = look at another player’s prep cards
effect-bury_card = { $from ->
    [hand] { $n ->
        [one] put { $n } card from your hand face down under the deck
       *[other] put { $n } cards from your hand face down under the deck
    }
    [prep] put { $n } of your prep cards face down under the deck
   *[any] { $n ->
        [one] put { $n } card from your hand or prep face down under the deck
       *[other] put { $n } cards from your hand or prep face down under the deck
    }
}
effect-return_prep = take { $n } of your prep cards back into your hand
effect-cover = { $from ->
    [hand] put a card from your hand face down { where-building } (its number counts as { $back })
    [deck] put the top card of the deck face down { where-building } (its number counts as { $back })
   *[this] put this card face down { where-building } (its number counts as { $back })
}
effect-discard_card = { $from ->
    [hand] { $n ->
        [one] discard { $n } card from your hand
       *[other] discard { $n } cards from your hand
    }
    [prep] discard { $n } of your prep cards
   *[any] { $n ->
        [one] discard { $n } card from your hand or prep
       *[other] discard { $n } cards from your hand or prep
    }
}
effect-discard_other = { $n ->
    [one] discard { $n } prep card of another player
   *[other] discard { $n } prep cards of other players
}

## Options of a table

option-energy_max = Most energy
option-energy_max-5 = 5
option-energy_max-4 = 4
option-energy_max-6 = 6
option-energy_max-7 = 7
option-energy_max-help = How much energy a player can have. There is a top space, but the sources do not tell its number; the usual value is our choice.
option-four_in_a_building = { $together } in one building
option-four_in_a_building-3 = 3 VP
option-four_in_a_building-4 = 4 VP
option-four_in_a_building-help = What { $together } colonists in one building bring. The sources differ; the higher value is told of the solo game only.
option-tied_energy = Tie for most energy
option-tied_energy-all = everyone tied gets { $energy-vp } VP
option-tied_energy-nobody = nobody gets it
option-tied_energy-help = Who gets the VP for most energy if several have as much. The sources are silent; that all get it is our choice.
option-tie_break = Equal scores
option-tie_break-shared = shared victory
option-tie_break-energy = more energy wins
option-tie_break-help = What decides between equal scores. The sources are silent; a shared victory is our choice.
option-drafting-help = For players who know the cards: everyone drafts { $dealt } of { $drafted } cards instead of being dealt { $dealt }. How the draft ends, passing to the left and discarding the last card, is inferred.
option-hand_action = Action of a hand card
option-hand_action-must = must be done
option-hand_action-may = may be left out
option-hand_action-help = Whether the action of a card played from hand must be done. The sources are silent; that it must is our choice. One that costs energy may always be left out.
option-automa_ship = Automa’s colonists on the ship
option-automa_ship-5 = 5
option-automa_ship-6 = 6
option-automa_ship-7 = 7
option-automa_ship-help = How many of its { $colonists } colonists Devious Automatics begins with on the ship. The more, the harder.
option-solo_end = End of the solo game
option-solo_end-round = after the round
option-solo_end-at-once = at once
option-solo_end-help = Whether the game ends after the round in which all colonists are on Mars, or at once. The sources are silent; after the round is our choice.
option-solo_tie = Solo game, equal scores
option-solo_tie-draw = a draw
option-solo_tie-player = you win
option-solo_tie-automa = the automa wins
option-solo_tie-help = Who wins a solo game with equal scores. The sources are silent; a draw is our choice.
option-construction_moves = Construction card moves first
option-construction_moves-help = Whether Devious Automatics first places a colonist with a Construction card too, though Habitation has no spaces. The sources are silent; that it does not is our choice.

## How sure a card's value is, and which values these are

confidence-attested = attested
confidence-attested-help = Public sources tell this of the printed card.
confidence-reconstructed = reconstructed
confidence-reconstructed-help = The printed card is not publicly known here; this is our own.

field-colour = colour
field-value = number
field-hand = hand action
field-prep = prep action

## Public facts of a player, a card, a building and the table

fact-earth = Earth: { $count }
fact-ship = Ship: { $count }
fact-mars = On Mars: { $count } of { $colonists }
fact-energy = Energy: { $count }
fact-energy-of = Energy: { $count } of { $most }
fact-prep = Prep: { $count }
fact-deck = Deck: { $count }
fact-deck-top = Top card of the deck: { $colour }
fact-copies = Copies: { $count }
fact-number = Number to beat: { $count }
fact-pile = Pile: { $cards }
fact-face-down = face down
fact-one-star = one star ({ $one-star-vp } VP each): { $players }
fact-two-star = two stars ({ $two-star-vp } VP each): { $players }
fact-room = { $count ->
    [0] two-star space full
    [one] room for { $count } more on two stars
   *[other] room for { $count } more on two stars
}
fact-buildings = Buildings: { $count } of { $spaces }
fact-together = Most in one building: { $count } of { $together }
fact-bonus-energy = Most energy: { $vp } VP
fact-bonus-all-four = All { $spaces } buildings: { $vp } VP
fact-bonus-four-together = { $together } in one building: { $vp } VP
fact-to-end = { $count ->
    [0] All on Mars: the game ends after this round.
    [one] { $count } colonist more on Mars ends the game
   *[other] { $count } colonists more on Mars end the game
}
fact-card = { $colour }, number { $value }
fact-building = { $number ->
    [-1] building without a number
   *[other] building, number { $number }
}
fact-attested = Attested: { $values }.
fact-reconstructed = Reconstructed: { $values }.
fact-all-reconstructed = Reconstructed: the printed card is not publicly known.
fact-deck-ours = { $name } is a deck of our own: the printed cards are not publicly known.
fact-deck-own = { $name }, from a deck file of this table.
fact-slot = Prep card { $slot }: { $colour }
fact-start = start player
fact-turn = { $player_you ->
    [yes] your turn
   *[no] to play
}

## Game terms

term-automa = Devious Automatics
term-automa-help = Your opponent in the solo game: no person and no bot, but a rule. Its steps follow your turn.
term-system-failure = System Failure
term-system-failure-help = After your turn the top { failed-cards } of the deck are discarded. When the deck cannot fill the automa’s prep module, the game ends.
term-android-activation = Android Activation
term-android-activation-help = With exactly one card in its prep module the automa places a colonist at the building of that card, or launches one if its ship is empty. Then the colour acts. With any other number of cards nothing happens.
term-suit-water-help = { failed-cards } of the deck are discarded.
term-suit-ecosystem-help = { $automa-moves } times one of its colonists goes up to two stars, or else one of yours goes down.
term-suit-science-help = one of its colonists is launched.
term-suit-energy-help = it gains { $automa-energy } energy; at the top { failed-cards } of the deck are discarded instead.
term-suit-construction-help = instead of all this one colonist is placed at a building of its choice, or launched if its ship is empty.
term-exactly-one = Exactly one card acts
term-exactly-one-help = Only one card alone in its prep module makes the automa act; with none, or with { $prepared }, it does nothing in this turn. You decide that: you take cards from there instead of drawing, and launching discards one. So look at your turn’s end what is left: the colour that does least harm, none at all, or all of them.
term-automa-end = How the solo game ends
term-automa-end-help = All of your colonists are on Mars, or all of the automa’s; or the deck cannot fill its prep module.
term-automa-score = Who wins
term-automa-score-help = The automa scores as you do, but { $automa-energy-vp } VP for most energy where you get { $energy-vp }, { $automa-spread-vp } for colonists in all { $spaces } buildings with spaces where you get { $spread-vp }, and { $automa-four-vp } for { $together } in one building where you get { $solo-four-vp }. Energy counts for whoever has at least as much as the other. The higher score wins; an option says who wins with equal ones.
term-free-place-help = A free place for a colonist on two stars.
term-solo-help = In the solo game you take the automa’s prep cards instead of drawing; a card discarded brings { $solo-energy } energy; launching discards one of its prep cards. Its prep cards you play may place a colonist for you, but their action is left out.
term-building = building
term-buildings = buildings
term-number = number
term-number-to-beat = number to beat
term-colonist = colonist
term-colonists = colonists
term-earth = Earth
term-ship = ship
term-mars = Mars
term-energy = energy
term-one-star = one-star space
term-two-star = two-star space
term-prep = prep module
term-prep-card = prep card
term-hand-action = hand action
term-prep-action = prep action
term-ability = ability
term-deck = deck
term-discards = discard pile
term-pile = pile
term-start-player = start player
term-unknown = unknown
term-nobody = nobody
term-copies = copies
term-own-cards = played with a deck file of its own

## What an icon means

icon-earth-help = Colonists on Earth. They count nothing yet.
ui-course-vp = A colonist is worth { $ship-vp } VP on the ship, { $one-star-vp } on a one-star space and { $two-star-vp } on a two-star space.
icon-ship-help = Colonists on the ship: { $ship-vp } VP each.
icon-mars-help = Colonists on Mars. When all of a player are there, the game ends after the round.
icon-one-star-help = One-star space: { $one-star-vp } VP for each colonist. It has room for any number.
icon-two-star-help = Two-star space: { $two-star-vp } VP for each colonist. It has room for { $room-of-few } with up to { $few } players, for { $room-of-more } with more, of all players together.
icon-energy-help = Energy: pays for actions. The most energy brings VP at the end.
icon-number-help = Number: higher than the number to beat at the building, it lets you place a colonist.
icon-number-to-beat-help = The number of the topmost card of the pile, or the building’s own. A card face down counts as { $back }.
icon-face-down-help = Face down: counts as { $back }.
icon-launch-help = Launch: a colonist goes from Earth to the ship.
icon-draw-help = Draw a card.
icon-place-help = Place: a colonist goes to a one-star space.
icon-colour-water-help = Water: the card belongs to the Aqualab.
icon-colour-ecosystem-help = Ecosystem: the card belongs to the Greenhouse.
icon-colour-science-help = Science: the card belongs to the Comms Center.
icon-colour-energy-help = Energy: the card belongs to the Energy Bank.
icon-colour-construction-help = Construction: the card belongs to Habitation.
icon-hand-help = Cards in hand. Everyone sees their colours by the backs.
icon-prep-help = Prep cards lie face down. Everyone sees their colours, only their player may look at them.
icon-deck-help = Cards left in the deck.
icon-discards-help = Cards in the discard pile. They become the new deck when it runs out, but not in the solo game.
icon-score-help = VP if the game ended now.
icon-all-four-help = A colonist in each of the { $spaces } buildings with spaces: a bonus of VP at the end.
icon-four-together-help = { $together } colonists in one building: a bonus of VP at the end.
icon-attested-help = This part of the card is told by public sources; the rest is our own.

## The page’s own words

ui-my-buildings = Your buildings
ui-buildings-of = Buildings: { $player }
ui-my-prep = Your prep module
ui-prep-of = Prep module: { $player }
ui-prep-empty = Your prep module is empty.
ui-prep-card-of = { $player_you ->
    [yes] Your prep card { $slot }
   *[no] Prep card { $slot } of { $player }
}
ui-beat = beat
ui-bonus-energy = most energy
ui-bonus-all-four = buildings
ui-bonus-four-together = in one
ui-colonists-of = { $player }: { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
} on { $stars ->
    [2] two stars, { $two-star-vp } VP each
   *[1] one star, { $one-star-vp } VP each
}
ui-space-two = Two stars, { $two-star-vp } VP each:
ui-space-one = One star, { $one-star-vp } VP each:
ui-deck-ours = our own deck
ui-deck-own = own deck
ui-start-help = Begins every round, to the end of the game.
ui-tie-energy = Tie-break: { $count } energy
ui-note-halves = A card in your hand is played for its top half, one in your prep module for its bottom half; there others may play it too.
ui-note-act = Play a card from hand for its top half, from prep for its bottom half, or somebody else’s prep card for the building; or press a button.
ui-short-beats = { $value } beats { $number }
ui-short-beats-none-aboard = { $value } beats { $number }, but your ship is empty
ui-short-too-low = { $value } does not beat { $number }
ui-filter-type-project = Project cards
ui-filter-type-building = Buildings
ui-filter-type-launch = They launch
ui-filter-type-place = They place
ui-filter-type-energy = With energy
ui-filter-type-attested = Attested in part
ui-order-colour = By colour
ui-order-value = By number

## What a finished game is remembered for

feat-placed = Landed
feat-placed-how = Bring a colonist from your ship to a building on Mars.
feat-placed-why = Colonists count most on Mars, less on the ship and not at all on Earth.
feat-beaten = Beaten
feat-beaten-how = Play a card whose number is higher than the number to beat at its building.
feat-beaten-why = Beating the number lets a colonist land besides the card's action: the same card does both.
feat-prep-played = Well prepared
feat-prep-played-how = Play a card from your own prep module.
feat-prep-played-why = In the prep module a card has another action than in the hand. Decide early which half you need.
feat-ability = House rules
feat-ability-how = Use the ability of a building.
feat-ability-why = Each building does something for whoever plays there. It is often worth more than the number.
feat-promoted = One star more
feat-promoted-how = Move a colonist of your own from the { term-one-star } to the { term-two-star }.
feat-promoted-why = Up there it counts more, and room is short: first come, first served.
feat-others-prep = A helping hand
feat-others-prep-how = Play a card from somebody else's prep module.
feat-others-prep-why = The others' prepared cards are your cards too, as long as you look at what they have there.
feat-covered = Covered up
feat-covered-how = Put a card face down on a pile.
feat-covered-why = A back is easy to beat. Whoever covers a high number opens the building for the next card.
feat-everywhere = At home everywhere
feat-everywhere-how = At the end have a colonist at each of the buildings with spaces.
feat-everywhere-why = Being everywhere gives extra points, so a lone colonist in a new place is worth more than one more in an old one.
feat-all-landed = All aboard, all out
feat-all-landed-how = Have all your colonists on Mars at the end.
feat-all-landed-why = Whoever has landed everybody ends the game. Count what the others still have to do.
feat-won-with-energy = Full batteries
feat-won-with-energy-how = Win with the most energy of all.
feat-won-with-energy-why = Energy pays for actions, and what is left of it counts at the end. Do not spend it to the last.

## The guide: above and below each picture

ui-guide-card = A card in several ways
ui-guide-card-text = A turn is one action. A card from your hand does its top half and is discarded. A card from your prep module is attached to the building of its colour: a high enough number places a colonist, then you may do the bottom half, then use the building. Or you discard a card for energy, or launch a colonist from Earth to your ship. So where a card lies matters as much as what it says.
ui-guide-beat = Numbers to beat
ui-guide-beat-text = Each building shows the number to beat: its own, or that of the card that lies on top. Attach a higher one and you may place a colonist from your ship there, on one star; now your number is the one to beat. The few places with two stars are worth more: cards, and the ability of one building, move colonists up and down.
ui-guide-abilities = What buildings do
ui-guide-abilities-text = Whoever attaches a card may use the ability of that building last of all. So a low card brings something too: choose its building for what it does. Every ability can be left out.
ui-guide-others = The cards of others
ui-guide-others-text = You may also play a prep card of another player, chosen by its back: only its colour is known. Its owner may do the bottom half, then you may use the building, and nobody places a colonist for the number. After each turn everybody draws or discards to { $kept } cards in hand and prep together, and fills the prep module up to { $prepared }.
ui-guide-score = Points and the end
ui-guide-score-text = A colonist counts more the further it has come: a little on the ship, more on one star, most on two stars. The most energy, a colonist in each building with spaces, and { $together } in one building bring points besides. The game ends with the round in which all { $colonists } colonists of somebody are on Mars; the most points win.

## Hints

hint-lands =
    { $count ->
        [one] A colonist of yours lands { at-building }.
       *[other] { $count } colonists of yours land { at-building }.
    }
hint-raises =
    { $count ->
        [one] A colonist of yours gets a two-star space { at-building }.
       *[other] { $count } colonists of yours get a two-star space { at-building }.
    }
hint-lowers = It takes { $player } down to a one-star space { at-building }.
hint-robs = It takes a prep card from { $player }.
hint-launches =
    { $count ->
        [one] A colonist of yours leaves for the ship.
       *[other] { $count } colonists of yours leave for the ship.
    }
hint-energy = Energy that you gain: { $count }.
hint-energy-paid = Energy that it costs: { $count }.
hint-cards-drawn =
    { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
hint-beats = { $card } beats the { $number } at its building now, so that a colonist could land there.
hint-beats-none = It beats no number now.
