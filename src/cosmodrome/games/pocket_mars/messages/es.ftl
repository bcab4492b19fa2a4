### Pocket Mars en español. Qué significa cada identificador y qué variables recibe: docs/words.md.
### El mazo Red Horizon y sus nombres son nuestros.

ui-about = Lleva a tus colonos de la Tierra a los edificios de Marte; cada carta se usa de varias maneras. Unos 20 minutos.
ui-about-deck = Se juega con Red Horizon, un mazo nuestro.

## La primera partida, explicada sobre la marcha; -else: qué pasa con otra respuesta

ui-lesson-aim = ¡Bienvenida, tripulación de Marte! Llevas a tus colonos desde la Tierra a estos edificios. Cuando todos los colonos de alguien están en Marte, la partida termina tras la ronda y gana quien tenga más PV. Te explico cada cosa cuando llegue.
ui-lesson-people = Tus { $colonists } colonos: empiezan en la Tierra, se lanzan a tu nave y de allí van a Marte. En Marte cada uno vale { $one-star-vp } o { $two-star-vp } PV, según las estrellas de su plaza; en la nave, { $ship-vp }.
ui-lesson-card = Cada carta sirve de varias formas. La mitad de arriba se hace al jugarla de la mano; la de abajo, al jugarla de un módulo de preparación. Señala una carta, o mantén el dedo sobre ella, para leerla.
ui-lesson-prepare = Elige { $prepared } cartas para tu módulo de preparación: cuentan sus mitades de abajo. Las otras quedan en tu mano, por sus mitades de arriba. Nada es definitivo: ambos se rellenan una y otra vez.
ui-lesson-turn = Un turno es una acción: jugar una carta de la mano, de tu módulo o del de otro, lanzar un colono, o descartar una carta por energía.
ui-lesson-prep = Juega una de tus cartas preparadas: lo que brilla en tu módulo. Se une al edificio de su color, hace lo que dice su mitad de abajo, y después puede usarse la capacidad del edificio.
ui-lesson-prep-else = Otra acción, también buena. Las cartas preparadas son el camino más seguro para llevar un colono a un edificio.
ui-lesson-number = El número de tu carta supera al último de aquí, así que un colono de tu nave puede aterrizar en este edificio.
ui-lesson-number-else = El colono se queda en la nave.
ui-lesson-deed = Haz lo que dice la mitad de abajo de la carta. Algunas acciones cuestan energía: el precio está en la carta.
ui-lesson-deed-else = Lo dejas. Está permitido.
ui-lesson-ability = Quien une una carta a un edificio puede usar su capacidad. No te cuesta nada: úsala.
ui-lesson-ability-else = Sin usar. Las capacidades son gratis, así que casi siempre vale la pena.
ui-lesson-four = Después de cada turno vuelves a tener { $kept } cartas entre mano y preparación. Elige qué queda preparado para el turno siguiente.
ui-lesson-launch = Solo los colonos de tu nave pueden aterrizar. Lanza ahora uno desde la Tierra: ocupa un turno entero, así que mejor antes de necesitarlo.
ui-lesson-launch-else = También vale. Hay cartas que lanzan colonos.
ui-lesson-hand = Usa ahora la mitad de arriba de una carta de tu mano. Cada carta dice debajo qué haría.
ui-lesson-hand-else = Otro camino. Las mitades de arriba no tienen que superar ningún número, pero la carta se pierde después.
ui-lesson-stars = Estar en dos estrellas vale más que en una. Los colonos suben y bajan entre ellas; mira también a quién podrías bajar.
ui-lesson-others = Las cartas preparadas de los demás están boca abajo, pero puedes jugarlas: entonces actúan para ti. Un riesgo, y a veces una buena sorpresa.
ui-lesson-energy = La energía paga acciones, y quien más tenga al final recibe { $energy-vp } PV. Tener colonos en todos los edificios también da PV.
ui-lesson-rhythm = Cuenta los colonos en Marte: los tuyos y los del otro. Cuando se acerca el final, lo que queda en la Tierra no vale nada.
ui-lesson-alone = Eso es todo lo que hace falta. La tecla ? y el botón con ese signo explican cada signo y cada fase. ¡Juega esta partida hasta el final y luego otra sin mí!
ui-learned = Ya sabes preparar cartas, jugar sus mitades, lanzar colonos, llevarlos a los edificios y subirlos a más estrellas.

## Cosas contadas y lugares, comunes a las frases de abajo

count-colonists = { $count ->
    [one] { $count } colono
   *[other] { $count } colonos
}
count-energy = { $count } de energía
price-energy = { $cost } de energía
failed-cards = { $failed ->
    [one] { $failed } carta
   *[other] { $failed } cartas
}
own-energy = { $solo ->
    [yes] { $solo-energy } de energía
   *[no] { $action-energy } de energía
}
at-building = en el { $building_id ->
    [construction] Hábitat
   *[other] { $building }
}
to-building = al { $building_id ->
    [construction] Hábitat
   *[other] { $building }
}
of-building = del { $building_id ->
    [construction] Hábitat
   *[other] { $building }
}
from-where = { $source_id ->
    [prep] el módulo de preparación
   *[hand] la mano
}
colour-card = una carta de { $colour }
slot-card = { $card_id ->
    [none] { $colour_id ->
        [none] { $slot }
       *[other] { $slot } ({ $colour })
    }
   *[other] { $slot } ({ $card })
}

## Los colores de las cartas y el edificio de cada uno

colour-water = Agua
colour-ecosystem = Ecosistema
colour-science = Ciencia
colour-energy = Energía
colour-construction = Construcción

building-water = Acualab
building-ecosystem = Invernadero
building-science = Centro de comunicaciones
building-energy = Banco de energía
building-construction = Hábitat

source-ship = nave
source-earth = Tierra
source-hand = mano
source-prep = módulo de preparación
source-this = esta carta
source-deck = mazo

## Fases, y los tres lugares donde se hace algo

phase-prepare = Cartas preparadas
phase-turn = Turno
phase-four-cards = Regla de las cuatro cartas
phase-automa = Turno del Autómata Astuto
phase-hand = Mano
phase-prep = Preparación
phase-ability = Habilidad

phase-draft-help = Cada jugador se queda una carta de un paquete de { $drafted } y pasa el resto a la izquierda, hasta tener { $dealt }. La última carta de cada paquete se descarta.
phase-prepare-help = Cada jugador elige en secreto { $prepared } de sus { $dealt } cartas y las pone boca abajo en su módulo de preparación.
phase-turn-help = Un turno es una de estas acciones: jugar una carta de la mano, de tu módulo de preparación o del de otro jugador, lanzar un colono o descartar una carta por energía.
phase-four-cards-help = Tras cada turno, cada jugador descarta de la mano hasta tener { $kept } cartas entre mano y preparación, o roba hasta { $kept }; luego el módulo de preparación se completa hasta { $prepared }.
phase-automa-help = Tras tu turno llegan el fallo del sistema y la activación del androide; luego el módulo de preparación del autómata vuelve a completarse hasta { $prepared }.
phase-over-help = Gana quien tenga más PV.
phase-hand-help = La mitad superior de la carta: se hace al jugarla de la mano. Después la carta se descarta.
phase-prep-help = La mitad inferior de la carta: se hace al jugarla de un módulo de preparación y unirla al edificio de su color.
phase-ability-help = Quien une una carta a este edificio puede usar su habilidad al final de la acción.

