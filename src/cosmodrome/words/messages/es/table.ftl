### La página alrededor de los juegos, en español: vestíbulo, mesa, ajustes y lo que el servidor rechaza.

## Vestíbulo

ui-hello = Juegos de cartas espaciales, a tu ritmo
ui-hello-more = Juega contra bots ahora mismo, o abre una mesa y envía el enlace a tus amigos.
ui-hello-learn = ¿Primera vez? Aprende { $game }
ui-hello-learn-next = Ahora, aprende { $game }
ui-hello-friends = Jugar con amigos
ui-my-name = Juegas como
ui-my-name-hint = elige un nombre
ui-bots = Mis bots
ui-bots-help = Un programa tuyo juega aquí con una clave y con nombre propio. Todo el mundo ve que es un bot y de quién. Quien tiene la clave juega en su nombre: no se la digas a nadie.
ui-bots-token = La clave de { $bot }. Solo se muestra esta vez:
ui-bots-name = Nombre de un bot
ui-bots-make = Crear una clave
ui-bots-plays = Puede jugar; si no, solo mira
ui-bots-watches = solo mira
ui-bots-revoke = Anular
ui-bots-revoke-of = Anular la clave de { $bot }
ui-recovery = Otro navegador
ui-recovery-help = Con este código sigues jugando en otro navegador u otro dispositivo: escríbelo allí. Vale una vez; después hay uno nuevo. No se lo digas a nadie.
ui-recovery-type = Un código de tu otro navegador
ui-recovery-use = Traer aquí mis asientos
ui-recovery-next = Tu próximo código:
ui-recovered = Vuelves a ser { $player }, y tus asientos están aquí.
ui-recovered-left = Quien eras aquí, { $player }, se recupera con este código: { $code }
ui-former-player = Ex participante
ui-account = Cuenta
ui-account-enter = Entrar o crear una cuenta
ui-sign-in = Entrar
ui-sign-up = Crear una cuenta
ui-sign-up-help = Con un nombre y una contraseña puedes jugar desde cualquier navegador. No hace falta ninguna dirección.
ui-sign-up-seats = { $count ->
    [one] Tu asiento de este navegador, en { $count } mesa, será de la cuenta.
   *[other] Tus asientos de este navegador, en { $count } mesas, serán de la cuenta.
}
ui-account-name = Nombre
ui-account-name-help = Con él juegas y con él entras.
ui-password = Contraseña
ui-password-old = La contraseña que tienes
ui-password-new = Contraseña nueva
ui-password-choose = Elegir esta contraseña y entrar
ui-forgotten-letter = He olvidado la contraseña: enviadme una carta
ui-forgotten-letter-help = Si esta cuenta tiene una dirección confirmada, allí llega una carta con un enlace para elegir otra contraseña.
ui-forgotten-sent = Si { $player } tiene una dirección confirmada, hay una carta en camino.
ui-reset = Elegir otra contraseña
ui-reset-done = { $player }, has iniciado sesión aquí, y en ninguna otra parte.
ui-rename-sure = ¿Llamarte { $name } a partir de ahora?
ui-rename-help = Todos ven el nombre nuevo, también en tus partidas acabadas, y con él inicias sesión. { $was } sigue siendo tuyo: nadie más puede llamarse así, y puedes volver a usarlo.
ui-rename-yes = Llamarme { $name }
ui-forgotten = He olvidado la contraseña y tengo un código de recuperación
ui-bring-seats = { $count ->
    [one] Traer mi asiento de este navegador ({ $count } mesa)
   *[other] Traer mis asientos de este navegador ({ $count } mesas)
}
ui-bring-help = Desde entonces juega allí la cuenta, salvo donde ya tenga un asiento en la misma mesa.
ui-bring-not-help = Allí no cambia nada: sigue siendo de quien eres aquí ahora. Se te mostrará un código para volver a serlo.
ui-signed-up = Tu cuenta ya existe: eres { $player } y la sesión está abierta.
ui-signed-in = Has entrado como { $player }.
ui-seats-brought = { $count ->
    [one] Ha venido { $count } asiento.
   *[other] Han venido { $count } asientos.
}
ui-seats-kept = { $count ->
    [one] { $count } asiento no ha podido venir: en { $count } mesa ya tienes un asiento o alguien tiene un nombre que se lee igual.
   *[other] { $count } asientos no han podido venir: en esas mesas ya tienes un asiento o alguien tiene un nombre que se lee igual.
}
ui-seats-left = Los asientos que se han quedado con { $player } se recuperan con este código:
ui-account-code = Código de recuperación
ui-account-code-help = Si olvidas la contraseña, con este código puedes elegir otra. Vale una vez. Solo se muestra ahora: apúntalo y no se lo digas a nadie.
ui-account-code-new = Crear un código nuevo; el anterior deja de valer
ui-account-noted = Lo he apuntado
ui-account-since = Desde el { $date }
ui-sessions = Dónde tienes la sesión abierta
ui-session-here = aquí
ui-session-unknown = un navegador
ui-session-since = desde el { $date }
ui-session-seen = visto por última vez el { $date }
ui-session-end = Cerrar esa sesión
ui-sign-out = Salir
ui-sign-out-everywhere = Salir en todas partes
ui-change-password = Cambiar la contraseña
ui-change-password-help = En todas partes menos aquí se cierra la sesión.
ui-password-changed = Tienes una contraseña nueva.
ui-mail = Dirección de correo
ui-mail-help = Si quieres. No se muestra a nadie, y vale cuando hayas abierto el enlace de una carta que se envía allí.
ui-mail-send = Enviar la carta
ui-mail-waiting = Se ha enviado una carta a { $mail }. Abre el enlace que contiene.
ui-mail-confirmed = { $mail } está confirmada.
ui-mail-forget = Olvidar esta dirección
ui-mail-is-confirmed = Tu dirección está confirmada.
ui-my-data = Mis datos
ui-my-data-help = Todo lo que se guarda aquí de ti, en un archivo: cuenta, sesiones, mesas, asientos y tus respuestas.
ui-my-data-get = Descargar
ui-delete-account = Borrar la cuenta
ui-delete-account-help = Tus partidas se quedan, y tu asiento en ellas es el de un ex participante. Todo lo demás se borra, y tu nombre queda libre. No se puede deshacer.
ui-delete-account-now = Borrar mi cuenta para siempre
ui-players = De { $least } a { $most } jugadores
ui-play-now = Jugar
ui-bots-count = Cuántos bots
ui-play-bots = { $count ->
    [0] Jugar en solitario
    [one] Contra un bot
   *[other] Contra { $count } bots
}
ui-level = Jugar al nivel
ui-level-named = Nivel { $number }: { $name }
ui-level-bot = { $level }. El bot que lo juega: { $bot }.
ui-level-suggested = El nivel lo sugieren tus partidas: { $wins } victorias seguidas en un nivel llevan al siguiente, { $losses } derrotas seguidas al anterior.
ui-level-unlearned = El nivel «{ $level }» no se ofrece aquí: su bot no ha aprendido lo que se juega en esta mesa.
ui-bots-others = Otros bots
ui-meet = Con personas: { $count } en la mesa
ui-meet-for = Una partida de { $game } para { $count }
ui-meet-help = Te sientas con quien busca la misma partida, o esperas a que llegue.
ui-rated = Puntuable
ui-rated-help = La partida cuenta para la puntuación de quienes juegan: todos necesitan una cuenta, y no hay pistas ni se deshace nada por acuerdo. Si al final juega un bot por alguien, queda en último lugar.
ui-rated-not = No puede ser puntuable. { $why }
ui-rating = Puntuación { $points }
ui-rating-help = Puntuación { $points }: { $level }. Más o menos { $unsure }, tras { $games ->
    [one] { $games } partida puntuable
   *[other] { $games } partidas puntuables
  }.
ui-rating-past = Puntuación { $points } antes de esta partida: { $level }. Más o menos { $unsure }.
ui-rating-new = Provisional: aún hay pocas partidas puntuables para saberla bien.
ui-rating-changed = Puntuación { $before } → { $after } ({ $change })
ui-leaders = Clasificación
ui-leaders-help = Quién juega mejor, personas y bots en una misma escala. Todos empiezan igual; una puntuación con ? es provisional y todavía no tiene puesto.
ui-leaders-people = Ninguna persona tiene puntuación aquí todavía. Una partida puntuable con otras personas o con bots lo cambia.
ui-leaders-hidden = Jugador oculto
ui-leaders-hidden-help = Quien oculta su perfil tiene aquí un puesto, pero no un nombre.
ui-leaders-place = Puesto
ui-leaders-who = Quién
ui-leaders-rating = Puntuación
ui-leaders-games = Partidas puntuables
ui-meet-rated = Puntuable
ui-meet-rated-help = Cuenta para la puntuación. Hay un reloj para cada jugada; todos necesitan una cuenta.
level-unknown = nivel desconocido
level-beginner = para principiantes
level-easy = fácil de ganar
level-solid = juega con solidez
level-strong = fuerte
level-expert = muy fuerte
ui-all-cards = Todas las cartas
ui-learn = Aprender jugando
ui-learn-again = ✓ Repetir la lección
ui-coach = Una primera partida
ui-coach-part = Parte { $part } de { $of }
ui-coach-next = Seguir
ui-coach-alone = Sigo por mi cuenta
ui-coach-guide = Las reglas en imágenes
ui-coach-others = A los otros juegos
ui-coach-end = Terminar las explicaciones
ui-own-cards = con cartas propias
ui-deck = Mazo
ui-deck-built-in = Las cartas incluidas
ui-tables = Mesas
ui-tables-mine = Tuyas
ui-tables-open = Abiertas: toma asiento
ui-tables-playing = En juego
ui-tables-none = Todavía no hay mesas. Abre una o juega contra bots.
ui-tables-none-such = Ninguna mesa abierta es así.
ui-filter-tables = Qué mesas abiertas se muestran
ui-any-game = Todos los juegos
ui-any-seats = Cualquier número de asientos
ui-seats-count = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
ui-only-free = con asientos libres
ui-my-games = Mis partidas
ui-mine-waiting = Te esperan
ui-mine-open = Sin empezar
ui-mine-over = Terminadas
ui-mine-none = Todavía no tienes partidas.
ui-people = Gente
ui-here = está aquí
ui-invite-friend = Invitar a jugar
ui-invite-friend-help = Una mesa para ti y esa persona, como la última así que abriste. Se le avisa enseguida y se le guarda un asiento.
ui-invited-go = A la mesa
ui-invited-later = Ahora no
reason-friend-not-here = Esta amistad ya no está aquí.
ui-presence = Mostrar a las amistades cuándo estoy
ui-presence-help = Quienes se tienen por amistades, si ambas partes quieren, ven cuándo está la otra. Nadie más lo ve.
ui-friend = amistad
ui-blocked = bloqueo
ui-muted = no se muestra en el chat
ui-befriend = Añadir a tus amistades: { $player }
ui-befriend-help = Las mesas de tus amistades salen primero en el vestíbulo.
ui-unfriend = { $player } está entre tus amistades. Pulsa para quitarlo.
ui-block = Bloquear a { $player }
ui-block-help = No puede sentarse a tus mesas. No ves las suyas, y ningún clic os reúne.
ui-unblock = Has bloqueado a { $player }. Pulsa para quitar el bloqueo.
ui-next-game = Siguiente partida
ui-next-game-help = Te esperan en otra mesa: { $table }
ui-lobby-kept = No se puede llegar al servidor. Así estaba todo la última vez; puedes leer tus últimas mesas.
ui-new-table = Mesa nueva
ui-presets = Elecciones guardadas
ui-preset-name = Nombre para esta elección
ui-preset-keep = Guardarla
ui-preset-drop = Borrar «{ $name }»
ui-presets-full = Se pueden guardar { $most }. Borra una antes, o usa un nombre otra vez.
ui-join = Unirse
ui-watch = Mirar
ui-ended-by-update = terminada por una actualización
ui-look = Mirar
ui-log-file = Descargar el registro
ui-continue = Continuar
ui-your-turn = te toca
ui-asked-to = { $what ->
    [end] ¿Terminar la partida?
    [pause] ¿Una pausa?
    [go-on] ¿Seguir?
    [more] ¿Más tiempo?
   *[back] ¿Retirar una respuesta?
}
ui-time-left = Te queda: { $left }
ui-seat-free = asiento libre
ui-fan-work = Obra no oficial de aficionados, con imágenes y textos propios.
ui-to-lobby = Ir al vestíbulo
ui-to-cards = Ir a mis cartas
ui-moment = Un momento…

