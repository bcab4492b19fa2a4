### Race for the Galaxy en español. Qué significa cada identificador y qué variables recibe: docs/words.md.

ui-about = Coloniza mundos y desarrolla tecnologías. Cada uno elige en secreto una fase; todos juegan todas las fases elegidas. Unos 20 minutos.

## La primera partida, explicada sobre la marcha; -else: qué pasa con otra respuesta

ui-lesson-aim = ¡Hola! Ronda a ronda colonizas mundos y desarrollas tecnologías. Cuando alguien tiene { $full-tableau } cartas en la mesa, o se acaba la reserva de fichas de PV, la partida termina y gana quien tenga más PV, puntos de victoria. Te explico cada cosa cuando llegue.
ui-lesson-tableau = Esta es tu mesa. Empieza con tu mundo inicial. Cada carta que colocas aquí vale PV, y casi todas tienen poderes que ayudan en las rondas siguientes.
ui-lesson-hand = Esta es tu mano. Las cartas son también tu dinero: pagas una carta descartando tantas otras como cuesta. Señala una carta, o mantén el dedo sobre ella, y lees todo sobre ella.
ui-lesson-action = En cada ronda, todos eligen una acción en secreto. Su fase ocurre para todos; quien la eligió recibe además su bonificación. Tienes un mundo barato, y los mundos se colocan en la fase { phase-settle }: elige «{ action-settle }».
ui-lesson-action-else = Has elegido otra cosa. Está permitido: se juegan las fases que habéis elegido, y ninguna más. Un mundo solo se coloca en una ronda en la que alguien elige «{ action-settle }».
ui-lesson-settle = Lo que brilla se puede colocar, y debajo de cada carta está lo que pide. { name-gem_world } se paga con cartas y da un bien cada vez que produce: un buen comienzo.
ui-lesson-settle-else = No has colocado nada. A veces es lo correcto, para guardar cartas para algo mejor. Pero se gana con cartas en la mesa: no esperes mucho.
ui-lesson-pay = Ahora paga. Da las cartas que menos falta te hagan. Cada carta es una decisión: colocarla o pagar con ella. Guarda { name-rebel_fuel_cache } para la ronda siguiente.
ui-lesson-pay-else = Has pagado con una carta que habría servido en la ronda siguiente. No pasa nada: vendrán otras.
ui-lesson-bonus = El registro cuenta lo que ha pasado. Quien elige «{ action-settle }» roba una carta después de colocar un mundo: es la bonificación de esta acción. Señala una acción y lees la suya.
ui-lesson-military = Un mundo con anillo rojo no se paga, se conquista: tu fuerza militar debe llegar a su defensa. Tu mundo inicial da tanta fuerza como defensa tiene { name-rebel_fuel_cache }, así que no cuesta ninguna carta. Elige otra vez «{ action-settle }».
ui-lesson-military-else = Como quieras: la conquista puede esperar. Pero no cuesta nada, y un mundo en tu mesa trabaja para ti desde la ronda siguiente.
ui-lesson-conquer = Coloca { name-rebel_fuel_cache }: debajo pone que lo conquistas. Es un mundo de bonanza: recibe un bien al momento, y después solo cuando algo le hace producir.
ui-lesson-conquer-else = Se queda en tu mano. Conquistarlo no te habría costado nada.
ui-lesson-explore = Tu mano es pequeña, y explorar trae cartas. Con «{ action-explore-5 }» miras muchas más; con «{ action-explore-1-1 }» guardas más. Elige la que prefieras.
ui-lesson-explore-else = También se puede. Pero sin cartas nuevas pronto no te queda nada que colocar ni con qué pagar.
ui-lesson-keep = Miras estas cartas y guardas algunas; las demás se descartan. Guarda lo que puedas colocar pronto o lo que encaje con tu mesa.
ui-lesson-develop = Los rombos de tu mano son desarrollos. Se colocan en la fase { phase-develop }, y quien eligió esa acción paga { $develop-bonus } menos. Prueba «{ action-develop }».
ui-lesson-develop-else = De acuerdo. Una buena pregunta antes de elegir: ¿qué elegirá el otro? Esa fase te sale gratis.
ui-lesson-place = Lo que brilla se puede colocar, con su precio debajo. Los números romanos de una carta dicen en qué fase sirve cada uno de sus poderes, en el orden de las fases de arriba.
ui-lesson-place-else = No has colocado ningún desarrollo. Así guardas las cartas para otra ronda; pero la fase ha pasado, y solo vuelve cuando alguien la elige.
ui-lesson-produce = Los mundos con un círculo lleno producen: en la fase { phase-produce }, cada uno recibe un bien si no tiene ninguno. Elige «{ action-produce }», para tener luego algo que consumir.
ui-lesson-produce-else = Bien, otro camino. Los bienes llegan sobre todo en la fase { phase-produce }, y en un mundo no cabe más de uno.
ui-lesson-consume = Hay bienes en tus mundos. En la fase { phase-consume }, los poderes de tus cartas los convierten en PV, en fichas de la reserva común; cuando se vacía, esta ronda es la última. «{ action-consume-x2 }» dobla esos PV; «{ action-consume-trade }» vende antes un bien por cartas. Elige una de ellas.
ui-lesson-consume-else = Los bienes te esperan; pero mientras estén ahí, sus mundos no producen nada nuevo.
ui-lesson-power = Cada uno de estos poderes se usa una vez en esta fase, en el orden que elijas. Empieza por los que piden una clase de bien; los que aceptan cualquiera pueden esperar.
ui-lesson-power-else = No usas más poderes. Puede ser lo correcto, si un bien vale más para otra cosa; pero lo que no se usa ahora espera hasta que alguien vuelva a elegir esta fase.
ui-lesson-rhythm = Ya conoces el ritmo: bienes, y luego PV por ellos, una y otra vez. Las cartas en la mesa acercan un final; las fichas que salen de la reserva, el otro. Mira la mesa del otro: lo que necesite, lo elegirá.
ui-lesson-alone = Eso es todo lo que hace falta. La tecla ? y el botón con ese signo explican cada signo y cada fase. ¡Juega esta partida hasta el final y luego otra sin mí!
ui-learned = Ya sabes elegir una acción y recibir su ventaja, pagar con cartas, conquistar con fuerza militar, explorar, desarrollar, producir y convertir bienes en PV.

## Una partida con la expansión, explicada sobre la marcha

