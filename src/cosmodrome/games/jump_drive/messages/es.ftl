### Jump Drive en español. Qué significa cada identificador y qué variables recibe: docs/words.md.

ui-about = Levanta un imperio de mundos y desarrollos. Todos juegan a la vez y puntúan cada ronda; al llegar a { $end } puntos se acaba. Unos 10 minutos.

## La primera partida, explicada sobre la marcha; -else: qué pasa con otra respuesta

ui-lesson-aim = ¡Hola! Construyes un imperio de mundos y desarrollos, todos a la vez. Después de cada ronda, cada carta de tu imperio vuelve a dar sus PV, puntos de victoria; cuando alguien llega a { $end }, la partida termina y gana quien tenga más PV. Te explico cada cosa cuando llegue.
ui-lesson-hand = Esta es tu mano. Las cartas son también tu dinero: pagas una carta descartando tantas otras como cuesta. Señala una carta, o mantén el dedo sobre ella, y lees todo sobre ella.
ui-lesson-card = En cada carta están su coste, sus PV y sus ingresos: las cartas que te trae al final de cada ronda. Un círculo es un mundo; un rombo es un desarrollo.
ui-lesson-place = En cada ronda eliges un desarrollo, un mundo, ambos o explorar. Un mundo solo te trae { alone-cards } más; un desarrollo solo cuesta { $alone-saves } menos. { name-asteroid_belt } cuesta poco y da buenos ingresos: elígelo.
ui-lesson-place-else = Has elegido otro camino. No se pierde nada, pero los ingresos del principio pagan todo lo que viene después.
ui-lesson-pay = Ahora paga. Da las cartas demasiado caras para ti. { name-space_marines } y { name-former_penal_colony } van juntas: guarda ambas para la próxima ronda.
ui-lesson-pay-else = Has dado una carta de una pareja que habría servido en la próxima ronda. Cada ronda llegan otras.
ui-lesson-score = La ronda ha terminado: tu imperio ha dado sus PV y los volverá a dar después de cada ronda. Por eso los PV colocados pronto cuentan muchas veces.
ui-lesson-income = Luego todos robaron tantas cartas como ingresos tiene su imperio. El registro cuenta cada paso.
ui-lesson-conquest = Un mundo con anillo rojo no se paga, se conquista: los signos militares de tu imperio deben llegar a su defensa. { name-space_marines } trae tantos como pide { name-former_penal_colony }. La fuerza militar nunca se gasta.
ui-lesson-pair = Ahora coloca un desarrollo y un mundo a la vez: elige { name-space_marines } y luego también { name-former_penal_colony }. El desarrollo cuenta primero, así que el mundo se conquista y no cuesta nada. Juntas se paga el precio entero, y ninguna tiene la ventaja de ir sola.
ui-lesson-pair-else = Has elegido otro camino. Un desarrollo y un mundo en una ronda levantan antes el imperio, si puedes pagar ambos.
ui-lesson-explore = Tu mano es pequeña. Explorar no coloca nada, pero te trae { explored-cards } después de mirar muchas más: una buena ronda para encontrar lo que encaja en tu imperio.
ui-lesson-explore-else = También se puede. Explora cuando en tu mano no haya nada que colocar.
ui-lesson-discard = Miras todas estas cartas y descartas hasta haber ganado solo { explored-cards }. Guarda lo que puedas colocar en las próximas rondas, sobre todo los mundos que tu fuerza militar pueda conquistar.
ui-lesson-discard-else = Has descartado un mundo que tu fuerza militar podía conquistar enseguida. Vendrán otros.
ui-lesson-conquer = Tu fuerza militar sigue ahí. Un mundo con anillo rojo cuya defensa alcance tampoco te cuesta cartas: conquista uno. Solo, además te trae { alone-cards } más.
ui-lesson-conquer-else = También se puede. Pero una conquista no cuesta cartas, y lo que da llega cada ronda.
ui-lesson-limit = No se pueden guardar más de { $hand-limit } cartas: descarta las demás. Antes de llegar a eso, coloca más en una ronda, o cartas más caras.
ui-lesson-rhythm = Mira los puntos de arriba: el final llega rápido. Al principio valen más los ingresos; cuando alguien va por la mitad, cada carta debería dar PV al momento.
ui-lesson-alone = Eso es todo lo que hace falta. La tecla ? y el botón con ese signo explican cada signo y cada fase. ¡Juega esta partida hasta el final y luego otra sin mí!
ui-learned = Ya sabes pagar con cartas, colocar una pareja, conquistar con fuerza militar, explorar y mantener la mano bajo su límite.

