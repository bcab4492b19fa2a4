### What several games say alike, in Polish; a game that says it otherwise has its own.

## Answers and questions

ask-start-discard = Wybierz { more-cards } do odrzucenia z początkowej ręki.
ask-pay = Wybierz z ręki { more-cards }, by zapłacić za kartę { $about }.
ask-hand-limit = Kart na ręce jest więcej niż { $hand-limit }: wybierz { more-cards } do odrzucenia.
wait-draft = Wybór karty: { $players }
wait-tidy = Odrzucanie kart do { $hand-limit }: { $players }
wait-over = Gra jest skończona.
do-batch-start-discard = Odrzuć { count-cards }
do-batch-pay = Zapłać { count-cards } za kartę { $about }
do-batch-hand-limit = Odrzuć { count-cards }
option-first_game = Pierwsza gra
option-drafting = Draft kart

## Why not, and what a price is made of

reason-pay = zapłać { $price }, masz { $have }
reason-contact = zapłać { $price }, masz { $have }
reason-conquer = podbój: Siła Militarna { $military }, obronność { $defense }
reason-needs-military = wymaga Siły Militarnej { $need }, masz { $have }
reason-costs = kosztuje { $price }, możesz zapłacić { $have }
reason-contact-costs = kosztuje { $price }, możesz zapłacić { $have }; podbój wymaga Siły Militarnej { $need }, masz { $military }
reason-not-in-hand = Nie masz na ręce karty { $card }.
reason-not-awaited = Gra nie czeka teraz na Twoją decyzję.
reason-not-an-option = Ta odpowiedź nie pasuje do pytania: { $choice }.
reason-wrong-count = Wybór obejmuje { $given }, a potrzeba { $more }.
reason-unknown-choice = Gra nie zna takiej odpowiedzi: { $choice }.
part-cost = koszt
part-defense = obronność
part-military = Siła Militarna
part-price = do zapłaty
part-printed = wydrukowane na karcie
part-total = razem

## Names

count-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
more-cards = { $more ->
    [one] { $more } kartę
    [few] { $more } karty
   *[many] { $more } kart
}
of-kind = { $good_id ->
    [novelty] nowości
    [rare] minerałów
    [genes] genów
    [alien] technologii Obcych
   *[any] dowolnego rodzaju
}
good-novelty = Nowości
good-rare = Minerały
good-genes = Geny
good-alien = Technologia Obcych
good-any = dowolny rodzaj
phase-draft = Draft
phase-start = Początek gry
phase-tidy = Koniec rundy
phase-over = Koniec gry
keyword-alien = Obcy
keyword-rebel = Rebelianci
keyword-uplift = Wspomaganie
keyword-imperium = Imperium
term-card = karta
term-cards = karty
term-world = świat
term-worlds = światy
term-development = technologia
term-developments = technologie
term-military-world = świat militarny
term-cost = koszt
term-defense = obronność
term-military = Siła Militarna
term-vp = PZ
term-victory-points = punkty zwycięstwa
term-hand = ręka
term-deck = rezerwa
term-discards = stos kart odrzuconych
term-round = runda
term-phase = faza
term-bonus = premia
term-power = zdolność
term-powers = zdolności
term-no-powers = brak zdolności
term-score = wynik
term-keywords = słowa kluczowe
term-keyword = słowo kluczowe
term-colour = kolor
term-total = razem
term-confidence = pewność tych wartości

## Numbers and signs

fact-score = Wynik: { $count }
fact-hand = Ręka: { $count }
fact-military = Siła Militarna: { $signed }
fact-military-against = Siła Militarna, { $against }: { $signed }
fact-discount-good = Światy { of-kind } tańsze o { $count }
fact-round = Runda { $count }
fact-deck = Rezerwa: { $count }
fact-discards = Karty odrzucone: { $count }
fact-copies = Egzemplarze: { $count }
icon-cost-world-help = Koszt: tyloma kartami z ręki płaci się za ten świat.
icon-defense-help = Obronność: tyle Siły Militarnej trzeba, by podbić ten świat. Nie można go po prostu kupić.
icon-military-against-help = Siła Militarna, która liczy się tylko przeciw światom jednego typu.
icon-discount-help = O tyle kart mniej się płaci.
icon-hand-help = Karty na ręce. Na koniec rundy najwyżej { $hand-limit }.
icon-deck-help = Karty pozostałe w rezerwie.
icon-discards-help = Karty odrzucone. Gdy rezerwa się wyczerpie, tworzą nową.

## The page

ui-conquers = podbój: { $military } na { $defense }
ui-pack = Twój pakiet

## What happens

dealt-cards = { $dealt ->
    [one] { $dealt } kartę
    [few] { $dealt } karty
   *[many] { $dealt } kart
}
dealt = { $player } dostaje { count-cards }: { $cards }.
dealt-hidden = { $player } dostaje { count-cards }.
dealt-you = Dostajesz { count-cards }: { $cards }.
start-cards-discarded = { $player } odrzuca { count-cards } z początkowej ręki: { $cards }.
start-cards-discarded-hidden = { $player } odrzuca { count-cards } z początkowej ręki.
start-cards-discarded-you = Odrzucasz { count-cards } z początkowej ręki: { $cards }.
round-began = Runda { $round }
discarded-to-limit = { $player } odrzuca { count-cards } do limitu ręki: { $cards }.
discarded-to-limit-hidden = { $player } odrzuca { count-cards } do limitu ręki.
discarded-to-limit-you = Odrzucasz { count-cards } do limitu ręki: { $cards }.
reshuffled = Rezerwa się wyczerpała. Przetasowane karty odrzucone tworzą nową rezerwę; liczba kart: { $count }.
game-ended = { $winners_count ->
    [one] Koniec gry: { $causes }. { $winners_you ->
        [yes] Zwyciężasz
       *[no] Zwycięża { $winners }
    }. Wyniki: { $scores }.
   *[other] Koniec gry: { $causes }. Wspólne zwycięstwo: { $winners }. Wyniki: { $scores }.
}
