### Sidereal Confluence en español. Qué significa cada identificador y qué variables recibe: docs/words.md.
### Los nombres de las cartas son palabras y se dicen en cada idioma; las colonias conservan los de sus estrellas.

ui-about = Comercia de todo con todos, a la vez: bienes, cartas prestadas, promesas. Luego usa tus convertidores, puja e inventa. { $turns } turnos, unas dos horas.

## La primera partida, explicada sobre la marcha; -else: qué pasa con otra respuesta

ui-lesson-aim = ¡Hola! La partida tiene { $turns } turnos y gana quien tenga más puntos. Lo que tú haces lo necesitan otros, y lo que necesitas lo hacen otros: todos comercian a la vez y los tratos obligan. Te guío por los primeros turnos; nadie te mete prisa.
ui-lesson-goods = Aquí están tus bienes y tus naves. Los cubos alimentan los convertidores, y con naves se puja por cartas nuevas. Señala un bien para leer su nombre.
ui-lesson-worth = ¿Cuánto vale cada cosa? Un octógono es más o menos un punto, un cubo grande medio punto, un cubo pequeño o una nave un tercio. Así, por cubos grandes es justo pagar la mitad más en pequeños. Los grises cuentan según su tamaño.
ui-lesson-machines = Estos son tus convertidores: a la izquierda lo que usa cada uno, a la derecha lo que hace. Los blancos funcionan una vez en cada fase «{ phase-economy }», todos a la vez; lo que hace uno no alimenta a otro.
ui-lesson-lack = Esto es lo que le falta a tu plan, y el convertidor que funcionaría con ello. Al lado están las marcas de aquellos a quienes les sobra. Tus cubos blancos no alimentan nada aquí: con ellos puedes pagar.
ui-lesson-others = Los bienes y convertidores de todos están a la vista. Pulsa un nombre para ver su mesa en grande.
ui-lesson-take = Te ofrecen cubos azules por blancos. Según esa medida es justo, y aun así ganas: a { card-lunar_mining_consortium } le falta azul. El número junto a una oferta dice cuántos puntos gana con ella tu mejor plan. Pulsa «{ do-take }».
ui-lesson-take-else = Has terminado sin los cubos azules, así que { card-lunar_mining_consortium } no funciona en este turno. Los blancos siguen contigo: en el próximo puedes pedir azules.
ui-lesson-sent = Tu oferta está aquí. Los demás la aceptan si es justa: si lo que reciben vale tanto como lo que dan.
ui-lesson-poor = Tu oferta sigue aquí: nadie la quiere. O pide más de lo que da, o su destinatario necesita esos bienes. Retírala y ofrece tantos cubos pequeños como pides.
ui-lesson-poor-else = Has terminado con tu oferta en la mesa; ya no vale, y { card-oceanic_processing } no funciona. Las ofertas justas casi siempre se aceptan: tantos cubos pequeños como pequeños pides, y la mitad más por los grandes.
ui-lesson-ask = Ahora haz tú una oferta. A { card-oceanic_processing } le faltan cubos verdes: pulsa la marca a su lado y se abre una oferta. Pulsa el cubo blanco tantas veces como verdes pides: es lo que das. Luego pulsa «{ ui-send-offer }».
ui-lesson-ask-else = Has terminado sin los cubos verdes, así que { card-oceanic_processing } no funciona en este turno. En el próximo puedes pedir lo que te falta antes de decir que has terminado.
ui-lesson-deal = La han aceptado y los bienes han cambiado de manos. Funciona un convertidor más. Eso es un buen trato; ambas partes pueden hacer más que antes.
ui-lesson-upgrade = El cubo amarillo da la vuelta a tu colonia: entonces hace cubos amarillos en lugar de blancos, en cada turno. Se mejora durante la fase «{ phase-trade }». Pulsa «{ ui-act-flip }».
ui-lesson-upgrade-else = Has terminado sin mejorar: tu colonia sigue haciendo cubos blancos. Cuanto antes se mejora una carta, más turnos rinde.
ui-lesson-ready = Ya tienes lo que necesitas. Di que has terminado. Cuando terminan todos menos uno, el comercio se cierra para todos.
ui-lesson-ready-else = También se puede. En cuanto no quieras nada más, di que has terminado.
ui-lesson-economy = Ahora funcionan tus convertidores. Una marca dice que va a funcionar: quita una y abajo verás qué resulta. El plan con todas las marcas es el mejor; ponlo en marcha.
ui-lesson-economy-else = Nada funciona, y tus bienes esperan al turno siguiente. Los bienes que esperan no hacen nada.
ui-lesson-talk = Tus bienes están hechos. Ahora se pujan las naves. Quien quiera puede aún hacer tratos sobre eso; tú no necesitas ninguno, así que sigue.
ui-lesson-split = Reparte tus naves en secreto: una puja por colonias, otra por equipos de investigación, y el resto lo guardas. En cada carta está lo que cuesta como mínimo. Pon una nave en equipos, las demás en colonias: los Caylion pagan el doble.
ui-lesson-split-else = Sin nada en equipos de investigación no recibes ninguno en este turno, y otros se los llevan. Un equipo es un camino a muchos puntos: puja pronto por uno.
ui-lesson-colony = Tu puja alcanza para lo que brilla. Una colonia es un convertidor más, y se gasta la puja entera. Elige una que vaya con tus bienes, o pasa y guarda las naves.
ui-lesson-research = Tu puja compra un equipo. Convierte los bienes de su carta en una tecnología nueva: puntos al momento, un convertidor para ti y, un turno después, uno para todos. Elige uno cuyos bienes puedas conseguir.
ui-lesson-research-else = Has pasado, así que las naves vuelven a ti. Los inventos dan la mayoría de los puntos, y solo inventa un equipo: puja otra vez en el próximo turno.
ui-lesson-again = Un turno nuevo. Todo lo que hiciste está aquí como bienes. Desde ahora siempre es igual: mira qué te falta, comercia para tenerlo, usa tus convertidores, puja.
ui-lesson-teams = Tu equipo de investigación está entre tus cartas, con lo que pide su invento. Los inventos deciden la partida: recibes los puntos de la carta y, al compartirla, una bonificación que al principio vale un montón de cubos.
ui-lesson-loan = Una oferta que pagas después: un préstamo. Recibes bienes ahora y prometes otros para el próximo turno. Así, lo que vas a pagar aún alimenta tus convertidores. El número cuenta también la promesa: acéptala si ganas.
ui-lesson-loan-else = Has dejado la oferta, y se va con el final del comercio. No debes nada. Pero mira cada préstamo antes de terminar: lo que puedes hacer ahora suele valer más que lo que pagas después.
ui-lesson-invent = Tienes todo lo que pide tu equipo. Inventa ahora: recibes sus puntos al momento y la bonificación al final del turno, y la tecnología es tuya antes que de nadie.
ui-lesson-invent-else = Has terminado sin inventar. Tus bienes se quedan, así que aún puedes inventar en el próximo turno; pero una tecnología funciona desde entonces en cada turno.
ui-lesson-owed = Esto es lo que debes, y cuándo. El juego lo entrega por sí mismo al empezar ese turno: guárdalo o prodúcelo. Por cada cubo o nave que falte pierdes un punto.
ui-lesson-promise = Un préstamo son bienes ahora por bienes después; o un convertidor que otro usa y que vuelve al final del turno. Puedes ofrecer ambos. Ahora acaba este turno por tu cuenta: comercia lo que quieras y di cuándo has terminado.
ui-lesson-run = Usa otra vez tus convertidores. Lo que quieras guardar para el próximo turno puede esperar sin marca.
ui-lesson-run-else = Nada funciona. Así se guardan bienes, pero casi siempre cuesta más de lo que ahorra.
ui-lesson-bid = Puja otra vez, como quieras: una colonia hace bienes en cada turno, un equipo da puntos.
ui-lesson-paid = Al empezar este turno se devolvió tu préstamo: los bienes han ido a quien se los debías, y la promesa está cumplida.
ui-lesson-score = Mira tus puntos: la mayoría vienen de lo que has inventado, por su carta y su bonificación. Pulsa el número para verlo.
ui-lesson-alone = Ya conoces el turno. Los inventos deciden: consigue un equipo en cada turno, y comercia o pide prestado lo que pide; la bonificación es mayor al principio. Junto a la pregunta, una lámpara aconseja, y la tecla ? explica cada signo. Sigue cuanto quieras.
ui-learned = Ya sabes comerciar, pedir prestado, usar convertidores, pujar por colonias e investigación, e inventar; de los inventos salen casi todos los puntos.

## Bienes: cómo se llaman y qué aspecto tienen

good-white = Cultura
good-brown = Industria
good-green = Alimentos
good-yellow = Energía
good-blue = Biotecnología
good-black = Información
good-ultratech = Ultratecnología
good-ship = Nave
good-wild_small = Cubo gris pequeño
good-wild_large = Cubo gris grande
good-any_small = Cubo pequeño cualquiera
good-any_large = Cubo grande cualquiera
good-vp = Punto
good-envoy = Enviado
good-relic = Mundo reliquia
good-bonus = Bono por compartir
good-desert = Colonia desértica
good-ice = Colonia helada
good-jungle = Colonia selvática
good-ocean = Colonia oceánica
good-world = Colonia
shape-white = cubo blanco pequeño
shape-brown = cubo marrón pequeño
shape-green = cubo verde pequeño
shape-yellow = cubo amarillo grande
shape-blue = cubo azul grande
shape-black = cubo negro grande
shape-ultratech = octógono
shape-ship = nave
shape-wild_small = cubo gris pequeño, del color que haga falta
shape-wild_large = cubo gris grande, del color que haga falta
biome-desert = desierto
biome-ice = hielo
biome-jungle = selva
biome-ocean = océano

## Especies: como se las llama en la mesa, y el nombre completo

species-caylion = Caylion
species-eni_et = Eni Et
species-faderan = Faderan
species-imdril = Im'dril
species-kjas = Kjasjavikalimm
species-kt = Kt'Zr'Kt'Rtl
species-unity = Unidad
species-yengii = Yengii
species-zeth = Zeth
people-caylion = Plutocracia Caylion
people-eni_et = Ascendencia Eni Et
people-faderan = Cónclave Faderan
people-imdril = Nómadas Im'dril
people-kjas = Directorio Kjasjavikalimm
people-kt = Adhocracia Kt'Zr'Kt'Rtl
people-unity = La Unidad
people-yengii = Sociedad Yengii
people-zeth = Anocracia Zeth
special-caylion = Una puja por colonias cuenta la mitad, y se pagan todas sus naves. La primera colonia y cada una comprada puede funcionar dos veces por fase.
special-eni_et = Nunca usan sus convertidores de interés: los prestan, y quien los toma saca más de lo que pone.
special-faderan = Una vez por turno, Cultura y una colonia de hielo descubren un mundo reliquia. Dan reconocimientos en los tratos: cuando inventa quien tiene uno, vuelve y da un punto.
special-imdril = Sus convertidores necesitan flotas; todos los que funcionan en una fase comparten las que hay, y se juegan más. No mantienen colonias, pero pueden comprarlas y cambiarlas.
special-kjas = Cuando llega su puja por colonias pueden dividirla a partes iguales, y cada mitad compra por sí misma. Empiezan con más colonias que otros, y sus territorios consumen algunas.
special-kt = Van primero entre pujas iguales por colonias y nunca pierden una por falta de apoyo. Sus primeros convertidores son pares de mitades, que se mejoran por separado; las colonias del espacio nulo se juegan por Energía.
special-unity = Pueden poner cubos de cualquier color, y hacen cubos grises, que valen por cualquier color de su tamaño. Los mundos computadora consumen una colonia y dan un punto.
special-yengii = Lo que inventan no se comparte: lo licencian en tratos; lo que inventan otros les llega. Su bonificación por compartir es la menor.
special-zeth = Al final de un turno roban a quienes no han hecho tratos con ellos. Los enviados, que dan en tratos, abren más precios contra quien los tiene.

