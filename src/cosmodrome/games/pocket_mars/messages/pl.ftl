### Pocket Mars po polsku. Znaczenie identyfikatorów i ich zmienne: docs/words.md.
### Nazwy kart są nazwami własnymi i się nie odmieniają; talia Red Horizon i jej nazwy są nasze.

ui-about = Sprowadź kolonistów z Ziemi do budynków na Marsie; każdej karty można użyć na kilka sposobów. Około 20 minut.
ui-about-deck = Gra się talią Red Horizon, naszą własną.

## Pierwsza gra, objaśniana w trakcie; -else: co wynika z innej odpowiedzi

ui-lesson-aim = Witaj na Marsie! Sprowadzasz kolonistów z Ziemi do tych budynków. Gdy wszyscy koloniści któregoś gracza są na Marsie, gra kończy się po tej rundzie i wygrywa ten, kto ma najwięcej PZ. Wszystko wyjaśnię we właściwej chwili.
ui-lesson-people = Twoi koloniści ({ $colonists }): zaczynają na Ziemi, startują do statku, a stamtąd lecą na Marsa. Na Marsie każdy wart jest { $one-star-vp } albo { $two-star-vp } PZ, zależnie od liczby gwiazdek; w statku { $ship-vp }.
ui-lesson-card = Każdej karty można użyć na kilka sposobów. Górna połowa działa, gdy zagrywasz ją z ręki; dolna, gdy zagrywa się ją z modułu przygotowań. Wskaż kartę albo przytrzymaj na niej palec, by ją przeczytać.
ui-lesson-prepare = Wybierz karty do modułu przygotowań (tyle: { $prepared }): liczą się ich dolne połowy. Pozostałe zostają na ręce dla górnych połów. Nic tu nie jest ostateczne: jedno i drugie wciąż się uzupełnia.
ui-lesson-turn = Tura to jedna akcja: zagraj kartę z ręki, ze swojego modułu albo z cudzego, wyślij kolonistę na statek lub odrzuć kartę za energię.
ui-lesson-prep = Zagraj jedną z przygotowanych kart: to, co świeci w Twoim module. Trafia do budynku swojego koloru, robi to, co mówi jej dolna połowa, a potem można użyć zdolności budynku.
ui-lesson-prep-else = Inna akcja, też dobra. Przygotowane karty to najpewniejsza droga kolonisty do budynku.
ui-lesson-number = Liczba na Twojej karcie jest wyższa od ostatniej tutaj, więc kolonista ze statku może wylądować w tym budynku.
ui-lesson-number-else = Kolonista zostaje w statku.
ui-lesson-deed = Zrób to, co mówi dolna połowa karty. Niektóre akcje kosztują energię: cena stoi na karcie.
ui-lesson-deed-else = Pomijasz to. Tak wolno.
ui-lesson-ability = Kto dokłada kartę do budynku, może użyć jego zdolności. Nic to nie kosztuje: użyj jej.
ui-lesson-ability-else = Nieużyta. Zdolności są darmowe, więc zwykle warto.
ui-lesson-four = Po każdej turze znów masz { $kept } karty na ręce i w przygotowaniu łącznie. Wybierz, co leży gotowe na następną turę.
ui-lesson-launch = Wylądować mogą tylko koloniści ze statku. Wyślij teraz jednego z Ziemi: to zajmuje całą turę, więc lepiej zawczasu.
ui-lesson-launch-else = Też dobrze. Kolonistów wysyłają także karty.
ui-lesson-hand = Użyj teraz górnej połowy karty z ręki. Pod każdą kartą stoi, co by zrobiła.
ui-lesson-hand-else = Inna droga. Górne połowy nie muszą niczego przebijać, ale karta potem przepada.
ui-lesson-stars = Więcej gwiazdek to więcej punktów. Koloniści przechodzą w górę i w dół; sprawdź też, kogo można przesunąć w dół.
ui-lesson-others = Przygotowane karty innych leżą zakryte, ale możesz z nich zagrać: wtedy działają dla Ciebie. To ryzyko, a czasem miła niespodzianka.
ui-lesson-energy = Energią płaci się za akcje, a kto ma jej na koniec najwięcej, dostaje { $energy-vp } PZ. Koloniści we wszystkich budynkach też dają PZ.
ui-lesson-rhythm = Licz kolonistów na Marsie: swoich i cudzych. Gdy koniec blisko, to, co zostało na Ziemi, nie jest nic warte.
ui-lesson-alone = To wszystko, czego trzeba. Klawisz ? i przycisk z tym znakiem wyjaśniają każdy znak i każdą fazę. Zagraj tę grę do końca, a potem kolejną beze mnie!
ui-learned = Umiesz już przygotowywać karty, zagrywać obie ich połowy, wystrzeliwać kolonistów, lądować nimi w budynkach i przesuwać ich ku większej liczbie gwiazd.

## Policzone rzeczy (biernik) i miejsca, wspólne dla zdań poniżej

count-colonists = { $count ->
    [one] { $count } kolonistę
   *[many] { $count } kolonistów
}
count-energy = { $count ->
    [one] { $count } energię
    [few] { $count } energie
   *[many] { $count } energii
}
price-energy = { $cost ->
    [one] { $cost } energię
    [few] { $cost } energie
   *[many] { $cost } energii
}
failed-cards = { $failed ->
    [one] { $failed } kartę
    [few] { $failed } karty
   *[many] { $failed } kart
}
own-energy = { $solo ->
    [yes] { $solo-energy ->
        [one] { $solo-energy } energię
        [few] { $solo-energy } energie
       *[many] { $solo-energy } energii
    }
   *[no] { $action-energy ->
        [one] { $action-energy } energię
        [few] { $action-energy } energie
       *[many] { $action-energy } energii
    }
}
at-building = w { $building_id ->
    [water] Hydrolabie
    [ecosystem] Szklarni
    [science] Centrum Łączności
    [energy] Banku Energii
    [construction] Habitacie
   *[other] budynku { $building }
}
to-building = do { $building_id ->
    [water] Hydrolabu
    [ecosystem] Szklarni
    [science] Centrum Łączności
    [energy] Banku Energii
    [construction] Habitatu
   *[other] budynku { $building }
}
of-building = { $building_id ->
    [water] Hydrolabu
    [ecosystem] Szklarni
    [science] Centrum Łączności
    [energy] Banku Energii
    [construction] Habitatu
   *[other] budynku { $building }
}
from-where = { $source_id ->
    [prep] z modułu przygotowania
   *[hand] z ręki
}
colour-card = karta koloru { $colour }
slot-card = { $card_id ->
    [none] { $colour_id ->
        [none] { $slot }
       *[other] { $slot } ({ $colour })
    }
   *[other] { $slot } ({ $card })
}

## Kolory kart i budynek każdego z nich

colour-water = Woda
colour-ecosystem = Ekosystem
colour-science = Nauka
colour-energy = Energia
colour-construction = Budowa

building-water = Hydrolab
building-ecosystem = Szklarnia
building-science = Centrum Łączności
building-energy = Bank Energii
building-construction = Habitat

source-ship = statek
source-earth = Ziemia
source-hand = ręka
source-prep = moduł przygotowania
source-this = ta karta
source-deck = talia

## Fazy i trzy miejsca, w których coś się robi

phase-prepare = Karty przygotowane
phase-turn = Tura
phase-four-cards = Zasada czterech kart
phase-automa = Tura Podstępnego Automatu
phase-hand = Ręka
phase-prep = Przygotowanie
phase-ability = Zdolność