## Cosas contadas, comunes a las frases de abajo

for-price = { $price ->
    [0] gratis
    [one] por { $price } carta
   *[other] por { $price } cartas
}
alone-cards = { $alone-draws ->
    [one] { $alone-draws } carta
   *[other] { $alone-draws } cartas
}
count-icons = { $icons ->
    [one] { $icons } icono de exploración
   *[other] { $icons } iconos de exploración
}
explored-cards = { $explored ->
    [one] { $explored } carta
   *[other] { $explored } cartas
}
each-thing = { $thing ->
    [explore_icon] cada icono de exploración
    [military_icon] cada icono militar
    [gene_icon] cada icono de cromosoma
    [development] cada desarrollo
    [military_world] cada mundo militar
    [novelty_world] cada mundo de novedades
    [rare_world] cada mundo de elementos raros
    [genes_world] cada mundo de genes
    [alien_world] cada mundo de tecnología alienígena
   *[card] cada { $card }
}
every-things = { $thing ->
    [explore_icon] cada { $each } iconos de exploración
    [military_icon] cada { $each } iconos militares
    [gene_icon] cada { $each } iconos de cromosoma
    [development] cada { $each } desarrollos
    [military_world] cada { $each } mundos militares
    [novelty_world] cada { $each } mundos de novedades
    [rare_world] cada { $each } mundos de elementos raros
    [genes_world] cada { $each } mundos de genes
    [alien_world] cada { $each } mundos de tecnología alienígena
   *[card] cada { $each } copias de { $card }
}
some-thing = { $thing ->
    [explore_icon] un icono de exploración
    [military_icon] un icono militar
    [gene_icon] un icono de cromosoma
    [development] un desarrollo
    [military_world] un mundo militar
    [novelty_world] un mundo de novedades
    [rare_world] un mundo de elementos raros
    [genes_world] un mundo de genes
    [alien_world] un mundo de tecnología alienígena
   *[card] { $card }
}

## Tipos de mundos, fases, palabras clave

phase-place = Colocación
phase-pay = Pago
phase-second = Segundos mundos
phase-score = PV
phase-income = Ingresos
phase-second_world = Segundo mundo
phase-before_scoring = Antes de los PV

phase-start-help = Cada jugador recibe { dealt-cards } y se queda con { $kept } como mano inicial.
phase-place-help = Cada jugador elige en secreto un desarrollo, un mundo, ambos o explorar. Después se revela todo. Un desarrollo sin mundo cuesta { $alone-saves } menos; un mundo sin desarrollo da { alone-cards }.
phase-pay-help = Todos pagan con cartas de la mano o conquistan, a la vez. Quien explora roba sus cartas.
phase-second-help = Con un Convoy se puede colocar un segundo mundo. Quien explora descarta hasta quedarse con { explored-cards } más que antes.
phase-score-help = Cada carta de un imperio da sus PV. En cuanto alguien tiene { $end } PV o más, la partida termina.
phase-tidy-help = Ya se han robado los ingresos. Las manos de más de { $hand-limit } cartas se descartan hasta { $hand-limit }.
phase-over-help = Gana quien tenga más PV. En caso de empate, quien sume más entre cartas en mano e ingresos.
phase-income-help = Al final de cada ronda se roban tantas cartas como ingresos tenga el imperio propio.
phase-second_world-help = Un segundo mundo en la misma ronda, después de colocar el primero.
phase-before_scoring-help = Lo que ocurre en cada ronda justo antes de contar los PV.

## Qué ha pasado: completo, -hidden sin lo secreto, -you para el asiento de quien lee

revealed = { $exploring ->
    [yes] { $player } explora.
   *[no] { $development_id ->
        [none] { $player } revela { $world }.
       *[other] { $world_id ->
            [none] { $player } revela { $development }.
           *[other] { $player } revela { $development } con { $world }.
        }
    }
}
revealed-you = { $exploring ->
    [yes] Exploras.
   *[no] { $development_id ->
        [none] Revelas { $world }.
       *[other] { $world_id ->
            [none] Revelas { $development }.
           *[other] Revelas { $development } con { $world }.
        }
    }
}