## Cantidades, como las nombran los convertidores; one_ y same_ donde todos los cubos son de un color

amount-white = { $count } de Cultura
amount-brown = { $count } de Industria
amount-green = { $count } de Alimentos
amount-yellow = { $count } de Energía
amount-blue = { $count } de Biotecnología
amount-black = { $count } de Información
amount-ultratech = { $count } de Ultratecnología
amount-ship = { $count ->
    [one] { $count } nave
   *[other] { $count } naves
}
amount-wild_small = { $count ->
    [one] { $count } cubo gris pequeño
   *[other] { $count } cubos grises pequeños
}
amount-wild_large = { $count ->
    [one] { $count } cubo gris grande
   *[other] { $count } cubos grises grandes
}
amount-any_small = { $count ->
    [one] { $count } cubo pequeño de cualquier color
   *[other] { $count } cubos pequeños de cualesquiera colores
}
amount-any_large = { $count ->
    [one] { $count } cubo grande de cualquier color
   *[other] { $count } cubos grandes de cualesquiera colores
}
amount-one_small = { $count ->
    [one] { $count } cubo pequeño
   *[other] { $count } cubos pequeños de un solo color
}
amount-one_large = { $count ->
    [one] { $count } cubo grande
   *[other] { $count } cubos grandes de un solo color
}
amount-same_small = { $count ->
    [one] { $count } cubo pequeño de ese color
   *[other] { $count } cubos pequeños de ese color
}
amount-same_large = { $count ->
    [one] { $count } cubo grande de ese color
   *[other] { $count } cubos grandes de ese color
}
amount-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
amount-envoy = { $count ->
    [one] { $count } enviado
   *[other] { $count } enviados
}
amount-relic = { $count ->
    [one] { $count } mundo reliquia de lo alto del mazo
   *[other] { $count } mundos reliquia de lo alto del mazo
}
amount-bonus = { $count ->
    [one] el bono por compartir
   *[other] { $count } veces el bono por compartir
}
amount-desert = { $count ->
    [one] { $count } colonia desértica
   *[other] { $count } colonias desérticas
}
amount-ice = { $count ->
    [one] { $count } colonia helada
   *[other] { $count } colonias heladas
}
amount-jungle = { $count ->
    [one] { $count } colonia selvática
   *[other] { $count } colonias selváticas
}
amount-ocean = { $count ->
    [one] { $count } colonia oceánica
   *[other] { $count } colonias oceánicas
}
amount-world = { $count ->
    [one] { $count } colonia
   *[other] { $count } colonias
}
amount-card = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
amount-licence = { $count ->
    [one] { $count } licencia
   *[other] { $count } licencias
}
amount-acknowledgement = { $count ->
    [one] { $count } reconocimiento
   *[other] { $count } reconocimientos
}
amounts-and = { $first } y { $last }
amounts-or = { $first } o { $last }
amounts-none = nada

## Convertidores en palabras: qué se pone, qué sale y qué hay que regalar

arrow-white = Economía
arrow-white-help = Funciona en la fase de Economía, una vez por turno.
arrow-purple = Comercio
arrow-purple-help = Funciona en la fase de Comercio, una vez por turno.
arrow-red = Robo
arrow-red-help = Funciona al final del turno, contra otro jugador.
made-both = { $outputs } y, para regalar, { $donated }
made-donated = { $donated } para regalar
converter-both = { $inputs } { $inputs_count ->
    [one] se convierte
   *[other] se convierten
} en { $made }
converter-free = a cambio de nada, { $made }
converter-inputs = hay que poner { $inputs }
converter-steal = robar { $stolen } por { $prices }
price-envoys = { $inputs } (si la víctima tiene al menos { $envoys ->
    [one] un enviado
   *[other] { $envoys } enviados
})
prices-or = { $first }, o bien { $last }
half-names = { $right } { $left }

## Lo que dice una carta, línea a línea

line-runs = { $arrow }: { $how }.
line-fleets = Para usarla hay que cubrir { $fleets ->
    [one] un símbolo de flota
   *[other] { $fleets } símbolos de flota
}.
line-upgraded = Mejorada: { $title }.
line-upgraded-biome = Mejorada: { $biome }.
line-play = Para jugarla: { $how }.
line-upgrade = Para mejorarla: { $how }.
line-spend = Para mejorarla: gasta { $cards }.
line-gains = Al jugarla, los Faderan ganan { $goods }.
line-colonies = Al jugarla, los Faderan toman { $count ->
    [one] la colonia
   *[other] las { $count } colonias
} de lo alto del mazo.
line-colony-support = Quien la tiene mantiene { $count ->
    [one] una colonia
   *[other] { $count } colonias
} más.
line-fleet-support = Cubre { $count ->
    [one] un símbolo de flota
   *[other] { $count } símbolos de flota
}.
line-per-acknowledgements = Al jugarla, los Faderan puntúan un punto por cada { $count } reconocimientos en manos de otros, redondeando hacia arriba.
line-discount = Desde entonces, quien invente con un reconocimiento paga { $count ->
    [one] un cubo pequeño o grande
   *[other] { $count } cubos pequeños o grandes
} menos.
line-first-trade = En su primer intercambio del turno, quien la recibe gana { $goods } y los Faderan { $others }.
line-invent = Para inventar: { $costs }. Da { $vp ->
    [one] { $vp } punto
   *[other] { $vp } puntos
} y, al compartir tecnologías, el bono por compartir.
line-invents = Inventa { $technology }.
line-unique = No se comparte nada de él.
line-interest = Los Eni Et nunca la usan; la prestan.
line-one-taker = Todo lo que dona va a un solo jugador.
line-bound = No se puede intercambiar.
line-kept = Cambia de manos para siempre.
line-half = La otra mitad de su convertidor: { $card }.
line-removed = Al consumirse, sale del juego.
line-sharing = Bono por compartir: { $bonus }; para los Yengii, { $yengii }.

## Tratos: quién da qué a quién, y promesas; quien lee es «tú»

party-you = tú
term-taker = quien lo acepte
deal-move = { $giver_you ->
    [yes] das a { $receiver } { $what }
   *[no] { $receiver_you ->
        [yes] { $giver } te da { $what }
       *[no] { $giver } da a { $receiver } { $what }
    }
}
deal-gets = { $player_you ->
    [yes] { $past ->
        [yes] recibiste { $what }
       *[no] recibes { $what }
    }
   *[no] { $player } recibe { $what }
}
deal-gives = { $player_you ->
    [yes] { $past ->
        [yes] diste { $what }
       *[no] das { $what }
    }
   *[no] { $player } da { $what }
}
deal-rest = { $count ->
    [one] y una cosa más entre los demás
   *[other] y { $count } cosas más entre los demás
}
pack-loan = { $card } (en préstamo)
pack-licence = la licencia de { $technology }
pack-points = { $count ->
    [one] { $count } punto donado
   *[other] { $count } puntos donados
}
pack-parcel = todo lo que ha hecho la carta { card-envoys }
track-colony = colonias
track-research = equipos de investigación
promise-deliver = en el turno { $turn } { $move }
promise-late = al final de la fase de Comercio del turno { $turn } { $move }
promise-act = turno { $turn }, { $by } → { $to }: { $act }
promise-output = usar { $card } y entregar lo que produce
promise-least = pujar al menos { amount-ship } por { $track }
promise-most = pujar como mucho { amount-ship } por { $track }
promise-pass = no llevarse ninguna carta de { $track }
promise-leave = no llevarse { $card }
promise-invention = inventar con { $card }
promise-spare = no robar a { $victim }
promise-note = «{ $text }» (sin obligación)
fate-open = pendiente
fate-kept = cumplida
fate-broken = rota
fate-compensated = compensada
fate-released = perdonada
fate-failed = fallida, por arreglar
notice-seek = busca { $goods }
notice-give = podría dar { $goods }
no-plain = no
no-too-little = no, es demasiado poco
no-needed = no, eso lo necesito yo
no-kept = no, eso está reservado para otro trato
no-trust = no, has prometido más de lo que creo
no-promise = no, yo no prometo nada así
phrase-make-an-offer = hazme una oferta
phrase-best-offer-wins = gana la mejor oferta
phrase-needed-now = lo necesito en esta fase
phrase-to-invent = quiero inventar
phrase-paid-next-turn = pagaría el turno que viene
phrase-cards-to-lend = tengo cartas para prestar
phrase-card-to-borrow = tomaría prestada una carta
phrase-colony-wanted = me gustaría una colonia
phrase-team-wanted = me gustaría un equipo de investigación
phrase-deal-of-three = busquemos a alguien más para un trato

## Lo que ha pasado