## Una mesa nueva, y una que espera a gente

ui-game = Juego
ui-table-name = Nombre de la mesa
ui-table-name-hint = Mesa de { $player }
ui-private = Solo con invitación
ui-private-help = El vestíbulo no muestra la mesa; se llega a ella con el enlace.
ui-unwatched = Nadie mira
ui-unwatched-help = Mientras dura la partida solo la ve quien juega; cuando acaba, quien tenga el enlace.
ui-seats = Asientos
ui-seat = Asiento { $number }
ui-namesake = { $player } { $number }
ui-person = Una persona
ui-bot = un bot
bot-level = { $level ->
    [champion] Campeón
    [few-steps] Unos pasos
    [hand-to-mouth] Al día
    [long-view] Mira lejos
    [next-step] El próximo paso
   *[other] { $level }
}
bot-line = { $bot ->
    [champion] juzga por lo que ha aprendido y luego piensa por adelantado; el más fuerte
    [greedy] tiene un plan; casi nunca pierde contra Al azar
    [magnate] planea lejos con los de su clase; entre otros, por debajo de Comerciante
    [novice] toma lo que tiene a mano, sin planes
    [passive] juega solo; muy por detrás de Codicioso
    [patient] te da tiempo y acepta tratos justos; cerca de Codicioso
    [planner] planea unos pocos turnos
    [pupil] piensa solo en su próximo turno
    [random] hace cualquier cosa
    [search] piensa por adelantado; suele ganar a Codicioso
    [trader] pacta con todos; a menudo gana a Codicioso
   *[other] bot
}
bot-name = { $bot ->
    [champion] Campeón
    [greedy] Codicioso
    [magnate] Magnate
    [novice] Novato
    [passive] Pasivo
    [patient] Paciente
    [planner] Planificador
    [pupil] Alumno
    [random] Al azar
    [search] Buscador
    [trader] Comerciante
   *[other] { $bot }
}
ui-option-is = { $option }: { $value }
option-yes = sí
option-no = no
ui-rulings = Cuestiones que las reglas dejan abiertas
ui-rulings-usual = como de costumbre
ui-time = Tiempo
ui-time-none = El que cada uno quiera
ui-time-none-help = Nadie mete prisa. Una mesa en la que no pasa nada durante mucho tiempo se cierra.
ui-time-move = Por jugada, con reserva
ui-time-move-help = Cada respuesta tiene su tiempo. Quien necesite más lo toma de una reserva para toda la partida.
ui-time-game = Por partida
ui-time-game-help = Cada persona tiene un tiempo para toda la partida, y un poco más tras cada respuesta.
ui-time-days = Por turnos
ui-time-days-help = Días para cada respuesta: nadie tiene que estar a la misma hora. Las vacaciones paran el reloj propio.
ui-time-each = Para cada respuesta
ui-time-reserve = En reserva
ui-time-all = Para la partida
ui-time-increment = Más tras cada respuesta
ui-time-holidays = Vacaciones en total
ui-time-phase = Una fase en que todos actúan
ui-time-nothing = nada
ui-time-up-help = A quien se le acaba no se le echa: sigue un bot, y puede volver a su asiento cuando quiera.
ui-time-consent-help = Una pausa o más tiempo necesitan el acuerdo de todas las personas que juegan. Una pausa dura un día como mucho.
ui-time-is-move = { $each } por respuesta{ $reserve ->
    [none] { "" }
   *[other] , { $reserve } en reserva
}
ui-time-is-game = { $all } por partida{ $increment ->
    [none] { "" }
   *[other] , { $increment } más por respuesta
}
ui-time-is-days = { $each } por respuesta{ $holidays ->
    [none] { "" }
   *[other] , { $holidays } de vacaciones
}
ui-time-step = Esta fase
ui-timer-help = Tiempo que queda para esta fase, en que todos actúan.
ui-time-away = De vacaciones
ui-time-warning = Te quedan { $left }.
ui-time-ran-out = Se te acabó el tiempo; juega un bot por ti.
ui-time-come-back = Recuperar el asiento
ui-time-paused = En pausa, { $left } como mucho
ui-time-waits = Los relojes esperan { $left } a { $players }
ui-time-wish-pause = Pide una pausa: { $players }
ui-time-wish-go-on = Pide seguir: { $players }
ui-time-wish-more = Pide más tiempo para todos: { $players }
ui-agree = De acuerdo
ui-time-decline = No
ui-time-pause = Pedir una pausa
ui-time-go-on = Pedir seguir
ui-time-more = Pedir { $more } más para todos
ui-time-holiday = Ir de vacaciones (quedan { $left })
ui-time-back = Volver de vacaciones
ui-hourglass-you = Las demás personas han terminado y te esperan.
ui-hourglass-other = Las demás personas han terminado y esperan a { $player }.
ui-hourglass-help = Nada acaba por sí solo: cuando se agota el tiempo, quienes esperan pueden seguir.
ui-hourglass-enough = No esperar más
chat-hello = ¡Hola!
chat-good-luck = ¡Suerte!
chat-well-played = ¡Bien jugado!
chat-thanks = ¡Gracias!
chat-sorry = ¡Perdón!
chat-one-moment = Un momento, por favor.
chat-back-soon = Vuelvo enseguida.
chat-good-game = ¡Buena partida!
chat-bye = ¡Hasta luego!
ui-chat = Charla
ui-chat-new = { $count ->
    [one] { $count } línea nueva
   *[other] { $count } líneas nuevas
}
ui-chat-seats = Aquí habla quien juega; quien mira no lo oye.
ui-chat-watchers = Aquí habla quien mira; quien juega no lo oye.
ui-chat-empty = Nadie ha dicho nada todavía.
ui-asides = Hablar en parejas
ui-asides-help = Cualquier pareja de la mesa puede escribirse en su chat, y nadie más lo lee.
ui-aside-for = Quién lo lee
ui-aside-all = A toda la mesa
ui-aside-to = Solo a: { $player }
ui-aside-you = Solo a ti
ui-chat-line = Di algo
ui-chat-phrases = Frases rápidas, que cada cual lee en su idioma
ui-chat-guests = Permitir hablar sin cuenta
ui-chat-more = Más sobre { $player }
ui-chat-mute = No mostrar
ui-chat-unmute = Mostrar otra vez
ui-chat-muted = No se muestra, como querías.
ui-report = Avisar
ui-report-wrong = Algo va mal
ui-report-help = El chat y el registro de esta mesa llegan a quien lleva este servidor.
ui-report-note = ¿De qué se trata?
ui-report-reason = Motivo
ui-report-rude = insultos, amenazas
ui-report-spam = publicidad, disparates
ui-report-cheats = trampas
ui-report-stalls = hace esperar a los demás
ui-report-name = un nombre indecente
ui-report-other = otra cosa
ui-report-mine = Lo que has denunciado aquí
ui-report-back = Retirarla
ui-report-taken-back = Está retirada, y ya nadie la lee.
ui-report-thanks = Gracias. Queda guardado.
ui-note = Mi nota
ui-note-help = Solo la ves tú.
ui-create = Abrir la mesa
ui-cancel = Cancelar
ui-close = Cerrar
ui-waiting-for = { $count ->
    [0] Ya están todos; empieza la partida.
    [one] Queda un asiento libre. La partida empieza cuando se ocupe.
   *[other] Quedan { $count } asientos libres. La partida empieza cuando se ocupen todos.
}
ui-waits-listed = Los demás encuentran esta mesa en el vestíbulo o con un clic. Mientras tanto puedes mirar otra cosa: el título de esta página dice cuándo te toca.
ui-waits-private = Solo encuentra esta mesa quien tiene el enlace.
ui-title-waiting = Esperando jugadores
ui-fill-bots = Completar con bots
ui-bot-that-comes = El bot que viene aquí: { $bot }.
ui-free-seat = Liberar el asiento
ui-kept-for = reservado para { $player }
ui-usual-rules = Se juega con las reglas habituales.
ui-sit-here = Sentarme aquí
ui-name-first = Elige antes un nombre, para que los demás sepan quién eres.
ui-leave = Dejar la mesa
ui-let-bot = Que juegue un bot
ui-has-left = { $player } ha dejado la partida.
ui-leave-clock = En esta mesa corre un reloj, y sigue corriendo mientras no estás.
ui-leave-help = La partida te espera: la encuentras en el vestíbulo y puedes volver. Mientras tanto, quien abrió la mesa puede poner un bot en tu lugar; al volver recuperas el asiento.
ui-stay = Quedarme
ui-resign = Abandonar
ui-resign-two = Te rindes y gana el otro jugador.
ui-resign-more = Te rindes: un bot sigue jugando por ti, cuentas como último puesto y no puedes volver. Si no juega nadie más, la partida termina.
ui-resign-sure = ¿Abandonar definitivamente esta partida?
ui-end-early = Terminar sin resultado
ui-end-early-help = La partida termina sin acabar cuando todas las personas que juegan están de acuerdo.
ui-end-wanted = { $players }: propuesta de terminar la partida sin resultado.
ui-end-waits = Propones terminar la partida sin resultado; falta el acuerdo de los demás.
ui-play-on = Seguir jugando
ui-has-resigned = Abandono: { $players }.
ui-bot-finished = Un bot terminó la partida por: { $players }. Sus asientos cuentan como últimos.
ui-ended-agreed = La partida ha terminado sin resultado, de común acuerdo.
ui-back = Retirar lo que otros ya han visto
ui-back-title = ¿Retirar tu última respuesta?
ui-back-all = Los demás han visto lo que siguió, así que tienen que aceptarlo todos los que juegan: { $players }.
ui-back-bots = Ya has visto lo que siguió. Los bots aceptan retirarla.
ui-back-undone = { $count ->
    [one] Se desharía una respuesta
   *[other] Se desharían { $count } respuestas
}
ui-back-more = { $count ->
    [one] y una línea más
   *[other] y { $count } líneas más
}
ui-back-price = La mesa vuelve a estar como estaba y salen otra vez las mismas cartas. El tiempo no se devuelve. Todos ven que aquí se retiró algo.
ui-back-ask = Preguntar a los demás
ui-back-now = Retirar
ui-back-wanted = { $player } pide retirar esto: «{ $what }»
ui-back-wanted-last = { $player } pide retirar su última respuesta.
ui-back-waits = Has pedido retirar tu última respuesta. Faltan por aceptar: { $players }
ui-back-waits-too = Faltan por aceptar: { $players }
ui-back-agree = Aceptar
ui-back-refuse = Rechazar
ui-back-withdraw = Dejarlo
ui-back-taken-back = Retirada: la mesa está como antes.
ui-back-refused = { $player }: no. La respuesta se mantiene.
ui-back-withdrawn = Al final no se retira nada.
ui-back-lapsed = No todos han contestado a tiempo. La respuesta se mantiene.
ui-back-went-on = La partida ha seguido, así que la respuesta se mantiene.
ui-back-line = Retirado
ui-back-line-wanted = Se retiraría
ui-mark-taken-back = respuestas retiradas
ui-mark-taken-back-help = Aquí todos aceptaron retirar respuestas que ya se habían visto.
ui-mark-hint = con pistas
ui-mark-hint-help = Aquí alguien preguntó qué haría un bot.
ui-invited = { $player } te invita a { $game }
ui-invite = Invita con este enlace
ui-invite-anew = Retirar el enlace y crear otro
ui-invite-fresh = Un enlace nuevo; el anterior ya no vale.
ui-invite-local = Este enlace solo funciona en este ordenador: en cualquier otro, su dirección es la de ese otro. Para que entren los demás, inicia el servidor con: { $command }
ui-copy = Copiar enlace
ui-copied = Copiado
ui-bot-of = { $bot } (bot de { $player })
ui-deal = Nadie puede amañar el reparto
ui-deal-more = Qué significa, y cómo añadir algo propio
ui-deal-help = Las cartas y los asientos salen de un secreto del servidor y de lo que añadan aquí quienes juegan. El sello se ha hecho con ese secreto. Al terminar la partida se revela el secreto, y cualquiera puede comprobar que corresponde al sello.
ui-deal-seal = Sello
ui-deal-copy = Copiar el sello
ui-deal-salt = Añade un texto cualquiera
ui-deal-salt-help = Así ni siquiera el servidor puede elegir el reparto. Tras la partida lo puede leer cualquiera.
ui-deal-added = Añadido
ui-deal-unproved = La semilla de esta mesa se eligió de antemano, así que su reparto no se puede comprobar.
ui-deal-check = Comprobar el reparto
ui-deal-secret = Secreto
ui-deal-nonce = Bits al azar
ui-deal-texts = Lo añadido
ui-deal-seed = Semilla de la partida
ui-deal-seal-fits = { $holds ->
    [yes] El secreto corresponde al sello.
   *[no] El secreto no corresponde al sello.
}
ui-deal-noted = { $holds ->
    [yes] Esta página mostró el mismo sello antes de empezar la partida.
   *[no] Antes de empezar la partida, esta página mostró otro sello: { $seal }.
}
ui-deal-seed-follows = { $holds ->
    [yes] La semilla sale del secreto y de lo añadido.
   *[no] La semilla no sale del secreto y de lo añadido.
}
ui-deal-seats-follow = { $holds ->
    [yes] El sorteo de los asientos sale de la semilla.
   *[no] El sorteo de los asientos no sale de la semilla.
}
ui-deal-seats-kept = Los asientos no se sortearon.
ui-deal-by-hand = Los navegadores solo pueden comprobarlo por https. Esta orden lo hace, y además reproduce toda la partida:
ui-deal-whole = Esta orden hace lo mismo, y además reproduce toda la partida:

