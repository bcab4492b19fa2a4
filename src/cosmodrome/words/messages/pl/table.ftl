### Strona wokół gier, po polsku: lobby, stół, ustawienia i to, czego serwer odmawia.

## Lobby

ui-hello = Kosmiczne gry karciane we własnym tempie
ui-hello-more = Zagraj od razu z botami albo otwórz stół i wyślij znajomym link.
ui-hello-learn = Pierwszy raz? Poznaj { $game }
ui-hello-learn-next = Teraz poznaj { $game }
ui-hello-friends = Zagraj ze znajomymi
ui-my-name = Grasz jako
ui-my-name-hint = wybierz nazwę
ui-bots = Moje boty
ui-bots-help = Twój program gra tu dzięki kluczowi, pod własną nazwą. Wszyscy widzą, że to bot i czyj. Kto ma klucz, gra w jego imieniu: nie mów go nikomu.
ui-bots-token = Klucz bota { $bot }. Pokazujemy go tylko ten jeden raz:
ui-bots-name = Nazwa bota
ui-bots-make = Utwórz klucz
ui-bots-plays = Może grać; inaczej tylko patrzy
ui-bots-watches = tylko patrzy
ui-bots-revoke = Unieważnij
ui-bots-revoke-of = Unieważnij klucz bota { $bot }
ui-recovery = Inna przeglądarka
ui-recovery-help = Z tym kodem grasz dalej w innej przeglądarce lub na innym urządzeniu: wpisz go tam. Działa raz; potem jest nowy. Nikomu go nie podawaj.
ui-recovery-type = Kod z twojej drugiej przeglądarki
ui-recovery-use = Przenieś tu moje miejsca
ui-recovery-next = Twój następny kod:
ui-recovered = Znów jesteś graczem { $player }, a twoje miejsca są tutaj.
ui-recovered-left = Gracza, którym tu byłeś, { $player }, odzyskasz tym kodem: { $code }
ui-former-player = Dawny gracz
ui-account = Konto
ui-account-enter = Zaloguj się lub załóż konto
ui-sign-in = Zaloguj się
ui-sign-up = Załóż konto
ui-sign-up-help = Z nazwą i hasłem grasz jako Ty w każdej przeglądarce. Żaden adres nie jest potrzebny.
ui-sign-up-seats = { $count ->
    [one] Twoje miejsce z tej przeglądarki, przy { $count } stole, przejdzie na konto.
   *[other] Twoje miejsca z tej przeglądarki, przy { $count } stołach, przejdą na konto.
}
ui-account-name = Nazwa
ui-account-name-help = Pod nią grasz i nią się logujesz.
ui-password = Hasło
ui-password-old = Obecne hasło
ui-password-new = Nowe hasło
ui-password-choose = Ustaw to hasło i zaloguj się
ui-forgotten-letter = Nie pamiętam hasła: wyślijcie mi list
ui-forgotten-letter-help = Jeśli to konto ma potwierdzony adres, przyjdzie tam list z linkiem do wyboru innego hasła.
ui-forgotten-sent = Jeśli { $player } ma potwierdzony adres, list jest już w drodze.
ui-reset = Wybierz inne hasło
ui-reset-done = { $player }, jesteś teraz zalogowany tylko tutaj.
ui-rename-sure = Nazywać się odtąd { $name }?
ui-rename-help = Nową nazwę widzą wszyscy, także w zakończonych grach, i nią się logujesz. { $was } pozostaje Twoją nazwą: nikt inny nie może się tak nazwać, a Ty możesz do niej wrócić.
ui-rename-yes = Nazwij mnie { $name }
ui-forgotten = Nie pamiętam hasła, ale mam kod odzyskiwania
ui-bring-seats = { $count ->
    [one] Zabierz moje miejsce z tej przeglądarki ({ $count } stół)
    [few] Zabierz moje miejsca z tej przeglądarki ({ $count } stoły)
   *[many] Zabierz moje miejsca z tej przeglądarki ({ $count } stołów)
}
ui-bring-help = Odtąd gra tam konto, chyba że ma już miejsce przy tym samym stole.
ui-bring-not-help = Nic się tam nie zmienia: grasz tam dalej jako gość. Zobaczysz kod, którym da się do tego wrócić.
ui-signed-up = Konto jest gotowe: grasz jako { $player } i jesteś w środku.
ui-signed-in = Grasz teraz jako { $player }.
ui-seats-brought = { $count ->
    [one] { $count } miejsce przeszło na konto.
    [few] { $count } miejsca przeszły na konto.
   *[many] { $count } miejsc przeszło na konto.
}
ui-seats-kept = { $count ->
    [one] { $count } miejsce nie przeszło: przy tym stole masz już miejsce albo ktoś ma tam nazwę, która wygląda tak samo.
    [few] { $count } miejsca nie przeszły: przy tych stołach masz już miejsce albo ktoś ma tam nazwę, która wygląda tak samo.
   *[many] { $count } miejsc nie przeszło: przy tych stołach masz już miejsce albo ktoś ma tam nazwę, która wygląda tak samo.
}
ui-seats-left = Miejsca, które zostały przy { $player }, odzyskasz tym kodem:
ui-account-code = Kod odzyskiwania
ui-account-code-help = Gdy zapomnisz hasła, tym kodem ustawisz nowe. Działa raz. Widać go tylko teraz, więc zapisz go i nikomu nie podawaj.
ui-account-code-new = Nowy kod; poprzedni przestanie działać
ui-account-noted = Zapisane
ui-account-since = Od { $date }
ui-sessions = Gdzie trwa logowanie
ui-session-here = tutaj
ui-session-unknown = przeglądarka
ui-session-since = od { $date }
ui-session-seen = ostatnio { $date }
ui-session-end = Wyloguj tam
ui-sign-out = Wyloguj się
ui-sign-out-everywhere = Wyloguj się wszędzie
ui-change-password = Zmień hasło
ui-change-password-help = Wszędzie poza tą przeglądarką nastąpi wylogowanie.
ui-password-changed = Masz nowe hasło.
ui-mail = Adres e-mail
ui-mail-help = Jeśli chcesz. Nikt go nie widzi, a liczy się dopiero po otwarciu linku z listu, który tam wyślemy.
ui-mail-send = Wyślij list
ui-mail-waiting = List poszedł na { $mail }. Otwórz link, który w nim jest.
ui-mail-confirmed = Adres { $mail } jest potwierdzony.
ui-mail-forget = Zapomnij ten adres
ui-mail-is-confirmed = Twój adres jest potwierdzony.
ui-my-data = Moje dane
ui-my-data-help = Wszystko, co tu o Tobie zapisano, w jednym pliku: konto, sesje, stoły, miejsca i Twoje odpowiedzi.
ui-my-data-get = Pobierz
ui-delete-account = Usuń konto
ui-delete-account-help = Twoje gry zostają, a miejsce w nich należy do dawnego gracza. Reszta znika, a nazwa jest wolna. Tego nie da się cofnąć.
ui-delete-account-now = Usuń moje konto na zawsze
ui-players = Od { $least } do { $most } graczy
ui-play-now = Graj
ui-bots-count = Ile botów
ui-play-bots = { $count ->
    [0] Zagraj solo
    [one] Z botem
   *[other] Z { $count } botami
}
ui-level = Zagraj na poziomie
ui-level-named = Poziom { $number }: { $name }
ui-level-bot = { $level }. Gra tak bot { $bot }.
ui-level-suggested = Poziom podpowiadają Twoje partie: { $wins } wygrane z rzędu na jednym poziomie prowadzą na następny, { $losses } przegrane z rzędu na niższy.
ui-level-unlearned = Poziomu „{ $level }” tu nie ma: jego bot nie nauczył się tego, w co gra się przy tym stole.
ui-bots-others = Inne boty
ui-meet = Z ludźmi: { $count } przy stole
ui-meet-for = Partia { $game } dla { $count } osób
ui-meet-help = Siadasz z kimś, kto szuka takiej samej partii, albo na taką osobę czekasz.
ui-rated = Rankingowa
ui-rated-help = Gra liczy się do rankingu wszystkich, którzy w niej grają: każdy musi mieć konto, nie ma podpowiedzi ani cofania za zgodą innych. Za kogo na końcu gra bot, ten zajmuje ostatnie miejsce.
ui-rated-not = Nie może być rankingowa. { $why }
ui-rating = Ranking { $points }
ui-rating-help = Ranking { $points }: { $level }. Z dokładnością do { $unsure }, po { $games ->
    [one] { $games } grze rankingowej
   *[other] { $games } grach rankingowych
  }.
ui-rating-past = Ranking { $points } przed tą grą: { $level }. Z dokładnością do { $unsure }.
ui-rating-new = Tymczasowy: za mało gier rankingowych, by był pewny.
ui-rating-changed = Ranking { $before } → { $after } ({ $change })
ui-leaders = Najlepsi
ui-leaders-help = Kto gra najlepiej: ludzie i boty na jednej skali. Wszyscy zaczynają tak samo; ranking ze znakiem ? jest tymczasowy i nie ma jeszcze miejsca.
ui-leaders-people = Nikt z ludzi nie ma tu jeszcze rankingu. Zmieni to gra rankingowa z innymi albo z botami.
ui-leaders-hidden = Ukryty gracz
ui-leaders-hidden-help = Kto ukrywa swój profil, ma tu miejsce, ale bez nazwy.
ui-leaders-place = Miejsce
ui-leaders-who = Kto
ui-leaders-rating = Ranking
ui-leaders-games = Gry rankingowe
ui-meet-rated = Rankingowo
ui-meet-rated-help = Liczy się do rankingu. Każdy ruch ma zegar; każdy musi mieć konto.
level-unknown = siła nieznana
level-beginner = dla początkujących
level-easy = łatwo z nim wygrać
level-solid = gra solidnie
level-strong = silny
level-expert = bardzo silny
ui-all-cards = Wszystkie karty
ui-learn = Naucz się, grając
ui-learn-again = ✓ Powtórz lekcję
ui-coach = Pierwsza gra
ui-coach-part = Część { $part } z { $of }
ui-coach-next = Dalej
ui-coach-alone = Gram dalej bez pomocy
ui-coach-guide = Zasady w obrazkach
ui-coach-others = Do innych gier
ui-coach-end = Zakończ objaśnienia
ui-own-cards = z własnymi kartami
ui-deck = Talia
ui-deck-built-in = Karty wbudowane
ui-tables = Stoły
ui-tables-mine = Twoje
ui-tables-open = Otwarte: zajmij miejsce
ui-tables-playing = W trakcie gry
ui-tables-none = Nie ma jeszcze stołów. Otwórz nowy albo zagraj z botami.
ui-tables-none-such = Żaden otwarty stół nie jest taki.
ui-filter-tables = Które otwarte stoły widać
ui-any-game = Wszystkie gry
ui-any-seats = Dowolna liczba miejsc
ui-seats-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
ui-only-free = z wolnymi miejscami
ui-my-games = Moje gry
ui-mine-waiting = Czekają na ciebie
ui-mine-open = Jeszcze nierozpoczęte
ui-mine-over = Zakończone
ui-mine-none = Nie masz jeszcze żadnych gier.
ui-people = Ludzie
ui-here = jest tutaj
ui-invite-friend = Zaproś do gry
ui-invite-friend-help = Stół dla dwojga, jak ostatnio otwarty. Ta osoba dowie się od razu, a miejsce czeka na nią.
ui-invited-go = Do stołu
ui-invited-later = Nie teraz
reason-friend-not-here = Tej osoby już tu nie ma.
ui-presence = Pokazuj znajomym, że tu jestem
ui-presence-help = Osoby, które uważają się nawzajem za znajomych i obopólnie tego chcą, widzą, kiedy ta druga tu jest. Nikt inny tego nie widzi.
ui-friend = ktoś znajomy
ui-blocked = blokada
ui-muted = niepokazywane na czacie
ui-befriend = Dodaj do znajomych: { $player }
ui-befriend-help = Stoły znajomych stoją w lobby na początku.
ui-unfriend = { $player } jest wśród twoich znajomych. Naciśnij, aby to zmienić.
ui-block = Zablokuj: { $player }
ui-block-help = Ta osoba nie usiądzie przy twoich stołach. Nie widzisz jej stołów, a jedno kliknięcie was nie połączy.
ui-unblock = Blokada: { $player }. Naciśnij, aby ją zdjąć.
ui-next-game = Następna gra
ui-next-game-help = Czekają na ciebie przy innym stole: { $table }
ui-lobby-kept = Serwer jest nieosiągalny. Tak było ostatnim razem; swoje ostatnie stoły możesz przeczytać.
ui-new-table = Nowy stół
ui-presets = Zapamiętane wybory
ui-preset-name = Nazwa tego wyboru
ui-preset-keep = Zapamiętaj
ui-preset-drop = Usuń „{ $name }”
ui-presets-full = Można zapamiętać { $most }. Najpierw usuń któryś albo użyj nazwy ponownie.
ui-join = Dołącz
ui-watch = Oglądaj
ui-ended-by-update = zakończona przez aktualizację
ui-look = Zobacz
ui-log-file = Pobierz zapis
ui-continue = Graj dalej
ui-your-turn = twoja kolej
ui-asked-to = { $what ->
    [end] Zakończyć grę?
    [pause] Przerwa?
    [go-on] Grać dalej?
    [more] Więcej czasu?
   *[back] Cofnąć odpowiedź?
}
ui-time-left = Twój czas: { $left }
ui-seat-free = wolne miejsce
ui-fan-work = Nieoficjalne dzieło fanów, z własnymi obrazkami i tekstami.
ui-to-lobby = Do lobby
ui-to-cards = Do moich kart
ui-moment = Chwileczkę…