species-offered = Se puede elegir entre estas especies: { $species }.
species-chosen = { $player } juega con { $species }.
species-chosen-you = Juegas con { $species }.
set-up = { $player } ({ $species }) empieza con { $goods }{ $colonies_count ->
    [0] { "" }
   *[other] { "" }; colonias: { $colonies }
}{ $teams_count ->
    [0] { "" }
   *[other] { "" }; equipos de investigación: { $teams }
}.
set-up-you = Tú ({ $species }) empiezas con { $goods }{ $colonies_count ->
    [0] { "" }
   *[other] { "" }; colonias: { $colonies }
}{ $teams_count ->
    [0] { "" }
   *[other] { "" }; equipos de investigación: { $teams }
}.
handicap-taken = { $less ->
    [yes] { $player } empieza con un cubo menos: { $good }.
   *[no] { $player } empieza con un cubo más: { $good }.
}
handicap-taken-you = { $less ->
    [yes] Empiezas con un cubo menos: { $good }.
   *[no] Empiezas con un cubo más: { $good }.
}
round-began = Turno { $round }
offered = { $answer ->
    [settles] { $player } ofrece compensar la promesa: { $deal }.
    [counters] { $player } { $to_you ->
        [yes] { $to_count ->
            [one] te responde con otra oferta
           *[other] responde con otra oferta, a varios ({ $to })
        }
       *[no] responde con otra oferta, a { $to }
    }: { $deal }.
   *[other] { $player } { $to_you ->
        [yes] { $to_count ->
            [one] te ofrece
           *[other] ofrece, a varios ({ $to })
        }
       *[no] ofrece, a { $to }
    }: { $deal }.
}
offered-you = { $answer ->
    [settles] Ofreces compensar la promesa: { $deal }.
    [counters] Respondes con otra oferta, a { $to }: { $deal }.
   *[other] Ofreces, a { $to }: { $deal }.
}
agreed = { $recalled ->
    [yes] { $player } ya no acepta { $maker_you ->
        [yes] tu trato
       *[no] el trato de { $maker }
    }.
   *[no] { $player } acepta { $maker_you ->
        [yes] tu trato
       *[no] el trato de { $maker }
    }. Falta que acepten otros.
}
agreed-you = { $recalled ->
    [yes] Ya no aceptas el trato de { $maker }.
   *[no] Aceptas el trato de { $maker }. Falta que acepten otros.
}
declined = { $player } responde a { $maker_you ->
    [yes] tu oferta
   *[no] la oferta de { $maker }
}: { $why }.
declined-you = Respondes a la oferta de { $maker }: { $why }.
withdrawn = { $refused ->
    [yes] { $refused_by_you ->
        [yes] Rechazas
       *[no] { $refused_by } rechaza
    } la oferta de { $player }.
   *[no] { $player } retira una oferta.
}
withdrawn-you = { $refused ->
    [yes] { $refused_by } rechaza tu oferta.
   *[no] Retiras una oferta.
}
sought = { $public ->
    [yes] { $player } a todos: { $notice }.
   *[no] { $player } a { $to_you ->
        [yes] ti
       *[no] { $to }
    }: { $notice }.
}
sought-you = { $public ->
    [yes] Tú a todos: { $notice }.
   *[no] Tú a { $to }: { $notice }.
}
traded = { $others_count ->
    [0] Trato: { $deal }.
   *[other] Trato con { $others }: { $deal }.
}
gift-paid = { card-gift_of_the_duruntai } da a { $player } { $goods }, y a { $faderan_you ->
    [yes] ti
   *[no] { $faderan }
} { $faderan_goods }.
gift-paid-you = { card-gift_of_the_duruntai } te da { $goods }, y a { $faderan } { $faderan_goods }.
readied = { $ready ->
    [yes] { $player } ha terminado.
   *[no] { $player } vuelve a participar.
}
readied-you = { $ready ->
    [yes] Has terminado.
   *[no] Vuelves a participar.
}
time-ran-out = Se acabó el tiempo: { $phase }.
trade-closed = Se acabó el comercio.
book-closed = Las ofertas que nadie aceptó desaparecen: { $phase }.
upgraded = { $spent_id ->
    [none] { $player } paga { $price } y da la vuelta a { $card }{ $gained_count ->
        [0] .
       *[other] , que da { $gained }.
    }
   *[other] { $player } mejora { $card } y gasta para ello { $spent }.
}
upgraded-you = { $spent_id ->
    [none] Pagas { $price } y das la vuelta a { $card }{ $gained_count ->
        [0] .
       *[other] , que da { $gained }.
    }
   *[other] Mejoras { $card } y gastas para ello { $spent }.
}
played = { $drawn ->
    [yes] { $player } paga { $price } y descubre un mundo reliquia: { $card }{ $gained_count ->
        [0] .
       *[other] , que da { $gained }.
    }
   *[no] { $player } paga { $price } y juega { $card }{ $gained_count ->
        [0] .
       *[other] , que da { $gained }.
    }
}{ $taken_count ->
    [0] { "" }
   *[other] { " " }Colonias obtenidas: { $taken }.
}
played-you = { $drawn ->
    [yes] Pagas { $price } y descubres un mundo reliquia: { $card }{ $gained_count ->
        [0] .
       *[other] , que da { $gained }.
    }
   *[no] Pagas { $price } y juegas { $card }{ $gained_count ->
        [0] .
       *[other] , que da { $gained }.
    }
}{ $taken_count ->
    [0] { "" }
   *[other] { " " }Colonias obtenidas: { $taken }.
}
invented = { $technology_id ->
    [none] { $player } paga { $paid } e inventa con { $team }: { $scored }.
   *[other] { $player } paga { $paid } e inventa { $technology } con { $team }: { $scored }.
}
invented-you = { $technology_id ->
    [none] Pagas { $paid } e inventas con { $team }: { $scored }.
   *[other] Pagas { $paid } e inventas { $technology } con { $team }: { $scored }.
}
acknowledgement-returned = { $player } gana un punto: { $inventor_you ->
    [yes] has inventado y devuelves
   *[no] { $inventor } ha inventado y devuelve
} un reconocimiento.
acknowledgement-returned-you = Ganas un punto: { $inventor } ha inventado y devuelve un reconocimiento.
donation-given = { $player } { $to_you ->
    [yes] te dona
   *[no] dona a { $to }
} { $goods }.
donation-given-you = Donas a { $to } { $goods }.
lost-points = { $lost ->
    [one] { $lost } punto
   *[other] { $lost } puntos
}
delivered = { $missing_count ->
    [0] Como se prometió, { $deal }.
   *[other] Prometido, pero falta { $missing }: { $deal }. Quien debía pierde { lost-points }.
}
promise-settled = { $fate_id ->
    [kept] { $player } ha cumplido la promesa ({ $promise }).
    [broken] { $player } ha roto la promesa ({ $promise }) y pierde { lost-points }.
    [compensated] { $player } ha compensado la promesa ({ $promise }).
    [released] { $player } queda libre de la promesa ({ $promise }).
   *[other] { $player } no puede cumplir ahora la promesa ({ $promise }): { $fate }.
}
promise-settled-you = { $fate_id ->
    [kept] Has cumplido la promesa ({ $promise }).
    [broken] Has roto la promesa ({ $promise }) y pierdes { lost-points }.
    [compensated] Has compensado la promesa ({ $promise }).
    [released] Quedas libre de la promesa ({ $promise }).
   *[other] No puedes cumplir ahora la promesa ({ $promise }): { $fate }.
}
output-owed = { $ran ->
    [yes] { $player } ha usado lo que dice la promesa ({ $promise }) y debe { $goods } en el turno { $turn }.
   *[no] { $player } no ha usado lo que dice la promesa ({ $promise }) y debe { $goods } en el turno { $turn }.
}
output-owed-you = { $ran ->
    [yes] Has usado lo que dice la promesa ({ $promise }) y debes { $goods } en el turno { $turn }.
   *[no] No has usado lo que dice la promesa ({ $promise }) y debes { $goods } en el turno { $turn }.
}
promise-released = { $player } ya no reclama la promesa ({ $promise }).
promise-released-you = Ya no reclamas la promesa ({ $promise }).
colonies-discarded = { $player } no puede mantener todas sus colonias; estas van bajo el mazo: { $cards }.
colonies-discarded-you = No puedes mantener todas tus colonias; estas van bajo el mazo: { $cards }.
ran = { $player } usa { $runs }: de { $paid } a { $made }.
ran-you = Usas { $runs }: de { $paid } a { $made }.
bonus-scored = { $player } comparte lo que inventó { $team }: { $scored }.
bonus-scored-you = Compartes lo que inventó { $team }: { $scored }.
shared = { $technology }, invento { $inventor_you ->
    [yes] tuyo
   *[no] de { $inventor }
}, entra en juego ante { $to_you ->
    [yes] { $to_count ->
        [one] ti
       *[other] { $to }
    }
   *[no] { $to }
}.
ships-announced = Naves para pujar: { $ships }.
bids-revealed = Pujas por { $track }: { $ships }.
bid-counts = { $ships } (cuenta { $counts })
bid-halved = { $player } divide la puja: { $halves }.
bid-halved-you = Divides tu puja: { $halves }.
bought = { $player } puja { amount-paid } y se lleva { $card }{ $doubled ->
    [yes] { "" } con una ficha: puede funcionar dos veces por fase
   *[no] { "" }
}.
bought-you = Pujas { amount-paid } y te llevas { $card }{ $doubled ->
    [yes] { "" } con una ficha: puede funcionar dos veces por fase
   *[no] { "" }
}.
bid-passed = { $idle ->
    [yes] La puja de { $player } por { $track }, { $bid }, no alcanza para nada de lo que queda; conserva las naves.
   *[no] { $player } pasa ({ $track }) y conserva las naves.
}
bid-passed-you = { $idle ->
    [yes] Tu puja por { $track }, { $bid }, no alcanza para nada de lo que queda; conservas tus naves.
   *[no] Pasas ({ $track }) y conservas tus naves.
}
refilled = Los marcadores se rellenan. Colonias: { $colonies }; equipos de investigación: { $teams }; bajo los mazos: { $under }.
loans-returned = Las cartas prestadas vuelven: { $cards }.
stolen = { $card_id ->
    [none] { $player } se lleva { $taken }, a elección { $victim_you ->
        [yes] tuya
       *[no] de { $victim }
    }.
   *[other] { $player } paga { $paid } y { $victim_you ->
        [yes] te roba { $taken }
       *[no] roba { $taken } a { $victim }
    } con { $card }.
}
stolen-you = { $card_id ->
    [none] Te llevas { $taken }, a elección de { $victim }.
   *[other] Pagas { $paid } y robas { $taken } a { $victim } con { $card }.
}
theft-ended = { $player } no roba más.
theft-ended-you = No robas más.
game-ended = { $winners_count ->
    [one] La partida ha terminado. { $winners_you ->
        [yes] Ganas
       *[no] Gana { $winners }
    }. Puntos: { $scores }. Por bienes sobrantes: { $leftovers }.
   *[other] La partida ha terminado. Victoria compartida: { $winners }. Puntos: { $scores }. Por bienes sobrantes: { $leftovers }.
}
end-turns = se han jugado los { $turns } turnos

## Qué se me pregunta ahora y a quién espero