## En la mesa

ui-you = Tú
ui-put-out = Ya no estás en este asiento: lo liberaron, o cerraste la sesión, en otra parte.
ui-put-out-bot = Ahora un bot ocupa tu asiento y lo guarda para ti.
ui-put-out-back = Recuperarlo
ui-bots-failing = Los bots de esta mesa no responden: algo falla en ellos. Vuelve a cargar la página para que lo intenten otra vez.
ui-bot-failed = El bot { $bot } ha fallado. { $other } sigue jugando en su lugar.
ui-bots-endless = Los bots jugarían sin fin: su partida se ha detenido, sin terminar.
ui-watching = Estás mirando
ui-title-turn = ● Te toca
ui-title-asked = ● Te preguntan
ui-offline = Se ha perdido la conexión. Reintentando…
ui-offline-kept = Tu respuesta espera y se envía cuando vuelva.
ui-offline-recalled = Como estaba el { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
ui-withdraw = Responder de nuevo
ui-renew = Esta página es más antigua que su servidor.
ui-renew-now = Cargarla de nuevo
ui-away = ausente
ui-away-help = Ahora no tiene conexión. El asiento le espera.
ui-choosing = { $player_you ->
    [yes] estás eligiendo…
   *[no] está eligiendo…
}
ui-points-so-far = Puntos hasta ahora
ui-my-tableau = Tu tablero
ui-tableau-of = Tablero: { $player }
ui-enlarge = Ver las cartas en grande: { $player }
ui-placing = { $player } está colocando esta carta.
ui-placing-mine = Estás colocando esta carta.
ui-last-placed = Última carta colocada: { $player }
ui-hand = Tu mano
ui-hand-empty = No tienes cartas en la mano.
ui-looked-at = Las cartas que miras
ui-offered = Mundos iniciales que puedes elegir
ui-question = La pregunta para ti
ui-answers = Respuestas
ui-answers-below = { $count } más para elegir abajo
ui-actions = Acciones
ui-phases = Las fases de esta ronda
ui-phase-now = Fase: { $phase }
ui-phase-not = Nadie la ha elegido; no se juega esta ronda.
ui-bonus-of = Bonificación: { $players }
ui-longest = Tablero más largo: { $count } de { $limit }
ui-ticked = { $count } de { $need }
ui-tick-more = Elige { $count } más
ui-take-back = Deshacer
ui-untick = Desmarcar
ui-given = Tu respuesta: { $answer }
ui-given-by = Aquí respondió { $player }: { $answer }
ui-own-answers = Respuestas tuyas
ui-send = Enviar
ui-add = Añadir
ui-remove = Quitar
ui-sent = Enviado…
ui-playing = Mira qué pasa…
ui-skip = Saltar
ui-sure-tactics = { name-new_military_tactics } no hace falta: puedes hacerlo sin ella. ¿Quieres gastarla de todos modos?
ui-sure-ship = { name-colony_ship } no hace falta: este mundo ya te sale gratis. ¿Quieres gastarla de todos modos?
ui-sure-yes = Gastarla
ui-sure-no = Conservarla
ui-log = Registro
ui-log-empty = Todavía no ha pasado nada.
ui-explanation = Explicación
ui-point-hint = Señala una carta, o llega a ella con las flechas, para leerla aquí. En una pantalla táctil, mantenla pulsada.
ui-makes = total
ui-points = { $vp } PV
ui-with-good = con un bien: { $good }
ui-production = mundo de producción
ui-windfall = mundo de bonanza
ui-type-world = Mundo, coste { $number }
ui-type-military-world = Mundo militar, defensa { $number }
ui-type-start-world = { $military ->
    [yes] Mundo inicial, defensa { $number }
   *[no] Mundo inicial, coste { $number }
}
ui-type-development = Desarrollo, coste { $number }
ui-type-six-cost = Desarrollo de coste 6

## Consejos

ui-hint-ask = ¿Qué se plantearía aquí alguien que juega bien?
ui-hint-title = Alguien que juega bien se plantearía
ui-hint-thinking = Pensando …
ui-hint-close = Cerrar el consejo
ui-hint-on-table = ¿Dónde está en la mesa?
hint-amount =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
hint-more = Parece alrededor de { hint-amount } mejor que la siguiente opción.
hint-less = Parece alrededor de { hint-amount } peor que la primera.
hint-close = Parece apenas mejor que la siguiente.
hint-even = Parece apenas peor que la primera.
hint-price =
    { $count ->
        [0] No cuesta ninguna carta.
        [one] Cuesta { $count } carta.
       *[other] Cuesta { $count } cartas.
    }
hint-hopes = Con ello podrías colocar { $card }. Cartas que pagar: { $count }.
hint-worth =
    { $count ->
        [one] En tu mano vale alrededor de { hint-amount }.
       *[other] En tu mano valen juntas alrededor de { hint-amount }.
    }
hint-unseen = Cartas con este número que no has visto: { $count }.
hint-lead =
    { $way ->
        [behind] En las partidas probadas desde aquí te fue más o menos como si acabaras { hint-amount } por detrás.
       *[ahead] En las partidas probadas desde aquí te fue más o menos como si acabaras { hint-amount } por delante.
    }
hint-rounds = Tal como están los imperios, cada ronda te da entonces { $vp } PV (hasta ahora { $was }); ingresos: { $income } (hasta ahora { $had }).
hint-chance = Probabilidad de ganar después: alrededor del { $share } %.
hint-gains = La oferta de { $player }: con ella ganas alrededor de { hint-amount }.
hint-plan =
    { $count ->
        [one] Es todo un plan para este turno. El bot lo cuenta en alrededor de { hint-amount }: PV, bienes que sobran y lo que las cartas darán más tarde, sin comerciar.
       *[other] Es el primero de los { $count } pasos de un plan para este turno. El bot lo cuenta en alrededor de { hint-amount }: PV, bienes que sobran y lo que las cartas darán más tarde, sin comerciar.
    }
hint-swap = Un cambio que podrías ofrecer: tu plan valdría entonces alrededor de { hint-amount } más.
hint-no-more = Sin comerciar no hay nada más que ganar en esta fase.
hint-card-worth = En los turnos que quedan vale para ti alrededor de { hint-amount }.
hint-no-card = Ninguna carta de aquí vale las naves que has pujado.
hint-none-gains = Ninguna carta que podrías colocar ahora promete más de lo que cuesta.
hint-left = Tus otros bienes aún pueden dar después alrededor de { hint-amount } en esta fase.
hint-keeps = La carta que menos echarías en falta vale alrededor de { hint-amount } en tu mano.
hint-others-most = La mejor de las otras cartas vale unos { $amount }.
hint-others-least = La menos valiosa de las otras cartas vale unos { $amount }.
hint-kept = En cuanto a las cartas que te quedas: colocarlas más tarde promete alrededor de { hint-amount }.
hint-played =
    { $count ->
        [one] Jugada tal como están las cosas te daría alrededor de { hint-amount }.
       *[other] Jugadas tal como están las cosas te darían juntas alrededor de { hint-amount }.
    }
hint-unknown = Cartas de esta preparación que no conoces: { $count }.
hint-deal =
    { $count ->
        [one] Un trato que podrías ofrecer a otro jugador: con él ganas alrededor de { hint-amount }, y la otra parte unos { $least }.
       *[other] Un trato que podrías ofrecer a { $count } jugadores: con él ganas alrededor de { hint-amount }, y cada uno de los demás unos { $least } o más.
    }
hint-runs =
    { $count ->
        [one] Un uso. El bot cuenta lo que tienes después en alrededor de { hint-amount }: PV, bienes y lo que las cartas darán más tarde.
       *[other] { $count } usos. El bot cuenta lo que tienes después en alrededor de { hint-amount }: PV, bienes y lo que las cartas darán más tarde.
    }
hint-no-run = Ningún convertidor saca de tus bienes más de lo que ya valen.
hint-bids = Lo que es probable comprar con estas pujas, más las naves que te quedas, vale alrededor de { hint-amount }.
hint-no-ships = No tienes naves que pujar.
hint-halves = Partida en mitades, tu puja podría comprar colonias que valen juntas alrededor de { hint-amount }; entera, una colonia que vale unos { $one }.
hint-theft = Descontado lo que cuesta, con él ganas alrededor de { hint-amount }.
hint-no-theft = Ningún robo de los que quedan da más de lo que cuesta.
hint-gone =
    { $count ->
        [one] En los turnos que quedan daría alrededor de { hint-amount }: menos que cualquier otra.
       *[other] En los turnos que quedan darían juntas alrededor de { hint-amount }: menos que cualesquiera otras.
    }
hint-newcomers = Se recomienda para una primera partida.
hint-difficulty = Lo difícil que es de jugar: { $level } de { $most }.
hint-cube-more = Con él, tu plan para este turno vale alrededor de { hint-amount } más.
hint-cube-less = Sin él, tu plan para este turno vale alrededor de { hint-amount } menos.
hint-gift = A { $player } es a quien menos ayuda: alrededor de { hint-amount }.
hint-gift-round = Hay que darlo, y se reparte por la mesa.
hint-talk = Sin ningún trato, es probable que tus naves den alrededor de { hint-amount }. Una promesa sobre las pujas conviene si te da más de lo que quita de ahí.
hint-refuse = Lo que se ofrece a cambio te dejaría alrededor de { hint-amount }, así que no ganas nada.
hint-breaks = Sin otro acuerdo pierdes { hint-amount } por lo que no has cumplido.
hint-conquers = Tu fuerza militar de { $military } conquista { $card }, que se defiende con { $defense }.
hint-goal = Te da el objetivo { $goal }: { $vp } PV.
hint-uses = Para ello se gasta { $card }.
hint-draws =
    { $count ->
        [one] Robas { $count } carta por ello.
       *[other] Robas { $count } cartas por ello.
    }
hint-explores = Cartas que robas: { $count }; después descartas { $away } de todas las que tengas.
hint-second = Le puede seguir un segundo mundo: { $card }, { $count ->
        [0] gratis
        [one] por { $count } carta
       *[other] por { $count } cartas
    }.
hint-next =
    { $when ->
        [now] Te quedas con lo necesario para colocar { $card } enseguida. Cartas que pagar: { $count }.
       *[later] Te quedas con lo necesario para colocar { $card } en la próxima ronda. Cartas que pagar: { $count }.
    }
hint-next-both =
    { $when ->
        [now] Te quedas con lo necesario para colocar juntas { $card } y { $beside } enseguida. Cartas que pagar: { $count }.
       *[later] Te quedas con lo necesario para colocar juntas { $card } y { $beside } en la próxima ronda. Cartas que pagar: { $count }.
    }
hint-keeps-best = De las cartas que te quedas, { $card } es la que más promete.
hint-empty-hand = No te quedas ninguna carta.
hint-instead = Conserva { $card } y renuncia a cambio a { $beside }.
hint-points = Tu puntuación cambia en el acto en { $vp } PV.
hint-then = Te quedas con lo necesario para colocar { $card } más tarde en esta ronda. Cartas que pagar: { $count }.
hint-could = Te quedas con lo necesario para colocar { $card } en la próxima ronda, si eliges { $phase }. Cartas que pagar: { $count }.
hint-keeps-of = Cartas que miras: { $looks }; te quedas { $count }.
hint-sells =
    { $count ->
        [one] El bien de { $card } se vende por { $count } carta.
       *[other] El bien de { $card } se vende por { $count } cartas.
    }
hint-consumes = Tus poderes de consumir dan entonces { $vp } PV; cartas: { $count }.
hint-produces =
    { $count ->
        [one] { $count } de tus mundos recibe un bien.
       *[other] { $count } de tus mundos reciben un bien.
    }
hint-helps =
    { $count ->
        [one] También pone un bien en { $count } mundo de { $player }.
       *[other] También pone bienes en { $count } mundos de { $player }.
    }
hint-denies = Quien elige Producir sirve sobre todo a { $player }: mundos suyos que esperan un bien: { $count }, tuyos: { $own }. Tú no lo eliges.
review-rival = Lo más probable ({ $share } %) era que { $player } eligiera { $action }.
review-worth = Según las cuentas del entrenador es mejor por alrededor de { hint-amount }.
review-invent = Lo que cuesta { $card } estaba ahí: se podía inventar.
review-upgrade = Con lo que había ahí se podía dar la vuelta a { $card }.
review-idle = Sin usar, aunque lo que gasta estaba ahí: { $card }.
review-theirs = Quien gana también con ello: { $player }, alrededor de { hint-amount }.
review-costs = Con esta oferta pierdes alrededor de { hint-amount }.
review-vain = Naves pujadas por { $track } que no compraron nada: { $count }.
review-high = Naves pagadas por { $track }: { $count }. Habrían comprado lo mismo: { $needed }.
review-takes = Lo que compra: { $card }.
review-took = Lo que se compró en su lugar: { $card }.
hint-later = Con el tiempo promete alrededor de { hint-amount } más.
hint-missed =
    { $count ->
        [one] Apenas la echarás en falta: jugada tal como están las cosas te daría alrededor de { hint-amount }.
       *[other] Apenas las echarás en falta: jugadas tal como están las cosas te darían juntas alrededor de { hint-amount }.
    }
hint-score-now = Tu puntuación cambia en el acto en { $vp } PV.
hint-nothing-now = No cambia nada en el acto.
hint-hidden = Lo que da depende de cartas que no puedes ver.
hint-sure = Está ahí para aceptarla; un trato tuyo necesita que otros estén de acuerdo.
hint-leads-to =
    { $does ->
        [invent] Abre el camino para inventar { $card } en este turno.
       *[upgrade] Abre el camino para mejorar { $card } en este turno.
    }
hint-leaves-cheap = Está donde la puja tiene que ser alta: los espacios baratos quedan para pujas pequeñas.
hint-weighs-one = Solo existe esta respuesta.
hint-weighs-usual = Así respondería el bot. Aquí no da cifras.
hint-weighs-race-start = El bot suma lo que dará cada mundo inicial, junto con tus mejores cartas.
hint-weighs-race-action = Para cada acción, el bot calcula la ronda que viene, elijan lo que elijan los demás: puntos, cartas, bienes y tu ventaja sobre el mejor rival.
hint-weighs-race-place = El bot compara los puntos, de ahora y con el tiempo, con las cartas que pagas, y tiene en cuenta lo que aún puedes colocar en esta ronda.
hint-weighs-race-way = El bot compara lo que te cuesta cada manera.
hint-weighs-race-goods = El bot cuenta puntos y cartas, y para qué sirven aún tus otros bienes.
hint-weighs-race-guess = El bot cuenta las cartas que todavía no has visto.
hint-weighs-race-cards = El bot valora cada carta por lo que ganarías al colocarla: se queda las mejores y deja las que menos echarías en falta.
hint-weighs-jump-play = El bot sigue desde cada respuesta durante unos cientos de partidas; las cartas que no ves se reparten al azar.
hint-weighs-jump-discard = El bot deja distintas cartas y sigue cada vez durante unos cientos de partidas; las cartas que no ves se reparten al azar.
hint-weighs-jump-end = El bot calcula con cuánta ventaja sobre el mejor rival cabe esperar acabar tras cada respuesta.
hint-weighs-jump-keep = El bot se queda las cartas que más prometen al colocarlas más tarde.
hint-weighs-mars-chance = El bot prueba cada respuesta en unos cientos de mesas que tú verías igual que esta, y juzga qué probabilidad tienes allí de ganar.
hint-weighs-mars-lead = El bot prueba cada respuesta en unos cientos de mesas que tú verías igual que esta, y juzga tu ventaja allí.
hint-weighs-mars-cards = El bot valora cada carta por lo que ganarías al jugarla de la mano o del módulo de preparación.
hint-weighs-mars-one = Al bot una respuesta le parece claramente mejor que todas las demás.
hint-weighs-sidereal-plan = El bot planea qué podrías usar, inventar y mejorar con tus bienes, y compara las ofertas con ese plan. No sabe qué aceptarían los demás.
hint-weighs-sidereal-bid = El bot calcula lo que dará cada carta en los turnos que quedan. Los espacios baratos prefiere dejarlos para pujas pequeñas.
hint-weighs-sidereal-economy = El bot usa los convertidores que más sacan de tus bienes.
hint-weighs-sidereal-split = El bot sopesa lo que es probable comprar con pujas de cada tamaño.
hint-weighs-sidereal-theft = El bot compara lo que se lleva cada robo con lo que cuesta.
hint-weighs-sidereal-support = El bot deja las colonias que menos darían en los turnos que quedan.
hint-weighs-sidereal-species = El bot mira lo difícil que es cada especie y si conviene para una primera partida. No sabe cuál te gustaría.
hint-weighs-sidereal-cube = El bot compara sus planes para el turno, con cada cubo y sin él.
hint-weighs-sidereal-gift = El bot planea qué podrían hacer los demás con el regalo, y lo da donde menos ayuda.
hint-weighs-sidereal-talk = El bot no hace tratos sobre pujas. Calcula lo que es probable que compren las naves sin ninguno.
hint-weighs-sidereal-settle = El bot valora lo que se ofrece en lugar de una promesa, y cuenta los puntos que cuesta no cumplirla.

## Puntos y final

ui-score-click = Pulsa para ver de dónde salen los puntos.
ui-breakdown-of = { $player_you ->
    [yes] Tus puntos
   *[no] Puntos de { $player }
}
ui-source = Origen
ui-of-scoring = { $all ->
    [yes] según sus reglas de puntuación
   *[no] { $vp } de ellos por sus reglas de puntuación
}
ui-show-end = Ver el resultado
ui-you-won = ¡Has ganado!
ui-won = Gana { $player }
ui-shared-win = Victoria compartida: { $players }
ui-nobody-won = La partida ha terminado
ui-ended-because = La partida ha terminado porque { $causes }.
ui-tie-break = Desempate: { $count } (cartas en mano y bienes)
ui-again = Jugar otra vez
ui-again-join = A la partida siguiente
ui-again-told = Tienes un sitio reservado en otra partida con la misma gente.
ui-replay = Ver la partida de nuevo
ui-record = Descargar la partida
ui-replay-play = Reproducir
ui-replay-pause = Pausa
ui-replay-back = Un paso atrás
ui-replay-forward = Un paso adelante
ui-replay-round-back = Principio de la ronda
ui-replay-round-forward = Ronda siguiente
ui-replay-where = Momento de la partida
ui-replay-leave = Volver al resultado
ui-replay-missing = De esta partida no se guardaron los fotogramas: solo se muestran el final y el registro.
ui-replay-rounds = Rondas
ui-replay-to-round = A la ronda { $round }
ui-replay-at = Paso { $at } de { $last }, ronda { $round }
ui-replay-side = Punto de vista
ui-replay-side-of = { $player_you ->
    [yes] Lo que veías tú
   *[no] Lo que veía { $player }
}
ui-replay-open = Manos abiertas
ui-replay-watched = Lo que veía el público
ui-replay-hands = Todas las manos
ui-replay-speed = Velocidad
ui-replay-times = { $speed }×
ui-replay-more = Más
ui-replay-statistics = Estadísticas
ui-replay-measure = Qué se cuenta
ui-replay-score = Puntuación
ui-replay-seen = Cartas distintas vistas
ui-replay-curve = { $measure } por rondas
ui-replay-moment = En el paso { $at } de { $last }
ui-replay-share = Compartir
ui-replay-share-help = Quien abra este enlace ve la partida desde este momento y desde el lado que se muestra.
ui-replay-link = Enlace a este momento
ui-replay-share-with = Compartir …
ui-replay-go-on = Seguir desde aquí
ui-replay-go-on-help = Se abre una mesa nueva tal como está ahora esta partida, con las mismas cartas por venir. Los demás asientos los juegan bots. No cuenta para nada.
ui-replay-go-on-yes = Jugar desde aquí
ui-replay-play-seat = Yo juego por
ui-replay-against = Contra
ui-percent = { $share } %
ui-review = Análisis
ui-finish-review = El entrenador puede mirar cada respuesta: cómo cambiaron las probabilidades y qué habría sido mejor.
ui-finish-moments = Momentos decisivos
ui-finish-look = Mirar esta partida
ui-review-shut = Cerrar el análisis
ui-review-waiting = El análisis espera su turno.
ui-review-working = Respuestas que ha mirado el entrenador: { $done } de { $count }.
ui-review-progress = Cuánto lleva el análisis
ui-review-given = Has cancelado el análisis.
ui-review-again = Pedirlo otra vez
ui-review-failed = El análisis se interrumpió en el servidor. Quien lo administra encuentra el motivo en su registro.
ui-review-no-judge = No hay entrenador para este juego: ningún bot juzga aquí qué probabilidad de ganar tiene cada asiento.
ui-review-watched = No ocupabas ningún asiento en esta partida, así que ves cómo fueron las probabilidades. Lo que se pudo jugar mejor solo se cuenta a quien jugó.
ui-review-flawless = El entrenador no encontró ninguna respuesta tuya que cediera algo.
ui-review-turning = Momento clave { $number } de { $count }
ui-review-turning-at = Momento clave { $number }, ronda { $round }: { $answer }
ui-review-before = Momento clave anterior
ui-review-next = Siguiente momento clave
ui-review-when = Ronda { $round }, { $phase }
ui-review-made = { $player }: { $answer }
ui-review-coach = Entrenador: { $answer }
ui-review-also = También mejor: { $answers }
ui-review-answer = { $answer }, { $share } %
ui-review-line = Podría seguir así: { $answers }
ui-review-lost = Cediste un { $lost } %. El margen de error del entrenador es aquí { $noise ->
    [0] menos del 1 %
   *[other] del { $noise } %
}.
ui-review-opened = Con todas las cartas a la vista, también las que faltaban, es { $made } % frente a { $best } %.
ui-review-try = Probarlo desde aquí
ui-review-play-on = Seguir viendo
ui-review-numbers = Números
ui-review-accuracy = Precisión por fases
ui-review-questions = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
}
ui-review-luck = Suerte y acierto, en puntos porcentuales
ui-review-luck-par = Parte igual
ui-review-luck-start = El reparto
ui-review-luck-draws = El azar después
ui-review-luck-own = Respuestas propias
ui-review-luck-rivals = Las de los demás
ui-review-luck-result = Resultado
ui-review-curve = Probabilidades de ganar
ui-review-at = Paso { $at } de { $last }, ronda { $round }: { $chances }
ui-review-table = Probabilidades de ganar al final de cada ronda
ui-review-round = Ronda
ui-review-help = Cómo leer el análisis
ui-review-help-chances = Probabilidades
ui-review-help-chances-text = En cada respuesta el entrenador juzga qué probabilidad de ganar tiene ese asiento, con lo que desde allí se podía ver. Todas juntas suman 100 %.
ui-review-help-turning = Momentos clave
ui-review-help-turning-text = Las respuestas que más te costaron, tres como mucho. El entrenador prueba tu respuesta y otras probables en muchas mesas que desde tu asiento se ven igual que esta. En un juego de comercio cuenta en puntos lo que dan, y lo toma como probabilidades.
ui-review-help-noise = Margen de error
ui-review-help-noise-text = Cuánto puede desviarse fácilmente la diferencia, pues solo se prueban unas cuantas mesas o los puntos solo se calculan: su error estándar. Una diferencia que podría ser mero azar no se cuenta.
ui-review-help-lamp = Lámpara
ui-review-help-lamp-text = En cualquier momento de la partida el entrenador prueba las respuestas más probables, todas en las mismas mesas que desde tu asiento se ven igual, y muestra a qué probabilidad lleva cada una. Cuenta como uno de tus consejos.
ui-review-help-accuracy = Precisión
ui-review-help-accuracy-text = Una respuesta que no cede nada cuenta 100; una que cede un 5 % de una victoria, 50; una que cede un 10 %, 25. En una fase es la media de tus respuestas allí que dejaban elegir.
ui-review-help-luck = Suerte y acierto
ui-review-help-luck-text = La parte igual es lo que tiene cada asiento antes de repartir nada. Luego vienen lo que valía tu reparto, lo que cedieron tus respuestas y lo que te cedieron las de los demás; el resto es lo que trajo el azar. Juntos dan el resultado: 100 para una victoria.
ui-review-judge = El entrenador es este bot: { $bot }.
ui-lamp-ask = Preguntar
ui-lamp-about = ¿Qué se podía haber jugado aquí?
ui-lamp-help = Ve a cualquier momento de la partida y pregunta: el entrenador muestra qué { $player_you ->
    [yes] podías responder
   *[no] podía responder { $player }
} después, y cuánto valía cada respuesta.
ui-lamp-dark = El entrenador no lo sabe: ninguna pregunta dejaba aquí una elección que él valore.
ui-lamp-made = jugada
ui-lamp-behind = { $lost } % por detrás de la mejor, con un margen de { $noise } %.
ui-gone-on = De otra partida
ui-gone-on-help = Esta partida sigue desde un momento de otra. Pulsa para verla.
ui-open-record = Abrir un archivo