## Qué ha pasado: completo, -hidden sin lo secreto, -you para el asiento de quien lee

dealt-hidden = { $player } recibe { count-cards }: { $colours }.

drafted = { $player } se queda { $card }.
drafted-hidden = { $player } se queda una carta de { $colour }.
drafted-you = Te quedas { $card }.

packs-passed = Los paquetes, de { count-cards } cada uno, pasan a la izquierda.

draft-ended = Fin del reparto. Se descarta la última carta de cada paquete: { $cards }.

prepared = { $player } prepara { count-cards }: { $cards }.
prepared-hidden = { $player } prepara { count-cards }: { $colours }.
prepared-you = Preparas { count-cards }: { $cards }.

turn-began = Turno de { $player }.
turn-began-you = Es tu turno.

hand-card-played = { $player } juega { $card } de la mano.
hand-card-played-you = Juegas { $card } de la mano.

played-card-discarded = { $player } descarta { $card } tras su acción.
played-card-discarded-you = Descartas { $card } tras su acción.

prep-card-played = { $player } juega { $card } de su módulo de preparación.
prep-card-played-you = Juegas { $card } de tu módulo de preparación.

other-card-played = { $player } juega { $card } { $owner_you ->
    [yes] de tu módulo de preparación
   *[no] del módulo de preparación de { $owner }
}.
other-card-played-you = Juegas { $card } del módulo de preparación de { $owner }.

attached = { $building_id ->
    [construction] { $player } une { $card } { to-building }.
   *[other] { $beats ->
        [yes] { $player } une { $card } { to-building }: { $value } supera { $number }.
       *[no] { $player } une { $card } { to-building }: { $value } no supera { $number }.
    }
}
attached-you = { $building_id ->
    [construction] Unes { $card } { to-building }.
   *[other] { $beats ->
        [yes] Unes { $card } { to-building }: { $value } supera { $number }.
       *[no] Unes { $card } { to-building }: { $value } no supera { $number }.
    }
}

declined = { $what ->
    [place] { $player } no coloca ningún colono por el número: { $about }.
    [action] { $player } renuncia a una acción: { $about }.
   *[ability] { $player } renuncia a una habilidad: { $about }.
}
declined-you = { $what ->
    [place] No colocas ningún colono por el número: { $about }.
    [action] Renuncias a una acción: { $about }.
   *[ability] Renuncias a una habilidad: { $about }.
}

action-done = { $cost ->
    [0] { $player } hace la acción de { $card }.
   *[other] { $player } paga { price-energy } (le queda { $energy }) y hace la acción de { $card }.
}
action-done-you = { $cost ->
    [0] Haces la acción de { $card }.
   *[other] Pagas { price-energy } (te queda { $energy }) y haces la acción de { $card }.
}

action-failed = { $player } no puede hacer la acción de { $card }: { action-failing }.
action-failed-you = No puedes hacer la acción de { $card }: { action-failing }.
action-failing = { $reason ->
    [needs-condition] { condition-unmet }
    [needs-energy] cuesta { price-energy } y hay { $have }
    [left-out] las cartas del autómata no dan acción
   *[does-nothing] { $lacks ->
        [none] no cambiaría nada
       *[other] { lacking }
    }
}
condition-unmet = { $condition ->
    [no_colonist_here] solo sin ningún colono propio en su edificio
    [colonist_here] solo con un colono propio en su edificio
   *[hand_has] solo con { colour-card } en la mano
}
lacking = { $lacks ->
    [on-earth] no quedan colonos en la Tierra
    [aboard] no quedan colonos en la nave
    [room-for-energy] la energía ya está al máximo
    [to-draw] no hay cartas que robar
    [to-shift] ningún colono puede moverse entre una y dos estrellas
    [to-swap] nada puede cambiar de sitio
    [others-prep] ningún otro jugador tiene cartas preparadas
    [own-card] no queda ninguna carta que elegir
   *[cover] no queda ninguna carta con la que cubrir una pila
}

nothing-done = { $what ->
    [place] { $player } supera el número, pero no coloca ningún colono ({ $about }): { lacking }.
    [ability] { $player } no puede usar una habilidad ({ $about }): { lacking }.
   *[effect] { $player } no puede hacer más de { $about }: { lacking }.
}
nothing-done-you = { $what ->
    [place] Superas el número, pero no colocas ningún colono ({ $about }): { lacking }.
    [ability] No puedes usar una habilidad ({ $about }): { lacking }.
   *[effect] No puedes hacer más de { $about }: { lacking }.
}

ability-used = { $player } usa la habilidad { of-building }.
ability-used-you = Usas la habilidad { of-building }.

launched = { $why_id ->
    [action] { $player } lanza { count-colonists } de la Tierra a su nave.
   *[other] { $player } lanza { count-colonists } de la Tierra a su nave ({ $why }).
}
launched-you = { $why_id ->
    [action] Lanzas { count-colonists } de la Tierra a tu nave.
   *[other] Lanzas { count-colonists } de la Tierra a tu nave ({ $why }).
}

energy-gained = { $lost ->
    [0] { $player } gana { count-energy } y ya tiene { $energy } ({ $why }).
   *[other] { $player } gana { count-energy } y está al máximo, { $energy }; se pierde { $lost } más ({ $why }).
}
energy-gained-you = { $lost ->
    [0] Ganas { count-energy } y ya tienes { $energy } ({ $why }).
   *[other] Ganas { count-energy } y estás al máximo, { $energy }; se pierde { $lost } más ({ $why }).
}