ask-species = Elige tu especie.
ask-handicap = Elige un cubo pequeño para la ventaja.
ask-trade = Comercio: haz tratos, inventa, mejora. Di que has terminado cuando no quieras nada más.
ask-closing = Se acabó el comercio. Aún puedes inventar, mejorar y jugar cartas.
ask-donate = Regala lo que hay en tu carta de donaciones.
ask-settle = Una promesa no se ha podido cumplir: arregladla.
ask-support = Tienes más colonias de las que mantienes. Elige { $more ->
    [one] { $more } colonia
   *[other] { $more } colonias
} para ponerlas bajo el mazo, en ese orden.
ask-economy = Economía: ¿qué convertidores usas?
ask-talk = Antes de las pujas: se pueden hacer promesas sobre ellas.
ask-split = ¿Cuántas naves pujas por colonias y cuántas por equipos de investigación? El resto te lo quedas.
ask-colony = Pujas { amount-bid }: toma una colonia o pasa.
ask-research = Pujas { amount-bid }: toma un equipo o pasa.
bid-halved-colony = Pujas { $ships ->
    [one] { $ships } nave
   *[other] { $ships } naves
}, que para colonias { $ships ->
    [one] cuenta
   *[other] cuentan
} { $counts }: toma una, que funcionará dos veces por turno, o pasa.
amount-paid = { $paid ->
    [one] { $paid } nave
   *[other] { $paid } naves
}
amount-bid = { $more ->
    [one] { $more } nave
   *[other] { $more } naves
}
ask-steal = ¿A quién robas?
ask-stolen = Elige el cubo que se llevan los Zeth.
wait-species = Eligiendo especie: { $players }
wait-handicap = Tomando la ventaja: { $players }
wait-settle = Arreglando promesas: { $players }
wait-trade = Comerciando todavía: { $players }
wait-closing = Sin terminar aún: { $players }
wait-donate = Repartiendo donaciones: { $players }
wait-support = Eligiendo colonias que dejar: { $players }
wait-economy = Planeando la economía: { $players }
wait-sharing = Compartiendo tecnologías: { $players }
wait-talk = Hablando de las pujas: { $players }
wait-split = Repartiendo naves: { $players }
wait-colony = Pujando por colonias: { $players }
wait-research = Pujando por equipos de investigación: { $players }
wait-refill = Rellenando los marcadores: { $players }
wait-theft = Robo: { $players }
phase-species = Especies
phase-handicap = Ventaja
phase-settle = Promesas que vencen
phase-trade = Comercio
phase-closing = Últimos actos
phase-donate = Donaciones
phase-support = Mantenimiento de colonias
phase-economy = Economía
phase-sharing = Compartir
phase-talk = Charla antes de las pujas
phase-split = Reparto de naves
phase-colony = Pujas por colonias
phase-research = Pujas por equipos de investigación
phase-refill = Cartas nuevas
phase-theft = Robo
phase-species-help = Cada cual elige una especie distinta.
phase-handicap-help = Quien empieza a jugar recibe un cubo pequeño más, o quien más sabe uno menos.
phase-settle-help = Se entrega lo prometido para ahora. Quien no pueda entregar puede ofrecer compensación; si no, se pierde { $lost-small } por cada cubo, nave o ficha que falte y { $lost-large } por cada carta, ultratecnología o punto.
phase-trade-help = Todos comercian con todos, en cualquier momento, con hasta { $most-offers } ofertas abiertas cada uno. Ahora se inventa, se mejora y se usan los convertidores morados. Acaba cuando todos menos uno han terminado.
phase-closing-help = Ya no hay tratos. Todos pueden aún inventar, mejorar y usar convertidores morados.
phase-donate-help = Los bienes donados que no se usaron en tratos se regalan; quien los hizo dice a quién.
phase-support-help = Las colonias que una especie no mantiene van bajo el mazo.
phase-economy-help = Cada cual planea en secreto qué convertidores blancos usa, cada uno una vez; luego funcionan todos a la vez. Lo que hace uno no alimenta a otro.
phase-sharing-help = Quienes inventaron ganan la bonificación por compartir, y todos reciben las tecnologías de este turno.
phase-talk-help = Se anuncian las naves. Se pueden hacer promesas sobre las pujas; ahora no se mueve nada.
phase-split-help = Cada cual divide sus naves en secreto: una puja por colonias, otra por equipos de investigación y lo que se queda.
phase-colony-help = De la puja más alta a la más baja, cada cual puede llevarse una colonia cuyo mínimo alcance, por la puja entera.
phase-research-help = De la puja más alta a la más baja, cada cual puede llevarse un equipo de investigación cuyo mínimo alcance, por la puja entera.
phase-refill-help = Lo que queda en los espacios más baratos va bajo su mazo, lo demás se desliza y entran cartas nuevas.
phase-theft-help = Los Zeth pueden robar a quienes no hayan comerciado con ellos en este turno. De los { $envoy-tokens } enviados, los que tenga la víctima abren más precios.
phase-over-help = Tras el turno { $turns } ganan más puntos. Los bienes sobrantes cuentan medios puntos.

## Botones, con su efecto

do-ready = { $purpose ->
    [trade] He terminado de comerciar
    [settle] No ofrezco compensación
   *[other] He terminado
}
do-take = Aceptar
do-withdraw = Retirar
do-recall = Dejar de aceptar
do-refuse = Rechazar
do-keep_promise = Inventar como prometiste
do-round = Que todo se reparta por turno, pieza a pieza
do-species = { $people }
do-cube = { $good }
do-discard = Dejar { $card }
do-run_none = No usar nada
do-run_all = Usar todo lo que se pueda pagar, en el orden de las cartas
do-keep = Conservar todas las naves, salvo lo prometido
do-buy = Llevarte la carta del espacio { $space }
do-pass = Pasar y conservar las naves
do-halve = Dividir la puja por la mitad
do-stop = No robar más
do-lose = Perder un cubo: { $good }
do-time = Se acabó el tiempo
do-batch-support = Dejar { $count ->
    [one] { $count } colonia
   *[other] { $count } colonias
}
do-offer = { $others_count ->
    [0] Ofrecer a cualquiera: { $deal }
   *[other] Ofrecer a { $others }: { $deal }
}
do-counter = Contraoferta a { $others }: { $deal }
do-seek = Decir qué buscas: { $notice }
do-decline = Respuesta a la oferta #{ $number }: { $why }
do-release = No reclamar más lo prometido
do-compensate = Ofrecer compensación por lo prometido: { $deal }
do-upgrade = Mejorar { $card }
do-flip = Dar la vuelta a la colonia { $card }
do-play = Jugar { $card }
do-draw = Descubrir un mundo reliquia
do-invent = Inventar con { $card }
do-give = Dar a { $to } { $goods }
do-run = Usar { $runs }
do-split = Pujar { $colony } por colonias y { $research } por equipos de investigación
do-steal = Robar a { $victim } con { $card }

## Por qué no

reason-runs = se usa
reason-can = se puede hacer ahora
reason-endangers = se puede, pero entonces lo prometido a { $to } no se podría cumplir tal como están las cosas
reason-endangers-why = Lo prometido se puede gastar antes de que venza. Lo que falte entonces se compensa si la otra parte acepta, o cuesta puntos.
reason-plan = un plan
reason-bid = tu puja
reason-species = se puede elegir
reason-lacks-to-run = falta algo
reason-no-such-card = No existe la carta { $card }.
reason-no-such-technology = No existe la tecnología { $technology }.
reason-holds-not = { $player_you ->
    [yes] No tienes
   *[no] { $player } no tiene
} { $card }.
reason-cannot-pay = Eso cuesta { $need }, y tienes { $have }: { $good }.
reason-cannot-pay-run = Aparte de los otros usos, { $card } necesita { $need } y hay { $have }: { $good }.
holder-has = { $player_you ->
    [yes] Tienes
   *[no] { $player } tiene
}
reason-lacks = { holder-has } { $have } de { $need }: { $good }.
reason-lacks-goods = Tienes { $have } de { $need }: { $good }.
reason-lacks-donated = En la carta de donaciones hay { $have } de { $need }: { $good }.
reason-lacks-points = { holder-has } { $have ->
    [one] { $have } punto donado
   *[other] { $have } puntos donados
}, no { $need }.
reason-lacks-ships = Tienes { $have ->
    [one] { $have } nave
   *[other] { $have } naves
}, no { $need }.
reason-lacks-fleets = { $card } necesita más flotas: quedan { $have }.
reason-needs-fleets = { $player_you ->
    [yes] Tendrías cartas que necesitan { $need } de apoyo de flota, y tienes { $have }
   *[no] { $player } tendría cartas que necesitan { $need } de apoyo de flota, y tiene { $have }
}.
reason-needs-points = { $card } cuesta { $need ->
    [one] { $need } punto
   *[other] { $need } puntos
}, que no tienes.
reason-needs-envoys = { holder-has } { $have ->
    [one] { $have } enviado
   *[other] { $have } enviados
}; ese precio necesita { $need }.
reason-needs-colony = { $count ->
    [one] Falta { $count } colonia que se consumiría
   *[other] Faltan { $count } colonias que se consumirían
}.
reason-wrong-payment = Así no se paga el coste: hacen falta { $need } y se ponen { $put } ({ $good }).
reason-one-colour = Todos los cubos que se ponen tienen que ser de un color: { $good }.
reason-names-no-colour = Di de qué color hace sus cubos { $card }.
reason-no-such-colony = { $card } no es una colonia tuya que se pueda consumir.
reason-wrong-colony = { $card } no es del bioma que se consume.
reason-consumed = { $card } se consume en este plan, así que no puede usarse.
reason-run-already = Eso ya se ha hecho en este turno.
reason-run-already-card = { $card } ya se ha usado.
reason-never-run = Los Eni Et nunca usan { $card }; la prestan.
reason-no-converter = { $card } no tiene ahora ese convertidor.
reason-no-fixed-output = { $card } no hace bienes de un color fijo: eso no se promete.
reason-borrowed = { $card } es prestada: solo su dueño le da la vuelta.
reason-no-other-side = A { $card } ya no se le puede dar la vuelta.
reason-upgraded-already = { $card } está mejorada, así que no se puede gastar.
reason-wrong-card = { $card } no se gasta para eso.
reason-a-colony = { $card } es una colonia: se le da la vuelta, no se mejora.
reason-no-colony = { $card } no es una colonia.
reason-no-team = { $card } no es un equipo de investigación.
reason-not-on-a-track = { $card } nunca está en un marcador.
reason-not-to-be-played = { $card } no es una carta que puedas jugar.
reason-no-relic-deck = Solo los Faderan descubren mundos reliquia.
reason-no-relics-left = No queda ningún mundo reliquia.
reason-no-such-cost = { $card } no tiene ese coste.
reason-nothing-in-it = Aún no contiene nada: pon bienes (hasta { $most-of-a-good } de cada uno) o promesas (hasta { $most-promises }).
reason-to-yourself = { $player_you ->
    [yes] No puedes tratar contigo
   *[no] Nadie trata consigo mismo ({ $player })
}.
reason-not-a-party = { $player_you ->
    [yes] Propones el trato, así que tiene que nombrarte
   *[no] El trato tiene que nombrar a { $player }, que lo propone
}.
reason-names-its-parties = Un trato que nombra a sus partes es solo para ellas.
reason-taker-and-others = Un trato que cualquiera puede aceptar no nombra más que a quien lo propone.
reason-nobody-to-take-it = No hay nadie que pueda aceptarlo.
reason-not-in-turn = El turno { $turn } no puede ser: pueden serlo del { $first } al { $last }.
reason-only-about-bids = Ahora solo promesas sobre las pujas del turno { $turn } y entregas en la próxima fase de Comercio.
reason-book-full = Se hacen como mucho { $most } ofertas en una fase.
reason-too-many-offers = Se tienen como mucho { $most } ofertas abiertas; retira antes una.
reason-no-such-offer = No hay ninguna oferta #{ $number }.
reason-offer-closed = Esa oferta de { $maker } ya no está abierta para ti.
reason-offer-closed-why = Alguien la aceptó, quien la hizo la retiró o ya diste tu acuerdo.
reason-counter-to-another = Una respuesta a una oferta tiene que ir a quien la hizo, { $maker }.
reason-no-such-promise = No hay ninguna promesa #{ $number } de la que esto pueda tratar.
reason-only-to-the-injured = La compensación va de quien debe a quienes recibieron la promesa.
reason-given-twice = { $card } se daría más de una vez.
reason-never-given = { $card } nunca se da.
reason-never-points = { $player_you ->
    [yes] No podrías cumplirlo: solo se dan puntos donados, y nada de lo que tienes los dona a tiempo
   *[no] { $player } no podría cumplirlo: solo se dan puntos donados, y nada de lo que tiene los dona a tiempo
}.
reason-never-own = { $card } no es { $player_you ->
    [yes] tuya
   *[no] de { $player }
}, así que vuelve a su dueño antes de que venza esa promesa.
reason-never-there = { $card } ya no está, o no está en esta partida.
reason-nothing-said = De ese texto no se vería nada.
reason-not-lent-on = { $card } es prestada: solo se devuelve a su dueño.
reason-no-parcel = { $player_you ->
    [yes] No tienes
   *[no] { $player } no tiene
} nada de la carta { card-envoys } que dar.
reason-no-acknowledgements = Solo los Faderan dan reconocimientos.
reason-no-envoys = { holder-has } { $have ->
    [one] { $have } enviado
   *[other] { $have } enviados
} que dar.
reason-no-licence = { $player_you ->
    [yes] No tienes
   *[no] { $player } no tiene
} esa licencia que dar.
reason-has-technology = { $player_you ->
    [yes] Ya tienes o tuviste
   *[no] { $player } ya tiene o tuvo
} { $technology }.
reason-steals-not = { $player_you ->
    [yes] Nunca robas
   *[no] { $player } nunca roba
}, así que no hay nada que prometer.
reason-promised-bid = { $bound ->
    [least] Prometiste a { $to } pujar al menos { $ships } por { $track }.
   *[most] Prometiste a { $to } pujar como mucho { $ships } por { $track }.
}
reason-promised-to-pass = Prometiste a { $to } no llevarte nada aquí.
reason-promised-to-leave = Prometiste a { $to } no llevarte { $card }.
reason-promised-to-invent = Prometiste inventar con { $card }.
reason-promised-to-run = { $card_id ->
    [none] Prometiste usar un convertidor en este turno.
   *[other] Prometiste a { $to } usar { $card }.
}
reason-promised-to-spare = Prometiste a { $to } no robar a { $player }.
reason-empty-space = Ahí no hay ninguna carta.
reason-bid-too-low = Aquí el mínimo es { $need } y tu puja vale { $have }.
reason-robbed-already = A { $player } ya se le ha robado en este turno.
reason-protected = { $player } ha comerciado contigo en este turno y está a salvo.
reason-nothing-to-steal = { $player } no tiene nada de lo que se robaría.
reason-too-many-stolen = Eso roba { $need }, y solo se puede robar { $have }.