## Nowy stół i stół, który czeka na ludzi

ui-game = Gra
ui-table-name = Nazwa stołu
ui-table-name-hint = Stół gracza { $player }
ui-private = Tylko z zaproszeniem
ui-private-help = Stołu nie widać w lobby; trafia się do niego przez link.
ui-unwatched = Nikt nie ogląda
ui-unwatched-help = Dopóki gra trwa, widzą ją tylko grający; gdy się skończy, każdy, kto ma link.
ui-seats = Miejsca
ui-seat = Miejsce { $number }
ui-namesake = { $player } { $number }
ui-person = Człowiek
ui-bot = bot
bot-level = { $level ->
    [champion] Mistrz
    [few-steps] Kilka kroków
    [hand-to-mouth] Z dnia na dzień
    [long-view] Patrzy daleko
    [next-step] Następny krok
   *[other] { $level }
}
bot-line = { $bot ->
    [champion] ocenia tym, czego się nauczył, potem myśli naprzód; najsilniejszy
    [greedy] ma plan; prawie nigdy nie przegrywa z botem Losowy
    [magnate] z podobnymi do siebie planuje daleko naprzód; przy innych słabszy niż Handlarz
    [novice] bierze, co ma pod ręką, i nic nie planuje
    [passive] gra sam dla siebie; daleko za botem Zachłanny
    [patient] daje Ci czas i przyjmuje uczciwe oferty; blisko bota Zachłanny
    [planner] planuje kilka tur naprzód
    [pupil] myśli tylko o swojej następnej turze
    [random] robi cokolwiek
    [search] myśli naprzód; zwykle wygrywa z botem Zachłanny
    [trader] układa się ze wszystkimi; często wygrywa z botem Zachłanny
   *[other] bot
}
bot-name = { $bot ->
    [champion] Mistrz
    [greedy] Zachłanny
    [magnate] Magnat
    [novice] Nowicjusz
    [passive] Bierny
    [patient] Cierpliwy
    [planner] Planista
    [pupil] Uczeń
    [random] Losowy
    [search] Badacz
    [trader] Handlarz
   *[other] { $bot }
}
ui-option-is = { $option }: { $value }
option-yes = tak
option-no = nie
ui-rulings = Czego reguły nie rozstrzygają
ui-rulings-usual = jak zwykle
ui-time = Czas
ui-time-none = Ile kto chce
ui-time-none-help = Nikt nie pogania. Stół, przy którym bardzo długo nic się nie dzieje, zostaje zamknięty.
ui-time-move = Na ruch, z rezerwą
ui-time-move-help = Każda odpowiedź ma swój czas. Kto potrzebuje więcej, bierze go z rezerwy na całą partię.
ui-time-game = Na partię
ui-time-game-help = Każda osoba ma tyle czasu na całą partię i trochę więcej po każdej odpowiedzi.
ui-time-days = Turowo
ui-time-days-help = Dni na każdą odpowiedź: nie trzeba być przy stole w tym samym czasie. Urlop zatrzymuje własny zegar.
ui-time-each = Na każdą odpowiedź
ui-time-reserve = W rezerwie
ui-time-all = Na partię
ui-time-increment = Więcej po każdej odpowiedzi
ui-time-holidays = Urlop łącznie
ui-time-phase = Faza, w której działają wszyscy
ui-time-nothing = nic
ui-time-up-help = Komu skończy się czas, nie wypada z gry: dalej gra bot, a na miejsce można wrócić w każdej chwili.
ui-time-consent-help = Przerwa i dodatkowy czas wymagają zgody wszystkich grających osób. Przerwa trwa najwyżej dobę.
ui-time-is-move = { $each } na odpowiedź{ $reserve ->
    [none] { "" }
   *[other] , { $reserve } w rezerwie
}
ui-time-is-game = { $all } na partię{ $increment ->
    [none] { "" }
   *[other] , { $increment } więcej na odpowiedź
}
ui-time-is-days = { $each } na odpowiedź{ $holidays ->
    [none] { "" }
   *[other] , { $holidays } urlopu
}
ui-time-step = Ta faza
ui-timer-help = Czas, który został na tę fazę, w której działają wszyscy.
ui-time-away = Na urlopie
ui-time-warning = Masz jeszcze { $left }.
ui-time-ran-out = Twój czas się skończył; gra za ciebie bot.
ui-time-come-back = Wróć na miejsce
ui-time-paused = Przerwa, najwyżej { $left }
ui-time-waits = Zegary czekają { $left }: { $players }
ui-time-wish-pause = Prośba o przerwę: { $players }
ui-time-wish-go-on = Prośba o dalszą grę: { $players }
ui-time-wish-more = Prośba o więcej czasu dla wszystkich: { $players }
ui-agree = Zgoda
ui-time-decline = Nie
ui-time-pause = Poproś o przerwę
ui-time-go-on = Poproś o dalszą grę
ui-time-more = Poproś o { $more } więcej dla wszystkich
ui-time-holiday = Idź na urlop (zostało { $left })
ui-time-back = Koniec urlopu
ui-hourglass-you = Pozostałe osoby skończyły i czekają na ciebie.
ui-hourglass-other = Pozostałe osoby skończyły i czekają; gra jeszcze: { $player }.
ui-hourglass-help = Nic nie kończy się samo: gdy czas minie, ci, którzy czekają, mogą pójść dalej.
ui-hourglass-enough = Nie czekać dłużej
chat-hello = Cześć!
chat-good-luck = Powodzenia!
chat-well-played = Dobre zagranie!
chat-thanks = Dziękuję!
chat-sorry = Przepraszam!
chat-one-moment = Chwileczkę, proszę.
chat-back-soon = Zaraz wracam.
chat-good-game = Dobra partia!
chat-bye = Do zobaczenia!
ui-chat = Czat
ui-chat-new = { $count ->
    [one] { $count } nowy wiersz
    [few] { $count } nowe wiersze
   *[other] { $count } nowych wierszy
}
ui-chat-seats = Tu rozmawia, kto gra; kto ogląda, tego nie słyszy.
ui-chat-watchers = Tu rozmawia, kto ogląda; kto gra, tego nie słyszy.
ui-chat-empty = Nikt jeszcze nic nie napisał.
ui-asides = Rozmowy we dwoje
ui-asides-help = Każda para przy stole może pisać do siebie na jego czacie, a nikt inny tego nie czyta.
ui-aside-for = Kto to przeczyta
ui-aside-all = Do wszystkich przy stole
ui-aside-to = Tylko do: { $player }
ui-aside-you = Tylko do ciebie
ui-chat-line = Napisz coś
ui-chat-phrases = Gotowe zdania, które każdy czyta w swoim języku
ui-chat-guests = Pozwól rozmawiać gościom
ui-chat-more = Więcej: { $player }
ui-chat-mute = Nie pokazuj
ui-chat-unmute = Pokaż znowu
ui-chat-muted = Ukryte na twoje życzenie.
ui-report = Zgłoś
ui-report-wrong = Coś jest nie tak
ui-report-help = Czat i zapis tego stołu trafią do osoby, która prowadzi ten serwer.
ui-report-note = O co chodzi?
ui-report-reason = Powód
ui-report-rude = obelgi, groźby
ui-report-spam = reklamy, bzdury
ui-report-cheats = oszukiwanie
ui-report-stalls = każe innym czekać
ui-report-name = nieprzyzwoita nazwa
ui-report-other = coś innego
ui-report-mine = Co tu zgłoszono przez Ciebie
ui-report-back = Wycofaj
ui-report-taken-back = Wycofano; nikt już tego nie czyta.
ui-report-thanks = Dziękujemy. Zgłoszenie zapisane.
ui-note = Moja notatka
ui-note-help = Widzisz ją tylko ty.
ui-create = Otwórz stół
ui-cancel = Anuluj
ui-close = Zamknij
ui-waiting-for = { $count ->
    [0] Wszyscy już są; gra się zaczyna.
    [one] Zostało jedno wolne miejsce. Gra zacznie się, gdy ktoś je zajmie.
    [few] Zostały { $count } wolne miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Zostało { $count } wolnych miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
}
ui-waits-listed = Inni znajdują ten stół w lobby albo jednym kliknięciem. W tym czasie możesz patrzeć na coś innego: tytuł tej strony powie, kiedy przyjdzie twoja kolej.
ui-waits-private = Ten stół znajdą tylko ci, którzy mają link.
ui-title-waiting = Czekanie na graczy
ui-fill-bots = Uzupełnij botami
ui-bot-that-comes = Bot, który tu zagra: { $bot }.
ui-free-seat = Zwolnij miejsce
ui-kept-for = miejsce dla: { $player }
ui-usual-rules = Gra według zwykłych zasad.
ui-sit-here = Usiądź tutaj
ui-name-first = Najpierw wybierz nazwę, żeby inni wiedzieli, kim jesteś.
ui-leave = Odejdź od stołu
ui-let-bot = Niech zagra bot
ui-has-left = { $player } opuszcza grę.
ui-leave-clock = Przy tym stole biegnie zegar, także gdy cię nie ma.
ui-leave-help = Gra na ciebie czeka: znajdziesz ją w lobby i możesz wrócić. W tym czasie gospodarz może wstawić na twoje miejsce bota; po powrocie odzyskasz miejsce.
ui-stay = Zostań
ui-resign = Poddaj się
ui-resign-two = Rezygnujesz i wygrywa drugi gracz.
ui-resign-more = Rezygnujesz: dalej gra za ciebie bot, zajmujesz ostatnie miejsce i nie możesz wrócić. Jeśli nie gra nikt inny, gra się kończy.
ui-resign-sure = Poddać tę grę na dobre?
ui-end-early = Zakończ bez wyniku
ui-end-early-help = Gra kończy się niedokończona, gdy zgodzą się wszyscy, którzy grają.
ui-end-wanted = { $players }: propozycja zakończenia gry bez wyniku.
ui-end-waits = Proponujesz zakończyć grę bez wyniku; inni jeszcze się nie zgodzili.
ui-play-on = Grajmy dalej
ui-has-resigned = Rezygnacja z gry: { $players }.
ui-bot-finished = Bot dokończył grę za: { $players }. Te miejsca liczą się jako ostatnie.
ui-ended-agreed = Gra zakończyła się bez wyniku za zgodą wszystkich.
ui-back = Cofnij to, co inni już widzieli
ui-back-title = Cofnąć twoją ostatnią odpowiedź?
ui-back-all = Inni widzieli już, co było dalej, więc muszą się zgodzić wszyscy grający: { $players }.
ui-back-bots = Wiesz już, co było dalej. Boty zgadzają się na cofnięcie.
ui-back-undone = { $count ->
    [one] Cofnięta zostałaby jedna odpowiedź
    [few] Cofnięte zostałyby { $count } odpowiedzi
    [many] Cofniętych zostałoby { $count } odpowiedzi
   *[other] Cofnięte zostałoby { $count } odpowiedzi
}
ui-back-more = { $count ->
    [one] i jeszcze jeden wiersz
    [few] i jeszcze { $count } wiersze
    [many] i jeszcze { $count } wierszy
   *[other] i jeszcze { $count } wiersza
}
ui-back-price = Stół wraca do poprzedniego stanu i przychodzą znowu te same karty. Czas nie jest zwracany. Wszyscy widzą, że coś tu cofnięto.
ui-back-ask = Zapytaj innych
ui-back-now = Cofnij
ui-back-wanted = { $player } prosi o cofnięcie: „{ $what }”
ui-back-wanted-last = { $player } prosi o cofnięcie swojej ostatniej odpowiedzi.
ui-back-waits = Prosisz o cofnięcie swojej ostatniej odpowiedzi. Czekamy na zgodę: { $players }
ui-back-waits-too = Czekamy na zgodę: { $players }
ui-back-agree = Zgadzam się
ui-back-refuse = Odmawiam
ui-back-withdraw = Rezygnuję
ui-back-taken-back = Cofnięto: stół jest taki jak przedtem.
ui-back-refused = { $player }: odmowa. Odpowiedź obowiązuje.
ui-back-withdrawn = Niczego jednak nie cofamy.
ui-back-lapsed = Nie wszyscy odpowiedzieli na czas. Odpowiedź obowiązuje.
ui-back-went-on = Gra poszła dalej, więc odpowiedź obowiązuje.
ui-back-line = Cofnięte
ui-back-line-wanted = Do cofnięcia
ui-mark-taken-back = cofano odpowiedzi
ui-mark-taken-back-help = Wszyscy zgodzili się tu cofnąć odpowiedzi, które już widziano.
ui-mark-hint = z podpowiedziami
ui-mark-hint-help = Ktoś pytał tu, co rozważyłby bot.
ui-invited = { $player } zaprasza Cię do gry { $game }
ui-invite = Zaproś tym linkiem
ui-invite-anew = Wycofaj link i zrób nowy
ui-invite-fresh = Nowy link; poprzedni już nie działa.
ui-invite-local = Ten link działa tylko na tym komputerze: gdzie indziej jego adres oznacza tamten komputer. Aby wpuścić innych, uruchom serwer poleceniem: { $command }
ui-copy = Kopiuj link
ui-copied = Skopiowano
ui-bot-of = { $bot } (bot gracza { $player })
ui-deal = Nikt nie może ustawić rozdania
ui-deal-more = Co to znaczy i jak dodać coś od siebie
ui-deal-help = Karty i miejsca wynikają z sekretu serwera i z tego, co dodadzą tu gracze. Z tego sekretu powstała pieczęć. Po grze sekret zostaje ujawniony i każdy może sprawdzić, że pasuje do pieczęci.
ui-deal-seal = Pieczęć
ui-deal-copy = Kopiuj pieczęć
ui-deal-salt = Dodaj dowolny tekst
ui-deal-salt-help = Wtedy nawet serwer nie może wybrać rozdania. Po grze każdy może to przeczytać.
ui-deal-added = Dodano
ui-deal-unproved = Ziarno tego stołu wybrano z góry, więc jego rozdania nie da się sprawdzić.
ui-deal-check = Sprawdź rozdanie
ui-deal-secret = Sekret
ui-deal-nonce = Losowe bity
ui-deal-texts = Co dodano
ui-deal-seed = Ziarno gry
ui-deal-seal-fits = { $holds ->
    [yes] Sekret pasuje do pieczęci.
   *[no] Sekret nie pasuje do pieczęci.
}
ui-deal-noted = { $holds ->
    [yes] Ta strona pokazywała przed grą tę samą pieczęć.
   *[no] Ta strona pokazywała przed grą inną pieczęć: { $seal }.
}
ui-deal-seed-follows = { $holds ->
    [yes] Ziarno wynika z sekretu i z tego, co dodano.
   *[no] Ziarno nie wynika z sekretu i z tego, co dodano.
}
ui-deal-seats-follow = { $holds ->
    [yes] Losowanie miejsc wynika z ziarna.
   *[no] Losowanie miejsc nie wynika z ziarna.
}
ui-deal-seats-kept = Miejsc nie losowano.
ui-deal-by-hand = Przeglądarka może to sprawdzić tylko przez https. To polecenie robi to samo i odtwarza całą grę:
ui-deal-whole = To polecenie robi to samo i odtwarza całą grę:

