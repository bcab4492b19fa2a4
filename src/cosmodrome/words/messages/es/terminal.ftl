### Lo que solo dice el terminal: cómo se responde en él y los títulos de lo que muestra.

terminal-opening = { $game }. Juegas como { $player }; tus rivales: { $bots }.
terminal-opening-solo = { $game }, en solitario. Juegas como { $player }.
terminal-seed = Semilla { $seed }: con la misma semilla salen las mismas cartas.
terminal-you = Jugador
terminal-how = Escribe el número de una respuesta y pulsa Intro. Escribe ? para ver la ayuda.

## Responder

terminal-answer = Tu respuesta:
terminal-answer-several = { $more ->
    [one] Tu respuesta ({ $more } número):
   *[other] Tu respuesta ({ $more } números, por ejemplo { $example }):
}
terminal-answer-up-to = { $more ->
    [one] Tu respuesta ({ $more } número, o 0 para ninguno):
   *[other] Tu respuesta (hasta { $more } números, por ejemplo { $example }, o 0 para ninguno):
}
terminal-form = una respuesta tuya, como { $example }
terminal-nothing-now = nada por ahora; siguen los demás
terminal-nothing-last = nada más; los demás tampoco hacen nada, así que acaba la fase
terminal-not-understood = «{ $given }» no es una respuesta posible. Escribe un número de la lista, o ? para ver la ayuda.
terminal-no-such-number = No hay ningún número { $given } en la lista; el último es { $last }.
terminal-no-numbers = No hay ningún número { $given }: aquí se responde con palabras, como dice la línea tras +.
terminal-wrong-count = { $more ->
    [one] Hay que escribir { $more } número y has escrito { $given }.
   *[other] Hay que escribir { $more } números y has escrito { $given }.
}
terminal-too-many = { $more ->
    [one] Se puede escribir { $more } número como mucho y has escrito { $given }.
   *[other] Se pueden escribir { $more } números como mucho y has escrito { $given }.
}
terminal-twice = Has escrito { $given } dos veces; cada número es una sola carta.
terminal-not-now = Ahora no:
terminal-can-take-back = b: retira tu última respuesta
terminal-can-go-back = bb: retírala de todos modos. Los bots aceptan, salen otra vez las mismas cartas y el registro lo dice.
terminal-gone-back = Retirada: la mesa está como antes.
terminal-taken-back = Retiras tu última respuesta.
terminal-no-card = Ninguna carta se llama «{ $given }».
terminal-many-cards = «{ $given }» puede ser cualquiera de varias cartas: { $cards }.

## Ayuda

terminal-words-leave = q, quit, exit, salir
terminal-words-help = help, ayuda
terminal-help = Siempre puedes escribir:
terminal-help-number = un número: das esa respuesta. Si se piden varios, sepáralos con espacios: 1 3 4
terminal-help-explain = ? 2: explica el número 2 de la lista
terminal-help-card = ? mining: explica una carta, por su nombre o una parte de él
terminal-help-hint = i: una idea, lo que se plantearía aquí alguien que juega bien; el registro dice que la pediste
terminal-help-table = t: toda la mesa
terminal-help-hand = h: tu mano, con lo que hace cada carta
terminal-help-score = s: la puntuación hasta ahora, desglosada
terminal-help-back = b: retira tu última respuesta, mientras no se haya revelado nada desde entonces
terminal-help-quit = q, salir: abandonar la partida

## Lo que hay en la mesa

terminal-own = { $player } (tú)
terminal-with-good = { $card } [bien: { $good }]
terminal-empty = nada
terminal-points = { $vp } PV
terminal-points-by-rule = PV por su regla de puntuación
terminal-of-these = de ellos, { $bonus } por su regla de puntuación
terminal-final = Puntuación final
terminal-standing = Puntuación hasta ahora

## Abandonar, guardar, mostrar un registro

terminal-left = Abandonas la partida.
terminal-saved = El registro de la partida está en { $file }.
terminal-showing = { $game }: { $players }. Semilla { $seed }.
terminal-step = Intro: seguir. r: hasta la próxima ronda. a: todo lo que queda. t: la mesa ahora. q: parar.
terminal-more = -- Intro: más de este paso. a: todo lo que queda. q: parar. --
terminal-no-table = Ya no se sabe cómo estaba la mesa entonces.
terminal-shown = Ese era el registro completo, tal como está escrito; --verify vuelve a jugar sus elecciones y compara.
terminal-resigned = Abandono: { $player }.
terminal-ended-agreed = La partida terminó sin resultado, de común acuerdo.