## Las reglas que hay detrás de un rechazo, por su número en RULES.md

rule-2-4 = Los puntos no se comercian, salvo los donados, que están en la carta de donaciones.
rule-2-7 = Solo se da una carta que está en juego y que tiene quien la da. No se dan las cartas gastadas ni los equipos que ya inventaron.
rule-2-8 = Una carta con el borde de una especie vuelve a su dueño al acabar el turno.
rule-2-12 = Cuando se cierra el comercio, quien hizo bienes donados regala lo que quede de ellos, y solo a los demás.
rule-3-1 = Un convertidor se usa en el momento de su flecha: blanca en la fase de Economía, morada en la de Comercio, roja cuando roban los Zeth.
rule-3-2 = Cada convertidor se usa una vez por turno, tenga quien tenga su carta; una ficha en una colonia permite otra más.
rule-3-3 = Solo se usa, se gira, se gasta o se da una carta que está en juego ante ese jugador.
rule-3-5 = Un coste se paga entero y exacto, con lo que tienes ahora. Los bienes de tu carta de donaciones no pagan nada.
rule-3-7 = Una mejora gira la carta a su reverso, una vez, de una de las maneras que muestra la carta.
rule-3-8 = Una carta que se gasta para una mejora está en juego, la tiene su dueño y no está mejorada: una carta mejorada es otra tecnología.
rule-3-9 = El préstamo acaba con el turno y la mejora quedaría: le toca al dueño.
rule-3-10 = Una colonia se gira una vez, pagando el coste morado de su anverso.
rule-3-11 = La colonia que se consume es tuya, del bioma indicado, y no se usa en la misma fase.
rule-4-1 = Inventas con un equipo tuyo, pagando entero uno de los costes que muestra.
rule-5-1 = Una promesa es parte de un trato: una parte debe algo a otra o a varias, nunca a sí misma.
rule-5-2 = Una entrega prometida es lo que puede mover un trato: bienes, cartas y demás van a un jugador en un turno posterior o al final de esta fase de Comercio.
rule-5-8 = Una promesa con palabras es una línea de letras que se ven. Nadie la hace cumplir.
rule-5-3 = Se promete el uso de un convertidor blanco, y con él los bienes que indica la carta, en sus colores.
rule-5-5 = Se puede prometer no llevarse nada de un marcador en un turno, o dejar allí una carta nombrada; así que la carta es de las que están en un marcador.
rule-5-6 = Se promete inventar con un equipo de investigación nombrado y propio de quien promete.
rule-5-7 = Solo los Zeth prometen no robar a alguien, pues solo ellos roban.
rule-5-9 = Nada se promete para después de la partida ni para un momento pasado.
rule-5-10 = Una promesa obliga mientras se pueda cumplir. Todos aquellos a quienes se hizo pueden, juntos, dejarte libre en una fase de Comercio.
rule-5-15 = Por una promesa no cumplida quien la debe puede ofrecer a quienes se hizo una compensación: algo que pueda dar ahora u otra promesa. La juzgan ellos y nadie más.
rule-5-22 = No se promete lo que no se podría cumplir pase lo que pase.
rule-5-19 = Todos aquellos a quienes se hizo una promesa pueden, juntos, dejar libre a quien la debe, en cualquier momento de una fase de Comercio.
rule-6-1 = Una oferta tiene quien la hace, otros a quienes va, lo que cada parte da y promete, y cuánto dura: hasta el final de esta fase de Comercio o de la de un turno posterior.
rule-6-2 = Se pueden dar bienes, puntos donados, cartas y lo que añaden algunas especies. Lo que el juego no conoce se rechaza.
rule-6-3 = Un regalo es una oferta; nada por nada no lo es. Lo que da quien la hace, lo tiene al hacerla.
rule-6-4 = Quien primero acepta una oferta la tiene; después desaparece. Un trato de varias partes es para quienes nombra y se cumple cuando la última está de acuerdo.
rule-6-5 = Un trato se cumple de una sola vez, así que quien da debe tenerlo todo en ese momento, y nada se da dos veces.
rule-6-7 = Al aceptarse una contraoferta desaparece la oferta a la que responde; por eso va a quien la hizo.
rule-6-10 = Lo que se busca y se podría dar se anuncia a todos los demás o a uno de ellos. No obliga a nadie.
rule-6-11 = Para que el libro se pueda leer, nadie tiene más de { $most-offers } ofertas abiertas a la vez, y una oferta tiene como mucho { $most-promises } promesas.
rule-6-14 = Cada oferta tiene un número que no vuelve a usarse en la fase, así que nadie hace más de { $most-made } en una.
rule-7-3 = Todo se paga antes de que se produzca nada: lo que hace un convertidor no alimenta a otro en la misma fase.
rule-7-5 = La colonia va bajo el mazo al pagar el plan, así que ya no produce nada.
rule-7-12 = Los puntos deben estar antes de la fase: los que se ganan en ella no cuentan.
rule-9-1 = Antes de las pujas nada se mueve. Los bienes por una puja se prometen para la próxima fase de Comercio.
rule-9-2 = Repartes las naves que tienes en una puja por colonias, otra por equipos y el resto. Cualquier parte puede quedar vacía.
rule-9-4 = La puja entera se compara con el mínimo del espacio. Los Caylion pujan por colonias a la mitad.
rule-12-6 = Lo que da intereses es de un solo color; los cubos grises pueden acompañarlo.
rule-12-7 = Los intereses solo los ganan aquellos a quienes se prestan estas cartas por un turno.
rule-12-8 = Solo se pusieron cubos grises; salen grises, y el resto necesita un color.
rule-12-10 = Solo los Faderan tienen un mazo de mundos reliquia. Una vez por turno pagan por revelar su carta superior, mientras quede alguna.
rule-12-11 = Solo los Faderan dan reconocimientos, y quien tiene uno no puede pasarlo.
rule-12-16 = { card-relic_detector } permite a los Faderan jugar un mundo reliquia más en el turno, mientras tengan la carta. Solo ellos la usan.
rule-12-21 = Los convertidores de Im'dril necesitan flotas, y todos los que alguien usa en una fase comparten las que tiene.
rule-12-22 = Quien toma prestadas cartas de Im'dril toma también flotas para ellas; las de otros no las necesitan.
rule-12-42 = Los Yengii, y solo ellos, dan licencia de lo que han inventado. Una licencia pone una carta en juego, y eso pasa una sola vez, aunque se haya gastado después.
rule-12-46 = Al final del turno los Zeth usan convertidores rojos, cada uno una vez como mucho: nombran una víctima, pagan uno de los precios de la carta y toman lo que esta muestra.
rule-12-47 = Los Zeth roban a cada jugador una vez por turno como mucho.
rule-12-48 = Quien trata con los Zeth está a salvo de ellos ese turno; un regalo también es un trato.
rule-12-49 = Un precio que nombra enviados solo vale contra una víctima que tenga tantos.
rule-12-50 = Hay { $envoy-tokens } enviados. Los Zeth los dan en tratos; lo que dona { card-envoys } va entero a un jugador. Un enviado se queda con quien lo tiene.
rule-12-51 = Las reglas atan algunas cartas a su especie; tampoco se prestan.
rule-12-54 = La víctima debe tener algo de lo que se robaría. Nunca se roban cubos grises, naves, puntos ni lo que hay en una carta de donaciones.

## Opciones de una mesa

option-species = Especies
option-species-choose = cada cual elige
option-species-draft = draft de especies
option-species-random = a suerte
option-species-help = Se eligen en el orden de los asientos, primero quien menos sabe; en draft, entre una más que asientos, primero el último asiento; o a suerte.
option-pool = Qué especies
option-pool-all = todas
option-pool-beginners = para una primera partida
option-pool-help = Para una primera partida se recomiendan Kt'Zr'Kt'Rtl, Caylion, Kjasjavikalimm y Faderan.
option-first_game-help = Preparada para quien aprende: los Caylion en el primer asiento, luego Kt'Zr'Kt'Rtl, Kjasjavikalimm y Faderan, cada uno con bienes que invitan a comerciar.
option-handicap = Ventaja
option-handicap-none = ninguna
option-handicap-first = el primer asiento: un cubo más
option-handicap-last = el último asiento: un cubo menos
option-handicap-both = ambas
option-handicap-help = Un cubo pequeño más para quien empieza a jugar, uno menos para quien más sabe. Las reglas no nombran a nadie; son el primer y el último asiento.
option-exact_scoring = Puntos exactos
option-exact_scoring-help = Los bienes sobrantes cuentan su valor exacto, en doceavos de punto, en vez de medios puntos por grupos completos.
option-open_points = Puntos a la vista
option-open_points-help = Todos ven los puntos de todos durante la partida.
option-quiet_economy = Economía en silencio
option-quiet_economy-help = En la fase de Economía quienes están sentados a la mesa no escriben en el chat. En ella nunca se hacen tratos.
option-promise_penalty = Promesa rota
option-promise_penalty-2 = 2 puntos
option-promise_penalty-0 = nada
option-promise_penalty-1 = 1 punto
option-promise_penalty-3 = 3 puntos
option-promise_penalty-help = Lo que cuesta romper una promesa que no trata de bienes. Las fuentes callan; la pérdida habitual es decisión nuestra.
option-lend_on = Volver a prestar
option-lend_on-help = Si quien tiene prestada una carta puede darla a cualquiera, o solo devolverla a su dueño. Las fuentes callan; solo al dueño es decisión nuestra.
option-borrowers_upgrade = Mejorar lo prestado
option-borrowers_upgrade-help = Si quien tiene prestada una carta puede usar el convertidor morado que la mejora. Las fuentes callan; que no es decisión nuestra.
option-gift_pays = { card-gift_of_the_duruntai }
option-gift_pays-receiver = paga a quien lo recibe
option-gift_pays-giver = paga a quien lo da
option-gift_pays-help = Quién gana los bienes de este mundo reliquia en su primer trato de un turno. La carta admite ambas lecturas; quien lo recibe es decisión nuestra.
option-asteroid_mining = { card-asteroid_mining }, mejorada
option-asteroid_mining-once = una flota para ambos convertidores
option-asteroid_mining-each = una flota para cada uno
option-asteroid_mining-help = Cuánto apoyo de flotas necesitan sus convertidores. La carta se leyó de ambas formas; una para ambos es decisión nuestra.
option-protection = Protección contra el robo
option-protection-any-deal = por cualquier trato
option-protection-exchange = solo por un intercambio
option-protection-help = Qué trato con los Zeth protege durante el turno: cualquiera, también un regalo, o uno en que ambos dan o prometen algo. Las fuentes dicen «comerciar»; cualquier trato es decisión nuestra.
option-stolen_colours = Colores de los cubos robados
option-stolen_colours-zeth = eligen los Zeth
option-stolen_colours-victim = elige la víctima
option-stolen_colours-help = Quién elige los colores donde se roban cubos cualesquiera. Las fuentes callan; los Zeth es decisión nuestra.
option-short_theft = Robo a quien tiene poco
option-short_theft-what-there-is = se lleva lo que hay
option-short_theft-nothing = no es posible
option-short_theft-help = Qué pasa si a la víctima le falta parte de lo que se roba. Las fuentes callan; llevarse lo que hay es decisión nuestra.
option-leftovers = Bienes sobrantes
option-leftovers-apart = cada grupo por separado
option-leftovers-together = todo junto
option-leftovers-help = Cómo se redondean los medios puntos por bienes sobrantes: ultratecnología, cubos grandes y pequeños por separado, o una sola vez. El reglamento los agrupa; por separado es decisión nuestra.
option-wide_tracks = Marcadores anchos de colonias
option-wide_tracks-2 = un 2 más
option-wide_tracks-3 = un 3 en su lugar
option-wide_tracks-help = Una puja mínima de los marcadores de colonias para tantos jugadores se leyó de ambas formas; la más baja es decisión nuestra.