## Todas las cartas

ui-search-cards = Buscar en nombres y poderes
ui-filter-type = Clase de carta
ui-filter-type-all = Todas las clases
ui-filter-type-world = Mundos
ui-filter-type-military = Mundos militares
ui-filter-type-production = Mundos de producción
ui-filter-type-windfall = Mundos de bonanza
ui-filter-type-start = Mundos iniciales
ui-filter-type-development = Desarrollos
ui-filter-type-six = Desarrollos de coste 6
ui-filter-good = Tipo de bien
ui-filter-phase = Poder en una fase
ui-order = Orden
ui-order-name = Por nombre
ui-order-cost = Por coste
ui-order-vp = Por PV
ui-edition-is = { $edition ->
    [first] Primera edición
    [second] Segunda edición
   *[other] Edición: { $edition }
}
ui-cards-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
ui-cards-none = Ninguna carta coincide.

## Ajustes y teclas

ui-settings = Ajustes
ui-setting-off = No
ui-setting-on = Sí
ui-setting-system = Sistema
ui-setting-language = Idioma
ui-setting-names = Nombres de las cartas
ui-setting-names-help = En el idioma de la página, o como en inglés. La carta grande dice siempre el nombre inglés.
ui-setting-names-translated = Traducidos
ui-setting-names-english = En inglés
ui-setting-theme = Tema
ui-setting-theme-help = De noche, de día o como en tu sistema.
ui-setting-theme-dark = Oscuro
ui-setting-theme-light = Claro
ui-setting-pace = Ritmo de las jugadas de los demás
ui-setting-pace-help = Cuánto se muestra cada jugada antes de la siguiente; con Esc, Espacio o Saltar ves el resto de golpe.
ui-setting-pace-off = De golpe
ui-setting-pace-fast = Rápido
ui-setting-pace-normal = Medio
ui-setting-pace-slow = Lento
ui-setting-motion = Movimiento
ui-setting-motion-help = Movimientos breves que muestran de dónde viene una carta.
ui-setting-motion-full = Sí
ui-setting-motion-reduced = No
ui-setting-single = Preguntas con una sola respuesta
ui-setting-single-help = Si tus cartas ocultas te dejan una sola respuesta, se te pregunta igual que a todos. Si responde la página, los demás pueden notar por la rapidez que no tenías elección.
ui-setting-single-ask = Respondo yo
ui-setting-single-page = Responde la página
ui-setting-single-always = La página, y el servidor si no estoy
ui-setting-idle = Pasos en los que no tienes nada que decir
ui-setting-idle-help = Como la charla antes de las pujas de Sidereal Confluence, si no tienes naves ni ofertas que contestar. La página puede decir por ti que has terminado.
ui-setting-idle-off = Preguntarme
ui-setting-idle-on = Saltarlos
ui-setting-sound = Sonido cuando te toca
ui-setting-sound-help = Un sonido suave, si has tenido que esperar a los demás.
ui-setting-noises = Sonidos en la mesa
ui-setting-noises-help = Sonidos suaves al poner cartas, al revelar lo elegido, al ganar puntos y al final.
ui-setting-notices = Aviso cuando te toca
ui-setting-notices-help = El navegador te avisa mientras miras otra cosa.
ui-setting-notices-refused = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes para este sitio.
ui-setting-push = Avisos con la página cerrada
ui-setting-push-help = En las partidas por turnos, este navegador muestra entonces un aviso cuando te toca y no estás en la mesa, aunque no haya ninguna página abierta. Lo transmite el servicio de quien hace el navegador, que no puede leerlo.
ui-setting-push-refused = El navegador no lo permite. Puedes permitirlo en sus ajustes para esta página.
ui-setting-call-mail = Avisos por correo
ui-setting-call-mail-help = En las partidas por turnos, un correo electrónico te dice entonces que te toca mientras no estás en la mesa.
ui-setting-call-mail-first = Para ello, añade una dirección de correo a tu cuenta y confírmala.
ui-called-elsewhere = También te avisan en:
ui-called-end = Allí ya no
ui-called-end-at = No avisarme más en { $browser }
call-turn = Te toca.
call-agree = { $what ->
    [end] Alguien pide terminar la partida sin resultado. ¿Lo aceptas?
    [pause] Alguien pide una pausa. ¿La aceptas?
    [go-on] Alguien pide terminar la pausa. ¿Lo aceptas?
    [more] Alguien pide más tiempo para todos. ¿Lo aceptas?
   *[back] Alguien pide retirar una respuesta. ¿Lo aceptas?
}
ui-help = Cómo se juega
ui-help-of = Cómo se juega a { $game }
ui-help-signs = Símbolos
ui-help-powers = Poderes de las cartas
ui-help-options = Opciones de una mesa
ui-help-parts = Partes de esta ventana
ui-keys = Teclas
ui-key-zones = de zona en zona: mano, tablero, respuestas…
ui-key-tick-key = Espacio
ui-key-move = entre las cartas o botones de una zona
ui-key-choose = elegir; otra vez para confirmar
ui-key-tick = marcar o desmarcar una carta
ui-key-back = deshacer lo no confirmado; saltar; cerrar
ui-key-take-back = retirar tu última respuesta, mientras no se haya revelado nada desde entonces
ui-key-hint = un consejo para tu pregunta
ui-key-replay = al ver una partida: un paso atrás o adelante
ui-key-replay-round = al ver una partida: una ronda atrás o adelante
ui-key-replay-end = al ver una partida: al principio o al final
ui-key-replay-play = al ver una partida: reproducir o pausa
ui-key-review = en un análisis: el momento clave siguiente o el anterior
ui-key-lamp = en un análisis: encender la lámpara o apagarla
ui-key-list = esta ventana