paid = { $player } paga { count-cards }: { $cards }.
paid-hidden = { $player } paga { count-cards }.
paid-you = Pagas { count-cards }: { $cards }.

developed = { $player } desarrolla { $card } { for-price }.
developed-you = Desarrollas { $card } { for-price }.

settled = { $contact ->
    [yes] { $second ->
        [yes] { $player } coloniza { $card } como segundo mundo { for-price }, sin conquistarlo.
       *[no] { $player } coloniza { $card } { for-price }, sin conquistarlo.
    }
   *[no] { $second ->
        [yes] { $player } coloniza { $card } como segundo mundo { for-price }.
       *[no] { $player } coloniza { $card } { for-price }.
    }
}
settled-you = { $contact ->
    [yes] { $second ->
        [yes] Colonizas { $card } como segundo mundo { for-price }, sin conquistarlo.
       *[no] Colonizas { $card } { for-price }, sin conquistarlo.
    }
   *[no] { $second ->
        [yes] Colonizas { $card } como segundo mundo { for-price }.
       *[no] Colonizas { $card } { for-price }.
    }
}

conquered = { $second ->
    [yes] { $player } conquista { $card } como segundo mundo: le queda fuerza militar { $military } contra defensa { $defense }.
   *[no] { $player } conquista { $card }: fuerza militar { $military } contra defensa { $defense }.
}
conquered-you = { $second ->
    [yes] Conquistas { $card } como segundo mundo: te queda fuerza militar { $military } contra defensa { $defense }.
   *[no] Conquistas { $card }: fuerza militar { $military } contra defensa { $defense }.
}

convoy-discarded = { $player } descarta { $card } de su imperio para colocar { $world }.
convoy-discarded-you = Descartas { $card } de tu imperio para colocar { $world }.

drew = { $count ->
    [0] { $player } no roba ninguna carta por un mundo sin desarrollo: el mazo y los descartes están vacíos.
   *[other] { $player } roba { count-cards } por un mundo sin desarrollo: { $cards }.
}
drew-hidden = { $count ->
    [0] { $player } no roba ninguna carta por un mundo sin desarrollo: el mazo y los descartes están vacíos.
   *[other] { $player } roba { count-cards } por un mundo sin desarrollo.
}
drew-you = { $count ->
    [0] No robas ninguna carta por un mundo sin desarrollo: el mazo y los descartes están vacíos.
   *[other] Robas { count-cards } por un mundo sin desarrollo: { $cards }.
}

explored = { $count ->
    [0] { $player } explora con { count-icons }, pero el mazo y los descartes están vacíos.
   *[other] { $player } explora con { count-icons } y roba { count-cards }: { $cards }.
}
explored-hidden = { $count ->
    [0] { $player } explora con { count-icons }, pero el mazo y los descartes están vacíos.
   *[other] { $player } explora con { count-icons } y roba { count-cards }.
}
explored-you = { $count ->
    [0] Exploras con { count-icons }, pero el mazo y los descartes están vacíos.
   *[other] Exploras con { count-icons } y robas { count-cards }: { $cards }.
}

explore-discarded = { $player } descarta { count-cards } después de explorar: { $cards }.
explore-discarded-hidden = { $player } descarta { count-cards } después de explorar.
explore-discarded-you = Descartas { count-cards } después de explorar: { $cards }.

propaganda-moved = { $card } pasa de { $giver_you ->
    [yes] tu imperio
   *[no] { $giver }
} a { $player }, que tiene la mayor fuerza militar: { $military }.
propaganda-moved-you = { $card } pasa de { $giver } a ti: tienes la mayor fuerza militar, { $military }.

scored = { $player } gana { $vp } PV y ya tiene { $total }. Ingresos: { $income }.
scored-you = Ganas { $vp } PV y ya tienes { $total }. Ingresos: { $income }.

