### What several games say alike, in Spanish; a game that says it otherwise has its own.

## Answers and questions

ask-start-discard = Elige { more-cards } de tu mano inicial para descartar.
ask-pay = Elige { more-cards } de tu mano para pagar { $about }.
ask-hand-limit = Tu mano pasa del límite de { $hand-limit }: elige { more-cards } para descartar.
wait-draft = Eligiendo una carta: { $players }
wait-tidy = Descartando hasta { $hand-limit }: { $players }
wait-over = La partida ha terminado.
do-batch-start-discard = Descartar { count-cards }
do-batch-pay = Pagar { count-cards } por { $about }
do-batch-hand-limit = Descartar { count-cards }
option-first_game = Primera partida
option-drafting = Reparto a elección

## Why not, and what a price is made of

reason-pay = pagas { $price }, tienes { $have }
reason-contact = pagas { $price }, tienes { $have }
reason-conquer = conquista: fuerza militar { $military } contra { $defense }
reason-needs-military = necesita fuerza militar { $need }, tienes { $have }
reason-costs = cuesta { $price }, puedes pagar { $have }
reason-contact-costs = cuesta { $price }, puedes pagar { $have }; conquistarlo necesita fuerza militar { $need }, tienes { $military }
reason-not-in-hand = { $card } no está en tu mano.
reason-not-awaited = Ahora mismo no tienes nada que decidir.
reason-not-an-option = Esa respuesta no corresponde a la pregunta: { $choice }.
reason-wrong-count = Has elegido { $given }, pero hay que elegir { $more }.
reason-unknown-choice = El juego no conoce esa respuesta: { $choice }.
part-cost = coste
part-defense = defensa
part-military = fuerza militar
part-price = a pagar
part-printed = impresos en la carta
part-total = en total

## Names

count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
more-cards = { $more ->
    [one] { $more } carta
   *[other] { $more } cartas
}
of-kind = { $good_id ->
    [novelty] de novedades
    [rare] de elementos raros
    [genes] de genes
    [alien] de tecnología alienígena
   *[any] de cualquier tipo
}
good-novelty = Novedades
good-rare = Elementos raros
good-genes = Genes
good-alien = Tecnología alienígena
good-any = cualquier tipo
phase-draft = Reparto a elección
phase-start = Inicio
phase-tidy = Fin de la ronda
phase-over = Fin de la partida
keyword-alien = Alienígena
keyword-rebel = Rebelde
keyword-uplift = Elevación
keyword-imperium = Imperio
term-card = carta
term-cards = cartas
term-world = mundo
term-worlds = mundos
term-development = desarrollo
term-developments = desarrollos
term-military-world = mundo militar
term-cost = coste
term-defense = defensa
term-military = fuerza militar
term-vp = PV
term-victory-points = puntos de victoria
term-hand = mano
term-deck = mazo
term-discards = pila de descartes
term-round = ronda
term-phase = fase
term-bonus = bonificación
term-power = poder
term-powers = poderes
term-no-powers = sin poderes
term-score = puntuación
term-keywords = palabras clave
term-keyword = palabra clave
term-colour = color
term-total = total
term-confidence = certeza de estos valores

## Numbers and signs

fact-score = Puntuación: { $count }
fact-hand = Mano: { $count }
fact-military = Fuerza militar: { $signed }
fact-military-against = Fuerza militar contra { $against }: { $signed }
fact-discount-good = Los mundos { of-kind } cuestan { $count } menos
fact-round = Ronda { $count }
fact-deck = Mazo: { $count }
fact-discards = Descartes: { $count }
fact-copies = Copias: { $count }
icon-cost-world-help = Coste: cuántas cartas de la mano cuesta este mundo.
icon-defense-help = Defensa: la fuerza militar necesaria para conquistar este mundo. No basta con pagarlo.
icon-military-against-help = Fuerza militar que solo vale contra cierta clase de mundos.
icon-discount-help = Cuántas cartas menos se pagan.
icon-hand-help = Cartas en la mano. Al final de la ronda, { $hand-limit } como máximo.
icon-deck-help = Cartas que quedan en el mazo.
icon-discards-help = Cartas en la pila de descartes. Forman el mazo nuevo cuando este se agota.

## The page

ui-conquers = conquista: { $military } contra { $defense }
ui-pack = Tu paquete

## What happens

dealt-cards = { $dealt ->
    [one] { $dealt } carta
   *[other] { $dealt } cartas
}
dealt = { $player } recibe { count-cards }: { $cards }.
dealt-hidden = { $player } recibe { count-cards }.
dealt-you = Recibes { count-cards }: { $cards }.
start-cards-discarded = { $player } descarta { count-cards } de su mano inicial: { $cards }.
start-cards-discarded-hidden = { $player } descarta { count-cards } de su mano inicial.
start-cards-discarded-you = Descartas { count-cards } de tu mano inicial: { $cards }.
round-began = Ronda { $round }
discarded-to-limit = { $player } descarta { count-cards } por el límite de mano: { $cards }.
discarded-to-limit-hidden = { $player } descarta { count-cards } por el límite de mano.
discarded-to-limit-you = Descartas { count-cards } por el límite de mano: { $cards }.
reshuffled = El mazo se ha agotado. La pila de descartes se baraja y forma un mazo nuevo: { count-cards }.
game-ended = { $winners_count ->
    [one] Fin de la partida: { $causes }. { $winners_you ->
        [yes] Ganas
       *[no] Gana { $winners }
    }. Puntuaciones: { $scores }.
   *[other] Fin de la partida: { $causes }. Victoria compartida: { $winners }. Puntuaciones: { $scores }.
}