## Przy stole

ui-you = Ty
ui-put-out = Nie siedzisz już tutaj: gdzie indziej zwolniono to miejsce albo cię wylogowano.
ui-put-out-bot = Twoje miejsce ma teraz bot i trzyma je dla ciebie.
ui-put-out-back = Odzyskaj
ui-bots-failing = Boty przy tym stole nie odpowiadają: coś jest z nimi nie tak. Wczytaj stronę jeszcze raz, aby spróbowały ponownie.
ui-bot-failed = Bot { $bot } zawiódł. Dalej gra za niego { $other }.
ui-bots-endless = Boty grałyby bez końca: ich gra została zatrzymana, niedokończona.
ui-watching = Oglądasz
ui-title-turn = ● Twoja kolej
ui-title-asked = ● Ktoś cię prosi
ui-offline = Utracono połączenie. Próbuję ponownie…
ui-offline-kept = Twoja odpowiedź czeka i zostanie wysłana po powrocie.
ui-offline-recalled = Stan z { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
ui-withdraw = Odpowiedz od nowa
ui-renew = Ta strona jest starsza niż jej serwer.
ui-renew-now = Wczytaj ją ponownie
ui-away = nieobecny
ui-away-help = W tej chwili bez połączenia. Miejsce czeka.
ui-choosing = { $player_you ->
    [yes] wybierasz…
   *[no] wybiera…
}
ui-points-so-far = Punkty do tej pory
ui-my-tableau = Twój układ
ui-tableau-of = Układ: { $player }
ui-enlarge = Pokaż karty w powiększeniu: { $player }
ui-placing = { $player } zagrywa tę kartę.
ui-placing-mine = Zagrywasz tę kartę.
ui-last-placed = Ostatnio zagrana karta: { $player }
ui-hand = Twoja ręka
ui-hand-empty = Nie masz kart na ręce.
ui-looked-at = Karty, które oglądasz
ui-offered = Światy początkowe do wyboru
ui-question = Pytanie do ciebie
ui-answers = Odpowiedzi
ui-answers-below = jeszcze { $count } do wyboru niżej
ui-actions = Akcje
ui-phases = Fazy tej rundy
ui-phase-now = Faza: { $phase }
ui-phase-not = Nikt jej nie wybrał; w tej rundzie się nie odbywa.
ui-bonus-of = Premia: { $players }
ui-longest = Najdłuższy układ: { $count } z { $limit }
ui-ticked = { $count } z { $need }
ui-tick-more = Wybierz jeszcze { $count }
ui-take-back = Cofnij
ui-untick = Odznacz
ui-given = Twoja odpowiedź: { $answer }
ui-given-by = Tutaj odpowiada { $player }: { $answer }
ui-own-answers = Własne odpowiedzi
ui-send = Wyślij
ui-add = Dodaj
ui-remove = Usuń
ui-sent = Wysłano…
ui-playing = Zobacz, co się dzieje…
ui-skip = Pomiń
ui-sure-tactics = Karta { name-new_military_tactics } nie jest tu potrzebna: da się bez niej. Zużyć ją mimo to?
ui-sure-ship = Karta { name-colony_ship } nie jest tu potrzebna: ten świat i tak nic Cię nie kosztuje. Zużyć ją mimo to?
ui-sure-yes = Zużyj
ui-sure-no = Zachowaj
ui-log = Przebieg
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-explanation = Objaśnienie
ui-point-hint = Wskaż kartę albo dojdź do niej strzałkami, a jej opis pojawi się tutaj. Na ekranie dotykowym przytrzymaj ją chwilę.
ui-makes = razem
ui-points = { $vp } PZ
ui-with-good = z towarem: { $good }
ui-production = świat produkcyjny
ui-windfall = świat zdobyczny
ui-type-world = Świat, koszt { $number }
ui-type-military-world = Świat militarny, obronność { $number }
ui-type-start-world = { $military ->
    [yes] Świat początkowy, obronność { $number }
   *[no] Świat początkowy, koszt { $number }
}
ui-type-development = Technologia, koszt { $number }
ui-type-six-cost = Technologia o koszcie 6

## Podpowiedzi

ui-hint-ask = Co rozważyłby tu dobry gracz?
ui-hint-title = Dobry gracz mógłby rozważyć
ui-hint-thinking = Namysł …
ui-hint-close = Zamknij podpowiedź
ui-hint-on-table = Gdzie to jest na stole?
hint-amount = { $amount } pkt
hint-more = Wygląda o około { hint-amount } lepiej niż następna możliwość.
hint-less = Wygląda o około { hint-amount } gorzej niż pierwsza.
hint-close = Wygląda niewiele lepiej niż następna.
hint-even = Wygląda niewiele gorzej niż pierwsza.
hint-price =
    { $count ->
        [0] Nie kosztuje żadnej karty.
        [one] Kosztuje { $count } kartę.
        [few] Kosztuje { $count } karty.
       *[other] Kosztuje { $count } kart.
    }
hint-hopes = Dzięki temu da się wyłożyć: { $card }. Karty do zapłaty: { $count }.
hint-worth =
    { $count ->
        [one] Na Twojej ręce jest warta około { hint-amount }.
       *[other] Na Twojej ręce są warte razem około { hint-amount }.
    }
hint-unseen = Karty z tą liczbą, których jeszcze nie znasz: { $count }.
hint-lead =
    { $way ->
        [behind] W grach wypróbowanych od tego miejsca poszło Ci mniej więcej tak, jak przy końcu ze stratą { hint-amount }.
       *[ahead] W grach wypróbowanych od tego miejsca poszło Ci mniej więcej tak, jak przy końcu z przewagą { hint-amount }.
    }
hint-rounds = Przy obecnych imperiach każda runda daje Ci wtedy { $vp } PZ (dotąd { $was }); dochód: { $income } (dotąd { $had }).
hint-chance = Szansa wygranej po tym: około { $share } %.
hint-gains = Oferta gracza { $player }: zyskujesz na niej około { hint-amount }.
hint-plan =
    { $count ->
        [one] To cały plan na tę turę. Bot liczy go na około { hint-amount }: PZ, pozostałe dobra i to, co karty dadzą później, bez żadnego handlu.
        [few] To pierwszy z { $count } kroków planu na tę turę. Bot liczy go na około { hint-amount }: PZ, pozostałe dobra i to, co karty dadzą później, bez żadnego handlu.
       *[other] To pierwszy z { $count } kroków planu na tę turę. Bot liczy go na około { hint-amount }: PZ, pozostałe dobra i to, co karty dadzą później, bez żadnego handlu.
    }
hint-swap = Wymiana do zaproponowania: Twój plan byłby wtedy wart o około { hint-amount } więcej.
hint-no-more = Bez handlu nic więcej nie da się w tej fazie zyskać.
hint-card-worth = W pozostałych turach jest dla Ciebie warta około { hint-amount }.
hint-no-card = Żadna z tych kart nie jest warta zalicytowanych statków.
hint-none-gains = Żadna karta, którą da się teraz wyłożyć, nie obiecuje więcej, niż kosztuje.
hint-left = Pozostałe dobra mogą potem dać w tej fazie jeszcze około { hint-amount }.
hint-keeps = Karta, której najmniej będzie brakować, jest na Twojej ręce warta około { hint-amount }.
hint-others-most = Najlepsza z pozostałych kart jest warta około { hint-amount }.
hint-others-least = Najsłabsza z pozostałych kart jest warta około { hint-amount }.
hint-kept = Co do zatrzymanych kart: ich późniejsze wyłożenie obiecuje około { hint-amount }.
hint-played =
    { $count ->
        [one] Zagrana w obecnym położeniu dałaby około { hint-amount }.
       *[other] Zagrane w obecnym położeniu dałyby razem około { hint-amount }.
    }
hint-unknown = Nieznane Ci karty w tym module przygotowań: { $count }.
hint-deal =
    { $count ->
        [one] Umowa, którą można zaproponować jednemu graczowi: zyskujesz na niej około { hint-amount }, a druga strona około { $least }.
       *[other] Umowa, którą można zaproponować { $count } graczom: zyskujesz na niej około { hint-amount }, a każdy z pozostałych co najmniej około { $least }.
    }
hint-runs =
    { $count ->
        [one] Jedno uruchomienie. To, co masz po nim, bot liczy na około { hint-amount }: PZ, dobra i to, co karty dadzą później.
        [few] { $count } uruchomienia. To, co masz po nich, bot liczy na około { hint-amount }: PZ, dobra i to, co karty dadzą później.
       *[other] { $count } uruchomień. To, co masz po nich, bot liczy na około { hint-amount }: PZ, dobra i to, co karty dadzą później.
    }
hint-no-run = Żaden konwerter nie zrobi z Twoich dóbr więcej, niż są warte.
hint-bids = To, co zapewne da się kupić za takie oferty, razem z zatrzymanymi statkami jest warte około { hint-amount }.
hint-no-ships = Nie ma statków, które dałoby się zalicytować.
hint-halves = Podzielona na połowy oferta może kupić kolonie warte razem około { hint-amount }; cała kolonię wartą około { $one } pkt.
hint-theft = Po odjęciu kosztów zyskujesz na tej kradzieży około { hint-amount }.
hint-no-theft = Żadna z pozostałych kradzieży nie daje więcej, niż kosztuje.
hint-gone =
    { $count ->
        [one] W pozostałych turach dałaby około { hint-amount }: mniej niż każda inna.
       *[other] W pozostałych turach dałyby razem około { hint-amount }: mniej niż każde inne.
    }
hint-newcomers = Zalecany na pierwszą grę.
hint-difficulty = Jak trudno się nim gra: { $level } z { $most }.
hint-cube-more = Z nią Twój plan na tę turę jest wart o około { hint-amount } więcej.
hint-cube-less = Bez niej Twój plan na tę turę jest wart o około { hint-amount } mniej.
hint-gift = Najmniej pomoże to graczowi { $player }: o około { hint-amount }.
hint-gift-round = Trzeba to oddać, a rozchodzi się wokół stołu.
hint-talk = Bez żadnej umowy Twoje statki dadzą zapewne około { hint-amount }. Obietnica co do licytacji opłaca się, gdy przynosi więcej, niż z tego zabiera.
hint-refuse = To, co ktoś daje w zamian, zostawi Ci około { hint-amount }, więc nic nie zyskujesz.
hint-breaks = Bez innej umowy tracisz { hint-amount } za to, czego nie udało się dotrzymać.
hint-conquers = Twoja siła militarna { $military } wystarcza na podbój karty { $card }, której obrona to { $defense }.
hint-goal = Daje Ci cel { $goal }: { $vp } PZ.
hint-uses = Zużywa się do tego karta { $card }.
hint-draws =
    { $count ->
        [one] Dobierasz za to { $count } kartę.
        [few] Dobierasz za to { $count } karty.
       *[other] Dobierasz za to { $count } kart.
    }
hint-explores = Karty, które dobierasz: { $count }; potem odrzucasz { $away } ze wszystkich na ręce.
hint-second = Może potem przyjść drugi świat: { $card }, { $count ->
        [0] za darmo
        [one] za { $count } kartę
        [few] za { $count } karty
       *[other] za { $count } kart
    }.
hint-next =
    { $when ->
        [now] Zostaje Ci tyle, że od razu da się wyłożyć: { $card }. Karty do zapłaty: { $count }.
       *[later] Zostaje Ci tyle, że w następnej rundzie da się wyłożyć: { $card }. Karty do zapłaty: { $count }.
    }
hint-next-both =
    { $when ->
        [now] Zostaje Ci tyle, że od razu da się wyłożyć razem: { $card } i { $beside }. Karty do zapłaty: { $count }.
       *[later] Zostaje Ci tyle, że w następnej rundzie da się wyłożyć razem: { $card } i { $beside }. Karty do zapłaty: { $count }.
    }
hint-keeps-best = Z kart, które zatrzymujesz, najwięcej obiecuje { $card }.
hint-empty-hand = Nie zostaje Ci żadna karta.
hint-instead = Zatrzymuje kartę { $card }, a w zamian oddaje kartę { $beside }.
hint-points = Twój wynik zmienia się od razu o { $vp } PZ.
hint-then = Zostaje Ci tyle, że jeszcze w tej rundzie da się wyłożyć: { $card }. Karty do zapłaty: { $count }.
hint-could = Zostaje Ci tyle, że w następnej rundzie da się wyłożyć: { $card }, jeśli wybierzesz fazę „{ $phase }”. Karty do zapłaty: { $count }.
hint-keeps-of = Karty, które oglądasz: { $looks }; zatrzymujesz { $count }.
hint-sells =
    { $count ->
        [one] Dobro ze świata { $card } sprzedaje się za { $count } kartę.
        [few] Dobro ze świata { $card } sprzedaje się za { $count } karty.
       *[other] Dobro ze świata { $card } sprzedaje się za { $count } kart.
    }
hint-consumes = Twoje moce konsumpcji dają wtedy { $vp } PZ; karty: { $count }.
hint-produces =
    { $count ->
        [one] Dobro dostaje { $count } Twój świat.
        [few] Dobra dostają { $count } Twoje światy.
       *[other] Dobra dostaje { $count } Twoich światów.
    }
hint-helps =
    { $count ->
        [one] { $player } też na tym zyskuje: dobro dostaje { $count } świat.
        [few] { $player } też na tym zyskuje: dobra dostają { $count } światy.
       *[other] { $player } też na tym zyskuje: dobra dostaje { $count } światów.
    }
hint-denies = Na produkcji najbardziej zyskuje { $player }: światy czekające na dobro: { $count }, a Twoje: { $own }. Ty jej nie wybierasz.
review-rival = { $player }: najbardziej prawdopodobny wybór ({ $share } %) to { $action }.
review-worth = Według rachunku trenera jest to lepsze o około { hint-amount }.
review-invent = Wszystko, czego wymaga wynalazek, leżało na stole: { $card }.
review-upgrade = Tym, co leżało na stole, dało się odwrócić kartę: { $card }.
review-idle = Nieużyte, choć wszystko, czego potrzeba, leżało na stole: { $card }.
review-theirs = Zyskuje na tym też: { $player }, około { hint-amount }.
review-costs = Na tej ofercie tracisz około { hint-amount }.
review-vain = Statki dane w licytacji ({ $track }), za które nic nie kupiono: { $count }.
review-high = Statki zapłacone w licytacji ({ $track }): { $count }. To samo kupiłoby tyle: { $needed }.
review-takes = Kupuje to kartę: { $card }.
review-took = Zamiast tego kupiono kartę: { $card }.
hint-later = Z czasem obiecuje jeszcze około { hint-amount }.
hint-missed =
    { $count ->
        [one] Mało jej będzie brakować: zagrana w obecnym położeniu dałaby około { hint-amount }.
        [few] Mało ich będzie brakować: zagrane w obecnym położeniu dałyby razem około { hint-amount }.
       *[other] Mało ich będzie brakować: zagrane w obecnym położeniu dałyby razem około { hint-amount }.
    }
hint-score-now = Twój wynik zmienia się od razu o { $vp } PZ.
hint-nothing-now = Od razu nic to nie zmienia.
hint-hidden = To, co da, zależy od kart, których nie widzisz.
hint-sure = Ta oferta już leży; na własną umowę muszą się zgodzić inni.
hint-leads-to =
    { $does ->
        [invent] Otwiera drogę do wynalezienia w tej turze: { $card }.
       *[upgrade] Otwiera drogę do ulepszenia w tej turze: { $card }.
    }
hint-leaves-cheap = Leży tam, gdzie oferta musi być wysoka: tańsze pola zostają dla małych ofert.
hint-weighs-one = Jest tylko ta odpowiedź.
hint-weighs-usual = Tak odpowiedziałby bot. Liczb tu nie podaje.
hint-weighs-race-start = Bot sumuje, co da każdy świat startowy razem z najlepszymi z Twoich kart.
hint-weighs-race-action = Dla każdej akcji bot oblicza nadchodzącą rundę przy wszystkim, co mogą wybrać inni: punkty, karty, dobra i Twoją przewagę nad najlepszym rywalem.
hint-weighs-race-place = Bot porównuje punkty, teraz i z czasem, z kartami, którymi płacisz, i pamięta o tym, co jeszcze da się wyłożyć w tej rundzie.
hint-weighs-race-way = Bot porównuje, ile kosztuje Cię każdy sposób.
hint-weighs-race-goods = Bot liczy punkty i karty oraz to, do czego przydadzą się jeszcze pozostałe dobra.
hint-weighs-race-guess = Bot liczy karty, których jeszcze nie znasz.
hint-weighs-race-cards = Bot ocenia każdą kartę po tym, co da jej wyłożenie: zatrzymuje najlepsze, a oddaje te, których najmniej będzie brakować.
hint-weighs-jump-play = Bot gra dalej od każdej odpowiedzi przez kilkaset gier; karty, których nie widzisz, rozdaje losowo.
hint-weighs-jump-discard = Bot oddaje różne karty i za każdym razem gra dalej przez kilkaset gier; karty, których nie widzisz, rozdaje losowo.
hint-weighs-jump-end = Bot oblicza, z jaką przewagą nad najlepszym rywalem można się spodziewać końca po każdej odpowiedzi.
hint-weighs-jump-keep = Bot zatrzymuje karty, które najwięcej obiecują przy późniejszym wyłożeniu.
hint-weighs-mars-chance = Bot próbuje każdej odpowiedzi przy kilkuset stołach, które wyglądają dla Ciebie tak samo jak ten, i ocenia, jaka jest tam szansa wygranej.
hint-weighs-mars-lead = Bot próbuje każdej odpowiedzi przy kilkuset stołach, które wyglądają dla Ciebie tak samo jak ten, i ocenia tam Twoją przewagę.
hint-weighs-mars-cards = Bot ocenia każdą kartę po tym, co da zagrana z ręki albo z modułu przygotowań.
hint-weighs-mars-one = Botowi jedna odpowiedź wydaje się wyraźnie lepsza od wszystkich innych.
hint-weighs-sidereal-plan = Bot planuje, co da się uruchomić, wynaleźć i ulepszyć z Twoich dóbr, i porównuje z tym planem oferty. Nie wie, na co zgodzą się inni.
hint-weighs-sidereal-bid = Bot oblicza, co każda karta da w pozostałych turach. Tanie miejsca woli zostawić małym ofertom.
hint-weighs-sidereal-economy = Bot uruchamia konwertery, które najlepiej wykorzystują Twoje dobra.
hint-weighs-sidereal-split = Bot ocenia, co zapewne da się kupić za oferty różnej wielkości.
hint-weighs-sidereal-theft = Bot porównuje łup z każdej kradzieży z jej kosztem.
hint-weighs-sidereal-support = Bot oddaje kolonie, które dałyby najmniej w pozostałych turach.
hint-weighs-sidereal-species = Bot patrzy, jak trudny jest gatunek i czy nadaje się na pierwszą grę. Nie wie, który Ci się spodoba.
hint-weighs-sidereal-cube = Bot porównuje plany na tę turę z każdą kostką i bez niej.
hint-weighs-sidereal-gift = Bot planuje, co inni zrobiliby z podarunkiem, i daje go tam, gdzie pomoże najmniej.
hint-weighs-sidereal-talk = Bot nie umawia się co do licytacji. Liczy, co statki zapewne kupią bez umowy.
hint-weighs-sidereal-settle = Bot ocenia, co ktoś daje zamiast dotrzymania obietnicy, i liczy punkty, które kosztuje złamana.

## Punkty i koniec

ui-score-click = Naciśnij, by zobaczyć, skąd są punkty.
ui-breakdown-of = { $player_you ->
    [yes] Twoje punkty
   *[no] Punkty gracza { $player }
}
ui-source = Źródło
ui-of-scoring = { $all ->
    [yes] za jej zasady punktacji
   *[no] w tym { $vp } za jej zasady punktacji
}
ui-show-end = Pokaż wynik
ui-you-won = Wygrywasz!
ui-won = Wygrywa { $player }
ui-shared-win = Wspólne zwycięstwo: { $players }
ui-nobody-won = Koniec gry
ui-ended-because = Gra skończyła się, bo { $causes }.
ui-tie-break = Rozstrzygnięcie remisu: { $count } (karty na ręce i towary)
ui-again = Zagraj jeszcze raz
ui-again-join = Do następnej gry
ui-again-told = W kolejnej grze z tymi samymi osobami czeka na ciebie miejsce.
ui-replay = Obejrzyj jeszcze raz
ui-record = Pobierz zapis gry
ui-replay-play = Odtwórz
ui-replay-pause = Wstrzymaj
ui-replay-back = Krok wstecz
ui-replay-forward = Krok dalej
ui-replay-round-back = Początek rundy
ui-replay-round-forward = Następna runda
ui-replay-where = Miejsce w grze
ui-replay-leave = Wróć do wyniku
ui-replay-missing = Klatek tej partii nie zachowano, więc widać tylko jej koniec i dziennik.
ui-replay-rounds = Rundy
ui-replay-to-round = Do rundy { $round }
ui-replay-at = Krok { $at } z { $last }, runda { $round }
ui-replay-side = Strona
ui-replay-side-of = { $player_you ->
    [yes] Twoimi oczami
   *[no] Oczami: { $player }
}
ui-replay-open = Ręce odkryte
ui-replay-watched = Oczami widowni
ui-replay-hands = Wszystkie ręce
ui-replay-speed = Tempo
ui-replay-times = { $speed }×
ui-replay-more = Więcej
ui-replay-statistics = Statystyki
ui-replay-measure = Co liczymy
ui-replay-score = Wynik
ui-replay-seen = Różne karty, które było widać
ui-replay-curve = { $measure } w kolejnych rundach
ui-replay-moment = W kroku { $at } z { $last }
ui-replay-share = Udostępnij
ui-replay-share-help = Kto otworzy ten link, zobaczy grę od tej chwili i z tej strony, z której ją teraz oglądasz.
ui-replay-link = Link do tej chwili
ui-replay-share-with = Udostępnij …
ui-replay-go-on = Graj dalej stąd
ui-replay-go-on-help = Nowy stół zaczyna się dokładnie tak, jak ta gra stoi teraz, z tymi samymi kartami przed sobą. Na pozostałych miejscach grają boty. Ta gra do niczego się nie liczy.
ui-replay-go-on-yes = Graj stąd
ui-replay-play-seat = Gram jako
ui-replay-against = Przeciw
ui-percent = { $share } %
ui-review = Analiza
ui-finish-review = Trener może spojrzeć na każdą odpowiedź: jak zmieniały się szanse i co byłoby lepsze.
ui-finish-moments = Rozstrzygające chwile
ui-finish-look = Spójrz na tę grę
ui-review-shut = Zamknij analizę
ui-review-waiting = Analiza czeka na swoją kolej.
ui-review-working = Trener obejrzał odpowiedzi: { $done } z { $count }.
ui-review-progress = Jak daleko jest analiza
ui-review-given = Analiza anulowana.
ui-review-again = Poproś jeszcze raz
ui-review-failed = Analiza urwała się na serwerze. Kto się nim opiekuje, znajdzie powód w dzienniku serwera.
ui-review-no-judge = Do tej gry nie ma trenera: żaden bot nie ocenia tu szans poszczególnych miejsc na zwycięstwo.
ui-review-watched = To nie twoja gra, więc widzisz, jak zmieniały się szanse. Co można było zagrać lepiej, dowiaduje się tylko ten, kto tam siedział.
ui-review-flawless = Trener nie znalazł twojej odpowiedzi, która by coś oddała.
ui-review-turning = Punkt zwrotny { $number } z { $count }
ui-review-turning-at = Punkt zwrotny { $number }, runda { $round }: { $answer }
ui-review-before = Poprzedni punkt zwrotny
ui-review-next = Następny punkt zwrotny
ui-review-when = Runda { $round }, { $phase }
ui-review-made = { $player }: { $answer }
ui-review-coach = Trener: { $answer }
ui-review-also = Lepsze byłoby też: { $answers }
ui-review-answer = { $answer }, { $share } %
ui-review-line = Mogłoby pójść tak: { $answers }
ui-review-lost = Oddane szanse: { $lost } %. Błąd oceny trenera wynosi tutaj { $noise ->
    [0] mniej niż 1 %
   *[other] { $noise } %
}.
ui-review-opened = Przy wszystkich kartach odkrytych, także tych, które miały przyjść, jest to { $made } % wobec { $best } %.
ui-review-try = Spróbuj stąd
ui-review-play-on = Oglądaj dalej
ui-review-numbers = Liczby
ui-review-accuracy = Trafność według faz
ui-review-questions = { $count ->
    [one] { $count } odpowiedź
   *[other] { $count } odpowiedzi
}
ui-review-luck = Szczęście i gra, w punktach procentowych
ui-review-luck-par = Równa część
ui-review-luck-start = Rozdanie
ui-review-luck-draws = Późniejszy los
ui-review-luck-own = Własne odpowiedzi
ui-review-luck-rivals = Odpowiedzi innych
ui-review-luck-result = Wynik
ui-review-curve = Szanse na zwycięstwo
ui-review-at = Krok { $at } z { $last }, runda { $round }: { $chances }
ui-review-table = Szanse na zwycięstwo na końcu każdej rundy
ui-review-round = Runda
ui-review-help = Jak czytać analizę
ui-review-help-chances = Szanse
ui-review-help-chances-text = Przy każdej odpowiedzi trener ocenia, jakie szanse na zwycięstwo ma to miejsce, z tego, co stamtąd widać. Wszystkie szanse dają razem 100 %.
ui-review-help-turning = Punkty zwrotne
ui-review-help-turning-text = Twoje odpowiedzi, które kosztowały najwięcej, co najwyżej trzy. Trener próbuje twojej odpowiedzi i innych prawdopodobnych przy wielu stołach, które z twojego miejsca wyglądają tak samo. W grze handlowej liczy w punktach, co dają, i przelicza to na szanse.
ui-review-help-noise = Błąd oceny
ui-review-help-noise-text = O ile różnica może łatwo być inna, bo stołów próbuje się tylko tyle albo punkty są tylko szacowane: jej błąd standardowy. O różnicy, która mogłaby być przypadkiem, nie ma tu mowy.
ui-review-help-lamp = Lampa
ui-review-help-lamp-text = W każdej chwili gry trener próbuje najbardziej prawdopodobnych odpowiedzi, wszystkich przy tych samych stołach, które z twojego miejsca wyglądają tak samo, i pokazuje, do jakiej szansy każda prowadzi. Liczy się jak jedna z twoich podpowiedzi.
ui-review-help-accuracy = Trafność
ui-review-help-accuracy-text = Odpowiedź, która nic nie oddaje, liczy się jako 100, taka, która oddaje 5 % zwycięstwa, jako 50, a która oddaje 10 %, jako 25. W fazie to średnia z twoich odpowiedzi, przy których był wybór.
ui-review-help-luck = Szczęście i gra
ui-review-help-luck-text = Równa część to tyle, ile ma każde miejsce, zanim cokolwiek rozdano. Potem idą: ile było warte twoje rozdanie, co oddały twoje odpowiedzi i co oddały ci odpowiedzi innych; reszta to los. Razem dają wynik: 100 za zwycięstwo.
ui-review-judge = Trenerem jest ten bot: { $bot }.
ui-lamp-ask = Zapytaj trenera
ui-lamp-about = Co można było tu zagrać?
ui-lamp-help = Przejdź do dowolnej chwili gry i zapytaj: trener pokaże, co można było dalej odpowiedzieć ({ $player_you ->
    [yes] ty
   *[no] { $player }
}) i ile każda odpowiedź była warta.
ui-lamp-dark = Trener tego nie wie: żadne pytanie nie zostawiało tu wyboru, który on ocenia.
ui-lamp-made = zagrane
ui-lamp-behind = { $lost } % za najlepszą, z błędem { $noise } %.
ui-gone-on = Z innej gry
ui-gone-on-help = Ta gra zaczyna się w pewnej chwili innej. Naciśnij, żeby ją zobaczyć.
ui-open-record = Otwórz zapis

## Wszystkie karty

ui-search-cards = Szukaj w nazwach i zdolnościach
ui-filter-type = Rodzaj karty
ui-filter-type-all = Wszystkie rodzaje
ui-filter-type-world = Światy
ui-filter-type-military = Światy militarne
ui-filter-type-production = Światy produkcyjne
ui-filter-type-windfall = Światy zdobyczne
ui-filter-type-start = Światy początkowe
ui-filter-type-development = Technologie
ui-filter-type-six = Technologie o koszcie 6
ui-filter-good = Rodzaj towaru
ui-filter-phase = Zdolność w fazie
ui-order = Kolejność
ui-order-name = Według nazwy
ui-order-cost = Według kosztu
ui-order-vp = Według PZ
ui-edition-is = { $edition ->
    [first] Pierwsza edycja
    [second] Druga edycja
   *[other] Edycja: { $edition }
}
ui-cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
ui-cards-none = Żadna karta nie pasuje.

## Ustawienia i klawisze

ui-settings = Ustawienia
ui-setting-off = Nie
ui-setting-on = Tak
ui-setting-system = Systemowy
ui-setting-language = Język
ui-setting-names = Nazwy kart
ui-setting-names-help = W języku strony albo po angielsku. Duża karta zawsze podaje angielską nazwę.
ui-setting-names-translated = Przetłumaczone
ui-setting-names-english = Angielskie
ui-setting-theme = Motyw
ui-setting-theme-help = Noc, dzień albo tak jak w systemie.
ui-setting-theme-dark = Ciemny
ui-setting-theme-light = Jasny
ui-setting-pace = Tempo ruchów innych graczy
ui-setting-pace-help = Jak długo widać każdy ruch przed następnym; Esc, spacja albo Pomiń pokazuje resztę od razu.
ui-setting-pace-off = Od razu
ui-setting-pace-fast = Szybko
ui-setting-pace-normal = Normalnie
ui-setting-pace-slow = Wolno
ui-setting-motion = Ruch
ui-setting-motion-help = Krótkie ruchy pokazują, skąd przyszła karta.
ui-setting-motion-full = Włączony
ui-setting-motion-reduced = Wyłączony
ui-setting-single = Pytania z jedną odpowiedzią
ui-setting-single-help = Gdy ukryte karty zostawiają Ci jedną odpowiedź, i tak padnie pytanie, jak u wszystkich. Jeśli odpowie strona, inni po szybkości poznają, że nie było wyboru.
ui-setting-single-ask = Odpowiadam
ui-setting-single-page = Odpowiada strona
ui-setting-single-always = Strona, a pod moją nieobecność serwer
ui-setting-idle = Kroki, w których nie masz nic do powiedzenia
ui-setting-idle-help = Jak rozmowa przed licytacją w Sidereal Confluence, gdy nie masz statków ani ofert, na które można odpowiedzieć. Strona może za ciebie powiedzieć, że kończysz.
ui-setting-idle-off = Pytaj mnie
ui-setting-idle-on = Pomijaj je
ui-setting-sound = Dźwięk, gdy przyjdzie Twoja kolej
ui-setting-sound-help = Cichy dźwięk, jeśli trzeba było czekać na innych.
ui-setting-noises = Dźwięki przy stole
ui-setting-noises-help = Ciche dźwięki, gdy ktoś wykłada karty, gdy odsłania się wybory, gdy przybywa punktów i na koniec.
ui-setting-notices = Powiadomienie, gdy przyjdzie Twoja kolej
ui-setting-notices-help = Przeglądarka da znać, gdy patrzysz na coś innego.
ui-setting-notices-refused = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach tej strony.
ui-setting-push = Wezwania przy zamkniętej stronie
ui-setting-push-help = W grach turowych ta przeglądarka pokaże wiadomość, gdy przyjdzie Twoja kolej, a nie ma Cię przy stole, nawet jeśli żadna strona nie jest otwarta. Przekazuje ją usługa producenta przeglądarki, która nie może jej odczytać.
ui-setting-push-refused = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
ui-setting-call-mail = Wezwania listem
ui-setting-call-mail-help = W grach turowych e-mail powie Ci, że przyszła Twoja kolej, gdy nie ma Cię przy stole.
ui-setting-call-mail-first = Najpierw dodaj do konta adres e-mail i potwierdź go.
ui-called-elsewhere = Wezwania przychodzą też tu:
ui-called-end = Tam już nie
ui-called-end-at = Nie wzywaj mnie więcej tu: { $browser }
call-turn = Twoja kolej.
call-agree = { $what ->
    [end] Ktoś prosi o zakończenie gry bez wyniku. Zgadzasz się?
    [pause] Ktoś prosi o przerwę. Zgadzasz się?
    [go-on] Ktoś prosi o koniec przerwy. Zgadzasz się?
    [more] Ktoś prosi o więcej czasu dla wszystkich. Zgadzasz się?
   *[back] Ktoś prosi o cofnięcie odpowiedzi. Zgadzasz się?
}
ui-help = Jak się gra
ui-help-of = Jak się gra: { $game }
ui-help-signs = Symbole
ui-help-powers = Moce kart
ui-help-options = Opcje stołu
ui-help-parts = Części tego okna
ui-keys = Klawisze
ui-key-zones = ze strefy do strefy: ręka, układ, odpowiedzi…
ui-key-tick-key = Spacja
ui-key-move = między kartami lub przyciskami strefy
ui-key-choose = wybierz; jeszcze raz, by potwierdzić
ui-key-tick = zaznacz lub odznacz kartę
ui-key-back = cofnij to, co niepotwierdzone; pomiń; zamknij
ui-key-take-back = cofnij ostatnią odpowiedź, dopóki nic potem nie zostało ujawnione
ui-key-hint = podpowiedź do Twojego pytania
ui-key-replay = w powtórce: krok wstecz albo dalej
ui-key-replay-round = w powtórce: runda wstecz albo dalej
ui-key-replay-end = w powtórce: początek albo koniec
ui-key-replay-play = w powtórce: odtwarzanie albo pauza
ui-key-review = w analizie: następny punkt zwrotny albo poprzedni
ui-key-lamp = w analizie: zapal lampę albo ją zgaś
ui-key-list = to okno

## Czego się odmawia i dlaczego

ui-refused = Nie udało się ({ $reason }).
ui-rule = Zasada { $rule }
ui-guide = Przewodnik
ui-guide-of = Przewodnik: { $game }
ui-guide-course = Gra w skrócie
ui-guide-back = Wstecz
ui-guide-next = Następna strona
reason-no-connection = Nie można połączyć się z serwerem.
reason-server-error = Coś poszło nie tak na serwerze. Spróbuj ponownie.
reason-stale-question = Na to pytanie już padła odpowiedź.
reason-question-gone = Odpowiedź udzielona bez połączenia nie została wysłana: to pytanie jest już zamknięte.
reason-nothing-to-take-back = Nie masz odpowiedzi, którą można cofnąć.
reason-told-since = Za późno: od tego czasu stało się coś, z czego ktoś mógł się czegoś dowiedzieć. Twoja odpowiedź obowiązuje.
reason-no-such-session = Ta przeglądarka jest już wylogowana.
reason-session-here = To ta przeglądarka; wyloguj się tutaj.
reason-back-rated = Przy stole rankingowym niczego się nie cofa, gdy inni widzieli już, co było dalej.
reason-asked-already = Ktoś już prosi o cofnięcie odpowiedzi.
reason-no-longer-asked = Nikt już o to nie prosi.
reason-back-not-told = Ostatnią odpowiedź możesz jeszcze cofnąć bez pytania.
reason-back-not-this = Gra poszła tymczasem dalej. Sprawdź jeszcze raz, co zostałoby cofnięte.
reason-back-refused = Już ci tego odmówiono. Możesz poprosić znowu po następnej odpowiedzi.
reason-too-far-back = Ta gra zaczęła się przed aktualizacją, więc nie można jej cofnąć.
reason-too-often-back = Ten stół cofano już { $most } razy; więcej się nie da.
reason-not-your-seat = To nie jest Twoje miejsce.
reason-not-seated = Nie siedzisz przy tym stole.
reason-malformed = Serwer nie zrozumiał wiadomości.
reason-too-large = Wiadomość jest zbyt duża.
reason-bad-payload = Tej odpowiedzi nie da się odczytać: { $detail }
reason-key-too-long = Ta odpowiedź jest za długa: znaków { $size }, a może być { $most }.
reason-not-time = Czas tego kroku jeszcze nie minął.
reason-game-over = Gra jest skończona.
reason-game-not-over = Gra jeszcze się nie skończyła.
reason-table-full = Wszystkie miejsca są zajęte.
reason-no-clock = Przy tym stole nie ma zegara: czasu jest tyle, ile kto chce.
reason-not-now = Teraz nie można tego zrobić.
reason-no-holidays = Nie ma już dni urlopu.
reason-not-watched = Dopóki ta gra trwa, widzą ją tylko grający: tak zdecydował gospodarz.
reason-unwatched-listed = Stół widoczny w lobby można oglądać; zrób stół z zaproszeniem.
reason-muted = Nie możesz pisać na czacie, nadawać nazw ani obiecywać niczego własnymi słowami do { $until }. Powód: { $why }
reason-rename-unconfirmed = To zmieniłoby nazwę Twojego konta z { $was } na { $name }. { $was } pozostaje Twoją nazwą i nikt inny nie może się tak nazwać. Potwierdź, że tego chcesz.
reason-suspended = Nie możesz tu grać do { $until }. Powód: { $why }
reason-banned = Nie możesz już tu grać. Powód: { $why }
reason-not-restrained = Nie ma tu nikogo, komu można by to zrobić.
reason-no-such-reset = Ten link już nie działa: działa raz i przez { $minutes } min. Poproś o następny list.
reason-bad-line = Wiersz czatu nie może być pusty ani dłuższy niż { $most } znaków.
reason-chat-not-for-guests = Przy stole z listy goście rozmawiają tylko za zgodą gospodarza.
reason-no-asides = Przy tym stole nikt nie pisze do jednej tylko osoby.
reason-nobody-to-hear = Nie siedzi tam nikt, do kogo można pisać na osobności.
reason-asides-not-here = Rozmowy we dwoje są w grach z targowaniem, które nie liczą się do rankingu.
reason-quiet-now = Zgodnie z zasadami tego stołu nikt nie rozmawia w tej fazie.
reason-no-such-line = Nie ma takiego wiersza.
reason-no-hints-rated = Przy stole rankingowym nie ma podpowiedzi.
reason-no-hints-tournament = W turnieju nie ma podpowiedzi.
reason-no-hints-daily = W rozdaniu dnia nie ma podpowiedzi.
reason-back-daily = W rozdaniu dnia niczego się nie cofa, gdy już widać, co było dalej.
reason-end-daily = Rozdanie dnia gra się do końca albo się poddaje.
reason-back-duplicate = W turnieju duplikatowym niczego się nie cofa, gdy już widać, co było dalej.
reason-end-duplicate = Grę turnieju duplikatowego gra się do końca albo się poddaje.
reason-seat-daily = W rozdaniu dnia nikt nie gra za ciebie.
reason-daily-closed = Inni zobaczą to, gdy skończy się dzień tego rozdania.
reason-round-closed = Wszystkie stoły tej rundy grają to samo rozdanie. Będzie je widać, gdy skończy ostatni z nich.
reason-daily-over = Dzień tego rozdania już się skończył.
reason-not-asked = Teraz nie ma do Ciebie pytania.
reason-no-push = Ten serwer nikogo nie wzywa przez przeglądarkę.
reason-bad-device = Tej przeglądarki nie da się wezwać: { $detail }
reason-mail-not-confirmed = Listy idą tylko na potwierdzony adres.
count-seconds = { $seconds } s
reason-too-many-hints = To dużo podpowiedzi. Spróbuj ponownie za { count-seconds }.
reason-too-many-reviews = To dużo analiz jak na dzień. Spróbuj ponownie później.
reason-hint-late = Boty są zajęte i nie mają teraz podpowiedzi. Spróbuj ponownie za chwilę.
reason-hint-failed = Boty tutaj zawodzą i nie mają podpowiedzi. Kto opiekuje się tym serwerem, znajdzie powód w jego dzienniku.
reason-too-many-lines = To dużo naraz. Spróbuj ponownie za { count-seconds }.
reason-too-many-reports = To dużo zgłoszeń. Spróbuj ponownie za { count-seconds }.
reason-seat-taken = Ktoś już tam siedzi.
reason-not-wanted = Gospodarz tego stołu nie chce z tobą grać.
reason-oneself = To ty.
reason-no-such-player = Nie ma takiej osoby.
reason-no-such-profile = Nie ma takiego profilu albo widzi go tylko jego właściciel.
reason-no-such-report = Nie ma takiego zgłoszenia.
reason-too-many-people = Możesz mieć najwyżej { $most } osób wśród znajomych i zablokowanych.
reason-seat-kept = To miejsce czeka na kogoś innego: { $player }.
reason-still-here = { $player } jest teraz przy stole.
reason-no-such-seat = Ten stół nie ma takiego miejsca.
reason-no-such-table = Nie ma takiego stołu. Być może został zamknięty.
reason-table-expired = Ten stół jest zamknięty: zbyt długo nikt się nie dosiadł.
reason-table-left = Ta gra jest zamknięta: wszyscy od niej odeszli.
reason-table-idle = Ta gra jest zamknięta: zbyt długo nikt nie grał dalej.
reason-table-pruned = Ta gra skończyła się dawno temu i nie jest już przechowywana.
reason-table-brought = Ta gra pochodziła z pliku i nie jest już przechowywana. Otwórz plik jeszcze raz.
reason-not-found = Tu niczego nie ma.
reason-not-invited = Żeby tu usiąść, trzeba zaproszenia. Link może wysłać każdy, kto siedzi przy stole.
reason-not-private = Przy tym stole może usiąść każdy.
reason-not-host = Może to zrobić tylko gospodarz stołu.
reason-not-started = Gra jeszcze się nie zaczęła.
reason-bad-token = Nie ma takiego klucza albo został unieważniony.
reason-not-for-bots = To mogą zrobić tylko ludzie, nie program z kluczem.
reason-not-in-scope = Ten klucz na to nie pozwala: brakuje mu uprawnienia { $scope }.
reason-no-such-bot = Nie masz takiego bota.
reason-too-many-bots = Masz już { $most } botów z kluczem, więcej nie można. Najpierw unieważnij któryś klucz.
reason-seat-lost = Na tym miejscu gra teraz bot tego serwera: poprzedni kazał na siebie czekać, zbyt wiele razy odpowiadał źle albo odszedł.
reason-bad-salt = Do rozdania można dodać jeden wiersz, najwyżej { $most } widocznych znaków.
reason-no-deal = Ziarno tego stołu wybrano z góry, więc do jego rozdania nie można nic dodać.
reason-already-started = Gra już się zaczęła.
reason-has-resigned = Ta gra została przez ciebie poddana.
reason-bad-setup = Nie można tak przygotować stołu: { $detail }
reason-unknown-bot = Nie ma takiego bota.
reason-unknown-deck = Nie ma tu takiej talii.
reason-unknown-game = Nie ma takiej gry.
reason-rated-alone = Gra dla jednej osoby nie może być rankingowa.
reason-rated-no-clock = Gra rankingowa musi mieć zegar: inaczej przegrywający mógłby po prostu przestać grać.
reason-rated-cards = W grze rankingowej używa się wbudowanych kart: inaczej porównywano by różne gry.
reason-rated-origin = Gra, która jest ciągiem dalszym innej, nie może być rankingowa: wiadomo by było, co nadejdzie.
reason-rated-seed = Gra rankingowa nie może mieć wybranego ziarna: kto je wybrał, mógłby znać karty.
reason-rated-marked = Ta gra nie może być rankingowa: wiedziano w niej więcej, niż pozwalają zasady.
reason-rated-account = Do gry rankingowej potrzebne jest konto: zaloguj się albo je załóż.
reason-rated-program = Programy nie grają w gry rankingowe.
reason-rated-no-agreement = Tej gry rankingowej nie można zakończyć bez wyniku: ktoś już ją przegrał albo grasz z samymi botami. Można się poddać.
reason-no-leaders = Dla tej liczby miejsc nie ma tabeli najlepszych.
reason-seed-with-people = Ziarno można wybrać tylko przy stole bez innych ludzi.
reason-bad-name = Nazwa ma co najmniej jeden znak, najwyżej { $most }.
reason-unseen-name = Nazwa może mieć tylko znaki, które widać.
reason-bots-name = { $bot } to nazwa bota. Wybierz inną.
reason-name-taken = Wygląda to jak { $player }, a taka nazwa jest już przy Twoim stole. Wybierz inną.
reason-no-such-code = Nie ma takiego kodu. Każdy działa raz.
reason-too-many-attempts = Za dużo błędnych kodów. Spróbuj ponownie za { count-seconds }.
reason-code-of-account = To kod konta { $player }. Podaj z nim nowe hasło, którym odtąd będziesz się logować.
reason-no-account = Do tego trzeba się zalogować.
reason-has-account = Masz już konto.
reason-nobody-yet = Niczego o Tobie tu nie zapisano.
reason-name-used = { $player } ma tu konto, a to wygląda tak samo. Wybierz inną nazwę.
reason-wrong-sign-in = Nie ma konta z taką nazwą i takim hasłem.
reason-wrong-password = To nie jest Twoje hasło.
reason-bad-password = Hasło ma co najmniej { $least } i najwyżej { $most } znaków.
reason-easy-password = Takie hasło łatwo zgadnąć. Wybierz inne.
reason-too-many-passwords = Za dużo błędnych haseł. Spróbuj ponownie za { count-seconds }.
reason-bad-mail = To nie jest adres e-mail.
reason-no-mail = Ten serwer nie wysyła listów.
reason-mail-not-sent = Nie udało się wysłać listu. Spróbuj ponownie później.
reason-too-many-mails = Wysłano za dużo listów. Spróbuj ponownie za { count-seconds }.
reason-no-such-link = Ten link już nie działa: był już otwarty albo jest starszy niż { $days } dni.
reason-other-site = To żądanie przyszło z innej strony.
reason-database-away = Serwer nie może teraz sięgnąć do swoich stołów. Nic nie przepadło. Spróbuj ponownie za { count-seconds }.
reason-too-many-requests = Z Twojego łącza przychodzi za dużo żądań. Spróbuj ponownie za { count-seconds }.
reason-too-many-guests = Z Twojego łącza przychodzi za dużo nowych gości. Spróbuj ponownie za { count-seconds }.
reason-too-many-tables = Otwarto stąd za dużo stołów. Spróbuj ponownie za { count-seconds }.
reason-too-many-bytes = Przychodzi stąd za dużo niepełnych danych. Spróbuj ponownie za chwilę.
reason-too-many-messages = Przychodzi stąd za dużo wiadomości. Spróbuj ponownie za { count-seconds }.
reason-too-many-sockets = Otwartych stron stołów może tu być naraz najwyżej { $most }. Zamknij niektóre i odśwież.
reason-too-many-open-tables = Naraz na graczy może czekać najwyżej { $most } Twoich stołów. Najpierw zamknij któryś.
reason-too-many-games = Masz { $most } niedokończonych gier, a więcej być nie może. Najpierw dokończ którąś lub ją opuść.
reason-too-many-records = Z twoich plików przechowujemy tu { $most } gier, a więcej być nie może. Najstarsze po pewnym czasie znikają same.
reason-bad-record = Tego pliku nie można pokazać. Wiersz { $line }: { $detail }
reason-record-too-large = Plik z zapisem gry może mieć najwyżej { $most } KiB.
reason-record-scripted = Plik tej gry z góry mówi, jakie karty kto dobiera, więc można ją tylko oglądać.
reason-no-such-club = Nie ma takiego klubu.
reason-club-about-too-long = Opis klubu ma najwyżej { $most } znaków.
reason-club-not-wanted = Ten klub cię nie wpuszcza.
reason-club-full = Klub ma już tylu członków, ilu może: { $most }.
reason-club-too-many-waiting = Na odpowiedź tego klubu czeka już tyle osób, ile może: { $most }. Poproś później.
reason-club-owner-stays = Właściciel klubu przekazuje go gospodarzowi, zanim odejdzie, albo go zamyka.
reason-club-not-above = Właściciel zostaje w klubie, a gospodarza może usunąć tylko właściciel.
reason-club-pass-to-host = Klub przekazuje się jednemu z gospodarzy. Najpierw mianuj tę osobę gospodarzem.
reason-not-club-member = Nie ma cię w tym klubie.
reason-not-club-host = Mogą to zrobić tylko właściciel i gospodarze klubu.
reason-not-club-owner = Może to zrobić tylko właściciel klubu.
reason-no-such-member = Nie ma tu nikogo, z kim można by to zrobić.
reason-too-many-clubs = Masz już tyle klubów, ile można: { $most }.
reason-too-many-clubs-theirs = Ta osoba ma już tyle klubów, ile można: { $most }.
reason-too-many-memberships = Liczba klubów, w których jesteś lub o które prosisz, osiągnęła już granicę: { $most }.
reason-no-such-season = Nie ma takiego sezonu.
reason-too-many-seasons = Klub ma już tyle sezonów, ile można: { $most }.
reason-season-full = Sezon ma już tyle turniejów, ile można: { $most }.
reason-members-only = Mogą grać tylko członkowie klubu, do którego należy turniej.
reason-no-such-study = Nie ma takiego studium.
reason-too-many-studies = Masz już { $most } studiów, a więcej być nie może.
reason-too-many-study-lines = To studium ma już { $most } wariantów, a więcej być nie może.
reason-study-too-large = Studium zajęłoby ponad { $most } KiB.
reason-study-own-cards = W tej grze użyto własnych kart, a z takich gier studiów się nie zapisuje.
reason-study-changed = W tym czasie studium zmieniono gdzie indziej. Spróbuj ponownie.
reason-line-as-played = Tak właśnie zagrano: wariant zaczyna się od innej odpowiedzi.
reason-line-nowhere = W tej chwili gry nikogo o to nie pytano.
reason-not-tried = Nie toczy się tam żadna twoja gra, która wyszła z tej.
reason-unknown-host = Ten serwer nie nazywa się { $host }. Kto go prowadzi, może dopuścić tę nazwę opcją --allow-host.
reason-other-version = Tę grę rozpoczęto według innych zasad: aktualizacja ją zakończyła. Jej zapis został zachowany.
reason-frames-of-other-version = Rozegrano ją w wersji { $version } gry, a ta jest wersją { $expected }.
reason-frames-differ = Jej decyzje nie dają już tego, co wtedy widziano: { $detail }
reason-position-in-play = Tak widzi stół ktoś w grze, która się liczy i wciąż się tu toczy. Wróć, kiedy tamta gra się skończy.
reason-cannot-continue = Tej gry nie można kontynuować, ale nic z niej nie ginie. Powód: { $detail }

## Profil

ui-profile = Profil
ui-my-profile = Mój profil
ui-profile-since = Tutaj od { $date }
ui-profile-guest = Grasz bez konta, więc widzisz to tylko Ty. Na konto to przejdzie, a inni będą mogli Cię znaleźć.
ui-profile-alone = Mój profil widzę tylko ja
ui-profile-alone-help = Wtedy masz miejsce w rankingach, ale dla innych bez nazwy. W przeciwnym razie wszyscy widzą, jak skończyły się Twoje gry, ale nikt nie widzi tych przy stołach na zaproszenie. Kto Cię blokuje albo kogo Ty blokujesz, dowiaduje się, że profilu nie ma.
ui-profile-none = Nie ma jeszcze zakończonych gier.
ui-profile-games = Gry
ui-profile-wins = Wygrane
ui-profile-average = Średnio punktów
ui-profile-ratings = Rankingi
ui-profile-unsure = Dokładność
ui-profile-by-seats = Według liczby miejsc
ui-profile-course = Ostatnie gry, punkty
ui-profile-course-rating = Ostatnie gry rankingowe, ranking (liczba miejsc: { $count })
ui-profile-course-told = Liczba gier: { $count }, od { $first } do { $last }. Gwiazdka oznacza wygraną.
ui-profile-measure = Co pokazuje krzywa
ui-profile-points = Punkty
ui-profile-rating = Ranking, liczba miejsc: { $count }
ui-profile-places = Zajęte miejsca
ui-profile-place = Miejsce { $place }
ui-profile-place-times = Miejsce { $place }: { $count ->
    [one] { $count } raz
   *[other] { $count } razy
}
ui-profile-uncounted = Trwa przeglądanie starszych gier. Zostało: { $count }.
ui-feats = Sposoby gry
ui-feats-count = { $done } z { $all }
ui-feats-help = To, czego zdaniem innych warto spróbować. Niczego nie trzeba tu robić.
ui-feats-new = Po raz pierwszy w tej grze
ui-feat-done = Zrobione { $date }
ui-feat-open = Jeszcze przed Tobą
ui-history = Zakończone gry
ui-history-brought = Z pliku z zapisem
ui-history-place = { $place } z { $seats }
ui-history-none = bez wyniku
ui-history-bot = dokończył bot
ui-history-rated = rankingowa
ui-history-alone = solo
ui-history-won = wygrana
ui-history-lost = przegrana
ui-history-gone = Tego stołu już nie ma.
ui-history-newer = Nowsze
ui-history-older = Starsze
ui-history-page = Strona { $page } z { $pages }
ui-search = Szukaj gier
ui-search-help = Gry przy stołach na zaproszenie znajdzie tylko ten, kto przy nich siedział, a grę z rozdania dnia inni dopiero wtedy, gdy ten dzień się skończy. Kto ukrywa swój profil, tego nie znajdzie się po nazwie.
ui-search-any = Dowolny
ui-search-player = Gracz, po nazwie
ui-search-since = Od
ui-search-until = Do
ui-search-do = Szukaj
ui-search-none = Nie znaleziono żadnych gier.
ui-setting-feats = Sposoby gry
ui-setting-feats-help = To, co robisz po raz pierwszy, widać w wyniku gry i w Twoim profilu.
ui-setting-feats-on = Pokazuj
ui-setting-feats-off = Ukryj
ui-reports = Zgłoszenia
ui-reports-none = Nie ma otwartych zgłoszeń.
ui-reports-closed = Także załatwione
ui-reports-about-line = Słowa: { $player }
ui-reports-about-player = O kim: { $player }
ui-reports-about-study = Studium gracza { $player }
ui-reports-by = { $date }, zgłasza { $player }
ui-reports-held = Grasz przy tym stole: notatkę i czat można czytać po zakończeniu gry.
ui-reports-running = Gra jeszcze trwa, więc nikt nie widzi tu jej zapisu.
ui-reports-record = Zapis do chwili zgłoszenia
ui-reports-close = Załatwione
ui-reports-reopen = Otwórz ponownie
ui-reports-chat = Czat
ui-restrain = Zrób coś z graczem { $player }
ui-restrain-muted = nie może pisać na czacie
ui-restrain-suspended = nie może grać
ui-restrain-banned = nie może już nigdy grać
ui-restrain-days = { $count ->
    [one] przez { $count } dzień
    [few] przez { $count } dni
    [many] przez { $count } dni
   *[other] przez { $count } dnia
}
ui-restrain-why = Powód, który ta osoba przeczyta
ui-restrain-do = Zrób to
ui-restraints = Co zrobiono
ui-restraints-none = Jeszcze nic.
ui-restraint-until = do { $date }
ui-restraint-good = na zawsze
ui-restraint-by = { $date }, przez: { $player }
ui-restraint-host = gospodarz serwera
ui-restraint-lifted = zniesiono { $date }, przez: { $player }
ui-restraint-lift = Znieś
ui-reports-quiet = Nikt nic nie mówi.

## Listy

mail-reset-subject = Cosmodrome: wybierz inne hasło
mail-reset = Witaj, { $player }!

    Otwórz ten link, żeby wybrać inne hasło:

    { $link }

    Działa raz i przez { $minutes } min. Jeśli o to nie prosisz, nic nie rób: hasło zostaje, jakie jest.

mail-confirm-subject = Cosmodrome: potwierdź swój adres
mail-confirm = Cześć, { $player }!

    Otwórz ten link, aby potwierdzić, że ten adres należy do Twojego konta:

    { $link }

    Link działa { $days } dni. Jeśli nie wiesz o żadnym koncie, nic nie rób: bez potwierdzenia adres do niczego nie służy.

# Turnieje

ui-daily = Rozdania dnia
ui-daily-one = Rozdanie dnia
ui-daily-help = To samo rozdanie dla wszystkich, którzy mają konto, w pojedynkę przeciw tym samym botom, jeden raz. Kto nie skończy, zanim minie dzień według UTC, jest ostatni.
ui-daily-left = Nowe rozdania za { $left }
ui-daily-account = Rozdania dnia są dla tych, którzy mają konto.
ui-daily-won = Wygrana
ui-daily-gave-up = Nieskończone
ui-daily-results = Wyniki
ui-daily-past = Dni, które minęły
ui-daily-day = Dzień
ui-daily-none = W żadnym z minionych dni nikt jeszcze nie zagrał rozdania.
ui-daily-nobody = Nikt nie zagrał tego rozdania.
ui-daily-against = Przeciwnicy: { $bots }.
ui-daily-par = { $count ->
    [0] Nikt go nie skończył.
    [one] { $won ->
        [0] Skończyła je jedna osoba i nie pokonała botów.
       *[other] Skończyła je jedna osoba i pokonała boty.
    }
   *[other] Z { $count } osób, które je skończyły, boty { $won ->
        [one] pokonała { $won }
        [few] pokonały { $won }
       *[other] pokonało { $won }
    }.
}
ui-daily-against-bots = Przeciw botom
ui-daily-score = Punkty
ui-daily-replay = Powtórka
ui-daily-proof = Jak sprawdzić rozdanie
ui-daily-seals = Pieczęcie rozdań
ui-daily-seals-help = Pieczęć ustala rozdanie, zanim zacznie się jego dzień. Kryjący się za nią sekret ujawnia się, gdy dzień minie.
ui-daily-today = Dziś
ui-daily-tomorrow = Jutro
ui-daily-closed = Zapis i rozdanie zostaną ujawnione, a inni zobaczą tę grę, gdy dzień minie.
ui-round-closed = Gdy skończą wszystkie stoły rundy, będzie można obejrzeć tę grę jeszcze raz, a inni też ją zobaczą.

ui-puzzles = Zadania
ui-puzzle = Zadanie
ui-puzzles-help = Chwile gier, w których jedna odpowiedź jest dużo lepsza od innych, a łatwo ją przeoczyć. Znajdź ją.
ui-puzzles-account = Z kontem zadania mają ranking, a seria idzie z tobą.
ui-puzzles-tried = Próby: { $tried } z { $count }
ui-puzzles-streak = Z rzędu: { $count }, najwięcej: { $longest }
ui-puzzles-solve = Rozwiąż
ui-puzzles-none = Nie ma tu jeszcze zadań.
ui-puzzles-done = Wszystkie masz już za sobą.
ui-puzzle-solution = Rozwiązanie
ui-puzzle-right = Dobrze: to najlepsza odpowiedź.
ui-puzzle-wrong = Najlepiej było: { $answer }
ui-puzzle-uncompared = Nikt nie porównał twojej odpowiedzi: { $answer }
ui-puzzle-yours = twoja
ui-puzzle-second = Z całych gier rozegranych od tego miejsca wygrywa się { $share } %.
ui-puzzle-by = Tak odpowiada: { $bots }.
ui-puzzle-unrated = Bez rankingu: liczy się konto i pierwsza próba.
ui-puzzle-next = Następne zadanie

ui-progress = Moje postępy
ui-progress-help = Z twoich wyników i z zachowanych analiz twoich gier. Nikt inny tego nie widzi.
ui-progress-account = Żeby śledzić postępy, trzeba mieć konto.
ui-progress-none = Nie ma zachowanej analizy twojej rozgrywki w tę grę. Poproś o nią na końcu gry.
ui-progress-train = Co ćwiczyć
ui-progress-puzzles = { $count ->
    [one] { $count } zadanie tego rodzaju
    [few] { $count } zadania tego rodzaju
   *[other] { $count } zadań tego rodzaju
}
ui-progress-accuracy = Dokładność w analizowanych grach
ui-progress-overlooked = Co najczęściej ci umyka
ui-progress-kind = { $phase }: { $slip }
ui-progress-slip-idle = nie robisz nic, gdy coś byłoby lepsze
ui-progress-slip-hasty = robisz coś, gdy lepiej nie robić nic
ui-progress-slip-other = nie wybierasz najlepszego z tego samego
ui-progress-slip-otherwise = robisz co innego niż najlepsze
ui-progress-cost = { $count ->
    [one] raz, { $lost } % zwycięstwa
   *[other] { $count } razy, razem { $lost } % zwycięstwa
}

ui-study = Studium
ui-studies = Moje studia
ui-studies-help = Warianty, które zapisujesz przy zakończonych grach. Inni mogą czytać studium, dopóki ma link.
ui-studies-none = Nie ma jeszcze żadnego. Obejrzyj analizę zakończonej gry i zapisz odpowiedź, która nie padła.
ui-studies-of = { $count } z { $most }
ui-studies-lines = { $count ->
    [one] { $count } wariant
    [few] { $count } warianty
   *[other] { $count } wariantów
}
ui-studies-shared = z linkiem
ui-study-account = Żeby zapisywać warianty gry, trzeba mieć konto.
ui-study-keep = Zapisz w studium
ui-study-keep-yes = Zapisz
ui-study-kept = Zapisano.
ui-study-open = Otwórz studium
ui-study-new = Nowe studium
ui-study-title = Tytuł
ui-study-comment = Komentarz
ui-study-write = Zmień: { $what }
ui-study-tried = Co zagrano przy tym stole zamiast tego
ui-study-by = autor: { $player }
ui-study-game = Gra tak, jak się odbyła
ui-study-line = Runda { $round }: { $answer }
ui-study-answers = { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}
ui-study-no-lines = Nie ma jeszcze żadnego wariantu.
ui-study-drop = Usuń ten wariant
ui-study-link = Link do studium
ui-study-link-help = Kto ma link, może czytać studium. Z osób wymienia tylko ciebie.
ui-study-forget = Usuń
ui-study-forget-yes = Usuń na zawsze
ui-study-report-help = To, co tu napisano, trafi do osoby, która prowadzi ten serwer.

ui-tournaments = Turnieje
ui-tournaments-none = Na razie nie ma żadnego turnieju. Otwórz własny, a inni będą mogli dołączyć.
ui-tournaments-mine = Twoje
ui-tournaments-open = Możesz dołączyć
ui-tournaments-running = W trakcie
ui-tournaments-over = Zakończone
ui-tournaments-account = Aby wziąć udział w turnieju lub go otworzyć, trzeba mieć konto.
ui-tournament-new = Nowy turniej
ui-tournament-name = Nazwa turnieju
ui-tournament-system = System gry
ui-tournament-swiss = Szwajcarski
ui-tournament-swiss-help = W każdej rundzie spotykają się osoby z podobnym wynikiem, które jeszcze ze sobą nie grały. Nikt nie odpada.
ui-tournament-round-robin = Każdy z każdym
ui-tournament-round-robin-help = Każdy spotyka każdego: równie często przy stołach dwuosobowych, a przy większych tak równo, jak się da.
ui-tournament-duplicate = Duplikat
ui-tournament-duplicate-help = Wszystkie stoły rundy mają to samo rozdanie, a ciebie porównuje się z każdym, kto miał twoje miejsce przy innym stole. Niczego nie widać, zanim skończy ostatni stół.
ui-tournament-meets-blocked = Grają ze sobą także osoby, z których jedna zablokowała drugą.
ui-tournament-seats = Miejsca przy pełnym stole
ui-tournament-seats-help = Jeśli graczy nie starcza na wszystkie pełne stoły, niektóre są mniejsze, o ile gra na to pozwala.
ui-tournament-seats-full-help = Porównuje się tylko pełne stoły. Kto zostaje, ma wolny los; stół mogą uzupełnić boty.
ui-tournament-rounds = Rundy
ui-tournament-deals = Rozdania
ui-tournament-rounds-usual = Ile potrzeba
ui-tournament-laps = Ile razy każdy spotyka każdego
ui-tournament-times = { $count ->
    [one] raz
    [few] { $count } razy
   *[other] { $count } razy
}
ui-tournament-most = Najwięcej graczy
ui-tournament-begins = Początek
ui-tournament-begins-hand = gdy dam znak
ui-tournament-begins-full = gdy zbierze się komplet
ui-tournament-begins-time = o ustalonej porze
ui-tournament-at = Dzień i godzina
ui-tournament-pause = Następna runda zaczyna się
ui-tournament-pause-minutes = { $count ->
    [0] od razu
    [one] po minucie
    [few] po { $count } minutach
   *[other] po { $count } minutach
}
ui-tournament-late = Spóźnieni gracze
ui-tournament-late-help = Można dołączyć aż do drugiej rundy.
ui-tournament-bye-gives = Wolny los daje
ui-tournament-bye-share = { $share ->
    [full] tyle co pierwsze miejsce
    [half] połowę tego
   *[none] nic
}
ui-tournament-wait = Zegary czekają na spóźnionych
ui-tournament-wait-minutes = { $count ->
    [0] wcale
    [one] minutę
    [few] { $count } minuty
   *[other] { $count } minut
}
ui-tournament-rated = Rankingowy
ui-tournament-rated-help = Jego gry liczą się do rankingu wszystkich, którzy grają.
ui-tournament-private-help = Nie ma go na żadnej liście; dołącza się przez odnośnik.
ui-tournament-open-it = Otwórz turniej
ui-tournament-count = Gracze: { $count } z { $most }
ui-tournament-round = Runda { $round } z { $rounds }
ui-tournament-organiser = organizuje { $player }
ui-tournament-no-organiser = bez organizatora
ui-tournament-off = Odwołany
ui-tournament-facts = { $system ->
    [swiss] System szwajcarski
   *[other] Każdy z każdym
}, { $seats ->
    [2] po dwoje przy stole
   *[other] do { $seats } osób przy stole
}
ui-tournament-facts-duplicate = Duplikat, osób przy stole: { $seats }
ui-tournament-look = Zobacz
ui-tournament-to-play = Do twojego stołu
ui-tournament-enter = Weź udział
ui-tournament-withdraw = Wycofaj się
ui-tournament-withdraw-sure = Wycofaj się na dobre
ui-tournament-withdraw-help = Od następnej rundy już nie grasz. Trwającą grę dokończ albo poddaj.
ui-tournament-rest = Opuść następną rundę
ui-tournament-rest-not = Zagraj w następnej rundzie
ui-tournament-rest-help = Daje połowę tego, co pierwsze miejsce.
ui-tournament-entered = Bierzesz udział.
ui-tournament-waits-hand = Zacznie się, gdy { $player } da znak.
ui-tournament-waits-full = Zacznie się, gdy zbierze się komplet ({ $most }).
ui-tournament-waits-time = Początek: { $when }.
ui-tournament-full = Wszystkie miejsca są zajęte.
ui-tournament-tables-left = { $count ->
    [one] Przy jednym stole tej rundy wciąż trwa gra.
    [few] Przy { $count } stołach tej rundy wciąż trwa gra.
   *[other] Przy { $count } stołach tej rundy wciąż trwa gra.
}
ui-tournament-next-in = Następna runda zacznie się za { $left }.
ui-tournament-next-hand = Wszystkie stoły skończyły. Następna runda zacznie się, gdy { $player } da znak.
ui-tournament-winner = Zwycięża { $player }.
ui-tournament-winners = { $players } dzielą pierwsze miejsce.
ui-tournament-deck-missing = W tym turnieju gra się talią „{ $deck }”, której już tu nie ma: następna runda się nie zacznie.
ui-tournament-deck-what = Poproś osobę, która prowadzi serwer, żeby znów ją udostępniła ({ $command } PLIK), albo zakończ turniej tutaj: to, co rozegrano, się liczy.
ui-tournament-begin = Zacznij teraz
ui-tournament-next = Zacznij teraz następną rundę
ui-tournament-add-bot = Dodaj bota
ui-tournament-which-bot = Który bot zostanie dodany
ui-tournament-cross = Tabela krzyżowa
ui-tournament-cross-cell = { $player } i { $other }: { $results }
ui-tournament-cross-help = Kto był przed kim, według miejsca w klasyfikacji: { $before } przed, { $beside } obok, { $behind } za.
ui-tournament-call-off = Odwołaj turniej
ui-tournament-finish = Zakończ po tej rundzie
ui-tournament-sure = Tak, zrób to
ui-tournament-remove = Usuń gracza { $player }
ui-tournament-sit-out = { $player } opuszcza następną rundę
ui-tournament-plays-next = { $player } gra w następnej rundzie
ui-tournament-organise = Dla organizatora
ui-tournament-invite = Zaproś tym odnośnikiem
ui-tournament-standings = Tabela
ui-tournament-players = Gracze
ui-tournament-table = Stół { $number }
ui-tournament-bye = Wolny los
ui-tournament-resting = Pauzuje
ui-tournament-out = poza turniejem
ui-tournament-unplayed = nierozegrany
ui-tournament-stands = zakończony przez organizatora tak, jak stał
ui-tournament-blocked = Przy tym stole jest ktoś, kogo blokujesz. Inaczej nie dało się połączyć graczy.
ui-tournament-end-table = Zakończ stół { $number }
ui-tournament-end-stands = Z miejscami takimi, jakie są
ui-tournament-end-unplayed = Jakby nikt nie grał
ui-tournament-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ui-tournament-share = { $points } z { $top }
ui-traveller = Miejsce po miejscu
ui-traveller-seat = Miejsce { $seat }
ui-traveller-place = { $place }.
ui-traveller-closed = Wyniki stołów będą podane, gdy skończą wszystkie.
ui-tournament-opponents = rywale { $points }
ui-tournament-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[other] { $count } wygranych
}
ui-tournament-margin = przewaga { $points }
ui-tournament-met = Dowolnych dwoje graczy spotyka się { $least ->
    [one] raz
   *[other] { $least } razy
}{ $more ->
    [0] { "" }
   *[other] {" "}co najmniej i { $most } razy co najwyżej
}.
ui-tournament-how = Jak liczone są punkty
ui-tournament-how-points = Pierwsze miejsce daje { $top ->
    [one] jeden punkt
    [few] { $top } punkty
   *[other] { $top } punktów
}, ostatnie nic, a miejsca pomiędzy leżą w równych odstępach. Kto dzieli miejsce, dzieli też jego punkty.
ui-tournament-how-duplicate = Dostajesz punkt porównania za każdy stół, przy którym twoje miejsce wypadło gorzej niż u ciebie, a pół za tak samo dobry wynik: decyduje miejsce, potem punkty. Przelicza się je na udział w { $top }, więc liczba stołów nie ma znaczenia.
ui-tournament-how-bye = Kto nie ma z kim grać, { $bye ->
    [full] dostaje tyle co za pierwsze miejsce
    [half] dostaje połowę punktów za pierwsze miejsce
   *[none] nie dostaje nic
}, kto opuszcza rundę, dostaje połowę punktów za pierwsze miejsce, a nierozegrany stół nie daje nic.
ui-tournament-how-bot = Miejsce, które musiał dokończyć bot, liczy się jako ostatnie.
ui-tournament-how-ties = Przy równej liczbie punktów decydują kolejno: ile punktów na rundę mają średnio rywale, wygrane gry i przewaga, czyli o ile własne wyniki były łącznie wyższe od średniej stołu.
ui-tournament-of = Turniej
reason-no-such-tournament = Nie ma takiego turnieju. Może był zbyt dawno.
reason-tournament-closed = Tego nie można już zrobić w tym turnieju.
reason-tournament-full = Wszystkie miejsca w tym turnieju ({ $most }) są zajęte.
reason-not-entered = Nie bierzesz udziału w tym turnieju.
reason-not-organiser = Może to zrobić tylko organizator turnieju.
reason-not-an-organiser = Na tym serwerze tylko niektóre konta mogą otwierać turnieje.
reason-no-such-entrant = Nikt w tym turnieju nie ma takiego numeru.
reason-too-few-entrants = Aby zacząć, potrzeba co najmniej tylu graczy: { $least }.
reason-duplicate-unrated = Gry turnieju duplikatowego nie mogą być rankingowe.
reason-begins-in-the-past = Nie może się zacząć o czasie, który już minął. Wybierz późniejszy.
reason-too-many-entrants = Taki turniej ma najwyżej tylu graczy: { $most }.
reason-too-many-tournaments = Masz już tyle niezakończonych turniejów, ile można: { $most }.
reason-round-goes-on = Ta runda wciąż trwa.
mail-turn-subject = Twoja kolej: { $table }
mail-turn = Cześć, { $player }!

    Przy Twoim stole przyszła Twoja kolej: { $table }

    { $link }

    Te listy przychodzą na Twoje życzenie. W ustawieniach strony można je wyłączyć.