income-drawn = { $count ->
    [0] { $player } tiene ingresos { $income }, pero no roba ninguna carta: el mazo y los descartes están vacíos.
   *[other] { $player } tiene ingresos { $income } y roba { count-cards }: { $cards }.
}
income-drawn-hidden = { $count ->
    [0] { $player } tiene ingresos { $income }, pero no roba ninguna carta: el mazo y los descartes están vacíos.
   *[other] { $player } tiene ingresos { $income } y roba { count-cards }.
}
income-drawn-you = { $count ->
    [0] Tienes ingresos { $income }, pero no robas ninguna carta: el mazo y los descartes están vacíos.
   *[other] Tienes ingresos { $income } y robas { count-cards }: { $cards }.
}

end-points = alguien tiene { $end } PV o más

## Qué se me pregunta ahora y a quién espero

ask-place = Elige un desarrollo, un mundo o ambos para colocar. O explora.
ask-place-world = Elige un mundo para acompañar a { $about }, o coloca este solo por { $alone-saves ->
    [one] { $alone-saves } carta
   *[other] { $alone-saves } cartas
} menos.
ask-place-by = ¿Conquistas { $about } o lo pagas?
ask-pay-both = Elige { more-cards } de tu mano para pagar { $about } y { $beside }.
ask-explore-discard = Elige { more-cards } de toda tu mano para descartar; las demás son tuyas.
ask-second-world = { $about } ya está en tu imperio. Elige un segundo mundo que lo siga, o ninguno.

wait-start = Eligiendo la mano inicial: { $players }
wait-place = Eligiendo qué colocar: { $players }
wait-pay = Pagando: { $players }
wait-second = Terminando el turno: { $players }

## Botones, con el efecto que tienen

do-explore = Explorar: no colocar nada y ganar { explored-cards }
do-place = { $reason ->
    [pay] { $price ->
        [0] Colocar { $card } gratis
       *[other] Colocar { $card } por { $price }
    }
    [contact] { $price ->
        [0] Colocar { $card } gratis en vez de conquistarlo
       *[other] Colocar { $card } por { $price } en vez de conquistarlo
    }
    [conquer] Conquistar { $card }
   *[other] Colocar { $card }
}
do-pass = { $purpose ->
    [place-world] Colocar solo { $about }
    [second-world] No colocar un segundo mundo
   *[other] No colocar nada
}
do-discard = { $purpose ->
    [pay] Pagar con { $card }
    [pay-both] Pagar con { $card }
   *[other] Descartar { $card }
}
do-by-conquer = Conquistar { $card }
do-by-pay = { $price ->
    [0] Colocar { $card } gratis en vez de conquistarlo
   *[other] Pagar { $price } por { $card }
}

do-batch-pay-both = Pagar { count-cards } por { $about } y { $beside }
do-batch-explore-discard = Descartar { count-cards }

## Si se puede y por qué no; -why es la explicación larga

reason-pay-why = Pagas con otras cartas de tu mano. Un desarrollo sin mundo cuesta { $alone-saves } menos.
reason-contact-why = { name-contact_specialist } te permite pagar este mundo militar en vez de conquistarlo. Tu fuerza militar no cambia el precio.
reason-conquer-why = Tu fuerza militar basta para tomar este mundo sin pagar. No se gasta.
reason-with-development = { $helpers_count ->
    [one] solo no; junto con { $helpers }, sí
   *[other] solo no; junto con una de estas, sí: { $helpers }
}
reason-already-in-empire = ya está en tu imperio
reason-needs-no-military = solo sin fuerza militar, tienes { $military }
reason-a-development = un desarrollo; se pide un mundo
reason-must-be-paid = solo se puede conquistar
reason-must-be-conquered = no se puede conquistar
reason-no-survey-team = Ya no queda ningún { $card } para ti en el centro.

## Las reglas que hay detrás de un rechazo, por su número en RULES.md