phase-draft-help = Każdy zostawia sobie jedną kartę z pakietu, w którym jest ich { $drafted }, i podaje resztę w lewo, aż będzie mieć { $dealt }. Ostatnia karta każdego pakietu jest odrzucana.
phase-prepare-help = Każdy potajemnie wybiera { $prepared } z { $dealt } kart i kładzie je zakryte w swoim module przygotowania.
phase-turn-help = Tura to jedna z tych akcji: zagraj kartę z ręki, ze swojego modułu przygotowania albo z cudzego, wyślij kolonistę na statek lub odrzuć kartę za energię.
phase-four-cards-help = Po każdej turze każdy odrzuca z ręki do { $kept } kart na ręce i w przygotowaniu razem albo dobiera do { $kept }; potem uzupełnia moduł przygotowania do { $prepared }.
phase-automa-help = Po Twojej turze następują awaria systemu i aktywacja androida; potem moduł przygotowania automy znów uzupełnia się do { $prepared }.
phase-over-help = Wygrywa, kto ma najwięcej PZ.
phase-hand-help = Górna połowa karty: działa, gdy zagrywasz ją z ręki. Potem karta jest odrzucana.
phase-prep-help = Dolna połowa karty: działa, gdy karta jest zagrana z modułu przygotowania i dołączona do budynku swojego koloru.
phase-ability-help = Kto dołącza kartę do tego budynku, może na koniec akcji użyć jego zdolności.

## Co się stało: w całości, -hidden bez tego, co tajne, -you dla miejsca czytelnika

dealt-hidden = { $player } dostaje { count-cards }: { $colours }.

drafted = { $player } zostawia sobie kartę { $card }.
drafted-hidden = { $player } zostawia sobie kartę ({ $colour }).
drafted-you = Zostawiasz sobie kartę { $card }.

packs-passed = Pakiety wędrują w lewo, każdy ma { count-cards }.

draft-ended = Koniec draftu. Odrzucona zostaje ostatnia karta każdego pakietu: { $cards }.

prepared = { $player } przygotowuje { count-cards }: { $cards }.
prepared-hidden = { $player } przygotowuje { count-cards }: { $colours }.
prepared-you = Przygotowujesz { count-cards }: { $cards }.

turn-began = Turę ma { $player }.
turn-began-you = Twoja tura.

hand-card-played = { $player } zagrywa z ręki kartę { $card }.
hand-card-played-you = Zagrywasz z ręki kartę { $card }.

played-card-discarded = { $player } odrzuca po akcji kartę { $card }.
played-card-discarded-you = Odrzucasz po akcji kartę { $card }.

prep-card-played = { $player } zagrywa z przygotowania kartę { $card }.
prep-card-played-you = Zagrywasz z przygotowania kartę { $card }.

other-card-played = { $player } zagrywa kartę { $card }, którą { $owner_you ->
    [yes] masz w przygotowaniu
   *[no] ma w przygotowaniu { $owner }
}.
other-card-played-you = Zagrywasz kartę { $card }, którą ma w przygotowaniu { $owner }.

attached = { $building_id ->
    [construction] { $player } dołącza kartę { $card } { to-building }.
   *[other] { $beats ->
        [yes] { $player } dołącza kartę { $card } { to-building }: { $value } przebija { $number }.
       *[no] { $player } dołącza kartę { $card } { to-building }: { $value } nie przebija { $number }.
    }
}
attached-you = { $building_id ->
    [construction] Dołączasz kartę { $card } { to-building }.
   *[other] { $beats ->
        [yes] Dołączasz kartę { $card } { to-building }: { $value } przebija { $number }.
       *[no] Dołączasz kartę { $card } { to-building }: { $value } nie przebija { $number }.
    }
}

declined = { $what ->
    [place] { $player } nie umieszcza kolonisty za liczbę: { $about }.
    [action] { $player } rezygnuje z akcji: { $about }.
   *[ability] { $player } rezygnuje ze zdolności: { $about }.
}
declined-you = { $what ->
    [place] Nie umieszczasz kolonisty za liczbę: { $about }.
    [action] Rezygnujesz z akcji: { $about }.
   *[ability] Rezygnujesz ze zdolności: { $about }.
}

action-done = { $cost ->
    [0] { $player } wykonuje akcję karty { $card }.
   *[other] { $player } płaci { price-energy } (zostaje { $energy }) i wykonuje akcję karty { $card }.
}
action-done-you = { $cost ->
    [0] Wykonujesz akcję karty { $card }.
   *[other] Płacisz { price-energy } (zostaje { $energy }) i wykonujesz akcję karty { $card }.
}

action-failed = { $player } nie może wykonać akcji karty { $card }: { action-failing }.
action-failed-you = Nie możesz wykonać akcji karty { $card }: { action-failing }.
action-failing = { $reason ->
    [needs-condition] { condition-unmet }
    [needs-energy] kosztuje { price-energy }, a jest { $have }
    [left-out] karty automy nie dają akcji
   *[does-nothing] { $lacks ->
        [none] nic by się nie zmieniło
       *[other] { lacking }
    }
}
condition-unmet = { $condition ->
    [no_colonist_here] tylko bez własnego kolonisty w jej budynku
    [colonist_here] tylko z własnym kolonistą w jej budynku
   *[hand_has] tylko z kartą koloru { $colour } na ręce
}
lacking = { $lacks ->
    [on-earth] na Ziemi nie ma już kolonistów
    [aboard] na statku nie ma już kolonistów
    [room-for-energy] energia jest już na maksimum
    [to-draw] nie ma karty do dobrania
    [to-shift] nie ma kolonisty do przesunięcia między gwiazdkami
    [to-swap] nie ma czego zamienić miejscami
    [others-prep] nikt inny nie ma kart przygotowanych
    [own-card] nie ma już karty do wyboru
   *[cover] nie ma już karty do zakrycia stosu
}

nothing-done = { $what ->
    [place] { $player } przebija liczbę, ale nie umieszcza kolonisty ({ $about }): { lacking }.
    [ability] { $player } nie może użyć zdolności ({ $about }): { lacking }.
   *[effect] { $player } nie może zrobić nic więcej z karty { $about }: { lacking }.
}
nothing-done-you = { $what ->
    [place] Przebijasz liczbę, ale nie umieszczasz kolonisty ({ $about }): { lacking }.
    [ability] Nie możesz użyć zdolności ({ $about }): { lacking }.
   *[effect] Nie możesz zrobić nic więcej z karty { $about }: { lacking }.
}

ability-used = { $player } używa zdolności { of-building }.
ability-used-you = Używasz zdolności { of-building }.

launched = { $why_id ->
    [action] { $player } wysyła z Ziemi na statek { count-colonists }.
   *[other] { $player } wysyła z Ziemi na statek { count-colonists } ({ $why }).
}
launched-you = { $why_id ->
    [action] Wysyłasz z Ziemi na statek { count-colonists }.
   *[other] Wysyłasz z Ziemi na statek { count-colonists } ({ $why }).
}

energy-gained = { $lost ->
    [0] { $player } zyskuje { count-energy } i ma teraz { $energy } ({ $why }).
   *[other] { $player } zyskuje { count-energy } i ma najwięcej, ile można: { $energy }; przepada { $lost } ({ $why }).
}
energy-gained-you = { $lost ->
    [0] Zyskujesz { count-energy } i masz teraz { $energy } ({ $why }).
   *[other] Zyskujesz { count-energy } i masz najwięcej, ile można: { $energy }; przepada { $lost } ({ $why }).
}