## Lo que se rechaza, y por qué

ui-refused = No ha podido ser ({ $reason }).
ui-rule = Regla { $rule }
ui-guide = Guía
ui-guide-of = Guía de { $game }
ui-guide-course = La partida en breve
ui-guide-back = Atrás
ui-guide-next = Página siguiente
reason-no-connection = No se puede llegar al servidor.
reason-server-error = Algo ha fallado en el servidor. Inténtalo otra vez.
reason-stale-question = Esa pregunta ya está contestada.
reason-question-gone = Lo que respondiste sin conexión no se ha enviado: la pregunta ya no está abierta.
reason-nothing-to-take-back = No tienes ninguna respuesta que retirar.
reason-told-since = Demasiado tarde: desde entonces ha pasado algo de lo que alguien pudo enterarse. Tu respuesta vale.
reason-no-such-session = Ese navegador ya no tiene la sesión abierta.
reason-session-here = Es este navegador; aquí usa «Cerrar sesión».
reason-back-rated = En una mesa con clasificación no se retira nada una vez que los demás han visto lo que siguió.
reason-asked-already = Alguien ya pide retirar una respuesta.
reason-no-longer-asked = Ya nadie pide eso.
reason-back-not-told = Tu última respuesta todavía se puede retirar sin preguntar.
reason-back-not-this = La partida ha seguido entretanto. Mira otra vez qué se desharía.
reason-back-refused = Eso ya se ha rechazado. Puedes volver a pedirlo después de tu próxima respuesta.
reason-too-far-back = Esta partida empezó antes de una actualización y no puede volver atrás.
reason-too-often-back = Esta mesa ha vuelto atrás { $most } veces; ya no vuelve más.
reason-not-your-seat = Ese asiento no es tuyo.
reason-not-seated = No tienes asiento en esta mesa.
reason-malformed = El servidor no ha entendido el mensaje.
reason-too-large = El mensaje es demasiado grande.
reason-bad-payload = Esa respuesta no se puede leer: { $detail }
reason-key-too-long = Esa respuesta es demasiado larga: { $size } caracteres, y se permiten { $most }.
reason-not-time = El tiempo de este paso no ha terminado.
reason-game-over = La partida ha terminado.
reason-game-not-over = La partida aún no ha terminado.
reason-table-full = Todos los asientos están ocupados.
reason-no-clock = Esta mesa no tiene reloj: cada cual tiene el tiempo que quiera.
reason-not-now = Eso no se puede hacer ahora.
reason-no-holidays = No quedan días de vacaciones.
reason-not-watched = Mientras dura, esta partida solo la ve quien juega: así lo ha elegido quien abrió la mesa.
reason-unwatched-listed = Una mesa que aparece en el vestíbulo se puede mirar; haz que sea con invitación.
reason-muted = No puedes chatear, poner nombres ni prometer nada con tus propias palabras hasta { $until }. El motivo: { $why }
reason-rename-unconfirmed = Eso cambiaría el nombre de tu cuenta de { $was } a { $name }. { $was } sigue siendo tuyo, y nadie más puede llamarse así. Confirma que lo quieres.
reason-suspended = No puedes jugar aquí hasta { $until }. El motivo: { $why }
reason-banned = Ya no puedes jugar aquí. El motivo: { $why }
reason-not-restrained = Aquí no hay nadie a quien se le pueda hacer eso.
reason-no-such-reset = Este enlace ya no vale: sirve una sola vez y durante { $minutes } minutos. Pide otra carta.
reason-bad-line = Una línea de chat no puede estar vacía ni pasar de { $most } caracteres.
reason-chat-not-for-guests = En una mesa pública, las personas invitadas solo hablan si quien la abrió lo permite.
reason-no-asides = En esta mesa nadie escribe a una sola persona.
reason-nobody-to-hear = Ahí no se sienta nadie a quien puedas escribir a solas.
reason-asides-not-here = Hablar en parejas es para juegos con tratos que no puntúan.
reason-quiet-now = Según las reglas de esta mesa nadie habla en esta fase.
reason-no-such-line = No existe esa línea.
reason-no-hints-rated = En una mesa con puntuación no hay consejos.
reason-no-hints-tournament = En un torneo no hay consejos.
reason-no-hints-daily = En el reparto del día no hay consejos.
reason-back-daily = En el reparto del día no se retira nada una vez que has visto lo que siguió.
reason-end-daily = El reparto del día se juega hasta el final, o te rindes.
reason-back-duplicate = En un torneo duplicado no se retira nada una vez que has visto lo que siguió.
reason-end-duplicate = Una partida de un torneo duplicado se juega hasta el final, o te rindes.
reason-seat-daily = En el reparto del día nadie juega por ti.
reason-daily-closed = Los demás lo verán cuando acabe el día de este reparto.
reason-round-closed = Todas las mesas de esta ronda juegan el mismo reparto. Se podrá ver cuando acabe la última.
reason-daily-over = El día de este reparto ya ha acabado.
reason-not-asked = Ahora no se te pregunta nada.
reason-no-push = Este servidor no avisa a nadie por el navegador.
reason-bad-device = A este navegador no se le puede avisar: { $detail }
reason-mail-not-confirmed = Solo se escribe a una dirección que hayas confirmado.
count-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
reason-too-many-hints = Han sido muchos consejos. Vuelve a probar dentro de { count-seconds }.
reason-too-many-reviews = Han sido muchos análisis para un día. Vuelve a probar más tarde.
reason-hint-late = Los bots están ocupados y ahora no tienen consejo. Vuelve a probar dentro de un rato.
reason-hint-failed = Aquí los bots fallan y no tienen consejo. Quien cuida de este servidor encuentra el motivo en su registro.
reason-too-many-lines = Ha sido mucho de una vez. Vuelve a probar dentro de { count-seconds }.
reason-too-many-reports = Han sido muchos avisos. Vuelve a probar dentro de { count-seconds }.
reason-seat-taken = Ya hay alguien sentado ahí.
reason-not-wanted = Quien abrió esta mesa no quiere jugar contigo.
reason-oneself = Eso eres tú.
reason-no-such-player = No existe nadie así.
reason-no-such-profile = No existe ese perfil, o es solo para su dueño.
reason-no-such-report = No existe ese aviso.
reason-too-many-people = Puedes tener como mucho { $most } personas entre amistades y bloqueos.
reason-seat-kept = Este asiento está reservado para { $player }.
reason-still-here = { $player } está ahora mismo en la mesa.
reason-no-such-seat = Esta mesa no tiene ese asiento.
reason-no-such-table = Esa mesa no existe. Puede que se haya cerrado.
reason-table-expired = Esta mesa se ha cerrado: durante demasiado tiempo nadie vino a sentarse.
reason-table-left = Esta partida se ha cerrado: todos la habían dejado.
reason-table-idle = Esta partida se ha cerrado: nadie ha seguido jugando durante demasiado tiempo.
reason-table-pruned = Esta partida terminó hace mucho y ya no se guarda.
reason-table-brought = Esta partida venía de un archivo y ya no se guarda. Abre el archivo de nuevo.
reason-not-found = Aquí no hay nada.
reason-not-invited = Para sentarse aquí hace falta una invitación. Quien está en la mesa puede enviarte el enlace.
reason-not-private = En esta mesa puede sentarse cualquiera.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-not-started = La partida aún no ha empezado.
reason-bad-token = No existe esa clave, o se ha anulado.
reason-not-for-bots = Eso solo lo pueden hacer personas, no un programa con una clave.
reason-not-in-scope = Esta clave no permite eso: le falta el permiso { $scope }.
reason-no-such-bot = No tienes ningún bot así.
reason-too-many-bots = Ya tienes { $most } bots con clave, que es el máximo. Anula alguna antes.
reason-seat-lost = Un bot de la casa ocupa el asiento: este hizo esperar, fue rechazado demasiadas veces o se fue.
reason-bad-salt = Lo que se añade al reparto es una línea de { $most } caracteres visibles como máximo.
reason-no-deal = La semilla de esta mesa se eligió de antemano, así que no se puede añadir nada a su reparto.
reason-already-started = La partida ya ha empezado.
reason-has-resigned = Has abandonado esta partida.
reason-bad-setup = No se puede preparar una mesa así: { $detail }
reason-unknown-bot = Ese bot no existe.
reason-unknown-deck = Aquí no existe ese mazo.
reason-unknown-game = Ese juego no existe.
reason-rated-alone = Una partida en solitario no puede ser puntuable.
reason-rated-no-clock = Una partida puntuable necesita reloj: si no, quien va perdiendo podría dejar de jugar.
reason-rated-cards = Una partida puntuable se juega con las cartas incluidas: si no, se compararían juegos distintos.
reason-rated-origin = Una partida que continúa otra no puede ser puntuable: podría saberse lo que viene.
reason-rated-seed = Una partida puntuable no puede tener una semilla elegida: quien la eligió podría conocer las cartas.
reason-rated-marked = Esta partida no puede ser puntuable: en ella se supo más de lo que permiten las reglas.
reason-rated-account = Para una partida puntuable necesitas una cuenta: entra en la tuya o crea una.
reason-rated-program = Los programas no juegan partidas puntuables.
reason-rated-no-agreement = Esta partida puntuable no puede terminar sin resultado: alguien ya la ha perdido, o juegas solo con bots. Puedes rendirte.
reason-no-leaders = No hay clasificación para ese número de asientos.
reason-seed-with-people = Solo se puede elegir una semilla en una mesa sin más personas.
reason-bad-name = Un nombre tiene al menos un carácter y como mucho { $most }.
reason-unseen-name = Un nombre solo puede tener caracteres que se vean.
reason-bots-name = { $bot } es como se llama un bot. Elige otro nombre.
reason-name-taken = Se lee como { $player }, que está en tu mesa. Elige otro nombre.
reason-no-such-code = No existe ese código. Cada uno vale una vez.
reason-too-many-attempts = Demasiados códigos erróneos. Vuelve a probar dentro de { count-seconds }.
reason-code-of-account = Es un código de la cuenta de { $player }. Va con una contraseña nueva, con la que entrarás desde entonces.
reason-no-account = Para eso hace falta entrar en una cuenta.
reason-has-account = Ya tienes una cuenta.
reason-nobody-yet = Aquí no se guarda nada de ti.
reason-name-used = { $player } tiene aquí una cuenta, y se lee igual. Elige otro nombre.
reason-wrong-sign-in = No hay ninguna cuenta con este nombre y esta contraseña.
reason-wrong-password = Esa no es tu contraseña.
reason-bad-password = Una contraseña tiene como mínimo { $least } y como máximo { $most } caracteres.
reason-easy-password = Esa contraseña se adivina enseguida. Elige otra.
reason-too-many-passwords = Demasiadas contraseñas erróneas. Vuelve a probar dentro de { count-seconds }.
reason-bad-mail = Eso no es una dirección de correo.
reason-no-mail = Este servidor no envía cartas.
reason-mail-not-sent = No se ha podido enviar la carta. Vuelve a probar más tarde.
reason-too-many-mails = Se han enviado demasiadas cartas. Vuelve a probar dentro de { count-seconds }.
reason-no-such-link = Este enlace ya no vale: se ha abierto antes o tiene más de { $days } días.
reason-other-site = La petición viene de otro sitio.
reason-database-away = Ahora mismo el servidor no llega a sus mesas. No se pierde nada. Vuelve a probar dentro de { count-seconds }.
reason-too-many-requests = Llegan demasiadas peticiones desde tu conexión. Vuelve a probar dentro de { count-seconds }.
reason-too-many-guests = Llegan demasiados invitados nuevos desde tu conexión. Vuelve a probar dentro de { count-seconds }.
reason-too-many-tables = Se han abierto demasiadas mesas desde aquí. Vuelve a probar dentro de { count-seconds }.
reason-too-many-bytes = Desde aquí llega demasiado que no está completo. Vuelve a probar dentro de un momento.
reason-too-many-messages = Llegan demasiados mensajes desde aquí. Vuelve a probar dentro de { count-seconds }.
reason-too-many-sockets = Aquí puede haber como mucho { $most } páginas de mesas abiertas a la vez. Cierra alguna y recarga.
reason-too-many-open-tables = Como mucho { $most } de tus mesas pueden esperar jugadores a la vez. Cierra antes una.
reason-too-many-games = Estás en { $most } partidas sin terminar, que es el máximo. Termina o deja antes una.
reason-too-many-records = Aquí se guardan { $most } partidas de tus archivos, que es lo máximo. Las más antiguas se borran solas al cabo de un tiempo.
reason-bad-record = Este archivo no se puede mostrar. Línea { $line }: { $detail }
reason-record-too-large = Un archivo de partida puede tener como máximo { $most } KiB.
reason-record-scripted = El archivo de esta partida dice de antemano qué se roba, así que solo se puede mirar.
reason-no-such-club = No existe ese club.
reason-club-about-too-long = Un club dice de sí mismo { $most } caracteres como mucho.
reason-club-not-wanted = Este club no te deja entrar.
reason-club-full = El club tiene { $most } miembros, que es lo máximo.
reason-club-too-many-waiting = Ya esperan respuesta de este club { $most } personas. Pídelo más tarde.
reason-club-owner-stays = Quien tiene un club lo pasa a un anfitrión antes de dejarlo, o lo cierra.
reason-club-not-above = Quien tiene el club se queda, y a un anfitrión solo lo expulsa quien tiene el club.
reason-club-pass-to-host = Un club se pasa a uno de sus anfitriones. Nómbralo anfitrión primero.
reason-not-club-member = No estás en este club.
reason-not-club-host = Eso solo pueden hacerlo quien tiene el club y sus anfitriones.
reason-not-club-owner = Eso solo puede hacerlo quien tiene el club.
reason-no-such-member = Aquí no hay nadie con quien se pueda hacer eso.
reason-too-many-clubs = Tienes { $most } clubes, que es lo máximo.
reason-too-many-clubs-theirs = Esa persona tiene { $most } clubes, que es lo máximo.
reason-too-many-memberships = Estás en { $most } clubes o lo has pedido, que es lo máximo.
reason-no-such-season = No existe esa temporada.
reason-too-many-seasons = El club tiene { $most } temporadas, que es lo máximo.
reason-season-full = La temporada tiene { $most } torneos, que es lo máximo.
reason-members-only = Solo puede participar quien es del club que organiza el torneo.
reason-no-such-study = No existe ese estudio.
reason-too-many-studies = Guardas { $most } estudios, que es lo máximo.
reason-too-many-study-lines = Este estudio tiene { $most } líneas, que es lo máximo.
reason-study-too-large = El estudio ocuparía más de { $most } KiB.
reason-study-own-cards = Esta partida se jugó con cartas propias, y de esas no se guardan estudios.
reason-study-changed = Entretanto el estudio se cambió en otra parte. Inténtalo de nuevo.
reason-line-as-played = Eso es lo que se jugó: una línea empieza con otra respuesta.
reason-line-nowhere = En este momento de la partida no se preguntaba eso a nadie.
reason-not-tried = Allí no sigue esta partida ninguna tuya.
reason-unknown-host = Este servidor no se llama { $host }. Quien lo lleva puede permitir ese nombre con --allow-host.
reason-other-version = Esta partida empezó con otras reglas: una actualización la ha terminado. Su registro se conserva.
reason-frames-of-other-version = Se jugó con la versión { $version } del juego y esta es la { $expected }.
reason-frames-differ = Sus decisiones ya no dan lo que se vio entonces: { $detail }
reason-position-in-play = Así ve un asiento una partida que cuenta y que aún se está jugando aquí. Vuelve cuando esa partida haya terminado.
reason-cannot-continue = Esta partida no se puede continuar, pero se conserva entera. El motivo: { $detail }