rule-4-1 = En una ronda colocas de tu mano un desarrollo, un mundo o uno de cada; o exploras.
rule-4-4 = El desarrollo se coloca antes que el mundo, así que lo que aporta ya ayuda a un mundo que se coloca en la misma ronda. Un mundo nunca ayuda al desarrollo.
rule-4-5 = Una vez por partida puedes colocar { name-survey_team } desde el centro como tu desarrollo.
rule-4-7 = De casi todas las cartas puede haber varias copias en un imperio, pero solo una { name-survey_team } y una { name-trade_pact }.
rule-4-8 = { name-trade_pact } se une a un imperio sin fuerza militar o a uno con { name-contact_specialist }. La fuerza militar que llega después no importa.
rule-5-5 = Pagas descartando exactamente el precio en cartas de tu mano. Las cartas que se colocan no pagan.
rule-6-1 = Un mundo militar se conquista, no se paga: tu fuerza militar debe alcanzar su defensa.
rule-6-6 = Con { name-contact_specialist } puedes pagar un mundo militar en vez de conquistarlo: su defensa menos un descuento, en cartas, y menos los descuentos que le correspondan.
rule-7-6 = Con { name-military_convoy } se conquista un segundo mundo con la fuerza militar que dejó libre el primero.
rule-7-7 = El segundo mundo se toma como el primero: tras un mundo pagado también se paga, tras uno conquistado también se conquista.

## Las cuentas de un precio, una fuerza o los PV de una ronda

part-alone = sin mundo
part-used = gastada en el primer mundo
part-powers = por sus poderes

## Poderes, una frase cada uno; los PV y los ingresos se repiten cada ronda

power-score-vp_per = { $each ->
    [1] { $amount } PV por { each-thing } de tu imperio.
   *[other] { $amount } PV por { every-things } de tu imperio.
}
power-score-vp_per_other = { $amount } PV por { each-thing } de otro imperio: el que más te dé.
power-score-vp_with = { $amount } PV con { some-thing } en tu imperio.
power-income-income_per = { $each ->
    [1] Ingresos { $signed } por { each-thing } de tu imperio.
   *[other] Ingresos { $signed } por { every-things } de tu imperio.
}
power-income-income_with = Ingresos { $signed } con { some-thing } en tu imperio.
power-income-income_with_other = Ingresos { $signed } con { some-thing } en cualquier otro imperio.
power-place-development_discount = Tus desarrollos cuestan { $amount } menos.
power-place-world_discount = { $good_id ->
    [any] Tus mundos cuestan { $amount } menos.
   *[other] Tus mundos { of-kind } cuestan { $amount } menos.
}
power-place-card_discount = { $card } te cuesta { $amount } menos.
power-place-military_against = { $keyword_id ->
    [none] Fuerza militar { $signed } contra mundos { of-kind }.
   *[other] Fuerza militar { $signed } contra mundos con la palabra «{ $keyword }».
}
power-place-military_per_icon = { $icon ->
    [explore] Fuerza militar { $signed } por cada icono de exploración de tu imperio.
    [military] Fuerza militar { $signed } por cada icono militar de tu imperio.
   *[gene] Fuerza militar { $signed } por cada icono de cromosoma de tu imperio.
}
power-place-pay_for_military_world = Puedes pagar un mundo militar en vez de conquistarlo, por { $amount ->
    [0] tanto como su defensa
   *[other] { $amount } menos que su defensa
}, pero no uno { of-kind }.
power-place-one_in_empire = Solo una en cada imperio.
power-place-placed_without_military = Se une a tu imperio solo sin fuerza militar o si en él está { $unless }.
power-second_world-second_world_paid = Después de pagar un mundo, puedes descartar esta carta de tu imperio para colocar un segundo mundo, { $amount ->
    [0] que también se paga
   *[other] que también se paga, pero por { $amount } menos
}.
power-second_world-second_world_conquered = Después de conquistar un mundo, puedes conquistar otro con la fuerza militar que el primero no necesitó.
power-before_scoring-moves_to_most_military = Antes de contar los PV, esta carta pasa al imperio con más fuerza militar que todos los demás.

## Opciones de una mesa

option-first_game-help = Cada jugador recibe { $kept } cartas y no descarta ninguna. El reglamento trae manos con letra para la primera partida; como no se sabe qué cartas llevan, estas manos se reparten al azar.
option-colony_convoy_waits = { name-colony_convoy } espera
option-colony_convoy_waits-help = Si { name-colony_convoy } se puede usar en la ronda en que se coloca o solo a partir de la siguiente. Las reglas admiten ambas lecturas; con «sí», espera.

## Cuánta certeza tiene un valor de una carta, y qué valores son