## La terminal: la mesa y las respuestas que se escriben en corto

term-vp = puntos
term-track-colony = Colonias
term-track-research = Equipos de investigación
part-total = En total
part-converters = Convertidores
part-cards = Cartas jugadas y mejoradas
part-inventions = Inventos
part-sharing = Tecnologías compartidas
part-acknowledgements = Reconocimientos devueltos
part-donations = Puntos donados
part-promises = Promesas incumplidas
part-leftovers = Bienes sobrantes
fact-turn = Turno { $count } de { $limit }
fact-phase = Turno { $round } de { $turns }, { $phase }. Bonificación por compartir: { $bonus }, para los Yengii { $yengii }.
fact-letters = Letras: { $letters }. Entre corchetes: para regalar.
fact-points = puntos { $points }
fact-colonies = colonias { $count } de { $support }
fact-acknowledgements = reconocimientos { $count }
fact-envoys = enviados { $count }
fact-fleets = apoyo de flotas { $count }
fact-relics = mundos reliquia en el mazo: { $count }
fact-done = ha terminado
fact-protected = a salvo del robo
fact-robbed = con robo sufrido
fact-to-give = para regalar: { $goods }
fact-owner = de { $player }
fact-next = siguiente: { $card }
fact-minimum = puja mínima { $count }
fact-agreed = de acuerdo: { $players }
fact-declined = { $player }: { $why }
fact-you-get = recibes { $goods }
fact-you-give = das { $goods }
fact-brings = te aporta { $sign }{ $amount }
fact-apart-bid = lo prometido sobre las pujas
fact-apart-deliver = lo prometido para turnos posteriores o que no son bienes
fact-apart-envoys = emisarios
fact-apart-invention = inventos en turnos posteriores
fact-apart-leave = cartas que se dejan a otros
fact-apart-note = lo prometido con palabras
fact-apart-output = lo que hará un convertidor
fact-apart-spare = robos que no se harán
fact-lacks = falta: { $goods }
fact-can = se puede entregar ahora
fact-cannot = no se puede entregar ahora
term-cards = Cartas
term-colonies = Colonias
term-goods = Bienes
term-ships = Naves
term-teams = Equipos de investigación
term-spent = Gastadas del todo
term-offers = Ofertas
term-promises = Promesas
colour-white = blanco
colour-brown = marrón
colour-green = verde
colour-yellow = amarillo
colour-blue = azul
colour-black = negro
colour-ultratech = octógono
colour-ship = nave
colour-wild_small = gris pequeño
colour-wild_large = gris grande
typed-verbs = o escribe: { $verbs } (? { $example } dice cómo; ? letters, qué significan las letras)
typed-wrong = Así no se escribe «{ $verb }». { $help }
typed-not-now = Ahora no se puede hacer «{ $given }». Ahora: { $allowed }.
typed-lacking = «{ $given }» no se puede pagar ahora: { $lines }.
typed-unknown = Aquí no hay { $given }. Hay: { $allowed }.
typed-no-player = «{ $given }» no es nadie de aquí. Jugadores: { $allowed }.
typed-no-good = «{ $given }» no es un bien. Bienes: { $allowed }.
typed-no-card = Aquí nada se llama «{ $given }». Hay: { $allowed }.
typed-many-cards = «{ $given }» puede ser: { $cards }.
typed-no-promise = «{ $given }» no es una promesa. Por ejemplo: turn 3 ben gives 1 azul; turn 3 late i give 2 verde; turn 2 ben bids most 1 colony; turn 2 i pass research; turn 2 i leave Deneb; turn 4 ben invents Sociólogos; turn 2 ben runs Canto Coral; turn 2 i spare ben; turn 2 i note lo que sea.
typed-help-offer = offer ben: 2 verde, 1 nave > 1 azul. Lo que das, >, lo que recibes; «offer all:» es para quien la acepte, y «offer ben, cleo:» para quien lo haga antes. Cartas por su nombre, 2 puntos, 1 enviado, licencia Nanotecnología, parcel. Tras «;», promesas como «turn 3 ben gives 1 azul», y «until 2». Un jugador es un número, un nombre o una especie.
typed-help-deal = deal ben > cleo: 2 verde; cleo > me: 1 azul; me > ben: 1 nave. Todo ocurre cuando todos aceptan. Promesas como en una oferta.
typed-help-counter = counter 0: 2 verde > 1 azul. El número de la oferta a la que respondes, y lo demás como en una oferta.
typed-help-decline = decline 0; decline 0: too little. El número de la oferta a la que dices que no, y por qué.
typed-help-seek = seek 2 azul > 1 verde; best offer wins. Lo que buscas, >, lo que podrías dar, y frases hechas; «seek ben:» es para un jugador.
typed-help-release = release 0. El número de una promesa que ya no reclamas.
typed-help-compensate = compensate 0: 2 verde. El número de tu promesa y lo que das en su lugar.
typed-help-upgrade = upgrade Canto Coral; upgrade Nanotecnología spend Ingeniería Genética; upgrade Límite pay 2 amarillo with Deneb.
typed-help-flip = flip Deneb; flip Deneb pay 1 x. Da la vuelta a una colonia.
typed-help-play = play Límite; play Límite pay 3 amarillo with Deneb.
typed-help-draw = draw; draw Detector de Reliquias with Deneb.
typed-help-invent = invent nanotecnología; invent nanotecnología 4 amarillo; invent sociólogos option 2. Por la tecnología o por el equipo.
typed-help-give = give ben: 2 verde, 3 puntos, parcel.
typed-help-run = run 1,3,5; run all; run none. Los números de tus convertidores (h los muestra). Entre paréntesis, lo que se pone: 3 (1 verde, 1 x), 4 (2 x as white), 5 (with Deneb).
typed-help-split = split 3 2. Naves por colonias y luego por equipos de investigación.
typed-help-steal = steal Mercado Negro from ben; steal Mercado Negro from ben price 2 pay 3 blanco take 1 azul.

## Clases de carta

kind-technology = Tecnología
kind-start = Carta inicial
kind-half = Media carta
kind-fleet = Flota
kind-nullspace = Colonia del espacio nulo
kind-computer = Mundo ordenador
kind-territory = Ficha de territorio
kind-relic = Mundo reliquia
kind-colony = Colonia
kind-team = Equipo de investigación
kind-confluence = Carta de confluencia
short-era = era { $era }
confluence-name = Confluencia, turno { $turn } para { $players } jugadores

## Nombres de las cartas: tecnologías, por era, cada una con su cara mejorada

card-nanotechnology = Nanotecnología
card-nanofabricators = Nanofabricadores
card-genetic_engineering = Ingeniería Genética
card-genetic_resynthesis = Resíntesis Genética
card-universal_translator = Traductor Universal
card-universal_empathic_communication = Comunicación Empática Universal
card-quantum_computers = Ordenadores Cuánticos
card-nondeterministic_polynomial_collapse = Colapso Polinómico No Determinista
card-clinical_immortality = Inmortalidad Clínica
card-practical_immortality = Inmortalidad Práctica
card-ubiquitous_cultural_repository = Archivo Cultural Ubicuo
card-memetic_lifeforms = Formas de Vida Meméticas
card-atomic_transmutation = Transmutación Atómica
card-pseudomaterials = Pseudomateriales
card-antimatter_power = Energía de Antimateria
card-antimatter_compounds = Compuestos de Antimateria
card-interspecies_medical_exchange = Intercambio Médico entre Especies
card-panbiologic_medicine = Medicina Panbiológica
card-cross_species_ethical_equality = Igualdad Ética entre Especies
card-concrete_universal_metaethics = Metaética Universal Concreta
card-achronal_analysis = Análisis Acrónico
card-time_viewers = Visores del Tiempo
card-organic_construction = Construcción Orgánica
card-living_infrastructure = Infraestructura Viva
card-hyperspace_mining = Minería Hiperespacial
card-hyperspace_settlements = Asentamientos Hiperespaciales
card-singularity_control = Control de Singularidades
card-wormhole_grid = Red de Agujeros de Gusano
card-xeno_cultural_exchange = Intercambio Xenocultural
card-multispecies_hybrid_cultures = Culturas Híbridas Multiespecie
card-poly_species_corporations = Corporaciones Poliespecie
card-full_interspecies_integration = Integración Plena entre Especies
card-social_exodus = Éxodo Social
card-galactic_colonization = Colonización Galáctica
card-galactic_telecomm_control = Control de las Telecomunicaciones Galácticas
card-galactic_domination = Dominación Galáctica
card-temporal_dilation = Dilatación Temporal
card-stasis_field = Campo de Estasis
card-matter_generation = Generación de Materia
card-macroscale_teleportation = Teletransporte a Gran Escala
card-megastructures = Megaestructuras
card-dyson_swarms = Enjambres de Dyson
card-galactic_reunion = Reencuentro Galáctico

## Cartas de los Caylion

card-lunar_mining_consortium = Consorcio Minero Lunar
card-auxonic_outersystem_harvesting = Cosecha Auxónica Exterior
card-planetary_ecological_dominance = Dominio Ecológico Planetario
card-systemwide_gravitic_dominance = Dominio Gravítico del Sistema
card-oceanic_processing = Procesado Oceánico
card-planet_wide_industrial_mariculture = Maricultura Industrial Planetaria
card-distributed_telenet = Telerred Distribuida
card-ansible_driven_intersystem_society = Sociedad Intersistema por Ansible

## Cartas de los Eni Et