## Perfil

ui-profile = Perfil
ui-my-profile = Mi perfil
ui-profile-since = Aquí desde el { $date }
ui-profile-guest = Juegas sin cuenta, así que esto solo lo ves tú. Con una cuenta viene contigo, y los demás pueden encontrarte.
ui-profile-alone = Solo yo veo mi perfil
ui-profile-alone-help = Así tienes un puesto en las clasificaciones, pero para los demás no un nombre. Si no, todos ven cómo acabaron tus partidas, pero nadie ve las de mesas por invitación. A quien te ha bloqueado, o a quien has bloqueado, se le dice que no hay perfil.
ui-profile-none = Aún no hay partidas terminadas.
ui-profile-games = Partidas
ui-profile-wins = Ganadas
ui-profile-average = Puntos de media
ui-profile-ratings = Puntuaciones
ui-profile-unsure = Más o menos
ui-profile-by-seats = Por número de asientos
ui-profile-course = Las últimas partidas, puntos
ui-profile-course-rating = Las últimas partidas puntuables de { ui-seats-count }, puntuación
ui-profile-course-told = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, de { $first } a { $last }. Una estrella es una victoria.
ui-profile-measure = Qué muestra la curva
ui-profile-points = Puntos
ui-profile-rating = Puntuación, { ui-seats-count }
ui-profile-places = Puestos
ui-profile-place = Puesto { $place }
ui-profile-place-times = Puesto { $place }: { $count ->
    [one] { $count } vez
   *[other] { $count } veces
}
ui-profile-uncounted = Se están revisando partidas antiguas: faltan { $count }.
ui-feats = Formas de jugar
ui-feats-count = { $done } de { $all }
ui-feats-help = Lo que a otros les ha valido la pena probar. Aquí no hay nada obligatorio.
ui-feats-new = Es la primera vez que lo haces
ui-feat-done = Hecho el { $date }
ui-feat-open = Aún por hacer
ui-history = Partidas terminadas
ui-history-brought = De un archivo de partida
ui-history-place = { $place } de { $seats }
ui-history-none = sin resultado
ui-history-bot = la terminó un bot
ui-history-rated = puntuable
ui-history-alone = en solitario
ui-history-won = ganada
ui-history-lost = perdida
ui-history-gone = La mesa ya no se guarda.
ui-history-newer = Más recientes
ui-history-older = Más antiguas
ui-history-page = Página { $page } de { $pages }
ui-search = Buscar partidas
ui-search-help = Las partidas de mesas por invitación las encuentra quien se sentó en ellas; las de un reparto del día, los demás cuando acaba ese día. Quien oculta su perfil no aparece al buscar por nombre.
ui-search-any = Cualquiera
ui-search-player = Jugador, por su nombre
ui-search-since = Desde
ui-search-until = Hasta
ui-search-do = Buscar
ui-search-none = No se ha encontrado ninguna partida.
ui-setting-feats = Formas de jugar
ui-setting-feats-help = Lo que has hecho por primera vez aparece en el resultado de una partida y en tu perfil.
ui-setting-feats-on = Mostrarlas
ui-setting-feats-off = Ocultarlas
ui-reports = Avisos
ui-reports-none = No hay avisos pendientes.
ui-reports-closed = También los resueltos
ui-reports-about-line = Lo que dijo { $player }
ui-reports-about-player = Sobre { $player }
ui-reports-about-study = Un estudio de { $player }
ui-reports-by = { $date }, de { $player }
ui-reports-held = Juegas en esta mesa: la nota y el chat se podrán leer cuando acabe la partida.
ui-reports-running = La partida sigue en marcha, así que aquí nadie ve su registro.
ui-reports-record = Registro hasta el aviso
ui-reports-close = Resuelto
ui-reports-reopen = Abrir de nuevo
ui-reports-chat = Chat de la mesa
ui-restrain = Hacer algo con { $player }
ui-restrain-muted = no puede escribir en el chat
ui-restrain-suspended = no puede jugar
ui-restrain-banned = no puede jugar nunca más
ui-restrain-days = { $count ->
    [one] durante { $count } día
   *[other] durante { $count } días
}
ui-restrain-why = El motivo, que se le dice
ui-restrain-do = Hacerlo
ui-restraints = Lo que se ha hecho
ui-restraints-none = Nada todavía.
ui-restraint-until = hasta { $date }
ui-restraint-good = para siempre
ui-restraint-by = { $date }, por { $player }
ui-restraint-host = quien lleva el servidor
ui-restraint-lifted = levantado { $date } por { $player }
ui-restraint-lift = Levantarlo
ui-reports-quiet = No se dijo nada.