confidence-verified = comprobado
confidence-verified-help = Leído en una carta impresa, coincidente en dos fuentes o deducido de un ejemplo del reglamento.
confidence-single-source = según una sola lista de aficionados
confidence-single-source-help = Una lista de las cartas da este valor y nada la contradice. La carta impresa podría ser distinta.
confidence-inferred = deducido
confidence-inferred-help = Ninguna fuente da este valor; se deduce de otra cosa. La carta impresa podría ser distinta.
confidence-missing = desconocido
confidence-missing-help = Ninguna fuente dice si la carta impresa tiene algo aquí.
confidence-own = según el archivo de cartas
confidence-own-help = El archivo de cartas de esta mesa da este valor.

field-rest = todo lo demás
field-name = nombre
field-copies = número de copias
field-cost = coste
field-defense = defensa
field-vp = PV
field-income = ingresos
field-good = color
field-icons = iconos
field-explore = iconos de exploración
field-military = fuerza militar
field-gene = iconos de cromosoma
field-keywords = palabras clave

## Datos públicos de un asiento, de una carta y de la mesa

fact-vp = PV: { $count }
fact-vp-rate = PV por ronda: { $count }
fact-income = Ingresos: { $count }
fact-empire = Imperio: { $count }
fact-discount-development = Los desarrollos cuestan { $count } menos
fact-discount-world = Los mundos cuestan { $count } menos
fact-discount-card = { $card } cuesta { $count } menos
fact-contact = { $count ->
    [0] Los mundos militares se pueden pagar
   *[other] Los mundos militares se pueden pagar por { $count } menos que su defensa
}
fact-icons-explore = { $count ->
    [one] { $count } icono de exploración
   *[other] { $count } iconos de exploración
}
fact-icons-military = { $count ->
    [one] { $count } icono militar
   *[other] { $count } iconos militares
}
fact-icons-gene = { $count ->
    [one] { $count } icono de cromosoma
   *[other] { $count } iconos de cromosoma
}
fact-survey-team = { $card } disponible en el centro
fact-gain = { $vp ->
    [0] { $income ->
        [0] aún sin PV ni ingresos
       *[other] +{ $income } de ingresos por ronda
    }
   *[other] { $income ->
        [0] +{ $vp } PV por ronda
       *[other] +{ $vp } PV y +{ $income } de ingresos por ronda
    }
}
fact-follows = { $follows ->
    [0] no puede seguir un segundo mundo
   *[other] { $reason ->
        [conquer] con { name-military_convoy } se puede conquistar después un segundo mundo
       *[contact] con { name-colony_convoy } se puede pagar después un segundo mundo
    }
}
fact-gain-moves = nada: antes de contar los PV pasa al imperio con más fuerza militar
fact-each-round = { $vp } PV y { $income } de ingresos por ronda
fact-variable-vp = PV variables
fact-variable-income = ingresos variables
fact-counts-other = cuenta también { $player_you ->
    [yes] tu imperio
   *[no] el imperio de { $player }
}
fact-to-end = { $count ->
    [0] La partida termina con los PV de esta ronda.
   *[other] Faltan { $count } PV para el fin de la partida
}
fact-maybe = La carta impresa podría llamarse { $name }.
fact-confidence = Certeza de estos valores: { $values }.
fact-tie-break = Desempate: { $count } (cartas en mano e ingresos)

## Términos del juego

term-explore = explorar
term-income = ingresos
term-icon = icono
term-icons = iconos
term-icon-explore = icono de exploración
term-icon-military = icono militar
term-icon-gene = icono de cromosoma
term-no-colour = gris
term-empire = imperio
term-centre = centro
term-rounds = Ronda a ronda
term-rounds-help = Los PV ganados en cada ronda y los ingresos que tenía el imperio al final de ella.
term-curve = PV a lo largo de las rondas
term-a-round = por ronda
term-copies = copias
term-own-cards = se juega con un archivo de cartas propio

## Qué significa cada icono