placed = { $source_id ->
    [earth] { $player } umieszcza kolonistę prosto z Ziemi { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
   *[ship] { $player } umieszcza kolonistę { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
}
placed-you = { $source_id ->
    [earth] Umieszczasz kolonistę prosto z Ziemi { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
   *[ship] Umieszczasz kolonistę { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
}

colonist-of = { $owner_you ->
    [yes] Twojego kolonistę
   *[no] kolonistę gracza { $owner }
}
promoted = { $owner_self ->
    [yes] { $player } przesuwa swojego kolonistę w górę { at-building }: dwie gwiazdki, { $two-star-vp } PZ ({ $why }).
   *[no] { $player } przesuwa { colonist-of } w górę { at-building }: dwie gwiazdki, { $two-star-vp } PZ ({ $why }).
}
promoted-you = { $owner_self ->
    [yes] Przesuwasz swojego kolonistę w górę { at-building }: dwie gwiazdki, { $two-star-vp } PZ ({ $why }).
   *[no] Przesuwasz kolonistę gracza { $owner } w górę { at-building }: dwie gwiazdki, { $two-star-vp } PZ ({ $why }).
}

demoted = { $owner_self ->
    [yes] { $player } przesuwa swojego kolonistę w dół { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
   *[no] { $player } przesuwa { colonist-of } w dół { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
}
demoted-you = { $owner_self ->
    [yes] Przesuwasz swojego kolonistę w dół { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
   *[no] Przesuwasz kolonistę gracza { $owner } w dół { at-building }: jedna gwiazdka, { $one-star-vp } PZ ({ $why }).
}

whose-up = { $up_you ->
    [yes] Twój
   *[no] { $up }
}
whose-down = { $down_you ->
    [yes] Twój
   *[no] { $down }
}
swapped = { $player } zamienia dwóch kolonistów { at-building }: w górę na dwie gwiazdki ({ $two-star-vp } PZ) { whose-up }, w dół na jedną ({ $one-star-vp } PZ) { whose-down } ({ $why }).
swapped-you = Zamieniasz dwóch kolonistów { at-building }: w górę na dwie gwiazdki ({ $two-star-vp } PZ) { whose-up }, w dół na jedną ({ $one-star-vp } PZ) { whose-down } ({ $why }).

cards-swapped = { $building_id ->
    [construction] { $player } zamienia dwie wierzchnie karty { at-building } ({ $why }).
   *[other] { $player } zamienia dwie wierzchnie karty { at-building }: teraz trzeba przebić { $number } ({ $why }).
}
cards-swapped-you = { $building_id ->
    [construction] Zamieniasz dwie wierzchnie karty { at-building } ({ $why }).
   *[other] Zamieniasz dwie wierzchnie karty { at-building }: teraz trzeba przebić { $number } ({ $why }).
}

covered = { $source_id ->
    [this] Karta { $card } leży zakryta { at-building }: jej liczba to { $back } ({ $player }).
    [hand] { $player } kładzie zakrytą kartę z ręki ({ $colour }) { at-building }: jej liczba to { $back } ({ $why }).
   *[deck] { $player } kładzie zakrytą wierzchnią kartę talii ({ $colour }) { at-building }: jej liczba to { $back } ({ $why }).
}
covered-you = { $source_id ->
    [this] Kładziesz zakrytą kartę { $card } { at-building }: jej liczba to { $back }.
    [hand] Kładziesz zakrytą kartę z ręki ({ $colour }) { at-building }: jej liczba to { $back } ({ $why }).
   *[deck] Kładziesz zakrytą wierzchnią kartę talii ({ $colour }) { at-building }: jej liczba to { $back } ({ $why }).
}

peeked = { $player } ogląda { $owner_you ->
    [yes] Twoje karty przygotowane
   *[no] karty przygotowane gracza { $owner }
}: { $cards } ({ $why }).
peeked-hidden = { $player } ogląda { $owner_you ->
    [yes] Twoje karty przygotowane
   *[no] karty przygotowane gracza { $owner }
} ({ $why }).
peeked-you = Oglądasz karty przygotowane gracza { $owner }: { $cards } ({ $why }).

drew = { $player } dobiera { count-cards }: { $cards } ({ $why }).
drew-hidden = { $player } dobiera { count-cards }: { $colours } ({ $why }).
drew-you = Dobierasz { count-cards }: { $cards } ({ $why }).

took-from-automa = { $player } bierze kartę { $card } z modułu przygotowania automy ({ $why }).
took-from-automa-hidden = { $player } bierze kartę koloru { $colour } z modułu przygotowania automy ({ $why }).
took-from-automa-you = Bierzesz kartę { $card } z modułu przygotowania automy ({ $why }).

buried = { $player } wkłada kartę { $card } { from-where } pod talię ({ $why }).
buried-hidden = { $player } wkłada kartę koloru { $colour } { from-where } pod talię ({ $why }).
buried-you = Wkładasz kartę { $card } { from-where } pod talię ({ $why }).

prep-returned = { $player } bierze kartę { $card } z przygotowania z powrotem na rękę ({ $why }).
prep-returned-hidden = { $player } bierze kartę koloru { $colour } z przygotowania z powrotem na rękę ({ $why }).
prep-returned-you = Bierzesz kartę { $card } z przygotowania z powrotem na rękę ({ $why }).

discarded = { $why_id ->
    [energy] { $player } odrzuca { from-where } za energię: { $cards }.
    [four-cards] { $player } odrzuca do { $kept } kart: { $cards }.
   *[other] { $player } odrzuca { from-where }: { $cards } ({ $why }).
}
discarded-you = { $why_id ->
    [energy] Odrzucasz { from-where } za energię: { $cards }.
    [four-cards] Odrzucasz do { $kept } kart: { $cards }.
   *[other] Odrzucasz { from-where }: { $cards } ({ $why }).
}

other-discarded = { $player } odrzuca kartę { $card }, którą { $owner_you ->
    [yes] masz w przygotowaniu
   *[no] ma w przygotowaniu { $owner }
} ({ $why }).
other-discarded-you = Odrzucasz kartę { $card }, którą ma w przygotowaniu { $owner } ({ $why }).

reshuffled = Talia się wyczerpała. Karty odrzucone i te, które leżały pod innymi przy budynkach ({ $buried }), zostają przetasowane w nową talię; liczba kart: { $count }.

system-failed = { $cards_count ->
    [0] Awaria systemu: talia jest pusta, żadna karta nie przepada.
   *[other] Awaria systemu: z talii przepadają: { $cards }.
}
automa-activated = { $cards ->
    [0] Aktywacja androida: { term-automa } nie ma kart przygotowanych, więc nic się nie dzieje.
    [1] Aktywacja androida: { term-automa } ma jedną kartę przygotowaną ({ $colour }).
   *[other] Aktywacja androida: { term-automa } ma karty przygotowane w liczbie { $cards }, więc nic się nie dzieje.
}
automa-launched = { $why_id ->
    [activation] { term-automa }: na statku nikogo nie ma, więc kolonista leci na niego z Ziemi.
   *[other] { term-automa }: kolonista leci z Ziemi na statek.
}
automa-placed = { $why_id ->
    [activation] { term-automa }: najpierw kolonista trafia { to-building }: jedna gwiazdka, { $one-star-vp } PZ.
   *[other] { term-automa }: kolonista trafia { to-building }: jedna gwiazdka, { $one-star-vp } PZ.
}
automa-promoted = { term-automa }: własny kolonista idzie w górę { at-building }: dwie gwiazdki, { $two-star-vp } PZ.
automa-demoted = { term-automa }: { $owner_you ->
    [yes] Twój kolonista
   *[no] kolonista gracza { $owner }
} spada w dół { at-building }: jedna gwiazdka, { $one-star-vp } PZ.
automa-gained-energy = { term-automa } zyskuje { count-energy } i ma teraz { $energy }.
automa-discarded = { $cards_count ->
    [0] { term-automa }: talia jest pusta, żadna karta nie przepada.
   *[other] { term-automa }: z talii przepadają: { $cards }.
}
automa-idle = { term-automa }: { $colour } nie może nic zrobić.
automa-refilled = { $short ->
    [0] { $colours_count ->
        [0] { term-automa }: moduł przygotowania jest pełny.
       *[other] { term-automa }: do modułu przygotowania trafiają: { $colours }.
    }
   *[other] { term-automa }: talia jest pusta, w module przygotowania brakuje kart: { $short }. Gra się kończy.
}

game-ended = { $outcome ->
    [won] Koniec gry: { $causes }. { $scores }, { term-automa } { $automa }: wygrana!
    [lost] Koniec gry: { $causes }. { $scores }, { term-automa } { $automa }: przegrana.
    [drawn] Koniec gry: { $causes }. { $scores }, { term-automa } { $automa }: remis.
   *[other] { $winners_count ->
        [one] Koniec gry: { $causes }. { $winners_you ->
            [yes] Zwyciężasz
           *[no] Zwycięża { $winners }
        }. Wyniki: { $scores }.
       *[other] Koniec gry: { $causes }. Wspólne zwycięstwo: { $winners }. Wyniki: { $scores }.
    }
}

end-colonists = wszyscy koloniści jednego gracza są na Marsie
end-automa = wszyscy koloniści Podstępnego Automatu są na Marsie
end-deck = talia nie wystarcza na moduł przygotowania automy

result-won = Wygrana z Podstępnym Automatem, { $score } do { $automa }.
result-lost = Przegrana z Podstępnym Automatem, { $score } do { $automa }.
result-drawn = Remis z Podstępnym Automatem, { $score } do { $automa }.

cause-action = akcja
cause-four-cards = zasada czterech kart
cause-energy = energia
cause-launch = lot na statek
cause-number = przebita liczba
cause-activation = aktywacja androida
cause-card = karta

## O co gra teraz pyta i na kogo czeka

ask-draft = Zostaw sobie jedną kartę z tego pakietu; reszta wędruje w lewo.
ask-start-prep = Wybierz { more-cards } do modułu przygotowania; pozostałe zostają na ręce.
ask-act = Twoja tura: wybierz jedną akcję.
ask-place-here = Twoja liczba jest wyższa. Czy umieścić kolonistę ze statku { at-about }?
ask-do-action = { $about }: czy wykonać akcję?
ask-use-ability = { $about }: czy użyć zdolności?
ask-discard-for-energy = Wybierz kartę do odrzucenia za energię.
ask-place = { $about }: wybierz budynek dla swojego kolonisty (jedna gwiazdka, { $one-star-vp } PZ).
ask-shift-star = { $about }: wybierz kolonistę do przesunięcia między jedną gwiazdką ({ $one-star-vp } PZ) a dwiema ({ $two-star-vp } PZ).
ask-swap-stars = { $about }: wybierz dwóch kolonistów różnych graczy do zamiany między jedną a dwiema gwiazdkami.
ask-swap-cards = { $about }: w którym budynku zamienić dwie wierzchnie karty?
ask-swap-places = { $about }: wybierz, co zamienia się miejscami w jednym budynku: dwie wierzchnie karty albo dwóch kolonistów różnych graczy.
ask-peek-prep = { $about }: czyje karty przygotowane obejrzeć?
ask-bury-card = { $about }: wybierz kartę z ręki lub przygotowania, by włożyć ją pod talię.
ask-return-prep = { $about }: wybierz kartę przygotowaną, by wziąć ją z powrotem na rękę.
ask-cover = { $about }: w którym budynku położyć zakrytą kartę? Jej liczba to { $back }.
ask-cover-with = { $about }: wybierz kartę z ręki do położenia zakrytej.
ask-discard-card = { $about }: wybierz kartę do odrzucenia.
ask-discard-other = { $about_id ->
    [launch] Lot na statek kosztuje automę kartę przygotowaną: wybierz, którą odrzucić.
   *[other] { $about }: wybierz do odrzucenia kartę przygotowaną innego gracza.
}
ask-take = { $about_id ->
    [four-cards] Dobierasz do { $kept } kart: którą kartę przygotowaną automy bierzesz?
   *[other] { $about }: którą kartę przygotowaną automy bierzesz zamiast dobierać?
}
ask-four-discard = Kart na ręce i w przygotowaniu jest więcej niż { $kept }: wybierz z ręki { more-cards } do odrzucenia.
ask-four-prep = Wybierz z ręki { more-cards }, by uzupełnić moduł przygotowania.
at-about = w { $about_id ->
    [water] Hydrolabie
    [ecosystem] Szklarni
    [science] Centrum Łączności
    [energy] Banku Energii
    [construction] Habitacie
   *[other] budynku { $about }
}

wait-prepare = Wybór kart przygotowanych: { $players }
wait-turn = Tura: { $players }
wait-four-cards = Zasada czterech kart: { $players }

## Przyciski, nazwane tym, co robią

do-launch = Wyślij kolonistę z Ziemi na swój statek
do-energy = Odrzuć kartę za { own-energy }
do-hand = Zagraj z ręki kartę { $card }
do-prep = Zagraj z przygotowania kartę { $card }
do-other = Zagraj kartę przygotowaną { slot-card } gracza { $owner }
do-decline = { $purpose ->
    [place-here] Nie umieszczaj kolonisty
    [do-action] Zrezygnuj z akcji
   *[other] Zrezygnuj ze zdolności
}
do-do = { $cost ->
    [0] Wykonaj akcję
   *[other] Zapłać { price-energy } i wykonaj akcję
}
do-use = { $about_id ->
    [science] Wyślij kolonistę z Ziemi na swój statek
    [energy] Zyskaj { $bank-energy ->
    [one] { $bank-energy } energię
    [few] { $bank-energy } energie
   *[many] { $bank-energy } energii
}
   *[other] Użyj zdolności: { $about }
}
do-place = { $purpose ->
    [place-here] Umieść kolonistę: jedna gwiazdka, { $one-star-vp } PZ
   *[other] { $building }: jedna gwiazdka, { $one-star-vp } PZ
}
do-promote = { $owner_self ->
    [yes] { $building }: swojego kolonistę w górę na dwie gwiazdki ({ $two-star-vp } PZ)
   *[no] { $building }: kolonistę gracza { $owner } w górę na dwie gwiazdki ({ $two-star-vp } PZ)
}
do-demote = { $owner_self ->
    [yes] { $building }: swojego kolonistę w dół na jedną gwiazdkę ({ $one-star-vp } PZ)
   *[no] { $building }: kolonistę gracza { $owner } w dół na jedną gwiazdkę ({ $one-star-vp } PZ)
}
do-swap = { $building }: w górę na dwie gwiazdki ({ $two-star-vp } PZ) { whose-up }, w dół na jedną ({ $one-star-vp } PZ) { whose-down }
do-swap-cards = Zamień dwie wierzchnie karty { at-building }
do-peek = Obejrzyj karty przygotowane gracza { $owner }
do-bury = Włóż pod talię kartę { $card }
do-return = Weź z powrotem na rękę kartę { $card }
do-discard = { $purpose ->
    [discard-for-energy] Odrzuć kartę { $card } za { own-energy }
   *[other] Odrzuć kartę { $card }
}
do-discard-other = Odrzuć kartę przygotowaną { slot-card } gracza { $owner }
do-take = Weź kartę przygotowaną { slot-card }
do-cover = Zakryj stos { of-building }
do-cover-with = Połóż zakrytą kartę { $card }
do-prepare = Przygotuj kartę { $card }
do-keep = Zostaw sobie kartę { $card }

do-batch-draft = Zostaw sobie { count-cards }
do-batch-start-prep = Przygotuj { count-cards }
do-batch-four-discard = Odrzuć { count-cards }
do-batch-four-prep = Przygotuj { count-cards }

## Co zrobiłaby teraz karta i dlaczego odpowiedź jest odrzucana; -why to dłuższe wyjaśnienie

verdict-action = { $action ->
    [can] { $cost ->
        [0] akcja możliwa
       *[other] akcja możliwa za { price-energy }
    }
    [needs-condition] warunek akcji niespełniony
    [needs-energy] akcja kosztuje { $cost } energii, jest { $have }
    [does-nothing] akcja niczego by nie zmieniła
   *[left-out] bez akcji
}
reason-hand-action = { verdict-action }
reason-hand-action-why = Górna połowa karty działa, gdy zagrywa się ją z ręki; potem karta jest odrzucana.
reason-needs-condition = { verdict-action }
reason-needs-condition-why = Kartę można zagrać, ale jej akcja się nie wykona: { condition-unmet }.
reason-needs-energy = { verdict-action }
reason-needs-energy-why = Za akcję, która kosztuje energię, płaci się przed jej wykonaniem. Kartę i tak można zagrać.
reason-does-nothing = { verdict-action }
reason-does-nothing-why = Kartę można zagrać, ale jej akcja nic nie da: { $lacks ->
    [none] nic by się nie zmieniło
   *[other] { lacking }
}.
reason-beats = { $value } przebija { $number } { at-building }; { verdict-action }
reason-beats-why = Liczba wyższa od tej, którą trzeba przebić, pozwala umieścić kolonistę ze statku: jedna gwiazdka, { $one-star-vp } PZ. Potem akcja i zdolność budynku.
reason-beats-none-aboard = { $value } przebija { $number } { at-building }, ale na statku nie ma kolonisty; { verdict-action }
reason-beats-none-aboard-why = Wyższa liczba umieszcza tylko kolonistę ze statku. Najpierw trzeba tam kogoś wysłać.
reason-too-low = { $value } nie przebija { $number } { at-building }; { verdict-action }
reason-too-low-why = Liczba równa lub niższa nie umieszcza kolonisty. Akcja i zdolność budynku i tak są możliwe.
reason-no-number = { to-building }, który nie ma liczby; { verdict-action }
reason-no-number-why = Habitat nie ma liczby do przebicia ani pól. Akcja i zdolność są możliwe: zdolność umieszcza kolonistę w dowolnym budynku.
reason-hidden = trafi { to-building }; nie znasz tej karty
reason-hidden-why = Karta zostaje dołączona do budynku swojego koloru i odsłonięta. Właściciel może wykonać dolną akcję, Ty możesz użyć zdolności budynku, a nikt nie umieszcza kolonisty za liczbę. W grze solo dolnej akcji nie ma, ale wyższa liczba pozwala Ci umieścić kolonistę.
reason-owners-action = trafi { to-building }; { $owner }: { verdict-action }
reason-owners-action-why = Karta zagrana z cudzego modułu daje dolną akcję właścicielowi. Ty możesz użyć zdolności budynku. Nikt nie umieszcza kolonisty za liczbę.
reason-must-do = Z tego nie można zrezygnować.
reason-another-question = Ta odpowiedź pasuje do innego pytania: { $choice }.
reason-none-on-earth = Na Ziemi nie ma już Twoich kolonistów.
reason-not-in-prep = Nie masz w przygotowaniu karty { $card }.
reason-own-prep = Swoje karty przygotowane zagrywa się jako własne, nie jako cudze.
reason-no-such-prep-card = Nie ma takiej karty przygotowanej.
reason-not-yours = Karta { $card } nie jest Twoja.
reason-two-star-full = { $building }: pole z dwiema gwiazdkami jest pełne.
reason-no-colonist-there = { $building }: nie ma tam takiego kolonisty.

## Zasady, z których wynikają odmowy, według numerów w RULES.md

rule-2-3 = Akcje w turze: zagraj kartę z ręki, ze swojego modułu przygotowania albo z cudzego; wyślij jednego kolonistę na statek; albo odrzuć kartę za energię. Własnych kart przygotowanych nie zagrywa się jak cudzych.
rule-3-3 = Habitat nie ma pól ani liczby do przebicia, więc karta zagrana tam nikogo nie umieszcza za swoją liczbę.
rule-3-4 = Pełne pole nikogo nie przyjmuje. Pola z dwiema gwiazdkami mają mało miejsc, wspólnych dla wszystkich; koloniści mogą się jednak zamienić.
rule-4-1 = Karta zagrana z ręki wykonuje swoją górną akcję; potem jest odrzucana.
rule-4-2 = Górną akcję wykonuje się w miarę możliwości. Jeśli jej warunek nie jest spełniony albo niczego by nie zmieniła, nic się nie dzieje, a karta i tak jest odrzucana.
rule-4-3 = Karta z Twojego modułu przygotowania zostaje dołączona odkryta do budynku swojego koloru, na wierzch leżących tam kart.
rule-4-4 = Jeśli liczba karty jest wyższa od liczby do przebicia, możesz przenieść tam kolonistę ze statku na jedną gwiazdkę. Równa liczba nie wystarcza.
rule-4-9 = Karta z cudzego modułu przygotowania: właściciel może wykonać dolną akcję, potem Ty możesz użyć zdolności budynku. Nikt nie umieszcza kolonisty za liczbę.
rule-4-10 = Cudzą kartę przygotowaną wybiera się po jej miejscu i rewersie. Czym jest, widać dopiero po dołączeniu.
rule-4-11 = Wysłanie to przeniesienie jednego kolonisty z Ziemi na Twój statek. Gdy na Ziemi nikogo nie ma, tej akcji nie można wykonać.
rule-6-2 = Efekty akcji wykonuje się po kolei, każdy w miarę możliwości.
rule-6-5 = Przesunięcie zmienia miejsce kolonisty w jednym budynku: z jednej gwiazdki na dwie gwiazdki albo z powrotem.
rule-6-7 = Koloniści, którzy się zamieniają, stoją w tym samym budynku, każdy na innym polu, i należą do różnych graczy.
rule-6-11 = Odrzucasz, zakopujesz lub odkładasz własne karty; cudze tylko wtedy, gdy mówi tak karta.
rule-6-13 = Koszt w energii płaci się przed wykonaniem akcji. Kto nie może zapłacić, nie może jej wykonać.

## Rachunek liczby i wyniku

part-value = liczba na karcie
part-number = liczba do przebicia
part-ship = na statku (po { $ship-vp } PZ)
part-one-star = na jednej gwiazdce (po { $one-star-vp } PZ)
part-two-star = na dwóch gwiazdkach (po { $two-star-vp } PZ)
part-energy = najwięcej energii
part-all-four = we wszystkich { $spaces } budynkach
part-four-together = { $together } w jednym budynku

## Co robią karty i budynki: części zdania złożonego z danych karty

cost-energy = za { $cost ->
    [one] { $cost } energię
    [few] { $cost } energie
   *[many] { $cost } energii
}
condition-no_colonist_here = jeśli nie masz tu kolonisty
condition-colonist_here = jeśli masz tu kolonistę
condition-hand_has = jeśli masz na ręce kartę koloru { $colour }

effect-launch = { $n ->
    [one] wyślij { $n } kolonistę na statek
   *[many] wyślij { $n } kolonistów na statek
}
effect-gain_energy = { $n ->
    [one] zyskaj { $n } energię
    [few] zyskaj { $n } energie
   *[many] zyskaj { $n } energii
}
effect-draw = { $n ->
    [one] dobierz { $n } kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
}
effect-place = { $from ->
    [earth] { $to ->
        [here] { $n ->
            [one] umieść tu { $n } kolonistę prosto z Ziemi ({ $one-star-vp } PZ)
           *[many] umieść tu { $n } kolonistów prosto z Ziemi (po { $one-star-vp } PZ)
        }
       *[any] { $n ->
            [one] umieść { $n } kolonistę prosto z Ziemi w dowolnym budynku ({ $one-star-vp } PZ)
           *[many] umieść { $n } kolonistów prosto z Ziemi w dowolnych budynkach (po { $one-star-vp } PZ)
        }
    }
   *[ship] { $to ->
        [here] { $n ->
            [one] umieść tu { $n } kolonistę ze statku ({ $one-star-vp } PZ)
           *[many] umieść tu { $n } kolonistów ze statku (po { $one-star-vp } PZ)
        }
       *[any] { $n ->
            [one] umieść { $n } kolonistę ze statku w dowolnym budynku ({ $one-star-vp } PZ)
           *[many] umieść { $n } kolonistów ze statku w dowolnych budynkach (po { $one-star-vp } PZ)
        }
    }
}
whose-colonists = { $whose ->
    [own] { $n ->
        [one] { $n } swojego kolonistę
       *[many] { $n } swoich kolonistów
    }
    [other] { $n ->
        [one] { $n } kolonistę innego gracza
       *[many] { $n } kolonistów innych graczy
    }
   *[any] { $n ->
        [one] { $n } kolonistę dowolnego gracza
       *[many] { $n } kolonistów dowolnych graczy
    }
}
where-building = { $where ->
    [here] tutaj
   *[any] w dowolnym budynku
}
effect-shift_star = { $way ->
    [up] przesuń { whose-colonists } { where-building } w górę, z jednej gwiazdki na dwie ({ $two-star-vp } PZ)
    [down] przesuń { whose-colonists } { where-building } w dół, z dwóch gwiazdek na jedną ({ $one-star-vp } PZ)
   *[either] przesuń { whose-colonists } { where-building } między jedną gwiazdką ({ $one-star-vp } PZ) a dwiema ({ $two-star-vp } PZ)
}
effect-swap_stars = zamień kolonistów dwóch graczy { where-building } między jedną gwiazdką ({ $one-star-vp } PZ) a dwiema ({ $two-star-vp } PZ)
effect-swap_cards = zamień dwie wierzchnie karty { where-building }
effect-swap_places = zamień dwie wierzchnie karty { where-building } albo kolonistów dwóch graczy w nim między jedną gwiazdką ({ $one-star-vp } PZ) a dwiema ({ $two-star-vp } PZ)
effect-peek_prep = obejrzyj karty przygotowane innego gracza
effect-bury_card = { $from ->
    [hand] { $n ->
        [one] włóż { $n } kartę z ręki zakrytą pod talię
        [few] włóż { $n } karty z ręki zakryte pod talię
       *[many] włóż { $n } kart z ręki zakrytych pod talię
    }
    [prep] { $n ->
        [one] włóż { $n } swoją kartę przygotowaną zakrytą pod talię
        [few] włóż { $n } swoje karty przygotowane zakryte pod talię
       *[many] włóż { $n } swoich kart przygotowanych zakrytych pod talię
    }
   *[any] { $n ->
        [one] włóż { $n } kartę z ręki lub przygotowania zakrytą pod talię
        [few] włóż { $n } karty z ręki lub przygotowania zakryte pod talię
       *[many] włóż { $n } kart z ręki lub przygotowania zakrytych pod talię
    }
}
effect-return_prep = { $n ->
    [one] weź { $n } swoją kartę przygotowaną z powrotem na rękę
    [few] weź { $n } swoje karty przygotowane z powrotem na rękę
   *[many] weź { $n } swoich kart przygotowanych z powrotem na rękę
}
effect-cover = { $from ->
    [hand] połóż kartę z ręki zakrytą { where-building } (jej liczba to { $back })
    [deck] połóż wierzchnią kartę talii zakrytą { where-building } (jej liczba to { $back })
   *[this] połóż tę kartę zakrytą { where-building } (jej liczba to { $back })
}
effect-discard_card = { $from ->
    [hand] { $n ->
        [one] odrzuć { $n } kartę z ręki
        [few] odrzuć { $n } karty z ręki
       *[many] odrzuć { $n } kart z ręki
    }
    [prep] { $n ->
        [one] odrzuć { $n } swoją kartę przygotowaną
        [few] odrzuć { $n } swoje karty przygotowane
       *[many] odrzuć { $n } swoich kart przygotowanych
    }
   *[any] { $n ->
        [one] odrzuć { $n } kartę z ręki lub przygotowania
        [few] odrzuć { $n } karty z ręki lub przygotowania
       *[many] odrzuć { $n } kart z ręki lub przygotowania
    }
}
effect-discard_other = { $n ->
    [one] odrzuć { $n } kartę przygotowaną innego gracza
    [few] odrzuć { $n } karty przygotowane innych graczy
   *[many] odrzuć { $n } kart przygotowanych innych graczy
}

## Opcje stołu

option-energy_max = Najwięcej energii
option-energy_max-5 = 5
option-energy_max-4 = 4
option-energy_max-6 = 6
option-energy_max-7 = 7
option-energy_max-help = Ile energii można mieć. Jest najwyższe pole, ale źródła nie podają jego liczby; zwykła wartość to nasz wybór.
option-four_in_a_building = { $together } w jednym budynku
option-four_in_a_building-3 = 3 PZ
option-four_in_a_building-4 = 4 PZ
option-four_in_a_building-help = Ile daje w jednym budynku { $together ->
    [one] { $together } kolonista
    [few] { $together } koloniści
   *[many] { $together } kolonistów
}. Źródła się różnią; wyższą wartość podano tylko dla gry solo.
option-tied_energy = Remis w energii
option-tied_energy-all = { $energy-vp } PZ dla każdego z remisu
option-tied_energy-nobody = dla nikogo
option-tied_energy-help = Kto dostaje PZ za najwięcej energii, gdy kilka osób ma jej tyle samo. Źródła milczą; że dostaje każdy, to nasz wybór.
option-tie_break = Równe wyniki
option-tie_break-shared = wspólne zwycięstwo
option-tie_break-energy = wygrywa większa energia
option-tie_break-help = Co rozstrzyga równe wyniki. Źródła milczą; wspólne zwycięstwo to nasz wybór.
option-drafting-help = Dla osób, które znają karty: zamiast dostać { $dealt }, każdy wybiera { $dealt } z pakietów po { $drafted }. Że podaje się w lewo i odrzuca ostatnią kartę, to nasz wniosek.
option-hand_action = Akcja karty z ręki
option-hand_action-must = obowiązkowa
option-hand_action-may = dowolna
option-hand_action-help = Czy akcję karty zagranej z ręki trzeba wykonać. Źródła milczą; że trzeba, to nasz wybór. Z akcji, która kosztuje energię, zawsze można zrezygnować.
option-automa_ship = Koloniści automy na statku
option-automa_ship-5 = 5
option-automa_ship-6 = 6
option-automa_ship-7 = 7
option-automa_ship-help = Ilu kolonistów (z { $colonists }) Podstępny Automat ma na początku na statku. Im więcej, tym trudniej.
option-solo_end = Koniec gry solo
option-solo_end-round = po rundzie
option-solo_end-at-once = od razu
option-solo_end-help = Czy gra kończy się po rundzie, w której wszyscy koloniści są na Marsie, czy od razu. Źródła milczą; po rundzie to nasz wybór.
option-solo_tie = Gra solo, równe wyniki
option-solo_tie-draw = remis
option-solo_tie-player = Twoja wygrana
option-solo_tie-automa = wygrana automy
option-solo_tie-help = Kto wygrywa grę solo przy równych wynikach. Źródła milczą; remis to nasz wybór.
option-construction_moves = Budowa też zaczyna od kolonisty
option-construction_moves-help = Czy Podstępny Automat najpierw umieszcza kolonistę także przy karcie Budowy, choć Habitat nie ma pól. Źródła milczą; że nie, to nasz wybór.

## Jak pewne są wartości karty i które to wartości

confidence-attested = poświadczone
confidence-attested-help = Publiczne źródła podają to o wydrukowanej karcie.
confidence-reconstructed = odtworzone
confidence-reconstructed-help = Wydrukowana karta nie jest w tym publicznie znana; to nasz pomysł.

field-colour = kolor
field-value = liczba
field-hand = akcja z ręki
field-prep = akcja z przygotowania

## Jawne informacje o graczu, karcie, budynku i stole

fact-earth = Ziemia: { $count }
fact-ship = Statek: { $count }
fact-mars = Na Marsie: { $count } z { $colonists }
fact-energy = Energia: { $count }
fact-energy-of = Energia: { $count } z { $most }
fact-prep = Przygotowanie: { $count }
fact-deck = Talia: { $count }
fact-deck-top = Wierzchnia karta talii: { $colour }
fact-copies = Kopie: { $count }
fact-number = Liczba do przebicia: { $count }
fact-pile = Stos: { $cards }
fact-face-down = zakryta
fact-one-star = jedna gwiazdka (po { $one-star-vp } PZ): { $players }
fact-two-star = dwie gwiazdki (po { $two-star-vp } PZ): { $players }
fact-room = { $count ->
    [0] pole z dwiema gwiazdkami pełne
    [one] na dwóch gwiazdkach jeszcze { $count } miejsce
    [few] na dwóch gwiazdkach jeszcze { $count } miejsca
   *[many] na dwóch gwiazdkach jeszcze { $count } miejsc
}
fact-buildings = Budynki: { $count } z { $spaces }
fact-together = Najwięcej w jednym budynku: { $count } z { $together }
fact-bonus-energy = Najwięcej energii: { $vp } PZ
fact-bonus-all-four = Wszystkie budynki ({ $spaces }): { $vp } PZ
fact-bonus-four-together = { $together } w jednym budynku: { $vp } PZ
fact-to-end = { $count ->
    [0] Wszyscy na Marsie: gra kończy się po tej rundzie.
    [one] jeszcze { $count } kolonista na Marsie kończy grę
   *[many] jeszcze { $count } kolonistów na Marsie kończy grę
}
fact-card = { $colour }, liczba { $value }
fact-building = { $number ->
    [-1] budynek bez liczby
   *[other] budynek, liczba { $number }
}
fact-attested = Poświadczone: { $values }.
fact-reconstructed = Odtworzone: { $values }.
fact-all-reconstructed = Odtworzona: wydrukowana karta nie jest publicznie znana.
fact-deck-ours = { $name } to nasza własna talia: wydrukowane karty nie są publicznie znane.
fact-deck-own = { $name }, z pliku talii tego stołu.
fact-slot = Karta przygotowana { $slot }: { $colour }
fact-start = zaczyna każdą rundę
fact-turn = { $player_you ->
    [yes] masz turę
   *[no] ma turę
}

## Terminy gry

term-automa = Podstępny Automat
term-automa-help = Przeciwnik w grze solo: ani człowiek, ani bot, tylko zasada. Jego kroki następują po Twojej turze.
term-system-failure = Awaria systemu
term-system-failure-help = Po Twojej turze z wierzchu talii odrzuca się { failed-cards }. Gdy talia nie wystarcza na moduł przygotowania automy, gra się kończy.
term-android-activation = Aktywacja androida
term-android-activation-help = Mając dokładnie jedną kartę przygotowaną, automa umieszcza kolonistę w budynku tej karty albo, gdy statek jest pusty, wysyła na niego jednego. Potem działa kolor. Przy innej liczbie kart nic się nie dzieje.
term-suit-water-help = z talii odrzuca się { failed-cards }.
term-suit-ecosystem-help = { $automa-moves } razy kolonista automy idzie w górę na dwie gwiazdki, a jeśli nie może, Twój spada w dół.
term-suit-science-help = jeden z jej kolonistów leci na statek.
term-suit-energy-help = zyskuje { $automa-energy ->
    [one] { $automa-energy } energię
    [few] { $automa-energy } energie
   *[many] { $automa-energy } energii
}; na najwyższym polu zamiast tego z talii odrzuca się { failed-cards }.
term-suit-construction-help = zamiast tego wszystkiego jeden kolonista trafia do wybranego przez nią budynku, a gdy statek jest pusty, leci na statek.
term-exactly-one = Działa dokładnie jedna karta
term-exactly-one-help = Automa działa tylko wtedy, gdy w jej module przygotowania leży jedna karta; gdy nie ma żadnej albo jest ich { $prepared }, w tej turze nie robi nic. O tym decydujesz Ty: stamtąd bierzesz karty zamiast dobierać, a wysłanie kolonisty odrzuca jedną. Pod koniec tury sprawdź więc, co tam zostaje: kolor, który najmniej szkodzi, żadna karta albo wszystkie.
term-automa-end = Jak kończy się gra solo
term-automa-end-help = Wszyscy Twoi koloniści są na Marsie albo wszyscy koloniści automy; albo talia nie wystarcza na jej moduł przygotowania.
term-automa-score = Kto wygrywa
term-automa-score-help = Automa liczy punkty jak Ty, ale { $automa-energy-vp } PZ za najwięcej energii, gdzie Ty dostajesz { $energy-vp }, { $automa-spread-vp } za kolonistów we wszystkich budynkach z polami (jest ich { $spaces }), gdzie Ty dostajesz { $spread-vp }, i { $automa-four-vp } za { $together } w jednym budynku, gdzie Ty dostajesz { $solo-four-vp }. Energia liczy się temu, kto ma jej co najmniej tyle co drugi. Wygrywa wyższy wynik; o równych rozstrzyga opcja.
term-free-place-help = Wolne miejsce dla kolonisty na dwóch gwiazdkach.
term-solo-help = W grze solo bierzesz karty przygotowane automy zamiast dobierać; odrzucona karta daje { $solo-energy ->
    [one] { $solo-energy } energię
    [few] { $solo-energy } energie
   *[many] { $solo-energy } energii
}; wysłanie kolonisty odrzuca jedną z jej kart przygotowanych. Zagrana karta automy może umieścić Twojego kolonistę, ale bez swojej akcji.
term-building = budynek
term-buildings = budynki
term-number = liczba
term-number-to-beat = liczba do przebicia
term-colonist = kolonista
term-colonists = koloniści
term-earth = Ziemia
term-ship = statek
term-mars = Mars
term-energy = energia
term-one-star = pole z jedną gwiazdką
term-two-star = pole z dwiema gwiazdkami
term-prep = moduł przygotowania
term-prep-card = karta przygotowana
term-hand-action = akcja z ręki
term-prep-action = akcja z przygotowania
term-ability = zdolność
term-deck = talia
term-discards = karty odrzucone
term-pile = stos
term-start-player = kto zaczyna
term-unknown = nieznana
term-nobody = nikt
term-copies = kopie
term-own-cards = z własnym plikiem talii

## Co oznacza symbol

icon-earth-help = Koloniści na Ziemi. Jeszcze się nie liczą.
ui-course-vp = Kolonista jest wart { $ship-vp } PZ na statku, { $one-star-vp } na polu z jedną gwiazdką i { $two-star-vp } na polu z dwiema gwiazdkami.
icon-ship-help = Koloniści na statku: po { $ship-vp } PZ.
icon-mars-help = Koloniści na Marsie. Gdy są tam wszyscy jednego gracza, gra kończy się po rundzie.
icon-one-star-help = Pole z jedną gwiazdką: po { $one-star-vp } PZ za kolonistę. Zmieści się każda liczba.
icon-two-star-help = Pole z dwiema gwiazdkami: po { $two-star-vp } PZ za kolonistę. Gdy gra najwyżej { $few }, mieści { $room-of-few }, gdy gra więcej, { $room-of-more }, wszystkich graczy łącznie.
icon-energy-help = Energia: płaci się nią za akcje. Najwięcej energii daje PZ na koniec.
icon-number-help = Liczba: jeśli jest wyższa niż liczba do przebicia w budynku, możesz umieścić kolonistę.
icon-number-to-beat-help = Liczba wierzchniej karty stosu, a bez kart liczba budynku. Zakryta karta to { $back }.
icon-face-down-help = Zakryta: liczy się jako { $back }.
icon-launch-help = Lot: kolonista przechodzi z Ziemi na statek.
icon-draw-help = Dobierz kartę.
icon-place-help = Umieszczenie: kolonista trafia na pole z jedną gwiazdką.
icon-colour-water-help = Woda: karta należy do Hydrolabu.
icon-colour-ecosystem-help = Ekosystem: karta należy do Szklarni.
icon-colour-science-help = Nauka: karta należy do Centrum Łączności.
icon-colour-energy-help = Energia: karta należy do Banku Energii.
icon-colour-construction-help = Budowa: karta należy do Habitatu.
icon-hand-help = Karty na ręce. Wszyscy widzą ich kolory po rewersach.
icon-prep-help = Karty przygotowane leżą zakryte. Wszyscy widzą ich kolory, ale ogląda je tylko ich właściciel.
icon-deck-help = Karty, które zostały w talii.
icon-discards-help = Karty odrzucone. Tworzą nową talię, gdy się wyczerpie, ale nie w grze solo.
icon-score-help = PZ, gdyby gra kończyła się teraz.
icon-all-four-help = Kolonista w każdym z { $spaces } budynków z polami: premia PZ na koniec.
icon-four-together-help = { $together ->
    [one] { $together } kolonista
    [few] { $together } koloniści
   *[many] { $together } kolonistów
} w jednym budynku: premia PZ na koniec.
icon-attested-help = Tę część karty podają publiczne źródła; reszta jest nasza.

## Własne słowa strony

ui-my-buildings = Twoje budynki
ui-buildings-of = Budynki: { $player }
ui-my-prep = Twój moduł przygotowania
ui-prep-of = Moduł przygotowania: { $player }
ui-prep-empty = Twój moduł przygotowania jest pusty.
ui-prep-card-of = { $player_you ->
    [yes] Twoja karta w przygotowaniu { $slot }
   *[no] Karta w przygotowaniu { $slot }: { $player }
}
ui-beat = przebij
ui-bonus-energy = najwięcej energii
ui-bonus-all-four = budynków
ui-bonus-four-together = w jednym
ui-colonists-of = { $player }: { $count ->
    [one] { $count } kolonista
    [few] { $count } kolonistów
   *[many] { $count } kolonistów
} – { $stars ->
    [2] dwie gwiazdki, po { $two-star-vp } PZ
   *[1] jedna gwiazdka, po { $one-star-vp } PZ
}
ui-space-two = Dwie gwiazdki, po { $two-star-vp } PZ:
ui-space-one = Jedna gwiazdka, po { $one-star-vp } PZ:
ui-deck-ours = talia własna serwisu
ui-deck-own = talia stołu
ui-start-help = Zaczyna każdą rundę, do końca gry.
ui-tie-energy = Rozstrzygnięcie remisu: energia { $count }
ui-note-halves = Kartę z ręki zagrywa się dla jej górnej połowy, a z modułu przygotowania dla dolnej; stamtąd mogą ją zagrać także inni.
ui-note-act = Zagraj kartę z ręki dla jej górnej połowy, z przygotowania dla dolnej albo cudzą dla zdolności budynku; albo naciśnij przycisk.
ui-short-beats = { $value } przebija { $number }
ui-short-beats-none-aboard = { $value } przebija { $number }, ale twój statek jest pusty
ui-short-too-low = { $value } nie przebija { $number }
ui-filter-type-project = Karty projektów
ui-filter-type-building = Budynki
ui-filter-type-launch = Wysyłają kolonistów
ui-filter-type-place = Umieszczają kolonistów
ui-filter-type-energy = Z energią
ui-filter-type-attested = Po części potwierdzone
ui-order-colour = Według koloru
ui-order-value = Według liczby

## What a finished game is remembered for

feat-placed = Lądowanie
feat-placed-how = Przenieś kolonistę ze swojego statku do budynku na Marsie.
feat-placed-why = Koloniści liczą się najwięcej na Marsie, mniej na statku, a na Ziemi wcale.
feat-beaten = Przebita liczba
feat-beaten-how = Zagraj kartę o liczbie wyższej niż liczba do przebicia w jej budynku.
feat-beaten-why = Przebicie liczby pozwala wylądować koloniście obok akcji karty: jedna karta robi jedno i drugie.
feat-prep-played = Dobre przygotowanie
feat-prep-played-how = Zagraj kartę z własnego modułu przygotowania.
feat-prep-played-why = W module przygotowania karta ma inną akcję niż na ręce. Zdecyduj wcześnie, której połowy potrzebujesz.
feat-ability = Zasady domu
feat-ability-how = Użyj zdolności budynku.
feat-ability-why = Każdy budynek robi coś dla tego, kto tam gra. Często jest to warte więcej niż liczba.
feat-promoted = Gwiazdka więcej
feat-promoted-how = Przenieś swojego kolonistę: { term-one-star } niech zamieni na { term-two-star }.
feat-promoted-why = Tam liczy się więcej, a miejsca jest mało: kto pierwszy, ten lepszy.
feat-others-prep = Cudza pomoc
feat-others-prep-how = Zagraj kartę z cudzego modułu przygotowania.
feat-others-prep-why = Karty przygotowane przez innych są też Twoje, jeśli patrzysz, co tam mają.
feat-covered = Dobrze zakryte
feat-covered-how = Połóż kartę zakrytą na stosie.
feat-covered-why = Rewers łatwo przebić. Kto zakrywa wysoką liczbę, otwiera budynek dla następnej karty.
feat-everywhere = Wszędzie u siebie
feat-everywhere-how = Na koniec gry miej kolonistę w każdym budynku z polami.
feat-everywhere-why = Obecność wszędzie daje dodatkowe punkty: jeden kolonista w nowym miejscu jest wart więcej niż kolejny w starym.
feat-all-landed = Wszyscy wysiadają
feat-all-landed-how = Na koniec gry miej wszystkich swoich kolonistów na Marsie.
feat-all-landed-why = Kto wysadzi wszystkich, kończy grę. Licz, ile zostało innym.
feat-won-with-energy = Pełne baterie
feat-won-with-energy-how = Wygraj, mając najwięcej energii.
feat-won-with-energy-why = Energia płaci za akcje, a to, co z niej zostaje, liczy się na koniec. Nie wydawaj jej do ostatniej.

## Przewodnik: nad każdym obrazem i pod nim

ui-guide-card = Karta na kilka sposobów
ui-guide-card-text = Tura to jedna akcja. Karta z ręki wykonuje górną połowę i jest odrzucana. Karta z modułu przygotowania zostaje dołączona do budynku swojego koloru: dość wysoka liczba umieszcza kolonistę, potem możesz wykonać dolną połowę, a potem użyć budynku. Albo odrzucasz kartę za energię, albo wysyłasz kolonistę z Ziemi na statek. To, gdzie karta leży, znaczy więc tyle samo, co to, co na niej jest.
ui-guide-beat = Liczby do przebicia
ui-guide-beat-text = Każdy budynek pokazuje liczbę do przebicia: własną albo tej karty, która leży na wierzchu. Dołącz kartę z wyższą, a możesz umieścić tam kolonistę ze statku, na jednej gwiazdce; teraz to Twoja liczba jest do przebicia. Nieliczne miejsca na dwóch gwiazdkach są warte więcej: karty i zdolność jednego z budynków przesuwają kolonistów w górę i w dół.
ui-guide-abilities = Co robią budynki
ui-guide-abilities-text = Kto dołącza kartę, może na koniec użyć zdolności tego budynku. Niska karta też więc coś daje: wybierz budynek ze względu na to, co robi. Każdą zdolność można pominąć.
ui-guide-others = Karty innych
ui-guide-others-text = Możesz też zagrać cudzą kartę przygotowaną, wybraną po rewersie: znany jest tylko jej kolor. Właściciel może wykonać dolną połowę, potem Ty możesz użyć budynku, a nikt nie umieszcza kolonisty za liczbę. Po każdej turze każdy dobiera albo odrzuca tak, by kart na ręce i w przygotowaniu było razem { $kept }, i uzupełnia moduł przygotowania do { $prepared }.
ui-guide-score = Punkty i koniec
ui-guide-score-text = Kolonista liczy się tym bardziej, im dalej zaszedł: trochę na statku, więcej na jednej gwiazdce, najwięcej na dwóch gwiazdkach. Punkty dają też: najwięcej energii, kolonista w każdym budynku z polami i tylu kolonistów w jednym budynku: { $together }. Gra kończy się w rundzie, w której wszyscy czyiś koloniści ({ $colonists }) są na Marsie; wygrywa, kto ma najwięcej punktów.

## Hints

hint-lands =
    { $count ->
        [one] Twój kolonista ląduje { at-building }.
        [few] Twoi koloniści ({ $count }) lądują { at-building }.
       *[other] Twoi koloniści ({ $count }) lądują { at-building }.
    }
hint-raises =
    { $count ->
        [one] Twój kolonista dostaje miejsce z dwiema gwiazdkami { at-building }.
        [few] Twoi koloniści ({ $count }) dostają miejsca z dwiema gwiazdkami { at-building }.
       *[other] Twoi koloniści ({ $count }) dostają miejsca z dwiema gwiazdkami { at-building }.
    }
hint-lowers = { $player } schodzi przez to na miejsce z jedną gwiazdką { at-building }.
hint-robs = { $player } traci przez to kartę z przygotowania.
hint-launches =
    { $count ->
        [one] Twój kolonista leci na statek.
        [few] Twoi koloniści ({ $count }) lecą na statek.
       *[other] Twoi koloniści ({ $count }) lecą na statek.
    }
hint-energy = Energia, którą zyskujesz: { $count }.
hint-energy-paid = Energia, którą to kosztuje: { $count }.
hint-cards-drawn =
    { $count ->
        [one] Dobierasz { $count } kartę.
        [few] Dobierasz { $count } karty.
       *[other] Dobierasz { $count } kart.
    }
hint-beats = Karta { $card } przebija teraz liczbę { $number } w swoim budynku, więc mógłby tam wylądować kolonista.
hint-beats-none = Nie przebija teraz żadnej liczby.