## Cartas

mail-reset-subject = Cosmodrome: elige otra contraseña
mail-reset = Hola, { $player }:

    abre este enlace para elegir otra contraseña:

    { $link }

    Sirve una sola vez y durante { $minutes } minutos. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.

mail-confirm-subject = Cosmodrome: confirma tu dirección
mail-confirm = Hola, { $player }:

    abre este enlace para confirmar que esta dirección es de tu cuenta:

    { $link }

    Vale { $days } días. Si no sabes de ninguna cuenta, no hagas nada: sin el enlace, la dirección no se usa para nada.

# Torneos

ui-daily = Repartos del día
ui-daily-one = Reparto del día
ui-daily-help = El mismo reparto para todos los que tienen cuenta, a solas contra los mismos bots, una vez. Quien no ha terminado cuando acaba el día, según UTC, queda en último lugar.
ui-daily-left = Nuevos repartos en { $left }
ui-daily-account = Los repartos del día son para quien tiene una cuenta.
ui-daily-won = Victoria
ui-daily-gave-up = Sin terminar
ui-daily-results = Resultados
ui-daily-past = Días que ya acabaron
ui-daily-day = Día
ui-daily-none = En ningún día que haya acabado ha jugado alguien un reparto todavía.
ui-daily-nobody = Nadie ha jugado este reparto.
ui-daily-against = Contra { $bots }.
ui-daily-par = { $count ->
    [0] Nadie lo ha terminado.
    [one] { $won ->
        [0] Una persona lo ha terminado, y no ha vencido a los bots.
       *[other] Una persona lo ha terminado, y ha vencido a los bots.
    }
   *[other] De { $count } que lo han terminado, { $won ->
        [one] { $won } ha vencido
       *[other] { $won } han vencido
    } a los bots.
}
ui-daily-against-bots = Contra los bots
ui-daily-score = Puntos
ui-daily-replay = Repetición
ui-daily-proof = Cómo se comprueba el reparto
ui-daily-seals = Sellos de los repartos
ui-daily-seals-help = Un sello fija un reparto antes de que empiece su día. El secreto que hay detrás se dice cuando el día ha acabado.
ui-daily-today = Hoy
ui-daily-tomorrow = Mañana
ui-daily-closed = El registro y el reparto se dicen, y los demás ven esta partida, cuando acaba el día.
ui-round-closed = Cuando acaben todas las mesas de la ronda podrás repasar esta partida, y los demás verla.

ui-puzzles = Problemas
ui-puzzle = Problema
ui-puzzles-help = Momentos de partidas en los que una respuesta es mucho mejor que las demás y es fácil no verla. Encuéntrala.
ui-puzzles-account = Con una cuenta los problemas puntúan, y tu racha va contigo.
ui-puzzles-tried = Intentos: { $tried } de { $count }
ui-puzzles-streak = Racha: { $count }, la mejor: { $longest }
ui-puzzles-solve = Resolver
ui-puzzles-none = Aquí aún no hay problemas.
ui-puzzles-done = Los has intentado todos.
ui-puzzle-solution = Solución
ui-puzzle-right = Correcto: es la mejor respuesta.
ui-puzzle-wrong = Lo mejor era: { $answer }
ui-puzzle-uncompared = Nadie ha comparado tu respuesta: { $answer }
ui-puzzle-yours = la tuya
ui-puzzle-second = En partidas enteras jugadas desde ahí se gana el { $share } %.
ui-puzzle-by = Así respondería { $bots }.
ui-puzzle-unrated = No puntúa: hace falta una cuenta, y el primer intento.
ui-puzzle-next = Siguiente problema

ui-progress = Mi progreso
ui-progress-help = De tus resultados y de los análisis de tus partidas que se guardan. Nadie más lo ve.
ui-progress-account = Para seguir tu progreso hace falta una cuenta.
ui-progress-none = No se guarda ningún análisis de una partida tuya de este juego. Pide uno al final de una partida.
ui-progress-train = Qué entrenar
ui-progress-puzzles = { $count ->
    [one] { $count } problema de este tipo
   *[other] { $count } problemas de este tipo
}
ui-progress-accuracy = Precisión en las partidas analizadas
ui-progress-overlooked = Lo que más se te escapa
ui-progress-kind = { $phase }: { $slip }
ui-progress-slip-idle = no haces nada donde algo sería mejor
ui-progress-slip-hasty = haces algo donde sería mejor no hacer nada
ui-progress-slip-other = no eliges lo mejor de lo mismo
ui-progress-slip-otherwise = haces otra cosa que lo mejor
ui-progress-cost = { $count ->
    [one] una vez, { $lost } % de una victoria
   *[other] { $count } veces, { $lost } % de una victoria en total
}

ui-study = Estudio
ui-studies = Mis estudios
ui-studies-help = Líneas que guardas con partidas terminadas. Los demás pueden leer un estudio mientras tenga un enlace.
ui-studies-none = Aún no hay ninguno. Mira el análisis de una partida terminada y guarda una respuesta que no se dio.
ui-studies-of = { $count } de { $most }
ui-studies-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
ui-studies-shared = con enlace
ui-study-account = Para guardar líneas de una partida hace falta una cuenta.
ui-study-keep = Guardar en un estudio
ui-study-keep-yes = Guardar
ui-study-kept = Queda guardada.
ui-study-open = Abrir el estudio
ui-study-new = Un estudio nuevo
ui-study-title = Título
ui-study-comment = Comentario
ui-study-write = Cambiar: { $what }
ui-study-tried = Lo que se jugó en esta mesa en su lugar
ui-study-by = de { $player }
ui-study-game = La partida tal como se jugó
ui-study-line = Ronda { $round }: { $answer }
ui-study-answers = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
}
ui-study-no-lines = Aún no hay ninguna línea.
ui-study-drop = Quitar esta línea
ui-study-link = Enlace al estudio
ui-study-link-help = Quien tenga un enlace puede leer el estudio. De las personas solo te nombra a ti.
ui-study-forget = Borrar
ui-study-forget-yes = Borrar para siempre
ui-study-report-help = Lo que está escrito aquí lo recibe quien lleva este servidor.