icon-cost-development-help = Coste: cuántas cartas de la mano cuesta este desarrollo; { $alone-saves } menos en una ronda sin mundo.
icon-vp-help = PV: se ganan cada ronda, desde la ronda en que se coloca la carta.
icon-vp-variable-help = Una cantidad variable de PV cada ronda; mira sus poderes.
icon-income-help = Ingresos: cartas que se roban al final de cada ronda.
icon-income-variable-help = Ingresos variables; mira sus poderes.
icon-explore-help = Icono de exploración: al explorar se roba y se mira una carta más. Algunas cartas cuentan estos iconos.
icon-military-help = Icono militar: un punto de fuerza militar, que conquista mundos cuya defensa no la supere.
icon-gene-help = Icono de cromosoma: no hace nada por sí solo; algunas cartas cuentan estos iconos.
icon-contact-help = Los mundos militares se pueden pagar.
icon-second-world-help = Permite un segundo mundo en una ronda.
icon-moves-help = Pasa al imperio con mayor fuerza militar.
icon-limit-help = Solo una en cada imperio.
icon-good-novelty-help = Novedades: un mundo azul.
icon-good-rare-help = Elementos raros: un mundo marrón.
icon-good-genes-help = Genes: un mundo verde.
icon-good-alien-help = Tecnología alienígena: un mundo amarillo.
icon-good-any-help = Un mundo de cualquier color.
icon-keyword-alien-help = Una carta Alienígena. Los poderes que nombran la tecnología alienígena se refieren a los mundos amarillos, no a esta palabra.
icon-keyword-rebel-help = Un mundo Rebelde; aquí vale la fuerza militar contra mundos con esa palabra.
icon-keyword-help = Una palabra clave sin efecto propio.
icon-survey-team-help = Hay un { name-survey_team } disponible en el centro. Se puede colocar como desarrollo una vez en la partida.
icon-empire-help = Cartas en el imperio.
icon-score-help = PV hasta ahora. La partida termina en la ronda en que alguien llega a { $end }.
icon-confidence-help = No todos los valores de esta carta están comprobados en una carta impresa.

## La página: qué aportaría una carta, sola o acompañada, puntos, rondas

ui-my-empire = Tu imperio
ui-empire-of = Imperio: { $player }
ui-empire-empty = Aún no hay cartas en el imperio.
ui-would-bring = Aportaría:
ui-explored-last = Exploró en la última revelación.
ui-explore-help = No colocas nada. Robas { $draw } cartas y después descartas { $icons } de todas las que tengas, nuevas o no: te quedas con { $explored } más. Los { $icons } son { $marker-icons } iconos de la ficha y { $own } de tu imperio.
ui-pays = { $price ->
    [0] gratis
   *[other] pagas { $price }
}
ui-place-both = { $price ->
    [0] Colocar ambos gratis
   *[other] Colocar ambos por { $price }
}
ui-place-named = { $price ->
    [0] Colocar { $card } y { $beside } gratis
   *[other] Colocar { $card } y { $beside } por { $price }
}
ui-only-with = { $helpers_count ->
    [one] solo con { $helpers }
   *[other] solo con un desarrollo
}
ui-note-place = Marca una carta, o un desarrollo y un mundo para colocar ambos.
ui-note-world = Sin desarrollo, robas { alone-cards } por él.
ui-note-alone = { $card } en solitario cuesta { $price }. Marca también un mundo para colocar ambos: { $card } costará entonces { $dearer }.
ui-note-no-world = { $card } en solitario cuesta { $price }. Ningún mundo de tu mano podría acompañarlo ahora.
ui-note-conquer = Juntos: { $dearer } por { $card }, y { $world } se conquista.
ui-note-both = Juntos: { $dearer } por { $card } y { $price } por { $world }, es decir, { $sum } de tus otras cartas ({ $have }).
ui-each-round = Cada ronda, ahora
ui-why-rate = Por qué { $vp } PV por ronda
ui-so-far = { $vp } PV hasta ahora
ui-gain = +{ $vp } PV
ui-income-is = ingresos { $income }
ui-filter-type-unsure = No del todo verificadas
ui-order-income = Por ingresos

## What a finished game is remembered for

