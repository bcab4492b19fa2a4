### What several games say alike, in English; a game that says it otherwise has its own.

## Answers and questions

ask-start-discard = Choose { more-cards } to discard from your starting hand.
ask-pay = Choose { more-cards } from your hand to pay for { $about }.
ask-hand-limit = Your hand is over the limit of { $hand-limit }: choose { more-cards } to discard.
wait-draft = Choosing a card to keep: { $players }
wait-tidy = Discarding down to { $hand-limit }: { $players }
wait-over = The game is over.
do-batch-start-discard = Discard { count-cards }
do-batch-pay = Pay { count-cards } for { $about }
do-batch-hand-limit = Discard { count-cards }
option-first_game = First game
option-drafting = Draft

## Why not, and what a price is made of

reason-pay = pay { $price }, you have { $have }
reason-contact = pay { $price }, you have { $have }
reason-conquer = conquer: Military { $military } against { $defense }
reason-needs-military = needs Military { $need }, you have { $have }
reason-costs = costs { $price }, you can pay { $have }
reason-contact-costs = costs { $price }, you can pay { $have }; to conquer it needs Military { $need }, you have { $military }
reason-not-in-hand = { $card } is not in your hand.
reason-not-awaited = You have nothing to decide right now.
reason-not-an-option = That answer does not fit the question: { $choice }.
reason-wrong-count = You chose { $given }, but it has to be { $more }.
reason-unknown-choice = This game knows no such answer: { $choice }.
part-cost = cost
part-defense = defense
part-military = Military
part-price = to pay
part-printed = printed on the card
part-total = total

## Names

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
more-cards = { $more ->
    [one] { $more } card
   *[other] { $more } cards
}
of-kind = { $good_id ->
    [novelty] Novelty
    [rare] Rare elements
    [genes] Genes
    [alien] Alien technology
   *[any] any
}
good-novelty = Novelty
good-rare = Rare elements
good-genes = Genes
good-alien = Alien technology
good-any = any kind
phase-draft = Draft
phase-start = Start
phase-tidy = End of round
phase-over = Game over
keyword-alien = Alien
keyword-rebel = Rebel
keyword-uplift = Uplift
keyword-imperium = Imperium
term-card = card
term-cards = cards
term-world = world
term-worlds = worlds
term-development = development
term-developments = developments
term-military-world = military world
term-cost = cost
term-defense = defense
term-military = Military
term-vp = VP
term-victory-points = victory points
term-hand = hand
term-deck = deck
term-discards = discard pile
term-round = round
term-phase = phase
term-bonus = bonus
term-power = power
term-powers = powers
term-no-powers = no powers
term-score = score
term-keywords = keywords
term-keyword = keyword
term-colour = colour
term-total = total
term-confidence = how sure these values are

## Numbers and signs

fact-score = Score: { $count }
fact-hand = Hand: { $count }
fact-military = Military: { $signed }
fact-military-against = Military against { $against }: { $signed }
fact-discount-good = { of-kind } worlds cost { $count } less
fact-round = Round { $count }
fact-deck = Deck: { $count }
fact-discards = Discard pile: { $count }
fact-copies = Copies: { $count }
icon-cost-world-help = Cost: how many cards from hand this world costs.
icon-defense-help = Defense: the Military it takes to conquer this world. It cannot simply be paid for.
icon-military-against-help = Military that counts against worlds of one sort only.
icon-discount-help = How many cards less something costs.
icon-hand-help = Cards in hand. At the end of a round at most { $hand-limit }.
icon-deck-help = Cards left in the deck.
icon-discards-help = Cards in the discard pile. They become the new deck when it runs out.

## The page

ui-conquers = conquer: { $military } against { $defense }
ui-pack = Your pack

## What happens

dealt-cards = { $dealt ->
    [one] { $dealt } card
   *[other] { $dealt } cards
}
dealt = { $player } is dealt { count-cards }: { $cards }.
dealt-hidden = { $player } is dealt { count-cards }.
dealt-you = You are dealt { count-cards }: { $cards }.
start-cards-discarded = { $player } discards { count-cards } from the starting hand: { $cards }.
start-cards-discarded-hidden = { $player } discards { count-cards } from the starting hand.
start-cards-discarded-you = You discard { count-cards } from your starting hand: { $cards }.
round-began = Round { $round }
discarded-to-limit = { $player } discards { count-cards } down to the hand limit: { $cards }.
discarded-to-limit-hidden = { $player } discards { count-cards } down to the hand limit.
discarded-to-limit-you = You discard { count-cards } down to the hand limit: { $cards }.
reshuffled = The deck ran out. The discard pile is shuffled and becomes the new deck: { count-cards }.
game-ended = { $winners_count ->
    [one] The game is over: { $causes }. { $winners_you ->
        [yes] You win
       *[no] { $winners } wins
    }. Scores: { $scores }.
   *[other] The game is over: { $causes }. { $winners } share the victory. Scores: { $scores }.
}