ui-learn-gathering_storm = Aprender objetivos
ui-lesson-goals-aim = Esta es una partida con { option-gathering_storm }. Las rondas ya las conoces; son nuevas algunas cartas y los objetivos: estas losetas. Han salido al azar, y dan puntos además de todo lo que ya sabes.
ui-lesson-goals-first = Unos objetivos son para quien llega antes. Quien tiene primero lo que pide una loseta recibe { $goal-first } PV y nunca los pierde; después ya no los recibe nadie más. Señala una loseta y lees qué pide; pulsa la fila y ves cómo van todos.
ui-lesson-goals-most = Los demás son para quien tiene más de algo. Quien llega al mínimo, y tiene más que nadie, guarda la loseta por { $goal-most } PV. Pero pasa a quien tenga más después.
ui-lesson-goals-keep = Mira tus cartas pensando en los objetivos. { goal-overlord_discoveries } pide cartas con la palabra Alienígena, { goal-greatest_military } pide fuerza militar. Guarda { name-alien_robot_sentry } y { name-alien_robot_scout_ship }, y descarta otras.
ui-lesson-goals-keep-else = Un mundo alienígena ya no está. No pasa nada: hay otros objetivos y otras cartas alienígenas.
ui-lesson-goals-settle = Tu mundo inicial tiene bastante fuerza militar para conquistar { name-alien_robot_sentry }. Elige «{ action-settle }».
ui-lesson-goals-settle-else = Como quieras. Pero la primera carta alienígena salía gratis.
ui-lesson-goals-sentry = Coloca { name-alien_robot_sentry }: la primera de las cartas alienígenas que pide el objetivo. Llega con un bien, y los alienígenas son los que mejor se venden.
ui-lesson-goals-sentry-else = Se queda en tu mano, y con ella el camino al objetivo.
ui-lesson-goals-sell = Ahora hacen falta cartas. «{ action-consume-trade }» vende el bien de { name-alien_robot_sentry } por { $alien-value }.
ui-lesson-goals-sell-else = También es posible. El bien se puede vender más tarde, pero son las cartas de ahora las que te hacen más rápido que el otro.
ui-lesson-goals-count = Mira { goal-greatest_military }: su loseta dice cuánta fuerza militar tienes y cuál es el mínimo. { name-drop_ships } y { name-alien_robot_scout_ship } dan juntos lo que falta. Los objetivos se miran cuando termina una fase, y cuenta lo que acabas de colocar.
ui-lesson-goals-develop = { name-drop_ships } es un desarrollo: elige «{ action-develop }» para que te cueste una carta menos.
ui-lesson-goals-develop-else = Los objetivos son una carrera: quien hace antes otra cosa puede llegar tarde.
ui-lesson-goals-ships = Coloca { name-drop_ships }.
ui-lesson-goals-ships-else = Sin esa carta tu fuerza militar no llega para el objetivo ni para el próximo mundo alienígena.
ui-lesson-goals-pay = Paga con lo que no te hace falta para un objetivo ni para un plan. Guarda { name-alien_robot_scout_ship } y { name-alien_toy_shop }.
ui-lesson-goals-pay-else = Has pagado con una de las cartas alienígenas que guardabas. Ya vendrán otras.
ui-lesson-goals-scout = Ahora tu fuerza militar llega para conquistar { name-alien_robot_scout_ship }. Colócala: otra carta alienígena, y un poco más de fuerza militar.
ui-lesson-goals-scout-else = Espera en tu mano, y el objetivo espera también. El otro puede ser más rápido.
ui-lesson-goals-taken = { goal-greatest_military } es tuyo: { $goal-most } PV mientras el otro no tenga más que tú. Si solo te iguala, te lo quedas. Y mira qué más se ha ido: las losetas del otro llevan su signo.
ui-lesson-goals-third = La última carta alienígena que falta está en tu mano: { name-alien_toy_shop }, una de las cartas nuevas. El otro aún puede llegar antes, así que no esperes: elige «{ action-settle }».
ui-lesson-goals-third-else = Un objetivo para quien llega antes no vale nada para quien llega después. Date prisa mientras siga ahí.
ui-lesson-goals-shop = Coloca { name-alien_toy_shop }. Se paga con cartas; es un mundo de bonanza, así que llega con un bien.
ui-lesson-goals-shop-else = Se queda en tu mano. La loseta sigue ahí, pero ¿hasta cuándo?
ui-lesson-goals-claimed = { goal-overlord_discoveries } es tuyo: { $goal-first } PV que nadie te puede quitar. Los demás ven en cada loseta quién la tiene; ahora pueden dedicarse a otra cosa.
ui-lesson-goals-toys = { name-alien_toy_shop } tiene un poder de una clase nueva: solo consume su propio bien, y da PV por él. «{ action-consume-x2 }» los dobla.
ui-lesson-goals-toys-else = El bien espera en el mundo. Su poder no consume ningún otro.
ui-lesson-goals-end = Los PV de los objetivos no son fichas: no salen de la reserva ni acercan el final. Al terminar, quien tiene tanto como el que más, sin tener la loseta, recibe aún { $goal-tied } PV. Así que no pierdas de vista estos números hasta el final.
ui-lesson-goals-alone = Eso es todo sobre los objetivos. Una partida con { option-gathering_storm } los tiene si no los quitas al abrir la mesa. ¡Juega esta hasta el final!
ui-learned-goals = Ya sabes leer los objetivos, llegar antes a unos, conservar otros teniendo más que nadie y usar una carta de { option-gathering_storm }.

## Cosas contadas, comunes a las frases de abajo