mail-agree-subject = Prośba: { $table }
mail-agree = Cześć, { $player }!

    Przy Twoim stole ktoś prosi o { $what ->
        [end] zakończenie gry bez wyniku
        [pause] przerwę
        [go-on] koniec przerwy
        [more] więcej czasu dla wszystkich
       *[back] cofnięcie odpowiedzi
    } i czeka na Twoją zgodę: { $table }

    { $link }

    Te listy przychodzą na Twoje życzenie. W ustawieniach strony można je wyłączyć.

## Kluby

ui-link-make = Utwórz link
ui-link-anew = Inny link
ui-link-back = Wycofaj link
ui-clubs = Kluby
ui-clubs-help = Ludzie, którzy grają razem: ich turnieje i sezony, w których sumują się punkty.
ui-clubs-own = Twoje
ui-clubs-listed = Widoczne dla wszystkich
ui-clubs-search = Klub, po nazwie
ui-clubs-not-found = Żaden widoczny klub nie ma w nazwie „{ $name }”.
ui-clubs-none = Nie ma jeszcze żadnego klubu. Załóż klub, a inni będą mogli dołączyć.
ui-clubs-account = Żeby być w klubie, trzeba mieć konto.
ui-club-new = Nowy klub
ui-club-make = Załóż klub
ui-club-save = Zapisz
ui-club-name = Nazwa klubu
ui-club-about = Opis klubu
ui-club-unlisted = Poza listą
ui-club-unlisted-help = Nikt go nie znajdzie; przychodzi się przez link.
ui-club-members = { $count ->
    [one] { $count } członek
    [few] { $count } członkowie
   *[other] { $count } członków
}
ui-club-owned-by = Właściciel: { $player }
ui-club-you-are = Ty: { $role }
ui-club-role-owner = właściciel
ui-club-role-host = gospodarz
ui-club-role-member = członek
ui-club-asked = Czekasz na wpuszczenie.
ui-club-hidden = Tylko członkowie widzą, kto tu jest i w co się gra.
ui-club-join = Dołącz
ui-club-ask = Poproś o wpuszczenie
ui-club-ask-back = Wycofaj prośbę
ui-club-leave = Odejdź z klubu
ui-club-edit = Zmień
ui-club-close = Zamknij klub
ui-club-close-help = Tego klubu już nie będzie. Jego turnieje trwają dalej.
ui-club-boards = Trwające gry
ui-club-daily-help = Te same rozdania co dla wszystkich; tabele poniżej pokazują tylko członków klubu.
ui-club-daily-begun = Rozpoczęte dziś przez członków: { $count }.
ui-club-season = Sezon
ui-club-season-name = Nazwa nowego sezonu
ui-club-season-begin = Rozpocznij
ui-club-seasons-none = Nie ma jeszcze żadnego sezonu.
ui-club-season-none = Żaden turniej tego sezonu jeszcze się nie skończył.
ui-club-season-how = Suma punktów z zakończonych turniejów. Pierwsze miejsce przy stole daje { $top ->
    [one] jeden punkt
    [few] { $top } punkty
   *[other] { $top } punktów
}.
ui-club-season-remove = Usuń ten sezon
ui-club-season-remove-help = Tabela zniknie, turnieje zostaną.
ui-club-tournaments-none = Nie ma jeszcze żadnego.
ui-club-who = Członkowie
ui-club-run = Dla właściciela i gospodarzy
ui-club-link = Link do klubu
ui-club-link-help = Kto ma link, od razu jest w klubie.
ui-club-waiting = Proszą o wpuszczenie
ui-club-let-in = Wpuść
ui-club-let-not = Odmów
ui-club-put-out = Usuń z klubu
ui-club-out = Usunięci
ui-club-let-back = Pozwól wrócić
ui-club-make-host = Mianuj gospodarzem
ui-club-make-member = Odwołaj gospodarza
ui-club-pass-on = Przekaż klub
ui-club-report-help = Nazwa i opis klubu trafią do osoby, która prowadzi ten serwer.
ui-reports-about-club = Klub gracza { $player }
ui-tournament-club = Klub
ui-tournament-club-none = żaden klub
ui-tournament-season-none = w żadnym sezonie
ui-tournament-members = Tylko członkowie
ui-tournament-members-help = Nikt inny nie może grać.