ui-tournaments = Torneos
ui-tournaments-none = No hay ningún torneo por ahora. Abre uno y los demás podrán apuntarse.
ui-tournaments-mine = Los tuyos
ui-tournaments-open = Puedes apuntarte
ui-tournaments-running = En juego
ui-tournaments-over = Terminados
ui-tournaments-account = Para participar en un torneo, o para abrir uno, hace falta una cuenta.
ui-tournament-new = Nuevo torneo
ui-tournament-name = Nombre del torneo
ui-tournament-system = Cómo se juega
ui-tournament-swiss = Suizo
ui-tournament-swiss-help = En cada ronda se encuentran quienes van parejos y aún no han jugado entre sí. Nadie queda eliminado.
ui-tournament-round-robin = Todos contra todos
ui-tournament-round-robin-help = Todos se encuentran con todos: las mismas veces con mesas de dos, y con la mayor igualdad posible en mesas de más.
ui-tournament-duplicate = Duplicado
ui-tournament-duplicate-help = Todas las mesas de una ronda tienen el mismo reparto, y se te compara con quienes ocuparon tu asiento en las demás. Nada se puede ver antes de que acabe la última mesa.
ui-tournament-meets-blocked = También se enfrentan quienes se han bloqueado.
ui-tournament-seats = Asientos de una mesa completa
ui-tournament-seats-help = Si los jugadores no llenan todas las mesas, algunas son más pequeñas, hasta donde el juego lo permite.
ui-tournament-seats-full-help = Solo se comparan mesas completas. Quien sobra descansa; los bots pueden completar su mesa.
ui-tournament-rounds = Rondas
ui-tournament-deals = Repartos
ui-tournament-rounds-usual = Las que hagan falta
ui-tournament-laps = Cuántas veces se encuentran todos
ui-tournament-times = { $count ->
    [one] una vez
   *[other] { $count } veces
}
ui-tournament-most = Máximo de jugadores
ui-tournament-begins = Empieza
ui-tournament-begins-hand = cuando yo lo diga
ui-tournament-begins-full = cuando esté completo
ui-tournament-begins-time = a una hora
ui-tournament-at = Día y hora
ui-tournament-pause = La ronda siguiente empieza
ui-tournament-pause-minutes = { $count ->
    [0] enseguida
    [one] al cabo de un minuto
   *[other] al cabo de { $count } minutos
}
ui-tournament-late = Jugadores tardíos
ui-tournament-late-help = Es posible apuntarse hasta la segunda ronda.
ui-tournament-bye-gives = Quedar libre da
ui-tournament-bye-share = { $share ->
    [full] lo mismo que un primer puesto
    [half] la mitad de eso
   *[none] nada
}
ui-tournament-wait = Los relojes esperan a quien se retrasa
ui-tournament-wait-minutes = { $count ->
    [0] nada
    [one] un minuto
   *[other] { $count } minutos
}
ui-tournament-rated = Puntuable
ui-tournament-rated-help = Sus partidas cuentan para la puntuación de todos los que juegan.
ui-tournament-private-help = No aparece en ninguna lista; se llega por su enlace.
ui-tournament-open-it = Abrir el torneo
ui-tournament-count = { $count } de { $most } jugadores
ui-tournament-round = Ronda { $round } de { $rounds }
ui-tournament-organiser = organiza { $player }
ui-tournament-no-organiser = sin organizador
ui-tournament-off = Cancelado
ui-tournament-facts = { $system ->
    [swiss] Suizo
   *[other] Todos contra todos
}, { $seats ->
    [2] mesas de dos
   *[other] mesas de hasta { $seats }
}
ui-tournament-facts-duplicate = Duplicado, mesas de { $seats }
ui-tournament-look = Ver
ui-tournament-to-play = A tu mesa
ui-tournament-enter = Participar
ui-tournament-withdraw = Retirarse
ui-tournament-withdraw-sure = Retirarse del todo
ui-tournament-withdraw-help = Ya no juegas desde la ronda siguiente. Termina la partida en curso o ríndete en ella.
ui-tournament-rest = Descansar la ronda siguiente
ui-tournament-rest-not = Jugar la ronda siguiente
ui-tournament-rest-help = Da la mitad que un primer puesto.
ui-tournament-entered = Participas.
ui-tournament-waits-hand = Empieza cuando lo diga { $player }.
ui-tournament-waits-full = Empieza cuando estén ocupadas las { $most } plazas.
ui-tournament-waits-time = Empieza el { $when }.
ui-tournament-full = Todas las plazas están ocupadas.
ui-tournament-tables-left = { $count ->
    [one] Aún se juega en una mesa de esta ronda.
   *[other] Aún se juega en { $count } mesas de esta ronda.
}
ui-tournament-next-in = La ronda siguiente empieza en { $left }.
ui-tournament-next-hand = Todas las mesas han terminado. La ronda siguiente empieza cuando lo diga { $player }.
ui-tournament-winner = Ha ganado { $player }.
ui-tournament-winners = { $players } comparten el primer puesto.
ui-tournament-deck-missing = Este torneo se juega con el mazo «{ $deck }», que aquí ya no se ofrece: no empieza ninguna ronda más.
ui-tournament-deck-what = Pide a quien lleva el servidor que vuelva a ofrecerlo ({ $command } ARCHIVO), o acaba aquí el torneo: lo jugado cuenta.
ui-tournament-begin = Empezar ya
ui-tournament-next = Empezar ya la ronda siguiente
ui-tournament-add-bot = Añadir un bot
ui-tournament-which-bot = Qué bot se añade
ui-tournament-cross = Tabla cruzada
ui-tournament-cross-cell = { $player } contra { $other }: { $results }
ui-tournament-cross-help = Quién quedó por delante de quién, por puesto en la clasificación: { $before } por delante, { $beside } a la par, { $behind } por detrás.
ui-tournament-call-off = Cancelarlo
ui-tournament-finish = Terminarlo tras esta ronda
ui-tournament-sure = Sí, hazlo
ui-tournament-remove = Quitar a { $player }
ui-tournament-sit-out = { $player } descansa la ronda siguiente
ui-tournament-plays-next = { $player } juega la ronda siguiente
ui-tournament-organise = Para quien organiza
ui-tournament-invite = Invita con este enlace
ui-tournament-standings = Clasificación
ui-tournament-players = Jugadores
ui-tournament-table = Mesa { $number }
ui-tournament-bye = Exento
ui-tournament-resting = Descansa
ui-tournament-out = retirado
ui-tournament-unplayed = no jugada
ui-tournament-stands = terminada por quien organiza, tal como estaba
ui-tournament-blocked = Has bloqueado a alguien de esta mesa. No era posible otro emparejamiento.
ui-tournament-end-table = Terminar la mesa { $number }
ui-tournament-end-stands = Con los puestos tal como están
ui-tournament-end-unplayed = Como si nadie hubiera jugado
ui-tournament-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
ui-tournament-share = { $points } de { $top }
ui-traveller = Asiento por asiento
ui-traveller-seat = Asiento { $seat }
ui-traveller-place = { $place }.º
ui-traveller-closed = Los resultados de las mesas se dicen cuando acaban todas.
ui-tournament-opponents = rivales { $points }
ui-tournament-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
ui-tournament-margin = margen { $points }
ui-tournament-met = Dos jugadores cualesquiera se encuentran { $least ->
    [one] una vez
   *[other] { $least } veces
}{ $more ->
    [0] { "" }
   *[other] {" "}como mínimo y { $most } como máximo
}.
ui-tournament-how = Cómo se cuentan los puntos
ui-tournament-how-points = Un primer puesto da { $top ->
    [one] un punto
   *[other] { $top } puntos
}, el último ninguno, y los puestos intermedios van en pasos iguales. Quienes comparten un puesto comparten sus puntos.
ui-tournament-how-duplicate = Recibes un punto de comparación por cada mesa en la que tu asiento quedó peor que el tuyo, y medio si quedó igual: por puesto y luego por puntuación. Se convierten en una parte de { $top }, sea cual sea el número de mesas.
ui-tournament-how-bye = Quien no tiene con quién jugar { $bye ->
    [full] recibe lo mismo que por un primer puesto
    [half] recibe la mitad de un primer puesto
   *[none] no recibe nada
}, quien descansa una ronda recibe la mitad de un primer puesto, y una mesa no jugada no da nada.
ui-tournament-how-bot = Un asiento que tuvo que terminar un bot cuenta como último.
ui-tournament-how-ties = A igualdad de puntos deciden, por este orden: los puntos por ronda que tienen de media los rivales, las partidas ganadas y el margen: cuánto superaron los resultados propios la media de la mesa, todo sumado.
ui-tournament-of = El torneo
reason-no-such-tournament = No existe ese torneo. Quizá haya pasado demasiado tiempo.
reason-tournament-closed = Eso ya no se puede hacer en este torneo.
reason-tournament-full = Las { $most } plazas de este torneo están ocupadas.
reason-not-entered = No participas en este torneo.
reason-not-organiser = Solo quien organiza el torneo puede hacer eso.
reason-not-an-organiser = En este servidor solo algunas cuentas pueden abrir torneos.
reason-no-such-entrant = Nadie tiene ese número en este torneo.
reason-too-few-entrants = Hacen falta al menos { $least } jugadores para empezar.
reason-duplicate-unrated = Las partidas de un torneo duplicado no pueden puntuar.
reason-begins-in-the-past = No puede empezar en un momento que ya ha pasado. Elige uno posterior.
reason-too-many-entrants = Un torneo así tiene como máximo { $most } jugadores.
reason-too-many-tournaments = Ya tienes { $most } torneos sin terminar.
reason-round-goes-on = Esta ronda aún se está jugando.
mail-turn-subject = Te toca: { $table }
mail-turn = Hola, { $player }:

    en tu mesa te toca jugar: { $table }

    { $link }

    Estos correos los has pedido tú. En los ajustes de la página puedes dejar de recibirlos.
mail-agree-subject = Una petición: { $table }
mail-agree = Hola, { $player }:

    en tu mesa alguien pide { $what ->
        [end] terminar la partida sin resultado
        [pause] una pausa
        [go-on] terminar la pausa
        [more] más tiempo para todos
       *[back] retirar una respuesta
    } y quiere saber si lo aceptas: { $table }

    { $link }

    Estos correos los has pedido tú. En los ajustes de la página puedes dejar de recibirlos.

## Clubes

ui-link-make = Crear un enlace
ui-link-anew = Otro enlace
ui-link-back = Retirarlo
ui-clubs = Clubes
ui-clubs-help = Gente que juega junta: sus torneos, y temporadas que suman sus puntos.
ui-clubs-own = Los tuyos
ui-clubs-listed = A la vista de todos
ui-clubs-search = Un club, por su nombre
ui-clubs-not-found = Ningún club a la vista tiene «{ $name }» en su nombre.
ui-clubs-none = Aún no hay ningún club. Crea uno y otros podrán entrar.
ui-clubs-account = Para estar en un club hace falta una cuenta.
ui-club-new = Club nuevo
ui-club-make = Crear el club
ui-club-save = Guardar
ui-club-name = Nombre del club
ui-club-about = Lo que dice de sí mismo
ui-club-unlisted = Fuera de la lista
ui-club-unlisted-help = Nadie lo encuentra; se llega por su enlace.
ui-club-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}
ui-club-owned-by = Titular: { $player }
ui-club-you-are = Tú: { $role }
ui-club-role-owner = titular
ui-club-role-host = anfitrión
ui-club-role-member = miembro
ui-club-asked = Has pedido entrar.
ui-club-hidden = Solo los miembros ven quién está aquí y qué se juega.
ui-club-join = Entrar
ui-club-ask = Pedir entrar
ui-club-ask-back = Dejar de pedirlo
ui-club-leave = Dejar el club
ui-club-edit = Cambiar
ui-club-close = Cerrar el club
ui-club-close-help = Ese club dejará de existir. Sus torneos siguen.
ui-club-boards = En juego ahora
ui-club-daily-help = Los mismos repartos que para todos; las tablas de abajo muestran solo a miembros del club.
ui-club-daily-begun = Empezados hoy por miembros: { $count }.
ui-club-season = Temporada
ui-club-season-name = Nombre de una temporada nueva
ui-club-season-begin = Empezarla
ui-club-seasons-none = Aún no hay ninguna temporada.
ui-club-season-none = Aún no ha terminado ningún torneo de esta temporada.
ui-club-season-how = La suma de los puntos de sus torneos terminados. Un primer puesto en una mesa da { $top ->
    [one] un punto
   *[other] { $top } puntos
}.
ui-club-season-remove = Quitar esta temporada
ui-club-season-remove-help = Su tabla desaparece, sus torneos se quedan.
ui-club-tournaments-none = Aún no hay ninguno.
ui-club-who = Miembros
ui-club-run = Para titular y anfitriones
ui-club-link = Enlace al club
ui-club-link-help = Quien tenga el enlace entra enseguida.
ui-club-waiting = Piden entrar
ui-club-let-in = Dejar entrar
ui-club-let-not = No
ui-club-put-out = Expulsar
ui-club-out = Expulsados
ui-club-let-back = Readmitir
ui-club-make-host = Nombrar anfitrión
ui-club-make-member = Quitar de anfitrión
ui-club-pass-on = Pasar el club
ui-club-report-help = El nombre del club y lo que dice de sí mismo lo recibe quien lleva este servidor.
ui-reports-about-club = Un club de { $player }
ui-tournament-club = Club del torneo
ui-tournament-club-none = ningún club
ui-tournament-season-none = en ninguna temporada
ui-tournament-members = Solo miembros
ui-tournament-members-help = Nadie más puede participar.