price-cards = { $price ->
    [0] nada
    [one] { $price } carta
   *[other] { $price } cartas
}
value-cards = { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
drawn-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
extra-cards = { $cards ->
    [one] { $cards } carta más
   *[other] { $cards } cartas más
}
looked-cards = { $looked ->
    [one] { $looked } carta
   *[other] { $looked } cartas
}
settle-cards = { $settle-bonus ->
    [one] { $settle-bonus } carta
   *[other] { $settle-bonus } cartas
}
tableau-cards = { $full-tableau ->
    [one] { $full-tableau } carta
   *[other] { $full-tableau } cartas
}
reward = { $vp ->
    [0] { $cards ->
        [0] nada
       *[other] { drawn-cards }
    }
   *[other] { $cards ->
        [0] { $vp } PV
       *[other] { $vp } PV y { drawn-cards }
    }
}
good-article = { $good_id ->
    [novelty] un bien de novedades
    [rare] un bien de elementos raros
    [genes] un bien de genes
    [alien] un bien de tecnología alienígena
   *[any] un bien
}

## Bienes, fases, acciones

phase-choose = Elección de acciones
phase-explore = Explorar
phase-develop = Desarrollar
phase-settle = Colonizar
phase-consume = Consumir
phase-produce = Producir
phase-trade = Comerciar
phase-setup = Preparación

phase-draft-help = De { $drafted } cartas cada jugador se queda una y pasa el resto, hasta repartirlas todas; luego llegan las siguientes. Con lo que te quedas formas tu propio mazo.
phase-start-help = Cada jugador recibe un mundo inicial y { dealt-cards }, y se queda con { $kept }.
phase-choose-help = Cada jugador elige una acción en secreto. Después se juegan en orden las fases elegidas y todos participan.
phase-explore-help = Cada jugador mira { looked-cards } y se queda con { $explore-kept }.
phase-develop-help = Cada jugador puede colocar un desarrollo y paga su coste con cartas de la mano.
phase-settle-help = Cada jugador puede colocar un mundo: lo paga con cartas de la mano o lo conquista con su fuerza militar.
phase-consume-help = Cada jugador usa sus poderes de consumo, que convierten bienes en PV y cartas.
phase-produce-help = Cada mundo de producción vacío recibe un bien.
phase-trade-help = Con la acción Consumir: comercio se vende primero un bien a cambio de cartas.
phase-tidy-help = Cada jugador descarta hasta el límite de { $hand-limit } en la mano. La partida termina si alguien tiene { tableau-cards } en su tablero o si se agota la reserva de PV.
phase-over-help = Gana la puntuación más alta. En caso de empate, quien tenga más entre cartas en mano y bienes.
phase-setup-help = Antes de la primera ronda, si esta carta es tu mundo inicial.

action-explore-5 = Explorar +5
action-explore-1-1 = Explorar +1 +1
action-develop = Desarrollar
action-settle = Colonizar
action-consume-trade = Consumir: comercio
action-consume-x2 = Consumir: PV ×2
action-produce = Producir

action-explore-5-help = Explorar. Todos miran { looked-cards } y se quedan con { $explore-kept }; tú miras { $bonus-looked } más.
action-explore-1-1-help = Explorar. Todos miran { looked-cards } y se quedan con { $explore-kept }; tú miras { $extra-looked } más y te quedas con { $extra-kept } más.
action-develop-help = Desarrollar. Todos pueden colocar un desarrollo; el tuyo cuesta { $develop-bonus } menos.
action-settle-help = Colonizar. Todos pueden colocar un mundo; tú robas { settle-cards } después de colocarlo.
action-consume-trade-help = Consumir. Todos usan sus poderes de consumo; antes, tú vendes un bien a cambio de cartas.
action-consume-x2-help = Consumir. Todos usan sus poderes de consumo; a ti los bienes te dan el doble de PV.
action-produce-help = Producir. Los mundos de producción reciben bienes; tú también pones uno en un mundo de bonanza.

keyword-chromosome = Cromosoma
keyword-terraforming = Terraformación

## Qué ha pasado: completo, -hidden sin lo secreto, -you para el asiento de quien lee

start-worlds-offered = { $worlds_count ->
    [one] { $player } recibe el mundo inicial { $worlds }.
   *[other] { $player } puede empezar con uno de estos mundos: { $worlds }.
}
start-worlds-offered-you = { $worlds_count ->
    [one] Recibes el mundo inicial { $worlds }.
   *[other] Puedes empezar con uno de estos mundos: { $worlds }.
}

started = { $player } empieza con { $world }.
started-you = Empiezas con { $world }.

actions-revealed = Acciones: { $actions }.

phase-began = { $bonus_count ->
    [0] { $phase }.
   *[other] { $phase }. Bonificación: { $bonus }.
}

explored = { $player } mira { count-cards }: { $cards }.
explored-hidden = { $player } mira { count-cards }.
explored-you = Miras { count-cards }: { $cards }.

kept = { $away ->
    [0] { $player } se queda con { count-cards }: { $cards }.
   *[other] { $player } se queda con { count-cards }: { $cards }; descarta { $discarded }.
}
kept-hidden = { $away ->
    [0] { $player } se queda con { count-cards }.
   *[other] { $player } se queda con { count-cards } y descarta { $away }.
}
kept-you = { $away ->
    [0] Te quedas con { count-cards }: { $cards }.
   *[other] Te quedas con { count-cards }: { $cards }; descartas { $discarded }.
}

revealed = { $player } revela { $card }.
revealed-you = Revelas { $card }.

declined = { $phase_id ->
    [develop] { $player } no coloca ningún desarrollo.
    [settle] { $player } no coloca ningún mundo.
   *[other] { $player } no coloca nada.
}
declined-hidden = { declined }
declined-you = { $phase_id ->
    [develop] { $could ->
        [no] No colocas ningún desarrollo: ahora no puedes colocar ninguno de tu mano.
       *[yes] No colocas ningún desarrollo.
    }
    [settle] { $could ->
        [no] No colocas ningún mundo: ahora no puedes colocar ninguno de tu mano.
       *[yes] No colocas ningún mundo.
    }
   *[other] No colocas nada.
}

developed = { $price ->
    [0] { $player } desarrolla { $card } gratis.
   *[other] { $player } desarrolla { $card } por { price-cards }: { $paid }.
}
developed-hidden = { $price ->
    [0] { $player } desarrolla { $card } gratis.
   *[other] { $player } desarrolla { $card } por { price-cards }.
}
developed-you = { $price ->
    [0] Desarrollas { $card } gratis.
   *[other] Desarrollas { $card } por { price-cards }: { $paid }.
}

settled = { $price ->
    [0] { $player } coloniza { $card } gratis.
   *[other] { $player } coloniza { $card } por { price-cards }: { $paid }.
}
settled-hidden = { $price ->
    [0] { $player } coloniza { $card } gratis.
   *[other] { $player } coloniza { $card } por { price-cards }.
}
settled-you = { $price ->
    [0] Colonizas { $card } gratis.
   *[other] Colonizas { $card } por { price-cards }: { $paid }.
}

conquered = { $player } conquista { $card }: fuerza militar { $military } contra defensa { $defense }.
conquered-you = Conquistas { $card }: fuerza militar { $military } contra defensa { $defense }.

tableau-card-discarded = { $player } gasta { $card } para colocar { $world }.
tableau-card-discarded-you = Gastas { $card } para colocar { $world }.

hired = { $player } descarta { count-cards } de la mano por fuerza militar contra { $world }: { $cards }.
hired-hidden = { $player } descarta { count-cards } de la mano por fuerza militar contra { $world }.
hired-you = Descartas { count-cards } de la mano por fuerza militar contra { $world }: { $cards }.

declined-second = { $player } no coloca un segundo mundo.
declined-second-hidden = { declined-second }
declined-second-you = { $could ->
    [no] No colocas un segundo mundo: ahora no puedes colocar ninguno de tu mano.
   *[yes] No colocas un segundo mundo.
}

drew = { $count ->
    [0] { $player } no roba ninguna carta: el mazo y los descartes están vacíos ({ $why }).
   *[other] { $player } roba { count-cards } ({ $why }): { $cards }.
}
drew-hidden = { $count ->
    [0] { $player } no roba ninguna carta: el mazo y los descartes están vacíos ({ $why }).
   *[other] { $player } roba { count-cards } ({ $why }).
}
drew-you = { $count ->
    [0] No robas ninguna carta: el mazo y los descartes están vacíos ({ $why }).
   *[other] Robas { count-cards } ({ $why }): { $cards }.
}

good-placed = { $player } pone un bien en { $world }: { $good } ({ $why }).
good-placed-you = Pones un bien en { $world }: { $good } ({ $why }).

sold = { $player } vende el bien de { $world } ({ $good }) por { value-cards } ({ $why }).
sold-you = Vendes el bien de { $world } ({ $good }) por { value-cards } ({ $why }).

consumed = { $worlds_count ->
    [0] { $player } usa { $card }: { reward }.
    [one] { $player } usa { $card } y consume el bien de { $worlds }: { reward }.
   *[other] { $player } usa { $card } y consume los bienes de { $worlds }: { reward }.
}
consumed-you = { $worlds_count ->
    [0] Usas { $card }: { reward }.
    [one] Usas { $card } y consumes el bien de { $worlds }: { reward }.
   *[other] Usas { $card } y consumes los bienes de { $worlds }: { reward }.
}

hand-cards-consumed = { $player } usa { $card } y descarta { count-cards } de la mano por { $vp } PV: { $cards }.
hand-cards-consumed-hidden = { $player } usa { $card } y descarta { count-cards } de la mano por { $vp } PV.
hand-cards-consumed-you = Usas { $card } y descartas { count-cards } de la mano por { $vp } PV: { $cards }.

consumption-declined = { $player } deja sin usar { $cards }.
consumption-declined-you = Dejas sin usar { $cards }.

bonus-unused = { $about_id ->
    [trade] { $player } no tiene ningún bien que vender con la bonificación (Comercio).
   *[produce-bonus] { $player } no tiene ningún mundo de bonanza vacío para la bonificación (Producir).
}
bonus-unused-you = { $about_id ->
    [trade] No tienes ningún bien que vender con tu bonificación (Comercio).
   *[produce-bonus] No tienes ningún mundo de bonanza vacío para tu bonificación (Producir).
}

powers-unused = { $goods ->
    [0] { $player } no tiene nada que gastar en { $cards }.
   *[other] { $player } no tiene bienes que sirvan para { $cards }.
}
powers-unused-you = { $goods ->
    [0] No tienes nada que gastar en { $cards }.
   *[other] No tienes bienes que sirvan para { $cards }.
}

gambled = { $card_id ->
    [none] { $player } apuesta por el { $guess }, pero no queda ninguna carta que revelar.
   *[other] { $won ->
        [yes] { $player } apuesta por el { $guess }, revela { $card } y se la queda.
       *[no] { $player } apuesta por el { $guess }, revela { $card } y la descarta.
    }
}
gambled-you = { $card_id ->
    [none] Apuestas por el { $guess }, pero no queda ninguna carta que revelar.
   *[other] { $won ->
        [yes] Apuestas por el { $guess }, revelas { $card } y te la quedas.
       *[no] Apuestas por el { $guess }, revelas { $card } y la descartas.
    }
}

discarded-to-produce = { $player } usa { $card } y descarta { count-cards } de la mano: { $cards }.
discarded-to-produce-hidden = { $player } usa { $card } y descarta { count-cards } de la mano.
discarded-to-produce-you = Usas { $card } y descartas { count-cards } de la mano: { $cards }.

goals-laid-out = Objetivos: { $goals }.

goal-claimed = { $player } logra { $goal }: { $vp } PV.
goal-claimed-you = Logras { $goal }: { $vp } PV.

goal-taken = { $loser ->
    [none] { $player } se lleva { $goal }: { $vp } PV.
   *[other] { $loser_you ->
        [yes] { $player } te quita { $goal }: { $vp } PV.
       *[no] { $player } le quita { $goal } a { $loser }: { $vp } PV.
    }
}
goal-taken-you = { $loser ->
    [none] Te llevas { $goal }: { $vp } PV.
   *[other] Le quitas { $goal } a { $loser }: { $vp } PV.
}

goal-returned = { $player } pierde { $goal }, que vuelve al centro.
goal-returned-you = Pierdes { $goal }, que vuelve al centro.

goal-tied = { $player } empata en { $goal }: { $vp } PV.
goal-tied-you = Empatas en { $goal }: { $vp } PV.

packs-dealt = { $left ->
    [yes] Reparto a elección, { $number } de { $rounds }: { count-cards } por jugador, que se pasan a la izquierda.
   *[other] Reparto a elección, { $number } de { $rounds }: { count-cards } por jugador, que se pasan a la derecha.
}
packs-passed = Los paquetes, de { count-cards } cada uno, pasan al siguiente.
drafted = { $player } se queda con { count-cards } para su mazo: { $cards }.
drafted-hidden = { $player } se queda con { count-cards } para su mazo.
drafted-you = Te quedas con { count-cards } para tu mazo: { $cards }.
draft-ended = Fin del reparto: cada jugador tiene un mazo propio de { count-cards }. Sobran y quedan fuera de la partida: { $out }.
start-worlds-drawn = { $player } recibe mundos iniciales boca abajo: { $cards }.
start-worlds-drawn-hidden = { $player } recibe mundos iniciales boca abajo: { $count }.
start-worlds-drawn-you = Tus mundos iniciales, boca abajo: { $cards }. Te quedas con uno.
own-reshuffled = A { $player } se le ha agotado el mazo y baraja su pila de descartes: { count-cards }.
own-reshuffled-you = Se te ha agotado el mazo y barajas tu pila de descartes: { count-cards }.

end-tableau = hay un tablero con { tableau-cards } o más
end-pool = se ha agotado la reserva de PV

## De dónde viene una carta o un bien, cuando no es del poder de una carta

cause-windfall = bonanza
cause-pair = dos acciones
cause-trade = comercio
cause-settle-bonus = bonificación de Colonizar
cause-produce = producción
cause-produce-bonus = bonificación de Producir

## Qué se me pregunta ahora y a quién espero

ask-start-world = Elige tu mundo inicial.
ask-draft = Quédate una carta para tu mazo propio. Las demás se pasan.
ask-action = { $about_id ->
    [pair] Elige dos acciones para esta ronda. Los dos jugáis cada fase que alguien elija.
   *[other] Elige qué haces en esta ronda. Todos juegan cada fase que alguien elija.
}
ask-explore-keep = Elige con qué te quedas: { more-cards }. El resto se descarta.
ask-develop = Elige un desarrollo para colocarlo, o no coloques nada.
ask-settle = Elige un mundo para colocarlo, o no coloques nada.
ask-settle-by = ¿Cómo quieres colocar { $about }?
ask-settle-second = { name-improved_logistics }: elige un segundo mundo para colocarlo, o no coloques nada.
ask-hire = { name-space_mercenaries }: elige { more-cards } de tu mano para descartar por fuerza militar contra { $about }.
ask-sell = { $about_id ->
    [trade] Comercio: elige qué bien vendes a cambio de cartas.
   *[other] { $about }: elige qué bien vendes a cambio de cartas.
}
ask-use-power = Elige el siguiente poder de consumo que usas.
ask-spend = { $more ->
    [one] { $about }: elige un bien para consumirlo.
   *[other] { $about }: elige { $more } bienes para consumirlos.
}
ask-discard-for-vp = { $about }: puedes descartar hasta { more-cards } de tu mano a cambio de PV.
ask-guess = { $about }: adivina el coste o la defensa de la primera carta del mazo. Si aciertas, te la quedas.
ask-produce-on = { $about }: elige el mundo de bonanza vacío que recibe un bien.
ask-discard-to-produce = { $about_id ->
    [damaged_alien_factory] { $about }: puedes descartar una carta de tu mano para poner un bien en este mundo.
   *[other] { $about }: puedes descartar una carta de tu mano para poner un bien en un mundo de bonanza vacío.
}

wait-start = Preparando el inicio: { $players }
wait-choose = Eligiendo acción: { $players }
wait-explore = Explorando: { $players }
wait-develop = Desarrollando: { $players }
wait-settle = Colonizando: { $players }
wait-consume = Consumiendo: { $players }
wait-produce = Produciendo: { $players }

## Botones, con el efecto que tienen

do-start = Empezar con { $card }
do-act = Elegir: { $action }
do-keep = Quedarme con { $card }
do-discard = Descartar { $card }
do-place = { $reason ->
    [pay] { $price ->
        [0] Colocar { $card } gratis
       *[other] Colocar { $card } por { $price }
    }
    [contact] Colocar { $card } por { $price } en vez de conquistarlo
    [conquer] Conquistar { $card }
    [ship] Colocar { $card } gratis con { name-colony_ship }
    [tactics] Conquistar { $card } con { name-new_military_tactics }
    [doomed] Colocar { $card } gratis con { name-doomed_world }
    [hire] Conquistar { $card } descartando { $hired } por { name-space_mercenaries }
    [tactics-hire] Conquistar { $card } con { name-new_military_tactics } descartando { $hired }
   *[other] Colocar { $card }
}
do-pass = No colocar nada
do-by-conquer = { $reason ->
    [hire] Descartar { $hired } y conquistar { $card }
   *[other] Conquistar { $card }
}
do-by-pay = { $price ->
    [0] Pagar { $card }
   *[other] Pagar { $price } por { $card }
}
do-by-ship = Gastar { name-colony_ship }
do-by-conquer-tactics = { $reason ->
    [hire] Gastar { name-new_military_tactics }, descartar { $hired } y conquistar
   *[other] Gastar { name-new_military_tactics } y conquistar
}
do-by-pay-tactics = Gastar { name-new_military_tactics } y pagar { $price }
do-by-ship-tactics = Gastar { name-new_military_tactics } y { name-colony_ship }
do-by-doomed = Gastar { name-doomed_world }
do-by-doomed-tactics = Gastar { name-new_military_tactics } y { name-doomed_world }
do-sell = Vender el bien de { $card } ({ $good }) por { value-cards }
do-use = { $card }: { $power }
do-spend = Consumir el bien de { $card } ({ $good })
do-guess = Apostar por el { $number }
do-produce = Poner un bien en { $card } ({ $good })
do-done = { $purpose ->
    [use-power] No usar más poderes
    [discard-for-vp] No descartar más
    [discard-to-produce] No descartar nada
   *[other] Listo
}

do-batch-explore-keep = Quedarme con { count-cards }
do-batch-spend = { $count ->
    [one] Consumir { $count } bien
   *[other] Consumir { $count } bienes
}
do-batch-discard-for-vp = { $count ->
    [0] No descartar nada
   *[other] Descartar { count-cards } por PV
}
do-batch-hire = Descartar { count-cards } por fuerza militar

## Si se puede y por qué no; -why es la explicación larga

reason-pay-why = Pagas con otras cartas de tu mano.
reason-contact-why = Un poder te permite pagar este mundo militar en vez de conquistarlo. Tu fuerza militar no cambia el precio.
reason-conquer-why = Tu fuerza militar basta para tomar este mundo sin pagar.
reason-tactics = con { name-new_military_tactics }: fuerza militar { $military } contra { $defense }
reason-tactics-why = Tu fuerza militar basta si gastas { name-new_military_tactics }.
reason-ship = gratis con { name-colony_ship }
reason-ship-why = { name-colony_ship } sale de tu tablero y este mundo no cuesta nada.
reason-doomed = gratis con { name-doomed_world }
reason-doomed-why = { name-doomed_world } sale de tu tablero y este mundo no cuesta nada.
reason-hire = descartas { $hired }: fuerza militar { $military } contra { $defense }
reason-hire-why = { name-space_mercenaries } te da fuerza militar por cada carta que descartas de la mano. Descartas solo las que necesitas.
reason-tactics-hire = con { name-new_military_tactics } y descartando { $hired }: fuerza militar { $military } contra { $defense }
reason-tactics-hire-why = Tu fuerza militar basta si gastas { name-new_military_tactics } y descartas cartas por { name-space_mercenaries }.
reason-a-development = un desarrollo: se coloca en Desarrollar
reason-a-world = un mundo: se coloca en Colonizar
reason-already-in-tableau = ya está en tu tablero
reason-sells = por { value-cards }
reason-sells-why = Robas esas cartas a cambio del bien. Los poderes de tus cartas pueden aumentar su valor.

## Las reglas que hay detrás de un rechazo, por su número en RULES.md

rule-4-1 = En la fase Desarrollar colocas un desarrollo de tu mano, o ninguno. Los mundos esperan a la fase Colonizar.
rule-4-4 = Pagas descartando exactamente el precio en otras cartas de tu mano. Un desarrollo que el resto de tu mano no puede pagar no se coloca.
rule-4-5 = Un tablero nunca tiene otra vez un desarrollo con el mismo nombre. Los demás sí pueden tener el mismo.
rule-5-1 = En la fase Colonizar colocas un mundo de tu mano, o ninguno. Los desarrollos esperan a la fase Desarrollar.
rule-5-2 = Un mundo que no es militar se paga con exactamente su precio en otras cartas de tu mano: su coste menos todos los descuentos que le correspondan, nunca menos que nada.
rule-5-3 = Un mundo militar se conquista, no se paga: tu fuerza militar debe alcanzar su defensa. Entonces no cuesta cartas.
rule-5-9 = { name-contact_specialist } te permite colocar un mundo militar pagándolo: su defensa menos un descuento, en cartas. La fuerza militar no baja ese precio: conquista o no hace nada.

# Lo que da un modo de colocar un mundo: cuánto suben los puntos; lo mismo se puede hacer sin lo que gasta.
fact-way-gain = { $amount ->
    [0] sin más PV
   *[other] { $signed } PV
}
fact-needless = no hace falta

## Las cuentas de un precio, una fuerza o una puntuación

part-bonus = bonificación
part-contact = pagar en vez de conquistar
part-lasting = hasta el final de la fase
part-hired = cartas descartadas
part-chips = fichas de PV
part-goods = bienes
part-scoring = por su regla de puntuación

## Poderes, una frase cada uno

power-setup-keep_at_start = Como mundo inicial: te quedas con { $cards } de las cartas repartidas.
power-explore-draw_extra = Mira { extra-cards }.
power-explore-keep_extra = Quédate con { extra-cards } de las que miras.
power-develop-draw_at_phase_start = Roba { drawn-cards } al empezar la fase.
power-develop-reduce_cost = Tus desarrollos cuestan { $amount } menos.
power-develop-draw_after_placing = Roba { drawn-cards } después de colocar un desarrollo.
power-settle-reduce_cost = { $good_id ->
    [any] Tus mundos cuestan { $amount } menos.
   *[other] Tus mundos { of-kind } cuestan { $amount } menos.
}
power-settle-military = { $keyword_id ->
    [none] { $good_id ->
        [any] Fuerza militar { $signed }.
       *[other] Fuerza militar { $signed } contra mundos { of-kind }.
    }
   *[other] Fuerza militar { $signed } contra mundos con la palabra «{ $keyword }».
}
power-settle-discard_self_for_military = Puedes descartar esta carta de tu tablero: fuerza militar { $signed } hasta el final de la fase.
power-settle-discard_self_for_zero_cost = Puedes descartar esta carta de tu tablero para colocar un mundo gratis, pero no uno { of-kind }.
power-settle-discard_hand_for_military = { $max_cards ->
    [one] Puedes descartar { $max_cards } carta de tu mano: fuerza militar { $signed } hasta el final de la fase.
   *[other] Puedes descartar hasta { $max_cards } cartas de tu mano: fuerza militar { $signed } por cada una hasta el final de la fase.
}
power-settle-place_second_world = Después de colocar un mundo puedes colocar otro, sin la bonificación de Colonizar.
power-settle-pay_for_military_world = Puedes pagar un mundo militar en vez de conquistarlo, por { $discount } menos que su defensa, pero no uno { of-kind }.
power-settle-draw_after_placing = Roba { drawn-cards } después de colocar un mundo.
power-trade-trade_bonus = { $scope ->
    [this_world] Roba { extra-cards } cuando vendes el bien de este mundo.
   *[all_worlds] Roba { extra-cards } cuando vendes { good-article }.
}
power-trade-trade_bonus_per_world = Roba { extra-cards } por cada mundo tuyo con la palabra «{ $keyword }» cuando vendes { good-article }.
power-consume-consume_good = { $scope ->
    [this_world] Consume el bien de este mundo por { reward }.
   *[all_worlds] { $times ->
        [1] { $goods_per_use ->
            [1] { $good_id ->
                [any] Consume { $goods_per_use } bien por { reward }.
               *[other] Consume { $goods_per_use } bien { of-kind } por { reward }.
            }
           *[other] { $good_id ->
                [any] Consume { $goods_per_use } bienes por { reward }.
               *[other] Consume { $goods_per_use } bienes { of-kind } por { reward }.
            }
        }
       *[other] { $goods_per_use ->
            [1] { $good_id ->
                [any] Consume hasta { $times } bienes por { reward } cada uno.
               *[other] Consume hasta { $times } bienes { of-kind } por { reward } cada uno.
            }
           *[other] { $good_id ->
                [any] Hasta { $times } veces, consume { $goods_per_use } bienes por { reward }.
               *[other] Hasta { $times } veces, consume { $goods_per_use } bienes { of-kind } por { reward }.
            }
        }
    }
}
power-consume-consume_different_kinds = Consume { $kinds } bienes de tipos distintos por { reward }.
power-consume-consume_all_goods = { $vp_offset ->
    [0] Consume todos los bienes que te quedan por { $vp_per_good } PV cada uno.
    [-1] Consume todos los bienes que te quedan por { $vp_per_good } PV cada uno, menos 1 PV en total.
   *[other] Consume todos los bienes que te quedan por { $vp_per_good } PV cada uno, y { $vp_offset } PV en total.
}
power-consume-sell_good = { $use_trade_bonuses ->
    [yes] Vende un bien a cambio de cartas, con tus poderes de comercio.
   *[no] Vende un bien a cambio de cartas, sin tus poderes de comercio.
}
power-consume-draw = Roba { drawn-cards }.
power-consume-gamble_top_card = Di un número del { $guess_min } al { $guess_max } y revela la primera carta del mazo. Quédatela si ese es su coste o su defensa.
power-consume-discard_hand = { $max_cards ->
    [one] Puedes descartar { $max_cards } carta de tu mano por { reward }; nunca se duplica.
   *[other] Puedes descartar hasta { $max_cards } cartas de tu mano por { reward } cada una; nunca se duplica.
}
power-produce-produce_here = Pon un bien en este mundo si no tiene ninguno.
power-produce-draw_if_produced_here = Roba { drawn-cards } cuando se produce un bien en este mundo.
power-produce-produce_on_windfall = { $good_id ->
    [any] Pon un bien en uno de tus mundos de bonanza vacíos.
   *[other] Pon un bien en uno de tus mundos de bonanza { of-kind } que esté vacío.
}
power-produce-draw = Roba { drawn-cards }.
power-produce-draw_per_good_produced = { $good_id ->
    [any] Roba { drawn-cards } por cada bien que produces en esta fase.
   *[other] Roba { drawn-cards } por cada bien { of-kind } que produces en esta fase.
}
power-produce-draw_per_kind_produced = Roba { drawn-cards } por cada tipo de bien que produces en esta fase.
power-produce-draw_per_world = { $military ->
    [yes] Roba { drawn-cards } por cada mundo militar de tu tablero.
   *[no] { $good_id ->
        [any] Roba { drawn-cards } por cada mundo de tu tablero que admite bienes.
       *[other] Roba { drawn-cards } por cada mundo { of-kind } de tu tablero.
    }
}
power-produce-draw_if_most_produced = Roba { drawn-cards } si en esta fase produces más bienes { of-kind } que nadie.
power-produce-discard_to_produce_on_windfall = { $discard ->
    [one] Puedes descartar { $discard } carta de tu mano para poner un bien en uno de tus mundos de bonanza vacíos.
   *[other] Puedes descartar { $discard } cartas de tu mano para poner un bien en uno de tus mundos de bonanza vacíos.
}
power-produce-discard_to_produce_here = { $discard ->
    [one] Puedes descartar { $discard } carta de tu mano para poner un bien en este mundo; no produce de otra forma.
   *[other] Puedes descartar { $discard } cartas de tu mano para poner un bien en este mundo; no produce de otra forma.
}

## Puntuación de los desarrollos de coste 6; cada carta cuenta para la primera regla que cumple

score-world = { $other ->
    [yes] { $vp } PV por cada uno de los demás mundos.
   *[no] { $vp } PV por cada mundo.
}
score-world-good = { $production ->
    [production] { $vp } PV por cada mundo de producción { of-kind }.
    [windfall] { $vp } PV por cada mundo de bonanza { of-kind }.
   *[any] { $vp } PV por cada mundo { of-kind }.
}
score-world-production = { $production ->
    [windfall] { $vp } PV por cada mundo de bonanza.
   *[production] { $vp } PV por cada mundo de producción.
}
score-world-military = { $other ->
    [yes] { $vp } PV por cada uno de los demás mundos militares.
   *[no] { $vp } PV por cada mundo militar.
}
score-world-military-keyword = { $vp } PV por cada mundo militar con la palabra «{ $keyword }».
score-world-power = { $other ->
    [yes] { $vp } PV por cada uno de los demás mundos con un poder en { $phase }.
   *[no] { $vp } PV por cada mundo con un poder en { $phase }.
}
score-development = { $other ->
    [yes] { $vp } PV por cada uno de los demás desarrollos.
   *[no] { $vp } PV por cada desarrollo.
}
score-development-cost = { $vp } PV por cada desarrollo de coste { $cost }.
score-development-power = { $other ->
    [yes] { $vp } PV por cada uno de los demás desarrollos con un poder en { $phase }.
   *[no] { $vp } PV por cada desarrollo con un poder en { $phase }.
}
score-card-keyword = { $other ->
    [yes] { $vp } PV por cada una de las demás cartas con la palabra «{ $keyword }».
   *[no] { $vp } PV por cada carta con la palabra «{ $keyword }».
}
score-named_card = { $vp } PV por { $name }.
score-military_strength = { $vp } PV por cada punto de tu fuerza militar que vale contra cualquier mundo.
score-vp_chips = { $vp } PV por cada { $chips } PV en fichas.
score-good = { $vp } PV por cada bien en tus mundos al final de la partida.

## Objetivos de la primera expansión, y qué cuenta cada uno

goal-galactic_standard_of_living = Nivel de vida galáctico
goal-galactic_standard_of_living-asks = Fichas de PV: al menos { $least }
goal-system_diversity = Diversidad de sistemas
goal-system_diversity-asks = Clases de bienes entre los mundos: al menos { $least }
goal-overlord_discoveries = Descubrimientos de los Amos
goal-overlord_discoveries-asks = Cartas con la palabra Alienígena: al menos { $least }
goal-budget_surplus = Superávit presupuestario
goal-budget_surplus-asks = Cartas descartadas por el límite de mano: al menos { $least }
goal-innovation_leader = Líder en innovación
goal-innovation_leader-asks = Fases con algún poder, Comerciar entre ellas: { $least }
goal-galactic_status = Prestigio galáctico
goal-galactic_status-asks = Desarrollos con signo de interrogación: al menos { $least }
goal-greatest_military = Mayor fuerza militar
goal-greatest_military-asks = Fuerza militar que vale contra cualquier mundo: al menos { $least }
goal-largest_industry = Mayor industria
goal-largest_industry-asks = Mundos de novedades y de elementos raros: al menos { $least }
goal-greatest_infrastructure = Mayor infraestructura
goal-greatest_infrastructure-asks = Desarrollos: al menos { $least }
goal-production_leader = Líder de producción
goal-production_leader-asks = Mundos de producción: al menos { $least }
goal-kind-first = Quien lo logra antes recibe { $goal-first } PV para siempre; también todos los que lo logran en el mismo momento.
goal-kind-most = Quien tiene más que nadie recibe { $goal-most } PV mientras nadie tenga más. Al final, { $goal-tied } PV para quien tenga lo mismo.

## Opciones de una mesa

option-edition = Edición
option-edition-first = primera
option-edition-second = segunda
option-edition-help = La segunda edición retoca algunas cartas: { name-merchant_guild }, { name-bio_hazard_mining_world }, { name-outlaw_world }, { name-imperium_armaments_world } y { name-black_market_trading_world }.
option-new_start_worlds = Nuevos mundos iniciales
option-new_start_worlds-help = Más mundos iniciales. A cada jugador se le ofrecen varios y se queda con uno. Requiere la segunda edición.
option-first_game-help = Los mundos iniciales van en orden, cada uno con { $kept } cartas pensadas para una primera partida.
option-experienced = Dos acciones por ronda
option-experienced-help = Para dos personas que ya conocen el juego: cada una elige dos acciones por ronda, y Desarrollar y Colonizar se pueden elegir dos veces.
option-gathering_storm = Se avecina la tormenta
option-gathering_storm-help = La primera expansión: mundos iniciales, mundos y desarrollos con poderes nuevos. Con la mesa llena hace falta.
option-goals = Objetivos
option-goals-help = Losetas en la mesa que dan puntos a quien llega antes a algo o tiene más de algo. Son de la primera expansión.
option-drafting-help = Primero cada jugador forma su propio mazo eligiendo cartas y juega con él. Alarga la partida. Es de la primera expansión.

## Datos públicos de un asiento y de la mesa

fact-chips = Fichas de PV: { $count }
fact-goods = Bienes: { $count }
fact-tableau = Tablero: { $count } de { $limit }
fact-discount-develop = Los desarrollos cuestan { $count } menos
fact-discount-settle = Los mundos cuestan { $count } menos
fact-goals = PV por objetivos: { $count }
fact-goal = { $goal } ({ $asks }; { $vp } PV): { $counts }
fact-goal-points = { $count } ({ $vp } PV)
fact-pool = Reserva de PV: { $count }
fact-copies = En el mazo: { $count }

## Términos del juego

term-start-world = mundo inicial
term-production-world = mundo de producción
term-windfall-world = mundo de bonanza
term-six-cost = desarrollo de coste 6
term-six-costs = desarrollos de coste 6
term-good = bien
term-goods = bienes
term-chips = fichas de PV
term-pool = reserva de PV
term-tableau = tablero
term-action = acción
term-scoring = puntuación al final de la partida
term-scoring-help = Cada carta cuenta para la primera de estas reglas que cumple. Esta carta también cuenta.
term-copies = copias

## Qué significa cada icono

icon-cost-development-help = Coste: cuántas cartas de la mano cuesta este desarrollo.
icon-production-help = Mundo de producción: recibe un bien en cada fase Producir si no tiene ninguno.
icon-windfall-help = Mundo de bonanza: recibe un bien al colocarlo y, más tarde, solo por la bonificación de Producir o por un poder.
icon-vp-help = Puntos de victoria que vale esta carta al final.
icon-vp-variable-help = Vale al final una cantidad variable de puntos de victoria; mira sus reglas de puntuación.
icon-good-novelty-help = Novedades; un bien se vende por { $novelty-value ->
    [one] { $novelty-value } carta
   *[other] { $novelty-value } cartas
}.
icon-good-rare-help = Elementos raros; un bien se vende por { $rare-value ->
    [one] { $rare-value } carta
   *[other] { $rare-value } cartas
}.
icon-good-genes-help = Genes; un bien se vende por { $genes-value ->
    [one] { $genes-value } carta
   *[other] { $genes-value } cartas
}.
icon-good-alien-help = Tecnología alienígena; un bien se vende por { $alien-value ->
    [one] { $alien-value } carta
   *[other] { $alien-value } cartas
}.
icon-good-any-help = Un bien de cualquier tipo.
icon-good-on-world-help = En este mundo hay un bien. Se puede vender o consumir.
icon-military-help = Fuerza militar: conquista mundos cuya defensa no la supere.
icon-draw-help = Roba este número de cartas.
icon-look-help = Al explorar, mira este número de cartas más.
icon-keep-help = Al explorar, quédate con este número de cartas más.
icon-discard-help = Descarta esta carta del tablero para usarla.
icon-chips-help = Fichas de PV ganadas al consumir. Todos pueden ver cuántas tiene cada uno.
icon-goals-help = PV por objetivos de la primera expansión, tal como está la partida.
icon-pool-help = Fichas de PV que quedan en la reserva. Cuando se agotan, la partida termina con esa ronda.
icon-tableau-help = Cartas en el tablero. Con { $full-tableau }, la partida termina con esa ronda.
icon-goods-help = Bienes en los mundos.
icon-score-help = Puntuación actual: cartas, fichas y reglas de puntuación.
icon-bonus-help = Recibe la bonificación de esta fase por haberla elegido.
icon-start-world-help = Un mundo inicial. El número más bajo ocupa el primer asiento.
icon-keyword-alien-help = Una carta Alienígena; la cuentan algunos poderes y reglas de puntuación.
icon-keyword-rebel-help = Una carta Rebelde; la cuentan algunos poderes y reglas de puntuación.
icon-keyword-help = Una palabra clave sin efecto en el juego básico.
icon-keyword-imperium-help = Una carta de Imperio; la cuenta una regla de puntuación de la primera expansión.
icon-keyword-terraforming-help = Una carta de Terraformación; la cuenta una regla de puntuación de la primera expansión.
icon-keyword-chromosome-help = Un mundo con la palabra Cromosoma; lo cuenta un poder de la primera expansión.

## Lo que me da elegir una acción

ui-gain-explore-5 = miras { $bonus-looked } más
ui-gain-explore-1-1 = miras { $extra-looked } más y te quedas { $extra-kept } más
ui-gain-develop = pagas { $develop-bonus } menos
ui-gain-settle = robas { $settle-bonus } tras colocar
ui-gain-consume-trade = antes vendes un bien
ui-gain-consume-x2 = los bienes dan el doble de PV
ui-gain-produce = también en un mundo de bonanza

## Los objetivos en la página

ui-draft-round = Reparto a elección, ronda { $number } de { $rounds }
ui-draft-left = El resto pasa a la izquierda: { $player }
ui-draft-right = El resto pasa a la derecha: { $player }
ui-draft-kept = { $count ->
    [one] { $count } carta elegida
   *[other] { $count } cartas elegidas
}
ui-draft-starts = Mundos iniciales:
ui-own-deck = Tu mazo
ui-goal-held = Lo tiene: { $players }
ui-goal-free = Nadie lo tiene.
ui-goal-tied = Con lo mismo, { $goal-tied } PV al final: { $players }
ui-goal-fresh = Acaba de cambiar.
ui-of-tie = por empatar con el máximo

## What a finished game is remembered for

trait-start-world = Mundo inicial
feat-settled = Un segundo mundo
feat-settled-how = Coloca un mundo en la fase Colonizar, pagado o conquistado.
feat-settled-why = Los mundos son puntos, y casi todos traen bienes o poderes. Tu tablero crece una carta cada vez que alguien elige la fase y tienes cartas para ello.
feat-sold = Un bien vendido
feat-sold-how = Elige Consumir: Comercio cuando uno de tus mundos tenga un bien.
feat-sold-why = Un solo bien da varias cartas de golpe. Con un mundo de bonanza en las primeras rondas es el camino más rápido a una mano llena.
feat-consumed = Las primeras fichas
feat-consumed-how = Ten una carta con un poder de Consumir que dé PV y un bien que le sirva.
feat-consumed-why = Los bienes gastados se vuelven puntos que ya no se pierden. Producir y Consumir, uno tras otro, es un motor que funciona hasta el final.
feat-conquered = Conquista
feat-conquered-how = Alcanza con tu fuerza militar la defensa de un mundo militar y colonízalo.
feat-conquered-why = La fuerza militar no se gasta: cada mundo más con la misma defensa o menos no cuesta nada.
feat-six-cost = El gran plan
feat-six-cost-how = Coloca un { term-six-cost }. Ahorra para él, o abarátalo con la bonificación de Desarrollar y tus poderes.
feat-six-cost-why = Da puntos por cartas de un mismo tipo. Quien lo coloca pronto sabe qué reunir.
feat-four-goods = Todas las clases de bienes
feat-four-goods-how = Ten en una misma partida cada clase de bien en tus mundos: novedad, raro, genes y alienígena.
feat-four-goods-why = Bienes distintos abren los poderes que piden clases distintas, y te dejan vender lo que más vale.
feat-chips-at-once = Una gran cosecha
feat-chips-at-once-how = Gana { $least } fichas de PV o más en una sola ronda. { action-consume-x2 } duplica lo que dan tus bienes.
feat-chips-at-once-why = Conviene llenar antes todos los mundos y gastarlo todo en una ronda duplicada.
feat-won-in-peace = Victoria pacífica
feat-won-in-peace-how = Gana sin haber conquistado ningún mundo.
feat-won-in-peace-why = La fuerza militar es un camino entre varios: bastan mundos baratos, bienes y fichas.
feat-won-by-force = Victoria por la fuerza
feat-won-by-force-how = Gana con { $least } mundos conquistados o más.
feat-won-by-force-why = Quien no gasta cartas en mundos llena pronto el tablero y termina la partida antes de que los demás estén listos.
feat-great-bonus = Todo de una pieza
feat-great-bonus-how = Termina con un desarrollo que por su regla de puntuación dé él solo { $least } PV o más.
feat-great-bonus-why = Al final, un tablero cuyas cartas encajan vale más que uno de buenas cartas sueltas.

## La guía: encima y debajo de cada imagen

ui-guide-action = Acciones y fases
ui-guide-action-text = Cada ronda todos eligen en secreto una carta de acción y se descubren a la vez. La fase que alguien eligió la juegan todos, en el orden de I a V; la que nadie eligió no ocurre. Quien la eligió tiene además su bonificación: las marcas de una fase muestran de quién es. Una buena elección te ayuda más que a los demás, y a menudo lo que eligen otros hace parte de tu trabajo.
ui-guide-card = Cartas
ui-guide-card-text = Una carta es un mundo o un desarrollo, y también es dinero: pagas con cartas de tu mano. El número de arriba a la izquierda es lo que cuesta o, en rojo, la defensa que hay que conquistar. El hexágono lleva sus puntos de victoria. Las fichas del borde son sus poderes, cada uno con la fase en que actúa. Un mundo de producción puede dar un bien una y otra vez; uno de bonanza llega con uno.
ui-guide-settle = Pagar y conquistar
ui-guide-settle-text = Debajo de cada carta está lo que te costaría ahora o por qué no se puede colocar. Pagas descartando otras tantas cartas, así que todo lo que construyes te cuesta otra cosa que podrías haber construido. Un mundo militar no se paga: tu fuerza militar debe alcanzar su defensa, y entonces no cuesta nada. Señala una carta, o mantén el dedo sobre ella, y verás las cuentas y la regla que hay detrás.
ui-guide-goods = Bienes
ui-guide-goods-text = En Producir cada mundo de producción sin bien recibe uno: una ficha encima, de su clase. En Consumir los poderes de tus cartas convierten los bienes en fichas de puntos de victoria y en cartas. Quien eligió comercio vende antes un bien, por tantas cartas como vale aquí su clase, y los poderes pueden sumar más. Producir y consumir por turnos es una manera de ganar; conquistar mundos es otra.
ui-guide-end = El final
ui-guide-end-text = La partida termina con la ronda en que alguien tiene { tableau-cards } en su tablero o en que se agota la reserva de fichas. Entonces cuentan los puntos de todas tus cartas, tus fichas y lo que suman los desarrollos con un signo de interrogación por lo que has reunido: a menudo deciden. Gana la puntuación más alta; si hay empate, quien sume más entre cartas en mano y bienes.
ui-guide-goals = Objetivos
ui-guide-goals-text = La primera expansión añade objetivos: losetas que están en la mesa desde el principio. Unas son para quien consigue algo antes que los demás, y no se pierden; otras para quien tiene más de algo, y pasan a quien tenga más. Se miran cuando termina una fase, así que lo que colocas ahora cuenta en seguida. Las fichas encima de tu tablero muestran cómo vas; púlsalas para ver a todos. Al final, quien empata con el máximo sin tener la loseta recibe algunos puntos. Una opción de la mesa permite jugar sin ellos. En mesas pequeñas también hay reparto a elección: cada uno forma primero su propio mazo y juega con él.
