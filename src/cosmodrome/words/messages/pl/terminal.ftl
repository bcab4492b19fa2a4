### To, co mówi tylko terminal: jak w nim odpowiadać i nagłówki tego, co wypisuje.

terminal-opening = { $game }. Grasz jako { $player }; naprzeciw: { $bots }.
terminal-opening-solo = { $game }, gra solo. Grasz jako { $player }.
terminal-seed = Ziarno { $seed }: to samo ziarno daje te same karty.
terminal-you = Gracz
terminal-how = Wpisz numer odpowiedzi i naciśnij Enter. Wpisz ?, aby zobaczyć pomoc.

## Odpowiadanie

terminal-answer = Twoja odpowiedź:
terminal-answer-several = { $more ->
    [one] Twoja odpowiedź ({ $more } numer):
    [few] Twoja odpowiedź ({ $more } numery, na przykład { $example }):
   *[many] Twoja odpowiedź ({ $more } numerów, na przykład { $example }):
}
terminal-answer-up-to = { $more ->
    [one] Twoja odpowiedź ({ $more } numer albo 0, jeśli nic):
    [few] Twoja odpowiedź (najwyżej { $more } numery, na przykład { $example }, albo 0, jeśli nic):
   *[many] Twoja odpowiedź (najwyżej { $more } numerów, na przykład { $example }, albo 0, jeśli nic):
}
terminal-form = własna odpowiedź, na przykład { $example }
terminal-nothing-now = na razie nic; inni grają dalej
terminal-nothing-last = już nic; inni też nic nie robią, więc to kończy fazę
terminal-not-understood = „{ $given }” nie jest tu odpowiedzią. Wpisz numer z listy albo ?, aby zobaczyć pomoc.
terminal-no-such-number = Na liście nie ma numeru { $given }; ostatni to { $last }.
terminal-no-numbers = Nie ma numeru { $given }: tu odpowiada się słowami, jak mówi wiersz po +.
terminal-wrong-count = { $more ->
    [one] Trzeba wpisać { $more } numer, a wpisano: { $given }.
    [few] Trzeba wpisać { $more } numery, a wpisano: { $given }.
   *[many] Trzeba wpisać { $more } numerów, a wpisano: { $given }.
}
terminal-too-many = { $more ->
    [one] Można wpisać najwyżej { $more } numer, a wpisano: { $given }.
    [few] Można wpisać najwyżej { $more } numery, a wpisano: { $given }.
   *[many] Można wpisać najwyżej { $more } numerów, a wpisano: { $given }.
}
terminal-twice = Numer { $given } wpisano dwa razy; każdy numer to jedna karta.
terminal-not-now = Nie teraz:
terminal-can-take-back = b: cofnij swoją ostatnią odpowiedź
terminal-can-go-back = bb: cofnij ją mimo to. Boty się zgadzają, przychodzą te same karty, a zapis o tym mówi.
terminal-gone-back = Cofnięto: stół jest taki jak przedtem.
terminal-taken-back = Cofasz swoją ostatnią odpowiedź.
terminal-no-card = Żadna karta nie nazywa się „{ $given }”.
terminal-many-cards = „{ $given }” pasuje do kilku kart: { $cards }.

## Pomoc

terminal-words-leave = q, quit, exit, koniec, wyjdź, wyjście
terminal-words-help = help, pomoc
terminal-help = Zawsze możesz wpisać:
terminal-help-number = numer: ta odpowiedź. Gdy potrzeba kilku, rozdziel je spacjami: 1 3 4
terminal-help-explain = ? 2: objaśnia numer 2 z listy
terminal-help-card = ? mining: objaśnia kartę po nazwie lub jej części
terminal-help-hint = i: podpowiedź, co mógłby tu rozważyć dobry gracz; zapis gry mówi, że o nią pytano
terminal-help-table = t: cały stół
terminal-help-hand = h: twoja ręka i działanie każdej karty
terminal-help-score = s: dotychczasowe wyniki z podziałem na źródła
terminal-help-back = b: cofnij swoją ostatnią odpowiedź, dopóki nic potem nie zostało ujawnione
terminal-help-quit = q, koniec: wyjście z gry

## Co leży na stole

terminal-own = { $player } (ty)
terminal-with-good = { $card } [towar: { $good }]
terminal-empty = nic
terminal-points = { $vp } PZ
terminal-points-by-rule = PZ według zasady punktacji
terminal-of-these = w tym { $bonus } z zasady punktacji
terminal-final = Wynik końcowy
terminal-standing = Dotychczasowy wynik

## Wyjście, zapis, pokaz zapisu

terminal-left = Wychodzisz z gry.
terminal-saved = Zapis gry jest w pliku { $file }.
terminal-showing = { $game }: { $players }. Ziarno { $seed }.
terminal-step = Enter: dalej. r: do następnej rundy. a: wszystko do końca. t: stół teraz. q: stop.
terminal-more = -- Enter: dalszy ciąg tego kroku. a: wszystko do końca. q: stop. --
terminal-no-table = Nie wiadomo już, jak wtedy wyglądał stół.
terminal-shown = To był cały zapis, tak jak go spisano; --verify rozgrywa jego wybory jeszcze raz i porównuje.
terminal-resigned = Rezygnacja z gry: { $player }.
terminal-ended-agreed = Gra zakończyła się bez wyniku za zgodą wszystkich.