card-bone_carving = Talla de Hueso
card-nanocraft = Nanoartesanía
card-deep_hunting = Caza en las Profundidades
card-pelagic_bounty = Abundancia Pelágica
card-choral_song = Canto Coral
card-eternal_music = Música Eterna
card-universal_applied_metaethics = Metaética Universal Aplicada
card-omnispecies_metaethical_models = Modelos Metaéticos Omniespecie
card-cultural_charity = Caridad Cultural
card-omnicultural_dynamic_charity = Caridad Dinámica Omnicultural
card-volunteer_medical_movement = Movimiento Médico Voluntario
card-universal_health = Salud Universal
card-mutual_understanding = Entendimiento Mutuo
card-interspecies_empathy = Empatía entre Especies
card-elders_wisdom = Sabiduría del Anciano
card-immortals_wisdom = Sabiduría del Inmortal
card-intercultural_archive = Archivo Intercultural
card-ubiquitous_cultural_influence = Influencia Cultural Ubicua
card-xenotech_pool = Fondo de Xenotecnología
card-ultratech_community = Comunidad Ultratecnológica

## Cartas de los Faderan

card-relic_repurposing = Reutilización de Reliquias
card-relic_manufacturing = Fabricación de Reliquias
card-archaic_automated_support_network = Red de Apoyo Automática Arcaica
card-domesticated_automated_support_network = Red de Apoyo Automática Domesticada
card-ritual_government = Gobierno Ritual
card-interspecies_capital = Capital de las Especies
card-non_indigenous_fauna = Fauna No Autóctona
card-genetically_pliable_fauna = Fauna Genéticamente Maleable
card-gift_of_the_duruntai = Don de los Duruntai
card-contextual_integrator_cache = Depósito del Integrador Contextual
card-automated_transport_network = Red de Transporte Automática
card-relic_detector = Detector de Reliquias
card-library_of_entelechy = Biblioteca de la Entelequia
card-transmutive_decomposer = Descomponedor Transmutador
card-nalgorian_grindstone = Muela Nalgoriana
card-stars_ruin = Ruina de la Estrella
card-paradise_converter = Conversor del Paraíso
card-barian_trade_armada = Armada Mercante Bariana
card-thils_demiring = Semianillo de Thil
card-the_grand_armilla = La Gran Armila

## Cartas de los Im'dril

card-galactic_exploration = Exploración Galáctica
card-galactic_windfall_cartography = Cartografía de Hallazgos Galácticos
card-asteroid_mining = Minería de Asteroides
card-asteroid_construction_yards = Astilleros de Asteroides
card-microgravity_assembly = Ensamblaje en Microgravedad
card-distributed_manufacturing = Fabricación Distribuida
card-faderan_relic_caches = Depósitos de Reliquias Faderan
card-relic_resynthesis = Resíntesis de Reliquias
card-fleet_of_1 = Apoyo de Flota, 1
card-fleet_of_2 = Apoyo de Flota, 2
card-fleet_of_3 = Apoyo de Flota, 3

## Cartas y fichas de los Kjasjavikalimm

card-starstrider_jumpcores = Núcleos de Salto Estelar
card-fastjump_network = Red de Salto Rápido
card-underground_cities = Ciudades Subterráneas
card-asteroid_mine_network = Red de Minas de Asteroides
card-perfume_pheromone_loyalty = Lealtad por Feromonas
card-multiconformal_pheromonics = Feromónica Multiconforme
card-balkanized_states_colonies = Colonias de los Estados Balcanizados
card-outer_reaches_hegemony = Hegemonía de los Confines
card-hadsja_vassal_territory = Territorio Vasallo de Hadsja
card-hadsja_empire = Imperio de Hadsja
card-vagnleg_suzerainty = Señorío de Vagnleg
card-vagnleg_dominion = Dominio de Vagnleg

## Medias cartas de los Kt'Zr'Kt'Rtl; los dos nombres de cada par forman uno: half-names

card-polyutility_components = Componentes Polivalentes
card-adaptive_architecture = Arquitectura Adaptativa
card-hand_crafted = a Mano
card-microfabricated = de Microfábrica
card-high_risk_laboratories = Laboratorios de Alto Riesgo
card-stellar_power_harnessing = Captación de Energía Estelar
card-anarchic_sacrificial = de Sacrificio Anárquico
card-polysystem = de Polisistema
card-diffusion = Difusión
card-teleological_redesign = Rediseño Teleológico
card-expansive_social = de Sociedad Expansiva
card-psychohistoric = de Psicohistoria

## Cartas de la Unidad

card-explorer_collection = Recolección de Exploradores
card-gravity_sunlens_sensor_array = Sensores de Lente Solar Gravitatoria
card-adamantine_synthesis = Síntesis Adamantina
card-programmable_pseudomatter = Pseudomateria Programable
card-adaptive_fabrication = Fabricación Adaptativa
card-predictive_fabrication = Fabricación Predictiva
card-limit = Límite
card-limit_upgraded = Límite (mejorado)
card-fractal_symmetry = Simetría Fractal
card-fractal_symmetry_upgraded = Simetría Fractal (mejorada)
card-bezier = Bézier
card-bezier_upgraded = Bézier (mejorado)
card-color_space = Espacio de Color
card-color_space_upgraded = Espacio de Color (mejorado)

## Cartas de los Yengii

card-choice_of_paths = Elección de Caminos
card-alien_decision_integration = Integración de Decisiones Ajenas
card-empathy_of_words = Empatía de las Palabras
card-interspecies_diplomatic_demesne = Dominio Diplomático entre Especies
card-innovation_of_hands = Innovación de las Manos
card-cross_time_think_tank = Gabinete de Ideas Transtemporal
card-work_of_mules = Trabajo de Mulas
card-gravitic_assembly = Ensamblaje Gravítico
card-social_ecological_mutualism = Mutualismo Socioecológico
card-mutualistic_alien_integration = Integración Mutualista Ajena

## Cartas de los Zeth

card-smuggling_network = Red de Contrabando
card-in_hyperspace_hijacking = Secuestro en el Hiperespacio
card-envoys = Enviados
card-zeth_diaspora = Diáspora Zeth
card-cascading_deception = Engaño en Cascada
card-psychohistorical_deception = Engaño Psicohistórico
card-systemic_bribery = Soborno Sistémico
card-predictive_agent_insertion = Infiltración Predictiva de Agentes
card-black_market = Mercado Negro
card-undetectable_confidence_scams = Estafas Indetectables

## Equipos de investigación, por era

card-mechanical_engineers = Ingenieros Mecánicos
card-computational_theoreticians = Teóricos de la Computación
card-linguistic_analysts = Analistas Lingüísticos
card-organic_chemists = Químicos Orgánicos
card-pharmaceutical_scientists = Científicos Farmacéuticos
card-sociologists = Sociólogos
card-nuclear_physicists = Físicos Nucleares
card-comparative_physiologists = Fisiólogos Comparativos
card-n_space_mathematicians = Matemáticos de Espacios N
card-gravitic_topologists = Topólogos Gravíticos
card-metaethicists = Metaeticistas
card-quantum_theoreticians = Teóricos Cuánticos
card-quantum_statisticians = Estadísticos Cuánticos
card-organic_architects = Arquitectos Orgánicos
card-stellar_architectural_planners = Planificadores de Arquitectura Estelar
card-psychohistorians = Psicohistoriadores
card-subquantum_manipulators = Manipuladores Subcuánticos
card-memetic_artists = Artistas Meméticos
card-interspecies_managers = Gestores entre Especies
card-cultural_diffusionologists = Difusionólogos Culturales
card-chronophysicists = Cronofísicos
card-cultural_polymorphologists = Polimorfólogos Culturales
card-reconstructive_paleobotanists = Paleobotánicos Reconstructivos
card-abiotic_pathologists = Patólogos Abióticos
card-interphasal_theoreticians = Teóricos de la Interfase
card-mesoscale_geoengineers = Geoingenieros de Mesoescala
card-sapience_developers = Desarrolladores de Sapiencia
card-autonomic_teleoperators = Teleoperadores Autónomos
card-fractal_microbiologists = Microbiólogos Fractales
card-stellar_plasma_flow_engineers = Ingenieros de Plasma Estelar
card-chaos_theoreticians = Teóricos del Caos
card-oceanographic_biotechnicians = Biotécnicos Oceanográficos
card-recursive_metatheoreticians = Metateóricos Recursivos
card-singularity_control_technicians = Técnicos de Control de Singularidades
card-applied_topologists = Topólogos Aplicados
card-metacognitive_ecologists = Ecólogos Metacognitivos
card-plasma_auxonologists = Auxonólogos del Plasma
card-psychohistorical_ethicists = Eticistas Psicohistóricos
card-tachyon_astrotechnicians = Astrotécnicos Taquiónicos
card-in_situ_genetic_editors = Editores Genéticos In Situ
card-macroscale_biophysicists = Biofísicos a Gran Escala

## En la página