feat-settled = El primer mundo
feat-settled-how = Coloca un mundo: págalo con cartas o conquístalo.
feat-settled-why = Cada mundo da puntos o ingresos en todas las rondas siguientes, así que uno temprano cuenta muchas veces.
feat-explored = Una mirada alrededor
feat-explored-how = No coloques nada en una ronda, y así explora.
feat-explored-why = Cuando nada de tu mano encaja, una ronda de explorar cuesta menos que una mala carta en el imperio.
feat-both-at-once = Ambos a la vez
feat-both-at-once-how = Coloca un desarrollo y un mundo en la misma ronda.
feat-both-at-once-why = La partida es corta: quien coloca ambos en cada ronda tiene un imperio mayor cuando cuenta.
feat-conquered = Conquista
feat-conquered-how = Alcanza con tu fuerza militar la defensa de un mundo militar y colócalo.
feat-conquered-why = La fuerza militar no se gasta: toma un mundo en cada ronda, y las cartas de tu mano quedan para un desarrollo.
feat-contact = Comprado, no conquistado
feat-contact-how = Paga un mundo militar con el poder de una carta que lo permita.
feat-contact-why = Sin fuerza militar, una carta así abre mundos que te estarían cerrados.
feat-second-world = Otro mundo más
feat-second-world-how = Coloca un segundo mundo en una misma ronda con el poder de una carta.
feat-second-world-why = Una carta así vale más con la mano llena: planea qué seguirá al primer mundo.
feat-much-income = Un imperio rico
feat-much-income-how = Llega a unos ingresos de { $least } cartas o más.
feat-much-income-why = Primero los ingresos, luego los puntos: las cartas de cada ronda pagan lo que puntúa.
feat-much-vp = Una gran ronda
feat-much-vp-how = Gana { $least } PV o más en una sola ronda.
feat-much-vp-why = Los puntos crecen de ronda en ronda. Deciden las últimas, no las primeras.
feat-won-in-peace = Victoria pacífica
feat-won-in-peace-how = Gana sin haber conquistado ningún mundo.
feat-won-in-peace-why = La fuerza militar es un camino entre varios: también se llega con descuentos e ingresos.
feat-won-clearly = Rápido como la luz
feat-won-clearly-how = Gana con { $least } PV o más de ventaja sobre cada uno de los demás.
feat-won-clearly-why = Es una carrera. Desde la mitad pregunta a cada carta qué te dará antes del final.

## La guía: encima y debajo de cada imagen

ui-guide-place = Una ronda
ui-guide-place-text = Todos eligen a la vez y en secreto: un desarrollo, un mundo, uno de cada o explorar. Un desarrollo solo cuesta { $alone-saves } menos; un mundo solo te deja robar. Debajo de cada carta está lo que te daría cada ronda y lo que cuesta ahora, o por qué no se puede colocar. Después se muestra todo a la vez y se paga con otras cartas de la mano.
ui-guide-card = Cartas
ui-guide-card-text = Un círculo lleva lo que cuesta un mundo, un rombo lo que cuesta un desarrollo, un número rojo la defensa que hay que conquistar. El hexágono lleva los PV y la pestaña de debajo los ingresos: ambos llegan cada ronda durante el resto de la partida. Los signos de la izquierda son iconos, de exploración, militares y de cromosoma. Las fichas son poderes: descuentos, y puntos o ingresos por lo demás que tengas.
ui-guide-conquer = Fuerza militar
ui-guide-conquer-text = Un mundo militar no se paga. Suma los iconos militares de tu imperio: si alcanzan su defensa, lo colocas sin pagar nada y tu fuerza militar no se gasta. Un desarrollo colocado en la misma ronda ya ayuda. { name-contact_specialist } te permite pagar esos mundos; el pago y la fuerza militar nunca se mezclan.
ui-guide-explore = Explorar
ui-guide-explore-text = Cuando nada de tu mano encaja, explora: robas varias cartas y luego descartas algunas de tu mano. Los iconos de exploración de tu imperio te dejan ver más cartas y elegir mejor. Explorar nunca está mal con una mano pobre, pero en esa ronda no colocas nada, y las cartas que llevan más tiempo en juego dan más.
ui-guide-score = Puntos cada ronda
ui-guide-score-text = Al final de cada ronda todas las cartas de tu imperio dan otra vez sus PV, y robas tantas cartas como ingresos tienes. Por eso una carta barata colocada pronto puede valer más que una cara al final, y las líneas de aquí suben cada vez más deprisa. En cuanto alguien tiene { $end } PV, la partida termina; gana quien tenga más.