placed = { $source_id ->
    [earth] { $player } coloca un colono directamente de la Tierra { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
   *[ship] { $player } coloca un colono { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
}
placed-you = { $source_id ->
    [earth] Colocas un colono directamente de la Tierra { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
   *[ship] Colocas un colono { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
}

colonist-of = { $owner_you ->
    [yes] tuyo
   *[no] de { $owner }
}
promoted = { $owner_self ->
    [yes] { $player } sube un colono propio { at-building }: dos estrellas, { $two-star-vp } PV ({ $why }).
   *[no] { $player } sube un colono { colonist-of } { at-building }: dos estrellas, { $two-star-vp } PV ({ $why }).
}
promoted-you = { $owner_self ->
    [yes] Subes un colono tuyo { at-building }: dos estrellas, { $two-star-vp } PV ({ $why }).
   *[no] Subes un colono de { $owner } { at-building }: dos estrellas, { $two-star-vp } PV ({ $why }).
}

demoted = { $owner_self ->
    [yes] { $player } baja un colono propio { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
   *[no] { $player } baja un colono { colonist-of } { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
}
demoted-you = { $owner_self ->
    [yes] Bajas un colono tuyo { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
   *[no] Bajas un colono de { $owner } { at-building }: una estrella, { $one-star-vp } PV ({ $why }).
}

whose-up = { $up_you ->
    [yes] el tuyo
   *[no] el de { $up }
}
whose-down = { $down_you ->
    [yes] el tuyo
   *[no] el de { $down }
}
swapped = { $player } intercambia dos colonos { at-building }: { whose-up } sube a dos estrellas ({ $two-star-vp } PV), { whose-down } baja a una ({ $one-star-vp } PV) ({ $why }).
swapped-you = Intercambias dos colonos { at-building }: { whose-up } sube a dos estrellas ({ $two-star-vp } PV), { whose-down } baja a una ({ $one-star-vp } PV) ({ $why }).

cards-swapped = { $building_id ->
    [construction] { $player } intercambia las dos cartas superiores { at-building } ({ $why }).
   *[other] { $player } intercambia las dos cartas superiores { at-building }: ahora hay que superar { $number } ({ $why }).
}
cards-swapped-you = { $building_id ->
    [construction] Intercambias las dos cartas superiores { at-building } ({ $why }).
   *[other] Intercambias las dos cartas superiores { at-building }: ahora hay que superar { $number } ({ $why }).
}

covered = { $source_id ->
    [this] { $card } queda boca abajo { at-building }: su número cuenta como { $back } ({ $player }).
    [hand] { $player } pone boca abajo { at-building } una carta de { $colour } de su mano: su número cuenta como { $back } ({ $why }).
   *[deck] { $player } pone boca abajo { at-building } la primera carta del mazo, de { $colour }: su número cuenta como { $back } ({ $why }).
}
covered-you = { $source_id ->
    [this] Dejas { $card } boca abajo { at-building }: su número cuenta como { $back }.
    [hand] Pones boca abajo { at-building } una carta de { $colour } de tu mano: su número cuenta como { $back } ({ $why }).
   *[deck] Pones boca abajo { at-building } la primera carta del mazo, de { $colour }: su número cuenta como { $back } ({ $why }).
}

peeked = { $player } mira { $owner_you ->
    [yes] tus cartas preparadas
   *[no] las cartas preparadas de { $owner }
}: { $cards } ({ $why }).
peeked-hidden = { $player } mira { $owner_you ->
    [yes] tus cartas preparadas
   *[no] las cartas preparadas de { $owner }
} ({ $why }).
peeked-you = Miras las cartas preparadas de { $owner }: { $cards } ({ $why }).

drew = { $player } roba { count-cards }: { $cards } ({ $why }).
drew-hidden = { $player } roba { count-cards }: { $colours } ({ $why }).
drew-you = Robas { count-cards }: { $cards } ({ $why }).

took-from-automa = { $player } toma { $card } del módulo de preparación del autómata ({ $why }).
took-from-automa-hidden = { $player } toma una carta de { $colour } del módulo de preparación del autómata ({ $why }).
took-from-automa-you = Tomas { $card } del módulo de preparación del autómata ({ $why }).

buried = { $player } pone { $card } bajo el mazo, desde { from-where } ({ $why }).
buried-hidden = { $player } pone una carta de { $colour } bajo el mazo, desde { from-where } ({ $why }).
buried-you = Pones { $card } bajo el mazo, desde { from-where } ({ $why }).

prep-returned = { $player } devuelve { $card } de la preparación a la mano ({ $why }).
prep-returned-hidden = { $player } devuelve una carta de { $colour } de la preparación a la mano ({ $why }).
prep-returned-you = Devuelves { $card } de la preparación a tu mano ({ $why }).

discarded = { $why_id ->
    [energy] { $player } descarta { $cards } por energía, desde { from-where }.
    [four-cards] { $player } descarta hasta tener { $kept } cartas: { $cards }.
   *[other] { $player } descarta { $cards }, desde { from-where } ({ $why }).
}
discarded-you = { $why_id ->
    [energy] Descartas { $cards } por energía, desde { from-where }.
    [four-cards] Descartas hasta tener { $kept } cartas: { $cards }.
   *[other] Descartas { $cards }, desde { from-where } ({ $why }).
}

other-discarded = { $player } descarta { $card } { $owner_you ->
    [yes] de tu módulo de preparación
   *[no] del módulo de preparación de { $owner }
} ({ $why }).
other-discarded-you = Descartas { $card } del módulo de preparación de { $owner } ({ $why }).

reshuffled = El mazo se ha agotado. La pila de descartes y las cartas cubiertas de los edificios ({ $buried }) se barajan y forman un mazo nuevo: { count-cards }.

system-failed = { $cards_count ->
    [0] Fallo del sistema: el mazo está vacío, no se pierde ninguna carta.
   *[other] Fallo del sistema: se descarta del mazo: { $cards }.
}
automa-activated = { $cards ->
    [0] Activación del androide: { term-automa } no tiene cartas preparadas, así que no ocurre nada.
    [1] Activación del androide: a { term-automa } le queda una carta preparada, { $colour }.
   *[other] Activación del androide: { term-automa } tiene { $cards } cartas preparadas, así que no ocurre nada.
}
automa-launched = { $why_id ->
    [activation] { term-automa }: no hay colonos en la nave, así que se lanza uno de la Tierra.
   *[other] { term-automa }: se lanza un colono de la Tierra a la nave.
}
automa-placed = { $why_id ->
    [activation] { term-automa }: primero se coloca un colono { at-building }: una estrella, { $one-star-vp } PV.
   *[other] { term-automa }: se coloca un colono { at-building }: una estrella, { $one-star-vp } PV.
}
automa-promoted = { term-automa }: sube un colono propio { at-building }: dos estrellas, { $two-star-vp } PV.
automa-demoted = { term-automa }: baja un colono { colonist-of } { at-building }: una estrella, { $one-star-vp } PV.
automa-gained-energy = { term-automa }: gana { count-energy }, ya tiene { $energy }.
automa-discarded = { $cards_count ->
    [0] { term-automa }: el mazo está vacío, no se pierde ninguna carta.
   *[other] { term-automa }: se descarta del mazo: { $cards }.
}
automa-idle = { term-automa }: { $colour } no puede hacer nada.
automa-refilled = { $short ->
    [0] { $colours_count ->
        [0] { term-automa }: el módulo de preparación está completo.
       *[other] { term-automa }: roba para el módulo de preparación: { $colours }.
    }
   *[other] { term-automa }: el mazo está vacío y faltan cartas preparadas: { $short }. La partida termina.
}

game-ended = { $outcome ->
    [won] Fin de la partida: { $causes }. { $scores }, { term-automa } { $automa }: ¡partida ganada!
    [lost] Fin de la partida: { $causes }. { $scores }, { term-automa } { $automa }: partida perdida.
    [drawn] Fin de la partida: { $causes }. { $scores }, { term-automa } { $automa }: empate.
   *[other] { $winners_count ->
        [one] Fin de la partida: { $causes }. { $winners_you ->
            [yes] Ganas
           *[no] Gana { $winners }
        }. Puntuaciones: { $scores }.
       *[other] Fin de la partida: { $causes }. Victoria compartida: { $winners }. Puntuaciones: { $scores }.
    }
}

end-colonists = todos los colonos de un jugador están en Marte
end-automa = todos los colonos del Autómata Astuto están en Marte
end-deck = el mazo no alcanza para el módulo de preparación del autómata

result-won = Has ganado al Autómata Astuto, { $score } a { $automa }.
result-lost = Has perdido contra el Autómata Astuto, { $score } a { $automa }.
result-drawn = Empate con el Autómata Astuto, { $score } a { $automa }.

cause-action = acción
cause-four-cards = regla de las cuatro cartas
cause-energy = energía
cause-launch = lanzamiento
cause-number = número superado
cause-activation = activación del androide
cause-card = carta

## Qué se me pregunta ahora y a quién espero

ask-draft = Quédate una carta de este paquete; el resto pasa a la izquierda.
ask-start-prep = Elige { more-cards } para tu módulo de preparación; las demás quedan en tu mano.
ask-act = Te toca: elige una acción.
ask-place-here = Tu número es mayor. ¿Colocas un colono de tu nave { at-about }?
ask-do-action = { $about }: ¿haces su acción?
ask-use-ability = { $about }: ¿usas la habilidad?
ask-discard-for-energy = Elige una carta para descartar por energía.
ask-place = { $about }: elige el edificio adonde va tu colono (una estrella, { $one-star-vp } PV).
ask-shift-star = { $about }: elige un colono para moverlo entre una estrella ({ $one-star-vp } PV) y dos ({ $two-star-vp } PV).
ask-swap-stars = { $about }: elige dos colonos de jugadores distintos para intercambiarlos entre una y dos estrellas.
ask-swap-cards = { $about }: ¿en qué edificio cambian de sitio las dos cartas superiores?
ask-swap-places = { $about }: elige qué cambia de sitio en un edificio: las dos cartas superiores o dos colonos de jugadores distintos.
ask-peek-prep = { $about }: ¿de quién miras las cartas preparadas?
ask-bury-card = { $about }: elige una carta de tu mano o preparación para ponerla bajo el mazo.
ask-return-prep = { $about }: elige una carta preparada para devolverla a tu mano.
ask-cover = { $about }: ¿en qué edificio va una carta boca abajo? Su número cuenta como { $back }.
ask-cover-with = { $about }: elige la carta de tu mano que va boca abajo.
ask-discard-card = { $about }: elige una carta para descartar.
ask-discard-other = { $about_id ->
    [launch] El lanzamiento le cuesta al autómata una carta preparada: elige cuál se descarta.
   *[other] { $about }: elige una carta preparada de otro jugador para descartarla.
}
ask-take = { $about_id ->
    [four-cards] Robas hasta { $kept } cartas: ¿qué carta preparada del autómata tomas?
   *[other] { $about }: ¿qué carta preparada del autómata tomas en vez de robar?
}
ask-four-discard = Tienes más de { $kept } cartas entre mano y preparación: elige { more-cards } de tu mano para descartar.
ask-four-prep = Elige { more-cards } de tu mano para completar tu módulo de preparación.
at-about = en el { $about_id ->
    [construction] Hábitat
   *[other] { $about }
}

wait-prepare = Eligiendo cartas preparadas: { $players }
wait-turn = Jugando el turno: { $players }
wait-four-cards = Regla de las cuatro cartas: { $players }

## Botones, con el efecto que tienen

do-launch = Lanzar un colono de la Tierra a tu nave
do-energy = Descartar una carta por { own-energy }
do-hand = Jugar { $card } de la mano
do-prep = Jugar { $card } de la preparación
do-other = Jugar la carta preparada { slot-card } de { $owner }
do-decline = { $purpose ->
    [place-here] No colocar ningún colono
    [do-action] Renunciar a la acción
   *[other] Renunciar a la habilidad
}
do-do = { $cost ->
    [0] Hacer la acción
   *[other] Pagar { price-energy } y hacer la acción
}
do-use = { $about_id ->
    [science] Lanzar un colono de la Tierra a tu nave
    [energy] Ganar { $bank-energy } de energía
   *[other] Usar la habilidad: { $about }
}
do-place = { $purpose ->
    [place-here] Colocar un colono: una estrella, { $one-star-vp } PV
   *[other] { $building }: una estrella, { $one-star-vp } PV
}
do-promote = { $owner_self ->
    [yes] { $building }: subir tu colono a dos estrellas ({ $two-star-vp } PV)
   *[no] { $building }: subir un colono de { $owner } a dos estrellas ({ $two-star-vp } PV)
}
do-demote = { $owner_self ->
    [yes] { $building }: bajar tu colono a una estrella ({ $one-star-vp } PV)
   *[no] { $building }: bajar un colono de { $owner } a una estrella ({ $one-star-vp } PV)
}
do-swap = { $building }: { whose-up } sube a dos estrellas ({ $two-star-vp } PV), { whose-down } baja a una ({ $one-star-vp } PV)
do-swap-cards = Intercambiar las dos cartas superiores { at-building }
do-peek = Mirar las cartas preparadas de { $owner }
do-bury = Poner { $card } bajo el mazo
do-return = Devolver { $card } a tu mano
do-discard = { $purpose ->
    [discard-for-energy] Descartar { $card } por { own-energy }
   *[other] Descartar { $card }
}
do-discard-other = Descartar la carta preparada { slot-card } de { $owner }
do-take = Tomar la carta preparada { slot-card }
do-cover = Cubrir la pila { of-building }
do-cover-with = Poner { $card } boca abajo
do-prepare = Preparar { $card }
do-keep = Quedarse { $card }

do-batch-draft = Quedarse { count-cards }
do-batch-start-prep = Preparar { count-cards }
do-batch-four-discard = Descartar { count-cards }
do-batch-four-prep = Preparar { count-cards }

## Lo que haría ahora una carta y por qué se rechaza una respuesta; -why es la explicación larga

verdict-action = { $action ->
    [can] { $cost ->
        [0] acción posible
       *[other] acción posible por { price-energy }
    }
    [needs-condition] no se cumple la condición de la acción
    [needs-energy] la acción cuesta { $cost } de energía y hay { $have }
    [does-nothing] la acción no cambiaría nada
   *[left-out] sin acción
}
reason-hand-action = { verdict-action }
reason-hand-action-why = La mitad superior de una carta se hace al jugarla de la mano; después se descarta.
reason-needs-condition = { verdict-action }
reason-needs-condition-why = La carta se puede jugar, pero su acción no se haría: { condition-unmet }.
reason-needs-energy = { verdict-action }
reason-needs-energy-why = Una acción que cuesta energía se paga antes de hacerla. La carta se puede jugar de todos modos.
reason-does-nothing = { verdict-action }
reason-does-nothing-why = La carta se puede jugar, pero su acción no haría nada: { $lacks ->
    [none] no cambiaría nada
   *[other] { lacking }
}.
reason-beats = { $value } supera { $number } { at-building }; { verdict-action }
reason-beats-why = Un número mayor que el que hay que superar te permite colocar un colono de tu nave: una estrella, { $one-star-vp } PV. Después llegan la acción y la habilidad del edificio.
reason-beats-none-aboard = { $value } supera { $number } { at-building }, pero no hay colonos en tu nave; { verdict-action }
reason-beats-none-aboard-why = Un número mayor solo coloca colonos de tu nave. Lanza antes alguno.
reason-too-low = { $value } no supera { $number } { at-building }; { verdict-action }
reason-too-low-why = Un número igual o menor no coloca ningún colono. La acción y la habilidad del edificio son posibles de todos modos.
reason-no-number = { to-building }, que no tiene número; { verdict-action }
reason-no-number-why = El Hábitat no tiene número que superar ni espacios. La acción y la habilidad son posibles: la habilidad coloca un colono en el edificio que elijas.
reason-hidden = va { to-building }; no conoces la carta
reason-hidden-why = La carta se une al edificio de su color y se muestra. Su dueño puede hacer la acción inferior, tú puedes usar la habilidad del edificio y nadie coloca un colono por el número. En solitario no hay acción inferior, pero un número mayor te permite colocar un colono.
reason-owners-action = va { to-building }; para { $owner }: { verdict-action }
reason-owners-action-why = Al jugarla del módulo de otro jugador, la acción inferior es de su dueño. Tú puedes usar la habilidad del edificio. Nadie coloca un colono por el número.
reason-must-do = A esto no se puede renunciar.
reason-another-question = Esa respuesta es de otra pregunta: { $choice }.
reason-none-on-earth = No te queda ningún colono en la Tierra.
reason-not-in-prep = { $card } no está en tu módulo de preparación.
reason-own-prep = Tus cartas preparadas se juegan como propias, no como ajenas.
reason-no-such-prep-card = Esa carta preparada no existe.
reason-not-yours = { $card } no es tuya.
reason-two-star-full = { $building }: el espacio de dos estrellas está lleno.
reason-no-colonist-there = { $building }: ahí no hay ningún colono así.

## Las reglas que hay detrás de un rechazo, por su número en RULES.md

rule-2-3 = Las acciones de un turno: jugar una carta de tu mano, de tu módulo de preparación o del de otro jugador; lanzar un colono; o descartar una carta por energía. Tus propias cartas preparadas nunca se juegan como ajenas.
rule-3-3 = El Hábitat no tiene espacios ni número que superar, así que una carta jugada allí no coloca a nadie por su número.
rule-3-4 = Un espacio lleno no admite a nadie. Los de dos estrellas tienen pocos sitios, comunes a todos; aun así los colonos pueden cambiarse de sitio.
rule-4-1 = Una carta jugada de tu mano hace su acción superior; después se descarta.
rule-4-2 = La acción superior se hace hasta donde se pueda. Si su condición no se cumple o no cambiaría nada, no ocurre nada, y la carta se descarta igualmente.
rule-4-3 = Una carta de tu módulo de preparación se une boca arriba al edificio de su color, encima de las que haya.
rule-4-4 = Si el número de la carta es mayor que el que hay que superar, puedes mover allí un colono de tu nave a una estrella. Un número igual no basta.
rule-4-9 = Una carta del módulo de otro jugador: su dueño puede hacer la acción inferior; después puedes usar la habilidad del edificio. Nadie coloca un colono por el número.
rule-4-10 = Una carta preparada de otro jugador se elige por su sitio y su reverso. Lo que es se ve al unirla.
rule-4-11 = Lanzar es mover un colono de la Tierra a tu nave. Sin colonos en la Tierra no es una acción posible.
rule-6-2 = Los efectos de una acción se hacen en su orden, cada uno hasta donde se pueda.
rule-6-5 = Un cambio mueve un colono entre los espacios de un edificio: de una estrella a dos estrellas, o al revés.
rule-6-7 = Los colonos que se intercambian están en el mismo edificio, uno en cada espacio, y son de jugadores distintos.
rule-6-11 = Descartas, entierras o apartas tus propias cartas; de los demás, solo lo que diga una carta.
rule-6-13 = Un coste en energía se paga antes de hacer la acción. Quien no puede pagar no puede hacerla.

## Las cuentas de un número y de una puntuación

part-value = número de la carta
part-number = número que superar
part-ship = en la nave ({ $ship-vp } PV cada uno)
part-one-star = en una estrella ({ $one-star-vp } PV cada uno)
part-two-star = en dos estrellas ({ $two-star-vp } PV cada uno)
part-energy = más energía
part-all-four = en los { $spaces } edificios
part-four-together = { $together } en un edificio

## Lo que hacen cartas y edificios: las partes de una frase que componen los datos de la carta

cost-energy = por { $cost } de energía
condition-no_colonist_here = si no tienes ningún colono aquí
condition-colonist_here = si tienes un colono aquí
condition-hand_has = si tienes en la mano una carta de { $colour }

effect-launch = { $n ->
    [one] lanza { $n } colono
   *[other] lanza { $n } colonos
}
effect-gain_energy = gana { $n } de energía
effect-draw = { $n ->
    [one] roba { $n } carta
   *[other] roba { $n } cartas
}
effect-place = { $from ->
    [earth] { $to ->
        [here] { $n ->
            [one] coloca aquí { $n } colono directamente de la Tierra ({ $one-star-vp } PV)
           *[other] coloca aquí { $n } colonos directamente de la Tierra ({ $one-star-vp } PV cada uno)
        }
       *[any] { $n ->
            [one] coloca { $n } colono directamente de la Tierra en cualquier edificio ({ $one-star-vp } PV)
           *[other] coloca { $n } colonos directamente de la Tierra en cualquier edificio ({ $one-star-vp } PV cada uno)
        }
    }
   *[ship] { $to ->
        [here] { $n ->
            [one] coloca aquí { $n } colono de tu nave ({ $one-star-vp } PV)
           *[other] coloca aquí { $n } colonos de tu nave ({ $one-star-vp } PV cada uno)
        }
       *[any] { $n ->
            [one] coloca { $n } colono de tu nave en cualquier edificio ({ $one-star-vp } PV)
           *[other] coloca { $n } colonos de tu nave en cualquier edificio ({ $one-star-vp } PV cada uno)
        }
    }
}
whose-colonists = { $whose ->
    [own] { $n ->
        [one] { $n } colono tuyo
       *[other] { $n } colonos tuyos
    }
    [other] { $n ->
        [one] { $n } colono de otro jugador
       *[other] { $n } colonos de otros jugadores
    }
   *[any] { $n ->
        [one] { $n } colono de cualquier jugador
       *[other] { $n } colonos de cualquier jugador
    }
}
where-building = { $where ->
    [here] aquí
   *[any] en cualquier edificio
}
effect-shift_star = { $way ->
    [up] sube { whose-colonists } de una a dos estrellas { where-building } ({ $two-star-vp } PV)
    [down] baja { whose-colonists } de dos estrellas a una { where-building } ({ $one-star-vp } PV)
   *[either] mueve { whose-colonists } entre una estrella ({ $one-star-vp } PV) y dos ({ $two-star-vp } PV) { where-building }
}
effect-swap_stars = intercambia colonos de dos jugadores entre una estrella ({ $one-star-vp } PV) y dos ({ $two-star-vp } PV) { where-building }
effect-swap_cards = intercambia las dos cartas superiores { where-building }
effect-swap_places = intercambia las dos cartas superiores { where-building }, o colonos de dos jugadores allí entre una estrella ({ $one-star-vp } PV) y dos ({ $two-star-vp } PV)
effect-peek_prep = mira las cartas preparadas de otro jugador
effect-bury_card = { $from ->
    [hand] { $n ->
        [one] pon { $n } carta de tu mano boca abajo bajo el mazo
       *[other] pon { $n } cartas de tu mano boca abajo bajo el mazo
    }
    [prep] { $n ->
        [one] pon { $n } carta preparada tuya boca abajo bajo el mazo
       *[other] pon { $n } cartas preparadas tuyas boca abajo bajo el mazo
    }
   *[any] { $n ->
        [one] pon { $n } carta de tu mano o preparación boca abajo bajo el mazo
       *[other] pon { $n } cartas de tu mano o preparación boca abajo bajo el mazo
    }
}
effect-return_prep = { $n ->
    [one] devuelve { $n } carta preparada a tu mano
   *[other] devuelve { $n } cartas preparadas a tu mano
}
effect-cover = { $from ->
    [hand] pon una carta de tu mano boca abajo { where-building } (su número cuenta como { $back })
    [deck] pon la primera carta del mazo boca abajo { where-building } (su número cuenta como { $back })
   *[this] pon esta carta boca abajo { where-building } (su número cuenta como { $back })
}
effect-discard_card = { $from ->
    [hand] { $n ->
        [one] descarta { $n } carta de tu mano
       *[other] descarta { $n } cartas de tu mano
    }
    [prep] { $n ->
        [one] descarta { $n } carta preparada tuya
       *[other] descarta { $n } cartas preparadas tuyas
    }
   *[any] { $n ->
        [one] descarta { $n } carta de tu mano o preparación
       *[other] descarta { $n } cartas de tu mano o preparación
    }
}
effect-discard_other = { $n ->
    [one] descarta { $n } carta preparada de otro jugador
   *[other] descarta { $n } cartas preparadas de otros jugadores
}

## Opciones de una mesa

option-energy_max = Energía máxima
option-energy_max-5 = 5
option-energy_max-4 = 4
option-energy_max-6 = 6
option-energy_max-7 = 7
option-energy_max-help = Cuánta energía puede tener un jugador. Hay un espacio más alto, pero las fuentes no dicen su número; el valor habitual es nuestra elección.
option-four_in_a_building = { $together } en un edificio
option-four_in_a_building-3 = 3 PV
option-four_in_a_building-4 = 4 PV
option-four_in_a_building-help = Lo que dan { $together } colonos en un edificio. Las fuentes difieren; el valor más alto solo consta para la partida en solitario.
option-tied_energy = Empate en energía
option-tied_energy-all = { $energy-vp } PV para cada empatado
option-tied_energy-nobody = para nadie
option-tied_energy-help = Quién recibe el PV por más energía si varios tienen la misma. Las fuentes callan; que lo reciban todos es nuestra elección.
option-tie_break = Puntuaciones iguales
option-tie_break-shared = victoria compartida
option-tie_break-energy = gana quien tiene más energía
option-tie_break-help = Qué decide entre puntuaciones iguales. Las fuentes callan; la victoria compartida es nuestra elección.
option-drafting-help = Para quienes conocen las cartas: en vez de recibir { $dealt }, cada jugador elige { $dealt } entre los paquetes de { $drafted }. Que se pase a la izquierda y se descarte la última es una deducción nuestra.
option-hand_action = Acción de una carta de la mano
option-hand_action-must = obligatoria
option-hand_action-may = opcional
option-hand_action-help = Si la acción de una carta jugada de la mano es obligatoria. Las fuentes callan; que lo sea es nuestra elección. A una que cuesta energía siempre se puede renunciar.
option-automa_ship = Colonos del autómata en la nave
option-automa_ship-5 = 5
option-automa_ship-6 = 6
option-automa_ship-7 = 7
option-automa_ship-help = Con cuántos de sus { $colonists } colonos en la nave empieza el Autómata Astuto. Cuantos más, más difícil.
option-solo_end = Fin de la partida en solitario
option-solo_end-round = tras la ronda
option-solo_end-at-once = en el acto
option-solo_end-help = Si la partida acaba tras la ronda en que todos los colonos están en Marte o en el acto. Las fuentes callan; tras la ronda es nuestra elección.
option-solo_tie = En solitario, puntuaciones iguales
option-solo_tie-draw = empate
option-solo_tie-player = ganas tú
option-solo_tie-automa = gana el autómata
option-solo_tie-help = Quién gana en solitario con puntuaciones iguales. Las fuentes callan; el empate es nuestra elección.
option-construction_moves = Construcción también mueve
option-construction_moves-help = Si el Autómata Astuto coloca primero un colono también con una carta de Construcción, aunque el Hábitat no tiene espacios. Las fuentes callan; que no lo haga es nuestra elección.

## Cuánta seguridad hay sobre los valores de una carta, y cuáles son

confidence-attested = atestiguado
confidence-attested-help = Fuentes públicas lo cuentan de la carta impresa.
confidence-reconstructed = reconstruido
confidence-reconstructed-help = Aquí la carta impresa no se conoce públicamente; esto es nuestro.

field-colour = color
field-value = número
field-hand = acción de mano
field-prep = acción de preparación

## Datos públicos de un jugador, una carta, un edificio y la mesa

fact-earth = Tierra: { $count }
fact-ship = Nave: { $count }
fact-mars = En Marte: { $count } de { $colonists }
fact-energy = Energía: { $count }
fact-energy-of = Energía: { $count } de { $most }
fact-prep = Preparación: { $count }
fact-deck = Mazo: { $count }
fact-deck-top = Primera carta del mazo: { $colour }
fact-copies = Copias: { $count }
fact-number = Número que superar: { $count }
fact-pile = Pila: { $cards }
fact-face-down = boca abajo
fact-one-star = una estrella ({ $one-star-vp } PV cada uno): { $players }
fact-two-star = dos estrellas ({ $two-star-vp } PV cada uno): { $players }
fact-room = { $count ->
    [0] espacio de dos estrellas lleno
    [one] sitio para { $count } más en dos estrellas
   *[other] sitio para { $count } más en dos estrellas
}
fact-buildings = Edificios: { $count } de { $spaces }
fact-together = Más en un edificio: { $count } de { $together }
fact-bonus-energy = Más energía: { $vp } PV
fact-bonus-all-four = Los { $spaces } edificios: { $vp } PV
fact-bonus-four-together = { $together } en un edificio: { $vp } PV
fact-to-end = { $count ->
    [0] Todos en Marte: la partida acaba tras esta ronda.
    [one] { $count } colono más en Marte acaba la partida
   *[other] { $count } colonos más en Marte acaban la partida
}
fact-card = { $colour }, número { $value }
fact-building = { $number ->
    [-1] edificio sin número
   *[other] edificio, número { $number }
}
fact-attested = Atestiguado: { $values }.
fact-reconstructed = Reconstruido: { $values }.
fact-all-reconstructed = Reconstruida: la carta impresa no se conoce públicamente.
fact-deck-ours = { $name } es un mazo nuestro: las cartas impresas no se conocen públicamente.
fact-deck-own = { $name }, de un archivo de mazo de esta mesa.
fact-slot = Carta preparada { $slot }: { $colour }
fact-start = empieza cada ronda
fact-turn = { $player_you ->
    [yes] te toca
   *[no] le toca
}

## Términos del juego

term-automa = Autómata Astuto
term-automa-help = Tu rival en la partida en solitario: ni persona ni bot, sino una regla. Sus pasos siguen a tu turno.
term-system-failure = Fallo del sistema
term-system-failure-help = Tras tu turno se descartan las primeras { failed-cards } del mazo. Cuando el mazo no alcanza para el módulo de preparación del autómata, la partida termina.
term-android-activation = Activación del androide
term-android-activation-help = Con exactamente una carta preparada, el autómata coloca un colono en el edificio de esa carta, o lanza uno si su nave está vacía. Después actúa el color. Con otro número de cartas no ocurre nada.
term-suit-water-help = se descartan { failed-cards } del mazo.
term-suit-ecosystem-help = { $automa-moves } veces, un colono suyo sube a dos estrellas o, si no puede, uno tuyo baja.
term-suit-science-help = lanza a uno de sus colonos.
term-suit-energy-help = gana { $automa-energy } de energía; si está al máximo, se descartan { failed-cards } del mazo.
term-suit-construction-help = en vez de todo esto coloca un colono en el edificio que elija, o lanza uno si su nave está vacía.
term-exactly-one = Actúa exactamente una carta
term-exactly-one-help = Solo una carta sola en su módulo de preparación hace actuar al autómata; con ninguna, o con { $prepared }, no hace nada en este turno. Lo decides tú: tomas cartas de ahí en vez de robar, y lanzar descarta una. Mira, al acabar tu turno, qué queda: el color que menos daño haga, ninguna o todas.
term-automa-end = Cómo termina la partida en solitario
term-automa-end-help = Todos tus colonos están en Marte, o todos los del autómata; o el mazo no alcanza para su módulo de preparación.
term-automa-score = Quién gana
term-automa-score-help = El autómata puntúa como tú, pero { $automa-energy-vp } PV por la mayor energía donde tú recibes { $energy-vp }, { $automa-spread-vp } por colonos en los { $spaces } edificios con espacios donde tú recibes { $spread-vp }, y { $automa-four-vp } por { $together } en un edificio donde tú recibes { $solo-four-vp }. La energía cuenta para quien tenga al menos tanta como el otro. Gana la puntuación más alta; una opción dice quién gana si son iguales.
term-free-place-help = Un sitio libre para un colono en dos estrellas.
term-solo-help = En solitario tomas las cartas preparadas del autómata en vez de robar; descartar una carta da { $solo-energy } de energía; lanzar descarta una de sus cartas preparadas. Las suyas que juegues pueden colocar un colono tuyo, pero sin su acción.
term-building = edificio
term-buildings = edificios
term-number = número
term-number-to-beat = número que superar
term-colonist = colono
term-colonists = colonos
term-earth = Tierra
term-ship = nave
term-mars = Marte
term-energy = energía
term-one-star = espacio de una estrella
term-two-star = espacio de dos estrellas
term-prep = módulo de preparación
term-prep-card = carta preparada
term-hand-action = acción de mano
term-prep-action = acción de preparación
term-ability = habilidad
term-deck = mazo
term-discards = descartes
term-pile = pila
term-start-player = jugador inicial
term-unknown = desconocida
term-nobody = nadie
term-copies = copias
term-own-cards = con un archivo de mazo propio

## Qué significa un icono

icon-earth-help = Colonos en la Tierra. Todavía no cuentan nada.
ui-course-vp = Un colono vale { $ship-vp } PV en la nave, { $one-star-vp } en un espacio de una estrella y { $two-star-vp } en un espacio de dos estrellas.
icon-ship-help = Colonos en la nave: { $ship-vp } PV cada uno.
icon-mars-help = Colonos en Marte. Cuando todos los de un jugador están allí, la partida acaba tras la ronda.
icon-one-star-help = Espacio de una estrella: { $one-star-vp } PV por colono. Caben todos los que haya.
icon-two-star-help = Espacio de dos estrellas: { $two-star-vp } PV por colono. Con { $few } jugadores o menos caben { $room-of-few }, con más { $room-of-more }, entre todos los jugadores.
icon-energy-help = Energía: paga acciones. Tener más que nadie da PV al final.
icon-number-help = Número: si es mayor que el que hay que superar en el edificio, puedes colocar un colono.
icon-number-to-beat-help = El número de la carta superior de la pila o, sin cartas, el del edificio. Una carta boca abajo cuenta como { $back }.
icon-face-down-help = Boca abajo: cuenta como { $back }.
icon-launch-help = Lanzar: un colono pasa de la Tierra a la nave.
icon-draw-help = Robar una carta.
icon-place-help = Colocar: un colono pasa a un espacio de una estrella.
icon-colour-water-help = Agua: la carta va al Acualab.
icon-colour-ecosystem-help = Ecosistema: la carta va al Invernadero.
icon-colour-science-help = Ciencia: la carta va al Centro de comunicaciones.
icon-colour-energy-help = Energía: la carta va al Banco de energía.
icon-colour-construction-help = Construcción: la carta va al Hábitat.
icon-hand-help = Cartas en la mano. Todos ven sus colores por el dorso.
icon-prep-help = Las cartas preparadas están boca abajo. Todos ven sus colores; solo su jugador puede mirarlas.
icon-deck-help = Cartas que quedan en el mazo.
icon-discards-help = Cartas en los descartes. Forman el mazo nuevo cuando se agota, salvo en solitario.
icon-score-help = PV si la partida acabara ahora.
icon-all-four-help = Un colono en cada uno de los { $spaces } edificios con espacios: PV de bonificación al final.
icon-four-together-help = { $together } colonos en un edificio: PV de bonificación al final.
icon-attested-help = Fuentes públicas cuentan esta parte de la carta; el resto es nuestro.

## Las palabras propias de la página

ui-my-buildings = Tus edificios
ui-buildings-of = Edificios: { $player }
ui-my-prep = Tu módulo de preparación
ui-prep-of = Módulo de preparación: { $player }
ui-prep-empty = Tu módulo de preparación está vacío.
ui-prep-card-of = { $player_you ->
    [yes] Tu carta preparada { $slot }
   *[no] Carta preparada { $slot } de { $player }
}
ui-beat = superar
ui-bonus-energy = más energía
ui-bonus-all-four = edificios
ui-bonus-four-together = en uno
ui-colonists-of = { $player }: { $count ->
    [one] { $count } colono
   *[other] { $count } colonos
} en { $stars ->
    [2] dos estrellas, { $two-star-vp } PV cada uno
   *[1] una estrella, { $one-star-vp } PV cada uno
}
ui-space-two = Dos estrellas, { $two-star-vp } PV cada uno:
ui-space-one = Una estrella, { $one-star-vp } PV cada uno:
ui-deck-ours = mazo nuestro
ui-deck-own = mazo propio
ui-start-help = Empieza todas las rondas hasta el final de la partida.
ui-tie-energy = Desempate: { $count } de energía
ui-note-halves = Una carta de la mano se juega por su mitad superior; una del módulo de preparación, por la inferior, y ahí también pueden jugarla los demás.
ui-note-act = Juega una carta de la mano por su mitad superior, de preparación por la inferior, o la de otro jugador por el edificio; o pulsa un botón.
ui-short-beats = { $value } supera a { $number }
ui-short-beats-none-aboard = { $value } supera a { $number }, pero tu nave está vacía
ui-short-too-low = { $value } no supera a { $number }
ui-filter-type-project = Cartas de proyecto
ui-filter-type-building = Edificios
ui-filter-type-launch = Lanzan colonos
ui-filter-type-place = Colocan colonos
ui-filter-type-energy = Con energía
ui-filter-type-attested = Atestiguadas en parte
ui-order-colour = Por color
ui-order-value = Por número

## What a finished game is remembered for

feat-placed = Aterrizaje
feat-placed-how = Lleva un colono de tu nave a un edificio de Marte.
feat-placed-why = Los colonos cuentan más en Marte, menos en la nave y nada en la Tierra.
feat-beaten = Superado
feat-beaten-how = Juega una carta cuyo número sea mayor que el número que superar en su edificio.
feat-beaten-why = Superar el número deja aterrizar a un colono además de la acción de la carta: la misma carta sirve para ambas cosas.
feat-prep-played = Bien preparado
feat-prep-played-how = Juega una carta de tu propio módulo de preparación.
feat-prep-played-why = En el módulo de preparación una carta tiene otra acción que en la mano. Decide pronto qué mitad necesitas.
feat-ability = Reglas de la casa
feat-ability-how = Usa la habilidad de un edificio.
feat-ability-why = Cada edificio hace algo por quien juega allí. A menudo vale más que el número.
feat-promoted = Una estrella más
feat-promoted-how = Sube un colono tuyo de su { term-one-star } al { term-two-star }.
feat-promoted-why = Arriba cuenta más, y hay poco sitio: quien llega antes, se queda.
feat-others-prep = Una mano ajena
feat-others-prep-how = Juega una carta del módulo de preparación de otro jugador.
feat-others-prep-why = Las cartas preparadas de los demás también son tuyas, si miras qué tienen allí.
feat-covered = Bien tapado
feat-covered-how = Pon una carta boca abajo sobre una pila.
feat-covered-why = Un dorso es fácil de superar. Quien tapa un número alto abre el edificio para la carta siguiente.
feat-everywhere = En casa en todas partes
feat-everywhere-how = Ten al final un colono en cada uno de los edificios con espacios.
feat-everywhere-why = Estar en todos da puntos de más: un colono solo en un sitio nuevo vale más que otro en uno viejo.
feat-all-landed = Todos a tierra
feat-all-landed-how = Ten al final todos tus colonos en Marte.
feat-all-landed-why = Quien ha bajado a todos termina la partida. Cuenta lo que les falta a los demás.
feat-won-with-energy = Baterías llenas
feat-won-with-energy-how = Gana con más energía que nadie.
feat-won-with-energy-why = La energía paga acciones, y la que queda cuenta al final. No la gastes toda.

## La guía: encima y debajo de cada imagen

ui-guide-card = Una carta de varias maneras
ui-guide-card-text = Un turno es una acción. Una carta de tu mano hace su mitad superior y se descarta. Una carta de tu módulo de preparación se une al edificio de su color: un número bastante alto coloca un colono, después puedes hacer la mitad inferior y luego usar el edificio. O descartas una carta por energía, o lanzas un colono de la Tierra a tu nave. Así que dónde está una carta importa tanto como lo que dice.
ui-guide-beat = Números que superar
ui-guide-beat-text = Cada edificio muestra el número que hay que superar: el suyo o el de la carta que está encima. Une una carta con uno mayor y puedes colocar allí un colono de tu nave, en una estrella; ahora tu número es el que hay que superar. Los pocos sitios de dos estrellas valen más: algunas cartas y la habilidad de un edificio suben y bajan colonos.
ui-guide-abilities = Qué hacen los edificios
ui-guide-abilities-text = Quien une una carta puede usar al final la habilidad de ese edificio. Así que una carta baja también da algo: elige su edificio por lo que hace. Toda habilidad se puede omitir.
ui-guide-others = Las cartas de los demás
ui-guide-others-text = También puedes jugar una carta preparada de otro jugador, elegida por su reverso: solo se sabe su color. Su dueño puede hacer la mitad inferior, después puedes usar el edificio, y nadie coloca un colono por el número. Tras cada turno todos roban o descartan hasta { $kept } cartas entre mano y preparación y completan su módulo hasta { $prepared }.
ui-guide-score = Los puntos y el final
ui-guide-score-text = Un colono cuenta más cuanto más lejos ha llegado: poco en la nave, más en una estrella, lo que más en dos estrellas. Dan puntos además la mayor energía, un colono en cada edificio con espacios y { $together } en un mismo edificio. La partida termina con la ronda en que los { $colonists } colonos de alguien están en Marte; gana quien tenga más puntos.

## Hints

hint-lands =
    { $count ->
        [one] Un colono tuyo aterriza { at-building }.
       *[other] { $count } colonos tuyos aterrizan { at-building }.
    }
hint-raises =
    { $count ->
        [one] Un colono tuyo sube a un espacio de dos estrellas { at-building }.
       *[other] { $count } colonos tuyos suben a un espacio de dos estrellas { at-building }.
    }
hint-lowers = Hace bajar a { $player } a un espacio de una estrella { at-building }.
hint-robs = Le quita a { $player } una carta de su preparación.
hint-launches =
    { $count ->
        [one] Un colono tuyo sale hacia la nave.
       *[other] { $count } colonos tuyos salen hacia la nave.
    }
hint-energy = Energía que ganas: { $count }.
hint-energy-paid = Energía que cuesta: { $count }.
hint-cards-drawn =
    { $count ->
        [one] Robas { $count } carta.
       *[other] Robas { $count } cartas.
    }
hint-beats = { $card } supera ahora el { $number } de su edificio, así que podría aterrizar allí un colono.
hint-beats-none = Ahora no supera ningún número.