ui-act-draw = Descubrir
ui-act-flip = Dar la vuelta
ui-act-invent = Inventar
ui-act-play = Jugar
ui-act-upgrade = Mejorar
ui-acts = Lo que se puede hacer ahora, y lo que falta
ui-add-card = + carta
ui-add-good = { $good }: uno más
ui-add-promise = + promesa
ui-agreed = de acuerdo hasta ahora: { $players }
ui-all-of-them = a todos
ui-all-or-nothing = todo o nada
ui-all-together = todos ellos juntos
ui-amount-keys = Tecla de cifra: cuántos; mantener pulsado: cada vez más.
ui-anyone = Cualquiera
ui-ask-for = pedir a { $player }: { $good }
ui-ask-to-spare = { $player } tiene de sobra: pedir
ui-bid = Pujar { $colony } y { $research }
ui-bonus-help = La bonificación por compartir de este turno, por cada invento.
ui-brings = { $name }, { $vp ->
    [one] { $vp } punto
   *[other] { $vp } puntos
}
ui-by-good = por bien
ui-by-seat = por jugador
ui-by-spending = gastando { $card }
ui-by-turn = hasta el turno { $turn }
ui-can-keep = se puede cumplir ahora
ui-can-spare = le sobra
ui-cannot-keep = aún no está
ui-colonies-of = Colonias: { $count }
ui-compensate = Ofrecer compensación
ui-compensation = Compensación
ui-my-in-play = Tus cartas en juego
ui-in-play-of = Cartas en juego: { $player }
ui-could-give = podría dar
ui-could-run = también podría usarse
ui-counter = Responder
ui-counter-offer = Contraoferta
ui-deals = Tratos hasta ahora, por turno
ui-difficulty = dificultad { $count }
ui-donated = Para regalar
ui-donated-help = No puedes usar los bienes donados. Tienen que ir a otros antes de que acabe la fase.
ui-doubled = Puede funcionar dos veces por fase.
ui-drop-cards = sin cartas
ui-drop-good = { $good }: uno menos
ui-drop-offer = Déjalo
ui-drop-promise = Quitar esta promesa
ui-empty = vacío
ui-filter-all-species = Todas las especies
ui-first-of-them = quien la acepte antes
ui-fleets = { $count ->
    [one] { $count } flota
   *[other] { $count } flotas
}
ui-floor = Sala de comercio
ui-for-nothing = a cambio de nada
ui-from = de { $player }
ui-gap-invent = Con { $goods } más podrías inventar con { $card }.
ui-gap-turn = Con { $goods } más podrías dar la vuelta a { $card }.
ui-gaps = Con un poco más también podrías hacer esto; a quién le sobra:
ui-give = Regalos
ui-give-to = A { $player }
ui-good = Bien
ui-has-none = no hay ninguna
ui-ignore = No, gracias
ui-ignored = { $count ->
    [one] { $count } oferta ignorada: mostrar
   *[other] { $count } ofertas ignoradas: mostrar
}
ui-i-could-give = Podría dar
ui-i-seek = Busco
ui-impact = impacto { $count }
ui-in-full = { $count ->
    [one] entero: { $count } movimiento
   *[other] entero: { $count } movimientos
}
ui-in-turn = en el turno { $turn }
ui-in-turn-end = al final del turno { $turn }
ui-is-counter = contraoferta
ui-kept-ships = se quedan: { $count }
ui-kind-deliver = dar más tarde
ui-kind-invention = inventar
ui-kind-least = pujar al menos
ui-kind-leave = dejar una carta
ui-kind-most = pujar como mucho
ui-kind-note = con palabras
ui-kind-output = lo que hace un convertidor
ui-kind-pass = no comprar en un marcador
ui-kind-spare = no robar
ui-lacks-short = falta
ui-lent-by = { $player_you ->
    [yes] en préstamo, tuya
   *[no] de { $player }, en préstamo
}
ui-less = Uno menos
ui-lost-points = puntos perdidos: { $count }
ui-minimum = Puja mínima { $count }
ui-more = Uno más
ui-needs-help = Lo que tiene cada uno, en verde lo que le sobra, y en rojo lo que le falta para usar todos sus convertidores, inventar con sus equipos y mejorar.
ui-needs-seat-help = Lo que cada uno tiene, le falta y le sobra, y sus convertidores.
ui-new-offer = Oferta nueva
ui-new-promise = Promesa nueva
ui-newcomers = buena para empezar
ui-next-card = Siguiente: { $card } ({ $count } en el mazo)
ui-no-deals = Aún no hay tratos.
ui-no-goods = sin bienes
ui-no-offers = Aún no hay ofertas para ti. Haz una: pulsa un jugador o un bien que necesites.
ui-no-offers-now = Ahora no hay ofertas: se hacen en la fase de Comercio y, sobre las pujas, antes de pujar.
ui-nothing-owed = Nadie debe nada.
ui-now = ahora
ui-offer-rows = Lo que cambia de manos
ui-offer-to = A quién
ui-opens-act = { $act }: { $name }
ui-opens-run = { $name } funciona
ui-or-rather = o mejor
ui-owed = Pendiente
ui-parcel = el paquete
ui-pay-any = lo que haya
ui-pay-with = Pagar de otro modo
ui-pays = paga
ui-plan = El plan
ui-plan-more = Con { $goods } más también podrías usar { $card }.
ui-play-species = Jugar con { $species }
ui-plan-gives = Para regalar:
ui-plan-invents = Inventar cuesta
ui-plan-makes = Produce
ui-plan-reset = todo lo que se pueda
ui-plan-run = en el plan
ui-plan-runs = en el plan { $count } de { $times }
ui-plan-sum = plan: { $count } de { $total }
ui-plan-then = Después tienes
ui-points-for-you = puntos para ti
ui-points-help = Tus puntos hasta ahora. Los de los demás se ven al final.
ui-promise-bid-least = puja al menos …
ui-promise-bid-most = puja como mucho …
ui-promise-bid-pass = no compra nada en …
ui-promise-invention = inventa con …
ui-promise-leave = deja una carta
ui-promise-note = en palabras, sin obligación
ui-promise-output = da lo que hace un convertidor
ui-promise-spare = no roba
ui-promised-to = A quién se promete
ui-protected = a salvo
ui-protected-help = Ha tratado con los Zeth este turno: aquí no se roba nada.
ui-put-in = Poner
ui-recall = Retirar mi sí
ui-release = Perdonar
ui-row-gives = { $giver } → { $receiver }
ui-row-you-get = { $giver } te da
ui-row-you-give = Das a { $receiver }
ui-run-plan = Ejecutar el plan ({ $count } de { $total })
ui-seeks = busca
ui-send-offer = Enviar
ui-settled = Resueltas
ui-settles = en lugar de una promesa
ui-shuts = ya no: { $name }
ui-spared = A quién se perdona
ui-special = Reglas propias
ui-stands = vale
ui-steal = { $card }: a { $player } por
ui-step-confluence = Confluencia
ui-step-confluence-help = Se comparten tecnologías y se puja con naves por colonias y equipos de investigación.
ui-step-economy = Economía
ui-step-economy-help = Los convertidores funcionan, todos a la vez.
ui-step-trade = Comercio
ui-step-trade-help = Todos comercian con todos.
ui-steps = El turno
ui-still-trading = comerciando
ui-support-help = Tus colonias, y cuántas puedes mantener.
ui-swap-colour = del color { $to } en lugar de { $from }
ui-swap-paid = { $to } en lugar de { $from }
ui-swap-taken = tomar { $to } en lugar de { $from }
ui-tab-ledger = Promesas
ui-tab-mine = Lo mío
ui-tab-needs = Necesidades
ui-tab-offers = Ofertas
ui-tab-tracks = Marcadores
ui-take-card = Llevarte { $card }
ui-takes = toma
ui-tell = Decirlo a todos
ui-tell-all = Lo que buscas
ui-thefts = Robos
ui-this-phase = en esta fase
ui-to = a { $players }
ui-to-anyone = a cualquiera
ui-to-you = ti
ui-track = Marcador
ui-trading = siguen: { $players }
ui-trading-count = siguen: { $count }
ui-until-turn = hasta el turno { $turn }
ui-when = Cuándo
ui-which-card = Qué carta
ui-who-promises = Quién promete
ui-worth = { $sign }{ $amount }
ui-worth-apart = No se cuenta: { $things }.
ui-worth-help = En puntos: cuánto mejor es tu mejor plan, con inventos, mejoras, convertidores y lo que sobra, con este trato que sin él. Una pista se guía por el mismo número.
ui-worth-parts = Este turno { $plan }, bienes prometidos para el siguiente { $promised }, tecnologías que inventan otros { $shared }, cartas y fichas para turnos posteriores { $kept }.
ui-you-get = recibes
ui-you-lack = te falta { $good }: se piden { $need }, hay { $have }
ui-you-give = das

## What a finished game is remembered for

trait-species = Especie
feat-ran = En marcha
feat-ran-how = Usa al menos un conversor en la fase de Economía.
feat-ran-why = Los conversores dan más de lo que toman. Todo el comercio trata de tener para ellos los bienes justos.
feat-traded = El primer trato
feat-traded-how = Haz un trato con otro jugador.
feat-traded-why = Lo que produces rara vez es lo que necesitas. Aquí lo normal es un trato en el que ambos ganan.
feat-colony = Tierra nueva
feat-colony-how = Compra una colonia con naves.
feat-colony-why = Una colonia trabaja en cada turno siguiente y paga muchas mejoras. Las naves están para gastarlas.
feat-invented = Un invento
feat-invented-how = Haz que un equipo de investigación invente: paga lo que pide.
feat-invented-why = Un invento trae puntos y un conversor nuevo a la vez. Reúne sus bienes antes del turno en que lo quieras.
feat-shared = Saber compartido
feat-shared-how = Logra un invento que se comparta con los demás al final del turno.
feat-shared-why = Compartir da una bonificación, mayor en los primeros turnos. Inventa, pues, pronto.
feat-upgraded = El mejor lado
feat-upgraded-how = Mejora una carta.
feat-upgraded-why = El reverso suele ser mucho más fuerte. Cuanto antes se gira una carta, más turnos funciona.
feat-kept-word = Palabra cumplida
feat-kept-word-how = Promete algo en un trato, y cúmplelo.
feat-kept-word-why = Con promesas pagas hoy con bienes de mañana. Quien las cumple consigue mejores tratos.
feat-lent = Prestado
feat-lent-how = Da a alguien por un turno una carta de tu especie.
feat-lent-why = Un conversor sin sus bienes le sirve a otro, y te paga por él.
feat-three-parties = Mesa redonda
feat-three-parties-how = Haz un trato que una a { $least } jugadores o más.
feat-three-parties-why = Donde no tenéis nada el uno para el otro, alguien más puede cerrar el círculo.
feat-much-made = Una gran economía
feat-much-made-how = Produce { $least } bienes o más en una sola fase de Economía.
feat-much-made-why = Cada bien que pones vuelve como más. El crecimiento de los primeros turnos decide los últimos.
feat-won-in-honour = Victoria con honor
feat-won-in-honour-how = Gana habiendo hecho promesas y sin romper ninguna.
feat-won-in-honour-why = La confianza también es un bien: sirve una y otra vez mientras dura.

## La guía: encima y debajo de cada imagen

ui-guide-goods = Bienes
ui-guide-goods-text = Cada bien tiene un color y una forma: cubos pequeños, cubos grandes, ultratecnología, naves. Los cubos grises son comodines y se gastan como cualquier color de su tamaño. Lo que necesitan tus máquinas rara vez es lo que hacen, y por eso necesitas a los demás.
ui-guide-converters = Convertidores
ui-guide-converters-text = Tus cartas son máquinas: a la izquierda lo que entra, a la derecha lo que sale. En la fase de Economía se usan los blancos, cada uno una vez y todos al mismo tiempo, así que lo que hace uno no alimenta a otro hasta el turno siguiente. Los morados se usan mientras se comercia. Lo que está en un marco discontinuo es donado: no puedes usarlo, solo regalarlo.
ui-guide-offer = Comerciar
ui-guide-offer-text = En la fase de Comercio todos tratan con todos, en cualquier momento. Di lo que das y lo que quieres, a un jugador, a varios o a cualquiera; quien acepta primero lo tiene. Las cartas se pueden prestar por el turno, para que las usen otros; las colonias y los equipos se dan para siempre. El número de una oferta dice más o menos lo que vale para ti, y los bienes de todos están a la vista: mira a quién le falta lo que tú tienes.
ui-guide-promises = Promesas
ui-guide-promises-text = Lo que aún no tienes lo puedes prometer: bienes en un turno posterior, lo que hará un convertidor o cómo vas a pujar. Las promesas obligan: el juego las entrega por sí solo y rechaza lo que las rompería, mientras se puedan cumplir. Quien al final no puede entregar lo compensa con algo que la otra parte acepte, o pierde puntos.
ui-guide-invent = Inventar
ui-guide-invent-text = Un equipo de investigación inventa cuando pagas uno de los costes que muestra. Ganas sus puntos y después la bonificación del turno, y la tecnología es tuya al instante. Al final del turno todos los demás reciben su propia carta de ella. Así que merece la pena ayudar a otros a inventar, y ser quien lo hace.
ui-guide-bids = Pujas
ui-guide-bids-text = Después de la economía cada cual divide sus naves en secreto: una puja por colonias, otra por equipos de investigación y lo que se queda. De la puja más alta a la más baja, cada cual puede llevarse una carta cuyo mínimo alcance la puja, y paga la puja entera, por bajo que sea el mínimo. Quien no se lleva nada conserva las naves. Después empieza de nuevo el comercio.
ui-guide-end = El final
ui-guide-end-text = Tras el turno { $turns } ganan más puntos. Vienen de inventar y compartir y de los convertidores que hacen puntos. Los bienes que sobran valen poco: cada fila de aquí es medio punto. Así que convierte en puntos lo que tienes, o cámbialo por lo que otro pueda convertir, antes de la última economía.
