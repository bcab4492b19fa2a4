### Sidereal Confluence po polsku. Znaczenie identyfikatorów i ich zmienne: docs/words.md.
### Nazwy kart są słowami i mówi się je w każdym języku; kolonie zachowują nazwy swoich gwiazd.

ui-about = Handluj wszystkim ze wszystkimi naraz: dobrami, pożyczkami kart, obietnicami. Potem używaj konwerterów, licytuj i wynajduj. { $turns } tur, około dwóch godzin.

## Pierwsza gra, objaśniana w trakcie; -else: co wynika z innej odpowiedzi

ui-lesson-aim = Witaj! Gra ma { $turns } tur, a wygrywa ten, kto ma najwięcej punktów. Tego, co robisz, potrzebują inni, a to, czego potrzebujesz, robią oni: wszyscy handlują naraz, a umowy wiążą. Przeprowadzę Cię przez pierwsze tury; nikt Cię nie pogania.
ui-lesson-goods = Tu leżą Twoje dobra i statki. Kostki zasilają konwertery, a statkami licytuje się nowe karty. Wskaż dobro, by przeczytać jego nazwę.
ui-lesson-worth = Ile to wszystko jest warte? Ośmiokąt to mniej więcej punkt, duża kostka pół punktu, a mała kostka albo statek trzecia część punktu. Za duże kostki uczciwie jest więc dać o połowę więcej małych. Szare liczą się według wielkości.
ui-lesson-machines = To Twoje konwertery: po lewej to, czego każdy używa, po prawej to, co robi. Białe działają raz w każdej fazie „{ phase-economy }”, wszystkie jednocześnie; to, co zrobi jeden, nie zasili drugiego.
ui-lesson-lack = Tego brakuje Twojemu planowi: dobra i konwerter, który by z nimi ruszył. Obok są znaki tych, którzy mają ich nadmiar. Twoje białe kostki niczego tu nie zasilają, więc nimi możesz płacić.
ui-lesson-others = Dobra i konwertery wszystkich są jawne. Naciśnij imię, by zobaczyć cały stół gracza.
ui-lesson-take = Ktoś daje Ci niebieskie kostki za białe. Według tej miary to uczciwe, a jednak zyskujesz: niebieskich brakuje konwerterowi { card-lunar_mining_consortium }. Liczba przy ofercie mówi, ile punktów zyska na niej Twój najlepszy plan. Naciśnij „{ do-take }”.
ui-lesson-take-else = Kończysz bez niebieskich kostek, więc { card-lunar_mining_consortium } w tej turze stoi. Białe zostają: w następnej możesz poprosić o niebieskie.
ui-lesson-sent = Twoja oferta leży tutaj. Inni ją oglądają i przyjmują, jeśli jest uczciwa: jeśli to, co dostają, jest warte tyle, ile oddają.
ui-lesson-poor = Twoja oferta wciąż tu leży: nikt jej nie chce. Albo żąda więcej, niż daje, albo adresat potrzebuje tych dóbr. Wycofaj ją i daj tyle małych kostek, ile chcesz dostać.
ui-lesson-poor-else = Kończysz, gdy oferta jeszcze leżała, więc przepadła, a { card-oceanic_processing } stoi. Uczciwe oferty zwykle ktoś przyjmuje: mała kostka za małą, a za duże o połowę więcej małych.
ui-lesson-ask = Teraz złóż ofertę. { card-oceanic_processing } potrzebuje zielonych kostek: naciśnij znak obok nich, a otworzy się oferta, która o nie prosi. Naciśnij białą kostkę tyle razy, o ile zielonych prosisz: to dajesz. Potem naciśnij „{ ui-send-offer }”.
ui-lesson-ask-else = Kończysz bez zielonych kostek, więc { card-oceanic_processing } w tej turze stoi. W następnej możesz poprosić o to, czego brak, zanim powiesz, że kończysz.
ui-lesson-deal = Ktoś ją przyjął i dobra zmieniły właścicieli. Spójrz na plan: rusza o jeden konwerter więcej. To dobra umowa; obie strony mogą więcej niż przedtem.
ui-lesson-upgrade = Kolonię można ulepszyć: żółta kostka ją odwraca i odtąd w każdej turze robi żółte kostki zamiast białych. Ulepsza się w fazie „{ phase-trade }”. Naciśnij „{ ui-act-flip }”.
ui-lesson-upgrade-else = Kończysz bez ulepszenia: kolonia dalej robi białe kostki. Im wcześniej ulepszysz kartę, tym więcej tur na tym zyskasz.
ui-lesson-ready = Masz to, czego potrzebujesz. Powiedz, że kończysz. Gdy skończą wszyscy poza jednym, handel zamyka się dla wszystkich.
ui-lesson-ready-else = Tak też można. Gdy niczego już nie chcesz, powiedz, że kończysz.
ui-lesson-economy = Teraz działają Twoje konwertery. Zaznaczony ruszy: odznacz jeden, a niżej zobaczysz, co wtedy da plan. Plan ze wszystkimi jest najlepszy; uruchom go.
ui-lesson-economy-else = Nic nie rusza, a dobra czekają do następnej tury. Dobra, które czekają, niczego nie robią.
ui-lesson-talk = Dobra są gotowe. Teraz licytuje się statkami. Kto chce, może jeszcze się o to umówić; Ty niczego nie potrzebujesz, więc idź dalej.
ui-lesson-split = Podziel potajemnie statki: jedna oferta za kolonie, druga za zespoły badawcze, resztę zatrzymujesz. Na każdej karcie stoi, ile co najmniej kosztuje. Daj statek na zespoły, a pozostałe na kolonie: Caylion płacą podwójnie.
ui-lesson-split-else = Bez statków na zespoły badawcze nie dostaniesz żadnego w tej turze, wezmą je inni. Zespół to droga do wielu punktów, więc wkrótce o jakiś zalicytuj.
ui-lesson-colony = Twoja oferta wystarcza na to, co świeci. Kolonia to jeszcze jeden konwerter, a cała oferta przepada. Weź taką, która pasuje do Twoich dóbr, albo spasuj i zachowaj statki.
ui-lesson-research = Twoja oferta kupuje zespół. Zamienia dobra ze swej karty w nową technologię: punkty od razu, konwerter dla Ciebie, a turę później dla wszystkich. Weź taki, na który zdobędziesz dobra.
ui-lesson-research-else = Pasujesz, więc statki wracają do Ciebie. Wynalazki dają najwięcej punktów, a wynajduje tylko zespół: w następnej turze zalicytuj znowu.
ui-lesson-again = Nowa tura. Wszystko, co powstało, leży tu jako dobra. Odtąd zawsze jest tak samo: zobacz, czego brak, zdobądź to w handlu, uruchom, licytuj.
ui-lesson-teams = Zespół badawczy leży wśród Twoich kart, z tym, czego wymaga wynalazek. Wynalazki rozstrzygają grę: dostajesz punkty z karty oraz premię, gdy inni z niego skorzystają, a na początku gry jest ona warta mnóstwo kostek.
ui-lesson-loan = Oferta, za którą zapłacisz później: pożyczka. Dostajesz dobra teraz, a inne obiecujesz na następną turę. To, czym zapłacisz, jeszcze zasila więc konwertery. Liczba uwzględnia też obietnicę: przyjmij ją, jeśli zyskujesz.
ui-lesson-loan-else = Zostawiasz ofertę, a z końcem handlu ona znika. Nie masz długu. Ale obejrzyj każdą pożyczkę, zanim skończysz: to, co możesz zrobić teraz, często jest warte więcej niż późniejsza zapłata.
ui-lesson-invent = Masz wszystko, czego chce zespół. Wynajdź teraz: dostajesz jego punkty od razu, premię na koniec tury, a technologia najpierw jest Twoja.
ui-lesson-invent-else = Kończysz bez wynalazku. Dobra zostają, więc możesz wynaleźć w następnej turze; ale technologia działa w każdej turze od tej chwili.
ui-lesson-owed = Oto Twój dług i jego termin. Gra sama go spłaci na początku tamtej tury, więc zrób te dobra konwerterami albo je zachowaj. Za każdą kostkę i każdy statek, których wtedy zabraknie, tracisz punkt.
ui-lesson-promise = Pożyczka to dobra teraz za dobra w późniejszej turze albo konwerter, który uruchomi ktoś inny i który wróci na koniec tury. Możesz proponować jedno i drugie. Teraz dokończ tę turę bez pomocy: handluj, jak chcesz, i powiedz, kiedy kończysz.
ui-lesson-run = Znów uruchom konwertery. To, czego potrzebujesz na umowę albo wynalazek w następnej turze, może poczekać bez zaznaczenia.
ui-lesson-run-else = Nic nie rusza. To oszczędza dobra, ale zwykle kosztuje więcej, niż oszczędza.
ui-lesson-bid = Licytuj znów, jak chcesz: kolonia robi dobra w każdej turze, zespół daje punkty.
ui-lesson-paid = Na początku tej tury pożyczka została zwrócona: dobra trafiły do wierzyciela, a obietnica jest dotrzymana.
ui-lesson-score = Spójrz na swoje punkty: większość dają wynalazki, kartą i premią. Naciśnij liczbę, by zobaczyć, skąd jest każdy z nich.
ui-lesson-alone = Znasz już przebieg tury. Wynalazki rozstrzygają: w każdej turze zdobądź zespół, a czego mu trzeba, wymień albo pożycz; premia jest najwyższa na początku. Obok pytania doradza lampka, a klawisz ? wyjaśnia każdy znak. Graj dalej, jak długo chcesz.
ui-learned = Umiesz już handlować, pożyczać, używać konwerterów, licytować kolonie i badania oraz wynajdywać; to wynalazki dają najwięcej punktów.

## Dobra: jak się nazywają i jak wyglądają

good-white = Kultura
good-brown = Przemysł
good-green = Żywność
good-yellow = Energia
good-blue = Biotechnologia
good-black = Informacja
good-ultratech = Ultratechnologia
good-ship = Statek
good-wild_small = Mała szara kostka
good-wild_large = Duża szara kostka
good-any_small = Dowolna mała kostka
good-any_large = Dowolna duża kostka
good-vp = Punkt
good-envoy = Wysłannik
good-relic = Reliktowy świat
good-bonus = Premia za udostępnienie
good-desert = Kolonia pustynna
good-ice = Kolonia lodowa
good-jungle = Kolonia dżunglowa
good-ocean = Kolonia oceaniczna
good-world = Kolonia
shape-white = mała biała kostka
shape-brown = mała brązowa kostka
shape-green = mała zielona kostka
shape-yellow = duża żółta kostka
shape-blue = duża niebieska kostka
shape-black = duża czarna kostka
shape-ultratech = ośmiokąt
shape-ship = statek
shape-wild_small = mała szara kostka, w dowolnym potrzebnym kolorze
shape-wild_large = duża szara kostka, w dowolnym potrzebnym kolorze
biome-desert = pustynia
biome-ice = lód
biome-jungle = dżungla
biome-ocean = ocean

## Gatunki: jak się o nich mówi przy stole i w pełnym brzmieniu

species-caylion = Caylion
species-eni_et = Eni Et
species-faderan = Faderan
species-imdril = Im'dril
species-kjas = Kjasjavikalimm
species-kt = Kt'Zr'Kt'Rtl
species-unity = Jedność
species-yengii = Yengii
species-zeth = Zeth
people-caylion = Plutokracja Caylion
people-eni_et = Hegemonia Eni Et
people-faderan = Konklawe Faderan
people-imdril = Nomadzi Im'dril
people-kjas = Dyrektoriat Kjasjavikalimm
people-kt = Adhokracja Kt'Zr'Kt'Rtl
people-unity = Jedność
people-yengii = Społeczność Yengii
people-zeth = Anokracja Zeth
special-caylion = Stawka na kolonie liczy się w połowie, a płaci się wszystkie statki. Pierwsza kolonia i każda kupiona może działać dwa razy w fazie.
special-eni_et = Nigdy nie używają swoich konwerterów odsetek: pożyczają je, a pożyczający dostaje więcej, niż włoży.
special-faderan = Raz w turze Kultura i lodowa kolonia odkrywają świat reliktów. W umowach dają uznania: gdy ich posiadacz coś wynajdzie, uznanie wraca i daje punkt.
special-imdril = Ich konwertery potrzebują flot; wszystkie działające w fazie dzielą te, które leżą, a kolejne się zagrywa. Nie utrzymują kolonii, ale mogą je kupować i wymieniać.
special-kjas = Gdy przychodzi pora ich stawki na kolonie, mogą ją równo podzielić, a każda połowa kupuje za siebie. Zaczynają z większą liczbą kolonii niż inni, a terytoria pochłaniają niektóre.
special-kt = Przy równych stawkach na kolonie są pierwsi i nigdy nie tracą kolonii z braku wsparcia. Ich pierwsze konwertery to pary połówek, ulepszanych osobno; kolonie podprzestrzeni zagrywają za Energię.
special-unity = Wkładają kostki dowolnego koloru, a wytwarzają szare, które zastępują każdy kolor swojego rozmiaru. Światy komputerowe pochłaniają kolonię i dają punkt.
special-yengii = Tego, co wynajdą, się nie udostępnia: licencjonują to w umowach; wynalazki innych do nich docierają. Ich premia za dzielenie się jest niższa.
special-zeth = Na koniec tury okradają tych, którzy nie zawarli z nimi umowy. Wysłannicy, których dają w umowach, otwierają więcej cen wobec tych, którzy ich mają.

## Ilości, jak nazywają je konwertery; one_ i same_ tam, gdzie wszystkie kostki są jednego koloru

amount-white = { $count ->
    [one] { $count } Kultura
   *[other] { $count } Kultury
}
amount-brown = { $count ->
    [one] { $count } Przemysł
   *[other] { $count } Przemysłu
}
amount-green = { $count ->
    [one] { $count } Żywność
   *[other] { $count } Żywności
}
amount-yellow = { $count ->
    [one] { $count } Energia
   *[other] { $count } Energii
}
amount-blue = { $count ->
    [one] { $count } Biotechnologia
   *[other] { $count } Biotechnologii
}
amount-black = { $count ->
    [one] { $count } Informacja
   *[other] { $count } Informacji
}
amount-ultratech = { $count ->
    [one] { $count } Ultratechnologia
   *[other] { $count } Ultratechnologii
}
amount-ship = { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
}
amount-wild_small = { $count ->
    [one] { $count } mała szara kostka
    [few] { $count } małe szare kostki
   *[many] { $count } małych szarych kostek
}
amount-wild_large = { $count ->
    [one] { $count } duża szara kostka
    [few] { $count } duże szare kostki
   *[many] { $count } dużych szarych kostek
}
amount-any_small = { $count ->
    [one] { $count } mała kostka dowolnego koloru
    [few] { $count } małe kostki dowolnych kolorów
   *[many] { $count } małych kostek dowolnych kolorów
}
amount-any_large = { $count ->
    [one] { $count } duża kostka dowolnego koloru
    [few] { $count } duże kostki dowolnych kolorów
   *[many] { $count } dużych kostek dowolnych kolorów
}
amount-one_small = { $count ->
    [one] { $count } mała kostka
    [few] { $count } małe kostki jednego koloru
   *[many] { $count } małych kostek jednego koloru
}
amount-one_large = { $count ->
    [one] { $count } duża kostka
    [few] { $count } duże kostki jednego koloru
   *[many] { $count } dużych kostek jednego koloru
}
amount-same_small = { $count ->
    [one] { $count } mała kostka tego koloru
    [few] { $count } małe kostki tego koloru
   *[many] { $count } małych kostek tego koloru
}
amount-same_large = { $count ->
    [one] { $count } duża kostka tego koloru
    [few] { $count } duże kostki tego koloru
   *[many] { $count } dużych kostek tego koloru
}
amount-vp = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
amount-envoy = { $count ->
    [one] { $count } wysłannik
    [few] { $count } wysłannicy
   *[many] { $count } wysłanników
}
amount-relic = { $count ->
    [one] { $count } reliktowy świat z wierzchu talii
    [few] { $count } reliktowe światy z wierzchu talii
   *[many] { $count } reliktowych światów z wierzchu talii
}
amount-bonus = { $count ->
    [one] premia za udostępnienie
   *[other] premia za udostępnienie razy { $count }
}
amount-desert = { $count ->
    [one] { $count } kolonia pustynna
    [few] { $count } kolonie pustynne
   *[many] { $count } kolonii pustynnych
}
amount-ice = { $count ->
    [one] { $count } kolonia lodowa
    [few] { $count } kolonie lodowe
   *[many] { $count } kolonii lodowych
}
amount-jungle = { $count ->
    [one] { $count } kolonia dżunglowa
    [few] { $count } kolonie dżunglowe
   *[many] { $count } kolonii dżunglowych
}
amount-ocean = { $count ->
    [one] { $count } kolonia oceaniczna
    [few] { $count } kolonie oceaniczne
   *[many] { $count } kolonii oceanicznych
}
amount-world = { $count ->
    [one] { $count } kolonia
    [few] { $count } kolonie
   *[many] { $count } kolonii
}
amount-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
amount-licence = { $count ->
    [one] { $count } licencja
    [few] { $count } licencje
   *[many] { $count } licencji
}
amount-acknowledgement = { $count ->
    [one] { $count } podziękowanie
    [few] { $count } podziękowania
   *[many] { $count } podziękowań
}
amounts-and = { $first } i { $last }
amounts-or = { $first } albo { $last }
amounts-none = nic

## Konwertery słowami: co się wkłada, co powstaje i co trzeba oddać

arrow-white = Gospodarka
arrow-white-help = Działa w fazie Gospodarki, raz na turę.
arrow-purple = Handel
arrow-purple-help = Działa w fazie Handlu, raz na turę.
arrow-red = Kradzież
arrow-red-help = Działa na końcu tury, przeciw jednemu z pozostałych graczy.
made-both = { $outputs } oraz do oddania { $donated }
made-donated = do oddania { $donated }
converter-both = wkład: { $inputs }; powstaje: { $made }
converter-free = bez wkładu powstaje: { $made }
converter-inputs = wkład: { $inputs }
converter-steal = łup: { $stolen }; cena: { $prices }
price-envoys = { $inputs } (gdy okradany ma co najmniej { $envoys ->
    [one] jednego wysłannika
   *[other] { $envoys } wysłanników
})
prices-or = { $first } albo { $last }
half-names = { $right } { $left }

## Co mówi karta, linia po linii

line-runs = { $arrow }: { $how }.
line-fleets = Aby jej użyć, trzeba pokryć { $fleets ->
    [one] jeden symbol floty
    [few] { $fleets } symbole floty
   *[many] { $fleets } symboli floty
}.
line-upgraded = Po ulepszeniu: { $title }.
line-upgraded-biome = Po ulepszeniu: { $biome }.
line-play = Aby ją zagrać: { $how }.
line-upgrade = Aby ją ulepszyć: { $how }.
line-spend = Aby ją ulepszyć, wydaj: { $cards }.
line-gains = Po zagraniu Faderan zyskują: { $goods }.
line-colonies = Po zagraniu Faderan biorą z wierzchu talii { $count ->
    [one] kolonię
    [few] { $count } kolonie
   *[many] { $count } kolonii
}.
line-colony-support = Jej posiadacz utrzymuje o { $count ->
    [one] jedną kolonię
    [few] { $count } kolonie
   *[many] { $count } kolonii
} więcej.
line-fleet-support = Pokrywa { $count ->
    [one] jeden symbol floty
    [few] { $count } symbole floty
   *[many] { $count } symboli floty
}.
line-per-acknowledgements = Po zagraniu Faderan dostają punkt za każde { $count } podziękowania u innych, w górę.
line-discount = Odtąd kto wynajduje z podziękowaniem, płaci mniej o { $count ->
    [one] jedną małą lub dużą kostkę
    [few] { $count } małe lub duże kostki
   *[many] { $count } małych lub dużych kostek
}.
line-first-trade = Przy jej pierwszej wymianie w turze kto ją bierze, zyskuje: { $goods }, a Faderan: { $others }.
line-invent = Aby wynaleźć: { $costs }. Daje { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, a przy udostępnianiu technologii także premię.
line-invents = Wynalazek: { $technology }.
line-unique = Niczego się z niego nie udostępnia.
line-interest = Eni Et nigdy sami jej nie używają; pożyczają ją.
line-one-taker = Wszystko, co daje do oddania, trafia do jednego gracza.
line-bound = Nie można nią handlować.
line-kept = Zmienia właściciela na stałe.
line-half = Druga połowa konwertera: { $card }.
line-removed = Zużyta, opuszcza grę.
line-sharing = Premia za udostępnienie: { $bonus }; dla Yengii { $yengii }.

## Umowy: kto komu co daje i co obiecuje; kto czyta, jest na „ty”

party-you = Ty
term-taker = kto to przyjmie
deal-move = { $giver_you ->
    [yes] dajesz ({ $receiver }): { $what }
   *[no] { $receiver_you ->
        [yes] { $giver } daje Tobie: { $what }
       *[no] { $giver } daje ({ $receiver }): { $what }
    }
}
deal-gets = { $player_you ->
    [yes] { $past ->
        [yes] do Ciebie: { $what }
       *[no] dostajesz: { $what }
    }
   *[no] { $player } dostaje: { $what }
}
deal-gives = { $player_you ->
    [yes] { $past ->
        [yes] od Ciebie: { $what }
       *[no] dajesz: { $what }
    }
   *[no] { $player } daje: { $what }
}
deal-rest = { $count ->
    [one] i jeszcze jedna rzecz między innymi
    [few] i jeszcze { $count } rzeczy między innymi
   *[many] i jeszcze { $count } rzeczy między innymi
}
pack-loan = { $card } (pożyczka)
pack-licence = licencja: { $technology }
pack-points = { $count ->
    [one] { $count } punkt do oddania
    [few] { $count } punkty do oddania
   *[many] { $count } punktów do oddania
}
pack-parcel = wszystko, co powstało dzięki karcie { card-envoys }
track-colony = kolonie
track-research = zespoły badawcze
promise-deliver = w turze { $turn } { $move }
promise-late = na końcu fazy Handlu tury { $turn } { $move }
promise-act = tura { $turn }, { $by } → { $to }: { $act }
promise-output = użyć karty { $card } i oddać, co powstanie
promise-least = zalicytować co najmniej { amount-ship } ({ $track })
promise-most = zalicytować najwyżej { amount-ship } ({ $track })
promise-pass = nie brać żadnej karty ({ $track })
promise-leave = nie brać karty { $card }
promise-invention = wynaleźć z kartą { $card }
promise-spare = nie okradać gracza { $victim }
promise-note = „{ $text }” (niewymagane)
fate-open = do spełnienia
fate-kept = spełniona
fate-broken = złamana
fate-compensated = wyrównana
fate-released = darowana
fate-failed = niespełniona, do rozliczenia
notice-seek = szuka: { $goods }
notice-give = może dać: { $goods }
no-plain = nie
no-too-little = nie, to za mało
no-needed = nie, to jest potrzebne mnie
no-kept = nie, to jest odłożone na inną umowę
no-trust = nie, obiecano już więcej, niż można uwierzyć
no-promise = nie, takich obietnic nie składam
phrase-make-an-offer = złóżcie mi ofertę
phrase-best-offer-wins = wygrywa najlepsza oferta
phrase-needed-now = potrzebne w tej fazie
phrase-to-invent = to na wynalazek
phrase-paid-next-turn = zapłata w następnej turze
phrase-cards-to-lend = mam karty do pożyczenia
phrase-card-to-borrow = chętnie pożyczę od kogoś kartę
phrase-colony-wanted = przyda mi się kolonia
phrase-team-wanted = przyda mi się zespół badawczy
phrase-deal-of-three = znajdźmy jeszcze kogoś do umowy

## Co się stało

species-offered = Do wyboru są gatunki: { $species }.
species-chosen = { $player } gra jako { $species }.
species-chosen-you = Grasz jako { $species }.
set-up = { $player } ({ $species }) ma na początku: { $goods }{ $colonies_count ->
    [0] { "" }
   *[other] { "" }; kolonie: { $colonies }
}{ $teams_count ->
    [0] { "" }
   *[other] { "" }; zespoły badawcze: { $teams }
}.
set-up-you = Masz na początku ({ $species }): { $goods }{ $colonies_count ->
    [0] { "" }
   *[other] { "" }; kolonie: { $colonies }
}{ $teams_count ->
    [0] { "" }
   *[other] { "" }; zespoły badawcze: { $teams }
}.
handicap-taken = { $less ->
    [yes] { $player } zaczyna z kostką mniej: { $good }.
   *[no] { $player } zaczyna z kostką więcej: { $good }.
}
handicap-taken-you = { $less ->
    [yes] Zaczynasz z kostką mniej: { $good }.
   *[no] Zaczynasz z kostką więcej: { $good }.
}
round-began = Tura { $round }
offered = { $answer ->
    [settles] { $player } proponuje wyrównanie za obietnicę: { $deal }.
    [counters] { $player } { $to_you ->
        [yes] { $to_count ->
            [one] odpowiada Ci inną ofertą
           *[other] odpowiada inną ofertą (dla: { $to })
        }
       *[no] odpowiada inną ofertą (dla: { $to })
    }: { $deal }.
   *[other] { $player } { $to_you ->
        [yes] { $to_count ->
            [one] składa Ci ofertę
           *[other] składa ofertę (dla: { $to })
        }
       *[no] składa ofertę (dla: { $to })
    }: { $deal }.
}
offered-you = { $answer ->
    [settles] Proponujesz wyrównanie za obietnicę: { $deal }.
    [counters] Odpowiadasz inną ofertą (dla: { $to }): { $deal }.
   *[other] Składasz ofertę (dla: { $to }): { $deal }.
}
agreed = { $recalled ->
    [yes] { $player } wycofuje zgodę na { $maker_you ->
        [yes] Twoją umowę
       *[no] umowę, którą proponuje { $maker }
    }.
   *[no] { $player } zgadza się na { $maker_you ->
        [yes] Twoją umowę
       *[no] umowę, którą proponuje { $maker }
    }. Brakuje jeszcze zgody innych.
}
agreed-you = { $recalled ->
    [yes] Wycofujesz zgodę na umowę, którą proponuje { $maker }.
   *[no] Zgadzasz się na umowę, którą proponuje { $maker }. Brakuje jeszcze zgody innych.
}
declined = { $maker_you ->
    [yes] { $player } odpowiada na Twoją ofertę
   *[no] { $player } odpowiada na ofertę gracza { $maker }
}: { $why }.
declined-you = Odpowiadasz na ofertę gracza { $maker }: { $why }.
withdrawn = { $refused ->
    [yes] { $refused_by_you ->
        [yes] Odrzucasz
       *[no] { $refused_by } odrzuca
    } ofertę gracza { $player }.
   *[no] { $player } wycofuje ofertę.
}
withdrawn-you = { $refused ->
    [yes] { $refused_by } odrzuca Twoją ofertę.
   *[no] Wycofujesz ofertę.
}
sought = { $public ->
    [yes] { $player } do wszystkich: { $notice }.
   *[no] { $player } do { $to_you ->
        [yes] Ciebie
       *[no] gracza { $to }
    }: { $notice }.
}
sought-you = { $public ->
    [yes] Ty do wszystkich: { $notice }.
   *[no] Ty do: { $to }: { $notice }.
}
traded = { $others_count ->
    [0] Umowa: { $deal }.
   *[other] Umowa ({ $others }): { $deal }.
}
gift-paid = { card-gift_of_the_duruntai }: { $player } zyskuje ({ $goods }), a { $faderan_you ->
    [yes] Ty
   *[no] { $faderan }
} ({ $faderan_goods }).
gift-paid-you = { card-gift_of_the_duruntai }: zyskujesz ({ $goods }), a { $faderan } ({ $faderan_goods }).
readied = { $ready ->
    [yes] { $player } kończy.
   *[no] { $player } wraca do gry.
}
readied-you = { $ready ->
    [yes] Kończysz.
   *[no] Wracasz do gry.
}
time-ran-out = Czas minął: { $phase }.
trade-closed = Koniec handlu.
book-closed = Nieprzyjęte oferty przepadają: { $phase }.
upgraded = { $spent_id ->
    [none] { $player } płaci ({ $price }) i odwraca kartę { $card }{ $gained_count ->
        [0] .
       *[other] , zyskuje: { $gained }.
    }
   *[other] { $player } ulepsza kartę { $card } i wydaje na to kartę { $spent }.
}
upgraded-you = { $spent_id ->
    [none] Płacisz ({ $price }) i odwracasz kartę { $card }{ $gained_count ->
        [0] .
       *[other] , zyskujesz: { $gained }.
    }
   *[other] Ulepszasz kartę { $card } i wydajesz na to kartę { $spent }.
}
played = { $drawn ->
    [yes] { $player } płaci ({ $price }) i odkrywa reliktowy świat { $card }{ $gained_count ->
        [0] .
       *[other] , zyskuje: { $gained }.
    }
   *[no] { $player } płaci ({ $price }) i zagrywa kartę { $card }{ $gained_count ->
        [0] .
       *[other] , zyskuje: { $gained }.
    }
}{ $taken_count ->
    [0] { "" }
   *[other] { " " }Zdobyte kolonie: { $taken }.
}
played-you = { $drawn ->
    [yes] Płacisz ({ $price }) i odkrywasz reliktowy świat { $card }{ $gained_count ->
        [0] .
       *[other] , zyskujesz: { $gained }.
    }
   *[no] Płacisz ({ $price }) i zagrywasz kartę { $card }{ $gained_count ->
        [0] .
       *[other] , zyskujesz: { $gained }.
    }
}{ $taken_count ->
    [0] { "" }
   *[other] { " " }Zdobyte kolonie: { $taken }.
}
invented = { $technology_id ->
    [none] { $player } płaci ({ $paid }) i wynajduje ({ $team }): { $scored }.
   *[other] { $player } płaci ({ $paid }) i wynajduje { $technology } ({ $team }): { $scored }.
}
invented-you = { $technology_id ->
    [none] Płacisz ({ $paid }) i wynajdujesz ({ $team }): { $scored }.
   *[other] Płacisz ({ $paid }) i wynajdujesz { $technology } ({ $team }): { $scored }.
}
acknowledgement-returned = { $player } dostaje punkt: { $inventor_you ->
    [yes] wynajdujesz i oddajesz
   *[no] { $inventor } wynajduje i oddaje
} podziękowanie.
acknowledgement-returned-you = Dostajesz punkt: { $inventor } wynajduje i oddaje podziękowanie.
donation-given = { $player } przekazuje { $to_you ->
    [yes] Ci w darze
   *[no] w darze ({ $to })
}: { $goods }.
donation-given-you = Przekazujesz w darze ({ $to }): { $goods }.
lost-points = { $lost ->
    [one] { $lost } punkt
    [few] { $lost } punkty
   *[many] { $lost } punktów
}
delivered = { $missing_count ->
    [0] Zgodnie z obietnicą { $deal }.
   *[other] Obiecane, ale brakuje ({ $missing }): { $deal }. Dłużnik traci { lost-points }.
}
promise-settled = { $fate_id ->
    [kept] { $player } dotrzymuje obietnicy ({ $promise }).
    [broken] { $player } łamie obietnicę ({ $promise }) i traci { lost-points }.
    [compensated] { $player } wyrównuje obietnicę ({ $promise }).
    [released] { $player } jest już bez obietnicy ({ $promise }).
   *[other] { $player } nie może teraz spełnić obietnicy ({ $promise }): { $fate }.
}
promise-settled-you = { $fate_id ->
    [kept] Dotrzymujesz obietnicy ({ $promise }).
    [broken] Łamiesz obietnicę ({ $promise }) i tracisz { lost-points }.
    [compensated] Wyrównujesz obietnicę ({ $promise }).
    [released] Jesteś już bez obietnicy ({ $promise }).
   *[other] Nie możesz teraz spełnić obietnicy ({ $promise }): { $fate }.
}
output-owed = { $ran ->
    [yes] { $player } używa konwertera z obietnicy ({ $promise }); dług w turze { $turn }: { $goods }.
   *[no] { $player } nie używa konwertera z obietnicy ({ $promise }); dług w turze { $turn }: { $goods }.
}
output-owed-you = { $ran ->
    [yes] Używasz konwertera z obietnicy ({ $promise }); dług w turze { $turn }: { $goods }.
   *[no] Nie używasz konwertera z obietnicy ({ $promise }); dług w turze { $turn }: { $goods }.
}
promise-released = { $player } rezygnuje z obietnicy ({ $promise }).
promise-released-you = Rezygnujesz z obietnicy ({ $promise }).
colonies-discarded = { $player } nie może utrzymać wszystkich kolonii; pod talię trafiają: { $cards }.
colonies-discarded-you = Nie możesz utrzymać wszystkich kolonii; pod talię trafiają: { $cards }.
ran = { $player } używa: { $runs }. Wkład: { $paid }; powstaje: { $made }.
ran-you = Używasz: { $runs }. Wkład: { $paid }; powstaje: { $made }.
bonus-scored = { $player } udostępnia wynalazek ({ $team }): { $scored }.
bonus-scored-you = Udostępniasz wynalazek ({ $team }): { $scored }.
shared = { $inventor_you ->
    [yes] Twój wynalazek
   *[no] Wynalazek gracza { $inventor }
} ({ $technology }) wchodzi do gry { $to_you ->
    [yes] { $to_count ->
        [one] u Ciebie
       *[other] u: { $to }
    }
   *[no] u: { $to }
}.
ships-announced = Statki do licytacji: { $ships }.
bids-revealed = Licytacja ({ $track }): { $ships }.
bid-counts = { $ships } (liczy się jako { $counts })
bid-halved = { $player } dzieli stawkę: { $halves }.
bid-halved-you = Dzielisz swoją stawkę: { $halves }.
bought = { $player } daje { amount-paid } i bierze kartę { $card }{ $doubled ->
    [yes] { "" } z żetonem: może działać dwa razy w fazie
   *[no] { "" }
}.
bought-you = Dajesz { amount-paid } i bierzesz kartę { $card }{ $doubled ->
    [yes] { "" } z żetonem: może działać dwa razy w fazie
   *[no] { "" }
}.
bid-passed = { $idle ->
    [yes] Stawka gracza { $player } ({ $track }), { $bid }, nie wystarcza na nic, co zostało; statki zostają.
   *[no] { $player } pasuje ({ $track }) i zatrzymuje statki.
}
bid-passed-you = { $idle ->
    [yes] Twoja stawka ({ $track }), { $bid }, nie wystarcza na nic, co zostało; zatrzymujesz statki.
   *[no] Pasujesz ({ $track }) i zatrzymujesz statki.
}
refilled = Tory są uzupełnione. Kolonie: { $colonies }; zespoły badawcze: { $teams }; pod talie: { $under }.
loans-returned = Pożyczone karty wracają: { $cards }.
stolen = { $card_id ->
    [none] { $player } bierze ({ $taken }); { $victim_you ->
        [yes] wybór jest Twój
       *[no] wybiera { $victim }
    }.
   *[other] { $player } płaci ({ $paid }) i kradnie { $victim_you ->
        [yes] Ci
       *[no] graczowi { $victim }
    }: { $taken } ({ $card }).
}
stolen-you = { $card_id ->
    [none] Bierzesz ({ $taken }); wybiera { $victim }.
   *[other] Płacisz ({ $paid }) i kradniesz graczowi { $victim }: { $taken } ({ $card }).
}
theft-ended = { $player } już nie kradnie.
theft-ended-you = Już nie kradniesz.
game-ended = { $winners_count ->
    [one] Koniec gry. { $winners_you ->
        [yes] Wygrywasz
       *[no] Wygrywa { $winners }
    }. Punkty: { $scores }. Za pozostałe dobra: { $leftovers }.
   *[other] Koniec gry. Wspólnie wygrywają: { $winners }. Punkty: { $scores }. Za pozostałe dobra: { $leftovers }.
}
end-turns = rozegrano wszystkie tury ({ $turns })

## O co jestem pytany i na kogo czekam

ask-species = Wybierz gatunek.
ask-handicap = Wybierz małą kostkę na wyrównanie szans.
ask-trade = Handel: zawieraj umowy, wynajduj, ulepszaj. Powiedz, że kończysz, gdy nic więcej nie chcesz.
ask-closing = Koniec handlu. Możesz jeszcze wynajdować, ulepszać i zagrywać karty.
ask-donate = Oddaj, co leży na Twojej karcie darowizn.
ask-settle = Obietnicy nie da się spełnić: rozliczcie ją.
ask-support = Masz więcej kolonii, niż utrzymujesz. Wybierz { $more ->
    [one] { $more } kolonię
    [few] { $more } kolonie
   *[many] { $more } kolonii
} pod talię, w tej kolejności.
ask-economy = Gospodarka: których konwerterów używasz?
ask-talk = Przed licytacją: można składać obietnice, które jej dotyczą.
ask-split = Ile statków licytujesz o kolonie, a ile o zespoły badawcze? Resztę zatrzymujesz.
ask-colony = Licytujesz { amount-bid }: kolonia albo pas.
ask-research = Licytujesz { amount-bid }: zespół albo pas.
bid-halved-colony = Licytujesz { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[many] { $ships } statków
}, dla kolonii to { $counts }: weź kolonię, działa dwa razy w turze, albo pas.
amount-paid = { $paid ->
    [one] { $paid } statek
    [few] { $paid } statki
   *[many] { $paid } statków
}
amount-bid = { $more ->
    [one] { $more } statek
    [few] { $more } statki
   *[many] { $more } statków
}
ask-steal = Kogo okradasz?
ask-stolen = Wybierz kostkę, którą biorą Zeth.
wait-species = Wybór gatunku: { $players }
wait-handicap = Wyrównanie szans: { $players }
wait-settle = Rozliczanie obietnic: { $players }
wait-trade = Jeszcze handlują: { $players }
wait-closing = Jeszcze nie kończą: { $players }
wait-donate = Oddawanie darów: { $players }
wait-support = Wybór oddawanych kolonii: { $players }
wait-economy = Planowanie gospodarki: { $players }
wait-sharing = Udostępnianie technologii: { $players }
wait-talk = Rozmowa przed licytacją: { $players }
wait-split = Podział statków: { $players }
wait-colony = Licytacja kolonii: { $players }
wait-research = Licytacja zespołów badawczych: { $players }
wait-refill = Uzupełnianie torów: { $players }
wait-theft = Kradzież: { $players }
phase-species = Gatunki
phase-handicap = Wyrównanie szans
phase-settle = Należne obietnice
phase-trade = Handel
phase-closing = Ostatnie działania
phase-donate = Dary
phase-support = Utrzymanie kolonii
phase-economy = Gospodarka
phase-sharing = Udostępnianie
phase-talk = Rozmowa przed licytacją
phase-split = Podział statków
phase-colony = Licytacja kolonii
phase-research = Licytacja zespołów badawczych
phase-refill = Nowe karty
phase-theft = Kradzież
phase-species-help = Każdy wybiera inny gatunek.
phase-handicap-help = Nowicjusz zaczyna z małą kostką więcej albo weteran z jedną mniej.
phase-settle-help = Dostarcza się to, co obiecano na teraz. Kto nie może, proponuje wyrównanie; inaczej traci { $lost-small } za każdą brakującą kostkę, statek lub żeton, a { $lost-large } za kartę, ultratechnologię lub punkt.
phase-trade-help = Każdy handluje z każdym, kiedy chce; otwartych ofert można mieć do { $most-offers }. Teraz się wynajduje, ulepsza i używa fioletowych konwerterów. Koniec, gdy skończą wszyscy prócz jednego.
phase-closing-help = Umów już nie ma. Każdy może jeszcze wynajdować, ulepszać i używać fioletowych konwerterów.
phase-donate-help = Dobra do oddania, których nie objęły umowy, rozdaje ten, kto je wytworzył.
phase-support-help = Kolonie, których gatunek nie utrzyma, trafiają pod talię.
phase-economy-help = Każdy w sekrecie planuje, które białe konwertery działają, każdy raz; potem działają wszystkie naraz. To, co powstaje, nie zasila innych.
phase-sharing-help = Wynalazcy dostają premię za udostępnienie, a wszyscy technologie tej tury.
phase-talk-help = Ogłasza się statki. Można składać obietnice o licytacji; teraz nic się nie przesuwa.
phase-split-help = Każdy w sekrecie dzieli statki: na kolonie, na zespoły badawcze i na to, co zatrzymuje.
phase-colony-help = Od najwyższej stawki w dół każdy może wziąć kolonię, której minimum stawka sięga, za całą stawkę.
phase-research-help = Od najwyższej stawki w dół każdy może wziąć zespół badawczy, którego minimum stawka sięga, za całą stawkę.
phase-refill-help = Co zostało na najtańszych polach, trafia pod talię, reszta się przesuwa i wchodzą nowe karty.
phase-theft-help = Zeth mogą okraść tych, z którymi w tej turze nie handlowali. Z { $envoy-tokens } wysłanników ci u ofiary otwierają dalsze ceny.
phase-over-help = Po turze { $turns } wygrywa, kto ma najwięcej punktów. Pozostałe dobra liczą się po pół punktu.

## Przyciski, z tym, co dają

do-ready = { $purpose ->
    [trade] Kończę handel
    [settle] Nie proponuję wyrównania
   *[other] Kończę
}
do-take = Przyjmij
do-withdraw = Wycofaj
do-recall = Wycofaj zgodę
do-refuse = Odrzuć
do-keep_promise = Wynajdź zgodnie z obietnicą
do-round = Rozdaj wszystko po kolei, po sztuce
do-species = { $people }
do-cube = { $good }
do-discard = Oddaj kolonię { $card }
do-run_none = Nie używaj niczego
do-run_all = Użyj wszystkiego, na co starczy, w kolejności kart
do-keep = Zatrzymaj wszystkie statki, prócz obiecanych
do-buy = Weź kartę z pola { $space }
do-pass = Spasuj i zatrzymaj statki
do-halve = Podziel stawkę na pół
do-stop = Już nie kradnij
do-lose = Strać kostkę: { $good }
do-time = Czas minął
do-batch-support = Oddaj { $count ->
    [one] { $count } kolonię
    [few] { $count } kolonie
   *[many] { $count } kolonii
}
do-offer = { $others_count ->
    [0] Oferta dla każdego: { $deal }
   *[other] Oferta ({ $others }): { $deal }
}
do-counter = Kontroferta ({ $others }): { $deal }
do-seek = Ogłoszenie: { $notice }
do-decline = Odpowiedź na ofertę #{ $number }: { $why }
do-release = Nie żądaj już tego, co obiecane
do-compensate = Zaproponuj wyrównanie za to, co obiecane: { $deal }
do-upgrade = Ulepsz kartę { $card }
do-flip = Odwróć kolonię { $card }
do-play = Zagraj kartę { $card }
do-draw = Odkryj reliktowy świat
do-invent = Wynajdź z kartą { $card }
do-give = Oddaj ({ $to }): { $goods }
do-run = Użyj: { $runs }
do-split = Licytuj { $colony } o kolonie i { $research } o zespoły badawcze
do-steal = Okradnij: { $victim } ({ $card })

## Dlaczego nie

reason-runs = działa
reason-can = można teraz zrobić
reason-endangers = można, ale wtedy tego, co obiecane ({ $to }), nie da się w tej chwili dotrzymać
reason-endangers-why = To, co obiecane, można wydać przed terminem. Czego wtedy zabraknie, to się wyrównuje za zgodą drugiej strony albo kosztuje punkty.
reason-plan = plan na tę fazę
reason-bid = twoja stawka
reason-species = można wybrać
reason-lacks-to-run = czegoś brakuje
reason-no-such-card = Nie ma karty { $card }.
reason-no-such-technology = Nie ma technologii { $technology }.
reason-holds-not = { $player_you ->
    [yes] Nie masz karty
   *[no] { $player } nie ma karty
} { $card }.
reason-cannot-pay = To kosztuje { $need }, a masz { $have }: { $good }.
reason-cannot-pay-run = Obok reszty planu { $card } potrzebuje { $need }, a jest { $have }: { $good }.
holder-has = { $player_you ->
    [yes] Masz
   *[no] { $player } ma
}
reason-lacks = { holder-has } { $have } z { $need }: { $good }.
reason-lacks-goods = Masz { $have } z { $need }: { $good }.
reason-lacks-donated = Na karcie darowizn jest { $have } z { $need }: { $good }.
reason-lacks-points = { $player_you ->
    [yes] Do oddania masz punktów
   *[no] { $player }: punktów do oddania jest
} { $have }, a nie { $need }.
reason-lacks-ships = Statków jest { $have }, a nie { $need }.
reason-lacks-fleets = { $card } potrzebuje więcej flot: zostało { $have }.
reason-needs-fleets = { $player_you ->
    [yes] Trzymane karty wymagałyby wsparcia flot { $need }, a masz { $have }
   *[no] { $player }: trzymane karty wymagałyby wsparcia flot { $need }, a jest { $have }
}.
reason-needs-points = { $card } kosztuje { $need ->
    [one] { $need } punkt
    [few] { $need } punkty
   *[many] { $need } punktów
}, a masz mniej.
reason-needs-envoys = { $player_you ->
    [yes] Masz wysłanników
   *[no] { $player } ma wysłanników
}: { $have }; ta cena wymaga { $need }.
reason-needs-colony = Brakuje { $count } kolonii do zużycia.
reason-wrong-payment = To nie pokrywa kosztu: potrzeba { $need }, a jest { $put } ({ $good }).
reason-one-colour = Wszystkie kostki wkładu mają być jednego koloru: { $good }.
reason-names-no-colour = Podaj, w jakim kolorze { $card } tworzy kostki.
reason-no-such-colony = { $card } to nie Twoja kolonia, którą można zużyć.
reason-wrong-colony = { $card } nie ma biomu, który się zużywa.
reason-consumed = { $card } jest w tym planie zużyta, więc nie działa.
reason-run-already = W tej turze już to było.
reason-run-already-card = Karta { $card } działała już w tej turze.
reason-never-run = Eni Et nigdy nie używają karty { $card }; pożyczają ją innym.
reason-no-converter = { $card } nie ma teraz takiego konwertera.
reason-no-fixed-output = { $card } nie tworzy dóbr stałego koloru: tego się nie obiecuje.
reason-borrowed = { $card } jest pożyczona: odwraca ją tylko właściciel.
reason-no-other-side = Karty { $card } nie można już odwrócić.
reason-upgraded-already = { $card } jest ulepszona, więc nie można jej wydać.
reason-wrong-card = Karty { $card } nie wydaje się na to.
reason-a-colony = { $card } to kolonia: odwraca się ją, a nie ulepsza.
reason-no-colony = { $card } to nie kolonia.
reason-no-team = { $card } to nie zespół badawczy.
reason-not-on-a-track = { $card } nigdy nie leży na torze.
reason-not-to-be-played = Karty { $card } nie możesz zagrać.
reason-no-relic-deck = Tylko Faderan odkrywają reliktowe światy.
reason-no-relics-left = Nie ma już reliktowych światów.
reason-no-such-cost = { $card } nie ma takiego kosztu.
reason-nothing-in-it = Nic w tym jeszcze nie ma: dodaj dobra (do { $most-of-a-good } każdego) albo obietnice (do { $most-promises }).
reason-to-yourself = { $player_you ->
    [yes] Nie możesz zawrzeć umowy ze sobą
   *[no] Nikt nie zawiera umów ze sobą ({ $player })
}.
reason-not-a-party = { $player_you ->
    [yes] Ty proponujesz umowę, więc musi Cię wymieniać
   *[no] Umowa musi wymieniać tego, kto ją proponuje: { $player }
}.
reason-names-its-parties = Umowa, która wymienia strony, jest tylko dla nich.
reason-taker-and-others = Umowa, którą może przyjąć każdy, wymienia tylko tego, kto ją proponuje.
reason-nobody-to-take-it = Nie ma nikogo, kto mógłby to przyjąć.
reason-not-in-turn = Tura { $turn } jest niemożliwa: możliwe są od { $first } do { $last }.
reason-only-about-bids = Teraz tylko obietnice o licytacji tury { $turn } i dostawy w następnej fazie Handlu.
reason-book-full = W jednej fazie można złożyć najwyżej tyle ofert: { $most }.
reason-too-many-offers = Otwartych ofert może być najwyżej { $most }; najpierw którąś wycofaj.
reason-no-such-offer = Nie ma oferty #{ $number }.
reason-offer-closed = Ta oferta nie jest już dla Ciebie otwarta; złożył ją gracz { $maker }.
reason-offer-closed-why = Ktoś ją przyjął, autor ją wycofał albo padła już na nią Twoja zgoda.
reason-counter-to-another = Odpowiedź na ofertę musi trafić do tego, kto ją złożył: { $maker }.
reason-no-such-promise = Nie ma obietnicy #{ $number }, której mogłoby to dotyczyć.
reason-only-to-the-injured = Wyrównanie daje dłużnik tym, którym coś obiecano.
reason-given-twice = { $card } byłaby dana więcej niż raz.
reason-never-given = Karty { $card } nigdy się nie oddaje.
reason-never-points = { $player_you ->
    [yes] Nie da się tego dotrzymać: oddaje się tylko punkty z darowizn, a nic, co masz, nie daje ich na czas
   *[no] { $player } nie da rady tego dotrzymać: oddaje się tylko punkty z darowizn, a nic, co ma, nie daje ich na czas
}.
reason-never-own = Karta { $card } nie należy { $player_you ->
    [yes] do Ciebie
   *[no] do gracza { $player }
}, więc wróci do siebie, zanim ta obietnica będzie wymagalna.
reason-never-there = Karty { $card } już nie ma albo nie ma jej w tej grze.
reason-nothing-said = Z tego tekstu nic nie byłoby widać.
reason-not-lent-on = { $card } jest pożyczona: można ją oddać tylko właścicielowi.
reason-no-parcel = { $player_you ->
    [yes] Nie masz
   *[no] { $player } nie ma
} nic z karty { card-envoys }.
reason-no-acknowledgements = Tylko Faderan dają podziękowania.
reason-no-envoys = { $player_you ->
    [yes] Do oddania masz wysłanników
   *[no] { $player } ma do oddania wysłanników
}: { $have }.
reason-no-licence = { $player_you ->
    [yes] Nie masz
   *[no] { $player } nie ma
} takiej licencji do oddania.
reason-has-technology = { $player_you ->
    [yes] Znasz już technologię
   *[no] { $player } zna już technologię
} { $technology }.
reason-steals-not = { $player_you ->
    [yes] Nigdy nie kradniesz
   *[no] { $player } nigdy nie kradnie
}, więc nie ma czego obiecywać.
reason-promised-bid = { $bound ->
    [least] Obietnica ({ $to }): zalicytować co najmniej { $ships } ({ $track }).
   *[most] Obietnica ({ $to }): zalicytować najwyżej { $ships } ({ $track }).
}
reason-promised-to-pass = Obietnica ({ $to }): nic tu nie brać.
reason-promised-to-leave = Obietnica ({ $to }): nie brać karty { $card }.
reason-promised-to-invent = Obietnica: wynaleźć z kartą { $card }.
reason-promised-to-run = { $card_id ->
    [none] Obietnica: użyć konwertera w tej turze.
   *[other] Obietnica ({ $to }): użyć karty { $card }.
}
reason-promised-to-spare = Obietnica ({ $to }): nie okradać gracza { $player }.
reason-empty-space = Nie leży tam żadna karta.
reason-bid-too-low = Minimum to tutaj { $need }, a Twoja stawka liczy się jako { $have }.
reason-robbed-already = Gracza { $player } okradziono już w tej turze.
reason-protected = { $player } ma z Tobą umowę w tej turze i jest pod ochroną.
reason-nothing-to-steal = { $player } nie ma nic z tego, co się kradnie.
reason-too-many-stolen = To kradnie { $need }, a można ukraść { $have }.

## Zasady, z których wynikają odmowy, według numerów w RULES.md

rule-2-4 = Punktami się nie handluje, prócz darowanych, które leżą na karcie darowizn.
rule-2-7 = Oddać można tylko kartę, która jest w grze i którą trzyma oddający. Kart zużytych i zespołów, które już wynalazły, się nie oddaje.
rule-2-8 = Karta z obwódką gatunku wraca do właściciela na końcu tury.
rule-2-12 = Gdy handel się zamyka, twórca dóbr do oddania rozdaje to, co z nich zostało, i tylko innym.
rule-3-1 = Konwerter działa w czasie swojej strzałki: biały w fazie Gospodarki, fioletowy w fazie Handlu, czerwony, gdy kradną Zeth.
rule-3-2 = Każdy konwerter działa raz na turę, bez względu na to, kto ma jego kartę; znacznik na kolonii pozwala na jeszcze jedno użycie.
rule-3-3 = Używać, odwracać, zużywać i oddawać można tylko kartę, która leży w grze przed graczem.
rule-3-5 = Koszt płaci się w całości i dokładnie, tym, co masz teraz. Dobra na karcie darowizn niczego nie opłacą.
rule-3-7 = Ulepszenie odwraca kartę na drugą stronę, raz, jednym ze sposobów, które karta pokazuje.
rule-3-8 = Karta zużywana na ulepszenie jest w grze, trzyma ją właściciel i nie jest ulepszona: ulepszona karta to inna technologia.
rule-3-9 = Pożyczka kończy się z turą, a ulepszenie by zostało: należy do właściciela.
rule-3-10 = Kolonię odwraca się raz, płacąc fioletowy koszt z jej przodu.
rule-3-11 = Zużywana kolonia jest Twoja, ma podany biom i nie działa w tej samej fazie.
rule-4-1 = Wynajdujesz własnym zespołem, płacąc w całości jeden z kosztów, które on pokazuje.
rule-5-1 = Obietnica jest częścią umowy: jedna strona jest coś winna innej lub kilku innym, nigdy sobie.
rule-5-2 = Obiecana dostawa to to, co może przekazać umowa: dobra, karty i tym podobne trafiają do jednego gracza w późniejszej turze albo na końcu tej fazy Handlu.
rule-5-8 = Obietnica słowna to jeden wiersz liter, które widać. Nikt jej nie egzekwuje.
rule-5-3 = Obiecać można użycie białego konwertera, a z nim dobra, które pokazuje karta, w ich kolorach.
rule-5-5 = Można obiecać, że w danej turze nie weźmie się niczego z toru albo zostawi na nim wskazaną kartę; musi to więc być karta, która leży na torze.
rule-5-6 = Wynalazek obiecuje się wskazanym zespołem badawczym, własnym tego, kto obiecuje.
rule-5-7 = Oszczędzenie kogoś obiecują tylko Zeth, bo tylko oni kradną.
rule-5-9 = Nie obiecuje się niczego na czas po grze ani na miniony.
rule-5-10 = Obietnica wiąże, póki można jej dotrzymać. Wszyscy, którym ją złożono, mogą Cię razem z niej zwolnić w fazie Handlu.
rule-5-15 = Za niedotrzymaną obietnicę dłużnik może zaproponować tym, którym ją złożono, wyrównanie: coś, co może dać teraz, albo inną obietnicę. Oceniają je oni i nikt inny.
rule-5-22 = Nie obiecuje się tego, czego w żadnym razie nie da się dotrzymać.
rule-5-19 = Wszyscy, którym złożono obietnicę, mogą razem zwolnić z niej dłużnika, w dowolnej chwili fazy Handlu.
rule-6-1 = Oferta ma autora, adresatów innych niż on, to, co każda strona daje i obiecuje, oraz czas trwania: do końca tej fazy Handlu albo fazy w późniejszej turze.
rule-6-2 = Dawać można dobra, punkty darowane, karty i to, co dodają pojedyncze gatunki. Czego gra nie zna, to odrzuca.
rule-6-3 = Dar to też oferta; nic za nic nią nie jest. To, co daje autor, musi mieć w chwili składania.
rule-6-4 = Kto pierwszy przyjmie ofertę, ten ją ma; potem jej nie ma. Umowa wielu stron jest dla tych, których wymienia, i wykonuje się ją, gdy zgodzi się ostatnia z nich.
rule-6-5 = Umowę wykonuje się w całości naraz, więc kto daje, musi w tej chwili mieć wszystko, i niczego nie oddaje się dwa razy.
rule-6-7 = Gdy kontroferta zostanie przyjęta, znika oferta, na którą odpowiada; dlatego trafia do jej autora.
rule-6-10 = To, czego się szuka i co można by dać, ogłasza się wszystkim innym albo jednemu z nich. Nikogo to nie wiąże.
rule-6-11 = Żeby dało się czytać księgę, nikt nie ma naraz więcej otwartych ofert niż { $most-offers }, a w jednej ofercie obietnic jest najwyżej { $most-promises }.
rule-6-14 = Każda oferta ma numer, którego w tej fazie nie użyje się znowu, więc w jednej nikt nie składa ich więcej niż { $most-made }.
rule-7-3 = Wszystko płaci się, zanim cokolwiek powstanie: co zrobi jeden konwerter, nie zasili innego w tej samej fazie.
rule-7-5 = Kolonia trafia pod talię, gdy płaci się za plan, więc nic już nie zrobi.
rule-7-12 = Punkty muszą być przed fazą: te, które w niej powstają, się nie liczą.
rule-9-1 = Przed licytacją nic się nie przemieszcza. Dobra za stawkę obiecuje się na następną fazę Handlu.
rule-9-2 = Dzielisz statki, które masz, na stawkę na kolonie, stawkę na zespoły i resztę. Każda część może być pusta.
rule-9-4 = Cała stawka jest porównywana z minimum pola. Caylion licytują kolonie za połowę.
rule-12-6 = To, co przynosi odsetki, jest jednego koloru; szare kostki mogą mu towarzyszyć.
rule-12-7 = Odsetki zyskują tylko ci, którym pożyczono te karty na turę.
rule-12-8 = Włożono same szare kostki; wychodzą szare, a reszta potrzebuje koloru.
rule-12-10 = Tylko Faderan mają talię światów reliktów. Raz na turę płacą za odkrycie wierzchniej karty, dopóki jakaś jest.
rule-12-11 = Tylko Faderan dają podziękowania, a kto je ma, nie może ich przekazać dalej.
rule-12-16 = { card-relic_detector } pozwala Faderan zagrać w turze jeszcze jeden świat reliktów, dopóki trzymają tę kartę. Tylko oni jej używają.
rule-12-21 = Konwertery Im'dril wymagają flot, a wszystkie użyte w jednej fazie dzielą te, które gracz ma.
rule-12-22 = Kto pożycza karty Im'dril, pożycza też dla nich floty; karty innych ich nie wymagają.
rule-12-42 = Yengii, i tylko oni, licencjonują to, co wynaleźli. Licencja wprowadza kartę do gry, a to dzieje się raz, nawet jeśli kartę potem zużyto.
rule-12-46 = Na końcu tury Zeth używają czerwonych konwerterów, każdego najwyżej raz: wskazują ofiarę, płacą jedną z cen na karcie i biorą to, co ona pokazuje.
rule-12-47 = Zeth okradają każdego gracza najwyżej raz na turę.
rule-12-48 = Kto zawarł umowę z Zeth, jest przed nimi bezpieczny w tej turze; dar to także umowa.
rule-12-49 = Cena, która wymienia wysłanników, działa tylko wobec ofiary, która ma ich tylu.
rule-12-50 = Wszystkich wysłanników jest { $envoy-tokens }. Zeth dają ich w umowach; to, co oddaje karta { card-envoys }, trafia w całości do jednego gracza. Wysłannik zostaje u tego, kto go ma.
rule-12-51 = Zasady wiążą niektóre karty z gatunkiem; nie można ich też pożyczyć.
rule-12-54 = Ofiara musi mieć coś z tego, co miałoby zostać skradzione. Nigdy nie kradnie się szarych kostek, statków, punktów ani tego, co leży na karcie darowizn.

## Opcje stołu

option-species = Gatunki
option-species-choose = każdy wybiera
option-species-draft = draft gatunków
option-species-random = losowo
option-species-help = Wybiera się w kolejności miejsc, od najmniej doświadczonych; w drafcie z puli o jeden gatunek większej niż liczba miejsc, od ostatniego miejsca; albo losowo.
option-pool = Które gatunki
option-pool-all = wszystkie
option-pool-beginners = na pierwszą grę
option-pool-help = Na pierwszą grę zaleca się Kt'Zr'Kt'Rtl, Caylion, Kjasjavikalimm i Faderan.
option-first_game-help = Przygotowana dla uczących się: Caylion na pierwszym miejscu, potem Kt'Zr'Kt'Rtl, Kjasjavikalimm i Faderan, każdy z dobrami, które zachęcają do handlu.
option-handicap = Wyrównanie szans
option-handicap-none = bez
option-handicap-first = pierwsze miejsce: kostka więcej
option-handicap-last = ostatnie miejsce: kostka mniej
option-handicap-both = jedno i drugie
option-handicap-help = Mała kostka więcej dla nowicjusza, jedna mniej dla weterana. Zasady nikogo nie wskazują; to pierwsze i ostatnie miejsce.
option-exact_scoring = Dokładne punkty
option-exact_scoring-help = Pozostałe dobra liczą się dokładnie, w dwunastych częściach punktu, zamiast po pół punktu za pełne grupy.
option-open_points = Jawne punkty
option-open_points-help = W czasie gry wszyscy widzą punkty wszystkich.
option-quiet_economy = Cicha Gospodarka
option-quiet_economy-help = W fazie Gospodarki siedzący przy stole nie piszą na czacie. Umów nigdy się w niej nie zawiera.
option-promise_penalty = Złamana obietnica
option-promise_penalty-2 = 2 punkty
option-promise_penalty-0 = nic
option-promise_penalty-1 = 1 punkt
option-promise_penalty-3 = 3 punkty
option-promise_penalty-help = Ile kosztuje złamanie obietnicy, która nie dotyczy dóbr. Źródła milczą; zwykła strata to nasz wybór.
option-lend_on = Pożyczanie dalej
option-lend_on-help = Czy pożyczający może dać pożyczoną kartę komukolwiek, czy tylko oddać ją właścicielowi. Źródła milczą; że tylko właścicielowi, to nasz wybór.
option-borrowers_upgrade = Ulepszanie pożyczonych
option-borrowers_upgrade-help = Czy pożyczający może użyć fioletowego konwertera, który ulepsza pożyczoną kartę. Źródła milczą; że nie, to nasz wybór.
option-gift_pays = { card-gift_of_the_duruntai }
option-gift_pays-receiver = zyskuje, kto dostaje
option-gift_pays-giver = zyskuje, kto daje
option-gift_pays-help = Kto dostaje dobra z tego reliktowego świata przy jego pierwszej wymianie w turze. Kartę można czytać na oba sposoby; że ten, kto dostaje, to nasz wybór.
option-asteroid_mining = { card-asteroid_mining } po ulepszeniu
option-asteroid_mining-once = jedna flota na oba konwertery
option-asteroid_mining-each = jedna flota na każdy
option-asteroid_mining-help = Ile wsparcia flot potrzebują jej konwertery. Kartę odczytano na oba sposoby; jedna na oba to nasz wybór.
option-protection = Ochrona przed kradzieżą
option-protection-any-deal = przez każdą umowę
option-protection-exchange = tylko przez wymianę
option-protection-help = Która umowa z Zeth chroni na turę: każda, także dar, czy tylko taka, w której obie strony coś dają lub obiecują. Źródła mówią „handlować”; każda umowa to nasz wybór.
option-stolen_colours = Kolory kradzionych kostek
option-stolen_colours-zeth = wybierają Zeth
option-stolen_colours-victim = wybiera ofiara
option-stolen_colours-help = Kto wybiera kolory, gdy kradnie się dowolne kostki. Źródła milczą; że Zeth, to nasz wybór.
option-short_theft = Kradzież u ubogiego
option-short_theft-what-there-is = bierze się, co jest
option-short_theft-nothing = niemożliwa
option-short_theft-help = Co, gdy ofiara nie ma części łupu. Źródła milczą; że bierze się to, co jest, to nasz wybór.
option-leftovers = Pozostałe dobra
option-leftovers-apart = każda grupa osobno
option-leftovers-together = wszystko razem
option-leftovers-help = Jak zaokrągla się pół punktu za pozostałe dobra: ultratechnologie, duże i małe kostki osobno czy raz za wszystko. Instrukcja je grupuje; osobno to nasz wybór.
option-wide_tracks = Szerokie tory kolonii
option-wide_tracks-2 = jeszcze jedno 2
option-wide_tracks-3 = 3 w jego miejscu
option-wide_tracks-help = Jedną z najniższych stawek na torach kolonii przy tylu graczach odczytano na oba sposoby; niższa to nasz wybór.

## Terminal: stół i odpowiedzi wpisywane w skrócie

term-vp = punkty
term-track-colony = Kolonie
term-track-research = Zespoły badawcze
part-total = Razem
part-converters = Konwertery
part-cards = Zagrane i ulepszone karty
part-inventions = Wynalazki
part-sharing = Udostępnione technologie
part-acknowledgements = Zwrócone podziękowania
part-donations = Punkty z darowizn
part-promises = Niedotrzymane obietnice
part-leftovers = Pozostałe dobra
fact-turn = Tura { $count } z { $limit }
fact-phase = Tura { $round } z { $turns }, { $phase }. Premia za udostępnienie: { $bonus }, dla Yengii { $yengii }.
fact-letters = Litery: { $letters }. W nawiasach kwadratowych: do oddania.
fact-points = punkty: { $points }
fact-colonies = kolonie { $count } z { $support }
fact-acknowledgements = podziękowania { $count }
fact-envoys = wysłannicy { $count }
fact-fleets = wsparcie flot { $count }
fact-relics = reliktowe światy w talii: { $count }
fact-done = koniec
fact-protected = pod ochroną przed kradzieżą
fact-robbed = po kradzieży
fact-to-give = do oddania: { $goods }
fact-owner = własność: { $player }
fact-next = następna: { $card }
fact-minimum = minimum { $count }
fact-agreed = zgoda: { $players }
fact-declined = { $player }: { $why }
fact-you-get = dostajesz: { $goods }
fact-you-give = dajesz: { $goods }
fact-brings = daje Ci { $sign }{ $amount }
fact-apart-bid = obietnic o licytacji
fact-apart-deliver = tego, co obiecano na późniejsze tury lub co nie jest dobrem
fact-apart-envoys = posłów
fact-apart-invention = wynalazków w późniejszych turach
fact-apart-leave = kart zostawionych innym
fact-apart-note = obietnic słownych
fact-apart-output = tego, co wytworzy konwerter
fact-apart-spare = zaniechanych kradzieży
fact-lacks = brakuje: { $goods }
fact-can = można teraz dostarczyć
fact-cannot = nie można teraz dostarczyć
term-cards = Karty
term-colonies = Kolonie
term-goods = Dobra
term-ships = Statki
term-teams = Zespoły badawcze
term-spent = Zużyte na zawsze
term-offers = Oferty
term-promises = Obietnice
colour-white = biały
colour-brown = brązowy
colour-green = zielony
colour-yellow = żółty
colour-blue = niebieski
colour-black = czarny
colour-ultratech = ośmiokąt
colour-ship = statek
colour-wild_small = mały szary
colour-wild_large = duży szary
typed-verbs = albo wpisz: { $verbs } (? { $example } mówi, jak; ? letters, co znaczą litery)
typed-wrong = Tak się nie wpisuje „{ $verb }”. { $help }
typed-not-now = Teraz nie można „{ $given }”. Można: { $allowed }.
typed-lacking = Na „{ $given }” teraz nie starcza: { $lines }.
typed-unknown = Nie ma tu { $given }. Jest: { $allowed }.
typed-no-player = „{ $given }” to nikt z grających. Gracze: { $allowed }.
typed-no-good = „{ $given }” to nie dobro. Dobra: { $allowed }.
typed-no-card = Nic tu nie nazywa się „{ $given }”. Jest: { $allowed }.
typed-many-cards = „{ $given }” może znaczyć: { $cards }.
typed-no-promise = „{ $given }” to nie obietnica. Na przykład: turn 3 ben gives 1 niebieski; turn 3 late i give 2 zielony; turn 2 ben bids most 1 colony; turn 2 i pass research; turn 2 i leave Deneb; turn 4 ben invents Socjologowie; turn 2 ben runs Pieśń Chóralna; turn 2 i spare ben; turn 2 i note dowolne słowa.
typed-help-offer = offer ben: 2 zielony, 1 statek > 1 niebieski. Co dajesz, >, co dostajesz; „offer all:” jest dla tego, kto przyjmie, a „offer ben, cleo:” dla pierwszego z nich. Karty po nazwie, 2 punkty, 1 wysłannik, licencja Nanotechnologia, parcel. Po „;” obietnice, jak „turn 3 ben gives 1 niebieski”, i „until 2”. Gracz to numer, imię albo gatunek.
typed-help-deal = deal ben > cleo: 2 zielony; cleo > me: 1 niebieski; me > ben: 1 statek. Wszystko dzieje się, gdy wszyscy się zgodzą. Obietnice jak w ofercie.
typed-help-counter = counter 0: 2 zielony > 1 niebieski. Numer oferty, na którą odpowiadasz, dalej jak w ofercie.
typed-help-decline = decline 0; decline 0: too little. Numer oferty, której odmawiasz, i dlaczego.
typed-help-seek = seek 2 niebieski > 1 zielony; best offer wins. Czego szukasz, >, co możesz dać, i gotowe zwroty; „seek ben:” jest dla jednego gracza.
typed-help-release = release 0. Numer obietnicy, z której rezygnujesz.
typed-help-compensate = compensate 0: 2 zielony. Numer Twojej obietnicy i to, co dajesz w zamian.
typed-help-upgrade = upgrade Pieśń Chóralna; upgrade Nanotechnologia spend Inżynieria Genetyczna; upgrade Granica pay 2 żółty with Deneb.
typed-help-flip = flip Deneb; flip Deneb pay 1 x. Odwraca kolonię.
typed-help-play = play Granica; play Granica pay 3 żółty with Deneb.
typed-help-draw = draw; draw Wykrywacz Reliktów with Deneb.
typed-help-invent = invent nanotechnologia; invent nanotechnologia 4 żółty; invent socjologowie option 2. Po technologii albo po zespole.
typed-help-give = give ben: 2 zielony, 3 punkty, parcel.
typed-help-run = run 1,3,5; run all; run none. Numery Twoich konwerterów (h je pokazuje). W nawiasach wkład: 3 (1 zielony, 1 x), 4 (2 x as white), 5 (with Deneb).
typed-help-split = split 3 2. Statki na kolonie, potem na zespoły badawcze.
typed-help-steal = steal Czarny Rynek from ben; steal Czarny Rynek from ben price 2 pay 3 biały take 1 niebieski.

## Rodzaje kart

kind-technology = Technologia
kind-start = Karta początkowa
kind-half = Półkarta
kind-fleet = Flota
kind-nullspace = Kolonia pustoprzestrzeni
kind-computer = Świat-komputer
kind-territory = Kafel terytorium
kind-relic = Reliktowy świat
kind-colony = Kolonia
kind-team = Zespół badawczy
kind-confluence = Karta konfluencji
short-era = era { $era }
confluence-name = Konfluencja, tura { $turn }, graczy: { $players }

## Nazwy kart: technologie według er, każda z ulepszoną stroną

card-nanotechnology = Nanotechnologia
card-nanofabricators = Nanofabrykatory
card-genetic_engineering = Inżynieria Genetyczna
card-genetic_resynthesis = Resynteza Genetyczna
card-universal_translator = Uniwersalny Tłumacz
card-universal_empathic_communication = Uniwersalna Komunikacja Empatyczna
card-quantum_computers = Komputery Kwantowe
card-nondeterministic_polynomial_collapse = Niedeterministyczne Załamanie Wielomianowe
card-clinical_immortality = Nieśmiertelność Kliniczna
card-practical_immortality = Nieśmiertelność Praktyczna
card-ubiquitous_cultural_repository = Wszechobecne Repozytorium Kultury
card-memetic_lifeforms = Memetyczne Formy Życia
card-atomic_transmutation = Transmutacja Atomowa
card-pseudomaterials = Pseudomateriały
card-antimatter_power = Energia Antymaterii
card-antimatter_compounds = Związki Antymaterii
card-interspecies_medical_exchange = Międzygatunkowa Wymiana Medyczna
card-panbiologic_medicine = Medycyna Panbiologiczna
card-cross_species_ethical_equality = Międzygatunkowa Równość Etyczna
card-concrete_universal_metaethics = Konkretna Metaetyka Uniwersalna
card-achronal_analysis = Analiza Achronalna
card-time_viewers = Wizjery Czasu
card-organic_construction = Konstrukcje Organiczne
card-living_infrastructure = Żywa Infrastruktura
card-hyperspace_mining = Górnictwo Hiperprzestrzenne
card-hyperspace_settlements = Osady Hiperprzestrzenne
card-singularity_control = Kontrola Osobliwości
card-wormhole_grid = Sieć Tuneli Czasoprzestrzennych
card-xeno_cultural_exchange = Wymiana Ksenokulturowa
card-multispecies_hybrid_cultures = Wielogatunkowe Kultury Hybrydowe
card-poly_species_corporations = Korporacje Wielogatunkowe
card-full_interspecies_integration = Pełna Integracja Międzygatunkowa
card-social_exodus = Społeczny Exodus
card-galactic_colonization = Kolonizacja Galaktyki
card-galactic_telecomm_control = Kontrola Łączności Galaktycznej
card-galactic_domination = Dominacja w Galaktyce
card-temporal_dilation = Dylatacja Czasu
card-stasis_field = Pole Stazy
card-matter_generation = Wytwarzanie Materii
card-macroscale_teleportation = Teleportacja Wielkoskalowa
card-megastructures = Megastruktury
card-dyson_swarms = Roje Dysona
card-galactic_reunion = Galaktyczne Zjednoczenie

## Karty Caylion

card-lunar_mining_consortium = Konsorcjum Górnictwa Księżycowego
card-auxonic_outersystem_harvesting = Auksoniczne Żniwa Zewnętrzne
card-planetary_ecological_dominance = Ekologiczna Dominacja na Planecie
card-systemwide_gravitic_dominance = Grawitacyjna Dominacja w Układzie
card-oceanic_processing = Przetwórstwo Oceaniczne
card-planet_wide_industrial_mariculture = Ogólnoplanetarna Marikultura Przemysłowa
card-distributed_telenet = Rozproszona Telesieć
card-ansible_driven_intersystem_society = Międzyukładowe Społeczeństwo Ansibla

## Karty Eni Et

card-bone_carving = Rzeźba w Kości
card-nanocraft = Nanorzemiosło
card-deep_hunting = Łowy w Głębinach
card-pelagic_bounty = Dary Oceanu
card-choral_song = Pieśń Chóralna
card-eternal_music = Wieczna Muzyka
card-universal_applied_metaethics = Stosowana Metaetyka Uniwersalna
card-omnispecies_metaethical_models = Wszechgatunkowe Modele Metaetyczne
card-cultural_charity = Dobroczynność Kulturalna
card-omnicultural_dynamic_charity = Wszechkulturowa Dobroczynność Dynamiczna
card-volunteer_medical_movement = Ruch Lekarzy Wolontariuszy
card-universal_health = Powszechne Zdrowie
card-mutual_understanding = Wzajemne Zrozumienie
card-interspecies_empathy = Empatia Międzygatunkowa
card-elders_wisdom = Mądrość Starszego
card-immortals_wisdom = Mądrość Nieśmiertelnego
card-intercultural_archive = Archiwum Międzykulturowe
card-ubiquitous_cultural_influence = Wszechobecny Wpływ Kultury
card-xenotech_pool = Pula Ksenotechniki
card-ultratech_community = Wspólnota Ultratechnologii

## Karty Faderan

card-relic_repurposing = Przerabianie Reliktów
card-relic_manufacturing = Wytwarzanie Reliktów
card-archaic_automated_support_network = Archaiczna Automatyczna Sieć Wsparcia
card-domesticated_automated_support_network = Oswojona Automatyczna Sieć Wsparcia
card-ritual_government = Rządy Rytuału
card-interspecies_capital = Stolica Gatunków
card-non_indigenous_fauna = Obca Fauna
card-genetically_pliable_fauna = Fauna Podatna Genetycznie
card-gift_of_the_duruntai = Dar Duruntai
card-contextual_integrator_cache = Skrytka Integratora Kontekstu
card-automated_transport_network = Automatyczna Sieć Transportowa
card-relic_detector = Wykrywacz Reliktów
card-library_of_entelechy = Biblioteka Entelechii
card-transmutive_decomposer = Transmutujący Rozkładacz
card-nalgorian_grindstone = Nalgoriańskie Żarna
card-stars_ruin = Zguba Gwiazdy
card-paradise_converter = Konwerter Raju
card-barian_trade_armada = Bariańska Armada Handlowa
card-thils_demiring = Półpierścień Thil
card-the_grand_armilla = Wielka Armilla

## Karty Im'dril

card-galactic_exploration = Badanie Galaktyki
card-galactic_windfall_cartography = Kartografia Galaktycznych Znalezisk
card-asteroid_mining = Górnictwo Asteroidowe
card-asteroid_construction_yards = Stocznie Asteroidowe
card-microgravity_assembly = Montaż w Mikrograwitacji
card-distributed_manufacturing = Rozproszona Produkcja
card-faderan_relic_caches = Skrytki Reliktów Faderan
card-relic_resynthesis = Resynteza Reliktów
card-fleet_of_1 = Wsparcie Floty, 1
card-fleet_of_2 = Wsparcie Floty, 2
card-fleet_of_3 = Wsparcie Floty, 3

## Karty i kafle Kjasjavikalimm

card-starstrider_jumpcores = Rdzenie Skoku Gwiezdnego
card-fastjump_network = Sieć Szybkiego Skoku
card-underground_cities = Podziemne Miasta
card-asteroid_mine_network = Sieć Kopalni Asteroidowych
card-perfume_pheromone_loyalty = Feromonowa Lojalność
card-multiconformal_pheromonics = Feromonika Wielopostaciowa
card-balkanized_states_colonies = Kolonie Zbałkanizowanych Państw
card-outer_reaches_hegemony = Hegemonia Rubieży
card-hadsja_vassal_territory = Terytorium Wasalne Hadsja
card-hadsja_empire = Imperium Hadsja
card-vagnleg_suzerainty = Zwierzchność Vagnleg
card-vagnleg_dominion = Dominium Vagnleg

## Półkarty Kt'Zr'Kt'Rtl; dwie nazwy pary tworzą jedną: half-names

card-polyutility_components = Wszechstronne Podzespoły
card-adaptive_architecture = Adaptacyjna Architektura
card-hand_crafted = ręcznej roboty
card-microfabricated = z mikrofabryk
card-high_risk_laboratories = Laboratoria Wysokiego Ryzyka
card-stellar_power_harnessing = Pozyskiwanie Energii Gwiazd
card-anarchic_sacrificial = anarchicznych ofiar
card-polysystem = wielu układów
card-diffusion = Dyfuzja
card-teleological_redesign = Przebudowa Teleologiczna
card-expansive_social = ekspansywnych społeczności
card-psychohistoric = psychohistorii

## Karty Jedności

card-explorer_collection = Zbieractwo Badaczy
card-gravity_sunlens_sensor_array = Czujniki Grawitacyjnej Soczewki Słonecznej
card-adamantine_synthesis = Synteza Adamantowa
card-programmable_pseudomatter = Programowalna Pseudomateria
card-adaptive_fabrication = Wytwórstwo Adaptacyjne
card-predictive_fabrication = Wytwórstwo Predykcyjne
card-limit = Granica
card-limit_upgraded = Granica (ulepszona)
card-fractal_symmetry = Symetria Fraktalna
card-fractal_symmetry_upgraded = Symetria Fraktalna (ulepszona)
card-bezier = Bézier
card-bezier_upgraded = Bézier (ulepszony)
card-color_space = Przestrzeń Barw
card-color_space_upgraded = Przestrzeń Barw (ulepszona)

## Karty Yengii

card-choice_of_paths = Wybór Dróg
card-alien_decision_integration = Integracja Obcych Decyzji
card-empathy_of_words = Empatia Słów
card-interspecies_diplomatic_demesne = Międzygatunkowa Domena Dyplomatyczna
card-innovation_of_hands = Innowacja Rąk
card-cross_time_think_tank = Ponadczasowy Zespół Myślicieli
card-work_of_mules = Praca Mułów
card-gravitic_assembly = Montaż Grawitacyjny
card-social_ecological_mutualism = Mutualizm Społeczno-Ekologiczny
card-mutualistic_alien_integration = Mutualistyczna Integracja Obcych

## Karty Zeth

card-smuggling_network = Siatka Przemytnicza
card-in_hyperspace_hijacking = Porwania w Hiperprzestrzeni
card-envoys = Wysłannicy
card-zeth_diaspora = Diaspora Zeth
card-cascading_deception = Kaskada Oszustw
card-psychohistorical_deception = Psychohistoryczne Oszustwo
card-systemic_bribery = Systemowe Łapówkarstwo
card-predictive_agent_insertion = Wyprzedzające Podstawianie Agentów
card-black_market = Czarny Rynek
card-undetectable_confidence_scams = Niewykrywalne Szwindle

## Zespoły badawcze według er

card-mechanical_engineers = Inżynierowie Mechanicy
card-computational_theoreticians = Teoretycy Obliczeń
card-linguistic_analysts = Analitycy Języka
card-organic_chemists = Chemicy Organicy
card-pharmaceutical_scientists = Farmaceuci
card-sociologists = Socjologowie
card-nuclear_physicists = Fizycy Jądrowi
card-comparative_physiologists = Fizjologowie Porównawczy
card-n_space_mathematicians = Matematycy Przestrzeni N
card-gravitic_topologists = Topolodzy Grawitacji
card-metaethicists = Metaetycy
card-quantum_theoreticians = Teoretycy Kwantowi
card-quantum_statisticians = Statystycy Kwantowi
card-organic_architects = Architekci Organiczni
card-stellar_architectural_planners = Planiści Architektury Gwiezdnej
card-psychohistorians = Psychohistorycy
card-subquantum_manipulators = Manipulatorzy Subkwantowi
card-memetic_artists = Artyści Memetyczni
card-interspecies_managers = Menedżerowie Międzygatunkowi
card-cultural_diffusionologists = Dyfuzjolodzy Kultury
card-chronophysicists = Chronofizycy
card-cultural_polymorphologists = Polimorfolodzy Kultury
card-reconstructive_paleobotanists = Paleobotanicy Rekonstruktorzy
card-abiotic_pathologists = Patolodzy Abiotyczni
card-interphasal_theoreticians = Teoretycy Interfazy
card-mesoscale_geoengineers = Geoinżynierowie Mezoskali
card-sapience_developers = Twórcy Rozumności
card-autonomic_teleoperators = Teleoperatorzy Autonomiczni
card-fractal_microbiologists = Mikrobiolodzy Fraktalni
card-stellar_plasma_flow_engineers = Inżynierowie Plazmy Gwiezdnej
card-chaos_theoreticians = Teoretycy Chaosu
card-oceanographic_biotechnicians = Biotechnicy Oceanografii
card-recursive_metatheoreticians = Metateoretycy Rekurencyjni
card-singularity_control_technicians = Technicy Kontroli Osobliwości
card-applied_topologists = Topolodzy Stosowani
card-metacognitive_ecologists = Ekolodzy Metapoznawczy
card-plasma_auxonologists = Auksonolodzy Plazmy
card-psychohistorical_ethicists = Etycy Psychohistoryczni
card-tachyon_astrotechnicians = Astrotechnicy Tachionowi
card-in_situ_genetic_editors = Redaktorzy Genów In Situ
card-macroscale_biophysicists = Biofizycy Wielkoskalowi

## Na stronie

ui-act-draw = Odkryj
ui-act-flip = Odwróć
ui-act-invent = Wynajdź
ui-act-play = Zagraj
ui-act-upgrade = Ulepsz
ui-acts = Co można teraz i czego brakuje
ui-add-card = + karta
ui-add-good = { $good }: jeden więcej
ui-add-promise = + obietnica
ui-agreed = zgoda dotąd: { $players }
ui-all-of-them = wszystkim
ui-all-or-nothing = wszystko albo nic
ui-all-together = wszyscy razem
ui-amount-keys = Klawisz cyfry: ile; przytrzymanie: coraz więcej.
ui-anyone = Każdy
ui-ask-for = poproś gracza { $player }: { $good }
ui-ask-to-spare = { $player } ma nadmiar: poproś
ui-bid = Licytuj { $colony } i { $research }
ui-bonus-help = Premia tej tury za udostępnienie, za każdy wynalazek.
ui-brings = { $name }, { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}
ui-by-good = według dóbr
ui-by-seat = według graczy
ui-by-spending = wydając kartę { $card }
ui-by-turn = do tury { $turn }
ui-can-keep = można teraz spełnić
ui-can-spare = ma nadmiar
ui-cannot-keep = jeszcze brakuje
ui-colonies-of = Kolonie: { $count }
ui-compensate = Zaproponuj wyrównanie
ui-compensation = Wyrównanie
ui-my-in-play = Twoje karty w grze
ui-in-play-of = Karty w grze: { $player }
ui-could-give = może dać
ui-could-run = też mógłby działać
ui-counter = Odpowiedz
ui-counter-offer = Kontroferta
ui-deals = Umowy dotąd, według tur
ui-difficulty = trudność { $count }
ui-donated = Do oddania
ui-donated-help = Dóbr do oddania nie możesz użyć. Muszą trafić do innych przed końcem fazy.
ui-doubled = Może działać dwa razy w fazie.
ui-drop-cards = bez kart
ui-drop-good = { $good }: jeden mniej
ui-drop-offer = Nieważne
ui-drop-promise = Usuń tę obietnicę
ui-empty = puste
ui-filter-all-species = Wszystkie gatunki
ui-first-of-them = kto pierwszy przyjmie
ui-fleets = { $count ->
    [one] { $count } flota
    [few] { $count } floty
   *[many] { $count } flot
}
ui-floor = Sala handlowa
ui-for-nothing = za nic
ui-from = od: { $player }
ui-gap-invent = Mając jeszcze { $goods }, można wynaleźć coś kartą { $card }.
ui-gap-turn = Mając jeszcze { $goods }, można odwrócić kartę { $card }.
ui-gaps = Mając trochę więcej, zrobisz też to; kto ma nadmiar:
ui-give = Dary
ui-give-to = Dla: { $player }
ui-good = Dobro
ui-has-none = nie ma żadnej
ui-ignore = Nie, dziękuję
ui-ignored = { $count ->
    [one] { $count } pominięta oferta: pokaż
    [few] { $count } pominięte oferty: pokaż
   *[many] { $count } pominiętych ofert: pokaż
}
ui-i-could-give = Mogę dać
ui-i-seek = Szukam
ui-impact = wpływ { $count }
ui-in-full = { $count ->
    [one] w całości: { $count } ruch
    [few] w całości: { $count } ruchy
   *[many] w całości: { $count } ruchów
}
ui-in-turn = w turze { $turn }
ui-in-turn-end = na końcu tury { $turn }
ui-is-counter = kontroferta
ui-kept-ships = zostaje: { $count }
ui-kind-deliver = dać później
ui-kind-invention = wynaleźć
ui-kind-least = zalicytować co najmniej
ui-kind-leave = zostawić kartę
ui-kind-most = zalicytować najwyżej
ui-kind-note = słowami
ui-kind-output = to, co wytworzy konwerter
ui-kind-pass = nic nie kupić na torze
ui-kind-spare = nie kraść
ui-lacks-short = brakuje
ui-lent-by = { $player_you ->
    [yes] pożyczona od Ciebie
   *[no] pożycza { $player }
}
ui-less = Jeden mniej
ui-lost-points = stracone punkty: { $count }
ui-minimum = Najniższa stawka { $count }
ui-more = Jeden więcej
ui-needs-help = Co każdy ma, na zielono to, czego ma nadmiar, a na czerwono, czego mu brak, by ruszyły wszystkie jego konwertery, wynalazki jego zespołów i ulepszenia.
ui-needs-seat-help = Co każdy ma, czego mu brak, czego ma nadmiar, i jego konwertery.
ui-new-offer = Nowa oferta
ui-new-promise = Nowa obietnica
ui-newcomers = dobry na początek
ui-next-card = Następna: { $card } ({ $count } w talii)
ui-no-deals = Nie ma jeszcze umów.
ui-no-goods = bez dóbr
ui-no-offers = Nie ma jeszcze ofert dla Ciebie. Złóż swoją: kliknij gracza albo dobro, którego potrzebujesz.
ui-no-offers-now = Teraz nie ma ofert: składa się je w fazie Handlu, a o licytacji przed licytacją.
ui-nothing-owed = Nikt nie jest nic dłużny.
ui-now = teraz
ui-offer-rows = Co zmienia właściciela
ui-offer-to = Dla kogo
ui-opens-act = { $act }: { $name }
ui-opens-run = { $name } działa
ui-or-rather = albo raczej
ui-owed = Do spełnienia
ui-parcel = paczka
ui-pay-any = jak wypadnie
ui-pay-with = Zapłać inaczej
ui-pays = płaci
ui-plan = Plan działania
ui-plan-more = Mając jeszcze { $goods }, uruchomisz też: { $card }.
ui-play-species = Graj jako { $species }
ui-plan-gives = Do oddania:
ui-plan-invents = Na wynalazki idzie
ui-plan-makes = Powstaje
ui-plan-reset = wszystko, na co starczy
ui-plan-run = w planie
ui-plan-runs = w planie { $count } z { $times }
ui-plan-sum = w planie: { $count } z { $total }
ui-plan-then = Potem masz
ui-points-for-you = pkt dla ciebie
ui-points-help = Twoje punkty dotąd. Punkty innych widać na końcu.
ui-promise-bid-least = licytuje co najmniej …
ui-promise-bid-most = licytuje najwyżej …
ui-promise-bid-pass = nic nie kupuje: …
ui-promise-invention = wynajduje z kartą …
ui-promise-leave = zostawia kartę
ui-promise-note = słowami, niewymagane
ui-promise-output = oddaje, co powstanie w konwerterze
ui-promise-spare = nie kradnie
ui-promised-to = Komu się obiecuje
ui-protected = ochrona
ui-protected-help = W tej turze jest umowa z Zeth: tu nic się nie kradnie.
ui-put-in = Wkład
ui-recall = Wycofaj moją zgodę
ui-release = Daruj
ui-row-gives = { $giver } → { $receiver }
ui-row-you-get = { $giver } daje Ci
ui-row-you-give = Dajesz ({ $receiver })
ui-run-plan = Wykonaj plan ({ $count } z { $total })
ui-seeks = szuka
ui-send-offer = Wyślij
ui-settled = Rozliczone
ui-settles = zamiast obietnicy
ui-shuts = już nie: { $name }
ui-spared = Kto jest oszczędzony
ui-special = Własne zasady
ui-stands = ważna
ui-steal = { $card }: okradnij gracza { $player } za
ui-step-confluence = Konfluencja
ui-step-confluence-help = Udostępnia się technologie i licytuje statkami kolonie i zespoły badawcze.
ui-step-economy = Gospodarka
ui-step-economy-help = Konwertery działają, wszystkie naraz.
ui-step-trade = Handel
ui-step-trade-help = Każdy handluje z każdym.
ui-steps = Przebieg tury
ui-still-trading = handel trwa
ui-support-help = Twoje kolonie i ile możesz utrzymać.
ui-swap-colour = w kolorze { $to } zamiast { $from }
ui-swap-paid = { $to } zamiast { $from }
ui-swap-taken = weź { $to } zamiast { $from }
ui-tab-ledger = Obietnice
ui-tab-mine = Moje
ui-tab-needs = Potrzeby
ui-tab-offers = Oferty
ui-tab-tracks = Tory
ui-take-card = Weź: { $card }
ui-takes = bierze
ui-tell = Powiedz wszystkim
ui-tell-all = Czego szukasz
ui-thefts = Kradzieże
ui-this-phase = w tej fazie
ui-to = dla: { $players }
ui-to-anyone = dla każdego
ui-to-you = Ciebie
ui-track = Tor
ui-trading = jeszcze handlują: { $players }
ui-trading-count = jeszcze handluje: { $count }
ui-until-turn = do tury { $turn }
ui-when = Kiedy
ui-which-card = Która karta
ui-who-promises = Kto obiecuje
ui-worth = { $sign }{ $amount }
ui-worth-apart = Nie wliczono: { $things }.
ui-worth-help = W punktach: o ile lepszy jest twój najlepszy plan – z wynalazkami, ulepszeniami, konwerterami i tym, co zostanie – z tą umową niż bez niej. Tą samą liczbą kieruje się podpowiedź.
ui-worth-parts = Ta tura { $plan }, dobra obiecane na następną { $promised }, technologie, które wynajdą inni { $shared }, karty i żetony na późniejsze tury { $kept }.
ui-you-get = dostajesz
ui-you-lack = brakuje Ci: { $good }; potrzeba { $need }, jest { $have }
ui-you-give = dajesz

## What a finished game is remembered for

trait-species = Gatunek
feat-ran = Koła w ruchu
feat-ran-how = Uruchom choć jeden konwerter w fazie Gospodarki.
feat-ran-why = Konwertery dają więcej, niż biorą. W całym handlu chodzi o to, by mieć dla nich właściwe dobra.
feat-traded = Pierwsza umowa
feat-traded-how = Zawrzyj umowę z kimś przy stole.
feat-traded-why = To, co wytwarzasz, rzadko jest tym, czego potrzebujesz. Umowa, na której zyskują obie strony, jest tu czymś zwykłym.
feat-colony = Nowa ziemia
feat-colony-how = Kup kolonię za statki.
feat-colony-why = Kolonia pracuje w każdej następnej turze i płaci za wiele ulepszeń. Statki są po to, by je wydawać.
feat-invented = Wynalazek
feat-invented-how = Niech zespół badawczy coś wynajdzie: zapłać, czego żąda.
feat-invented-why = Wynalazek przynosi naraz punkty i nowy konwerter. Zbierz jego dobra, zanim nadejdzie tura, w której go chcesz.
feat-shared = Wspólna wiedza
feat-shared-how = Miej wynalazek, którym na koniec tury dzielisz się z innymi.
feat-shared-why = Dzielenie się daje premię, największą w pierwszych turach. Wynajduj więc wcześnie.
feat-upgraded = Lepsza strona
feat-upgraded-how = Ulepsz kartę.
feat-upgraded-why = Druga strona jest zwykle dużo silniejsza. Im wcześniej karta zostaje odwrócona, tym więcej tur działa.
feat-kept-word = Dotrzymane słowo
feat-kept-word-how = Obiecaj coś w umowie i dotrzymaj obietnicy.
feat-kept-word-why = Obietnicami płacisz dziś dobrami jutra. Kto ich dotrzymuje, zawiera lepsze umowy.
feat-lent = Wypożyczone
feat-lent-how = Daj komuś na turę kartę swojego gatunku.
feat-lent-why = Konwerter, któremu brak dóbr, przyda się komuś innemu, a ten zapłaci.
feat-three-parties = Okrągły stół
feat-three-parties-how = Zawrzyj umowę, która łączy { $least } lub więcej miejsc przy stole.
feat-three-parties-why = Gdzie nie macie nic dla siebie nawzajem, ktoś jeszcze może zamknąć krąg.
feat-much-made = Wielka gospodarka
feat-much-made-how = Wytwórz { $least } lub więcej dóbr w jednej fazie Gospodarki.
feat-much-made-why = Każde włożone dobro wraca jako więcej. Wzrost w pierwszych turach decyduje o ostatnich.
feat-won-in-honour = Honorowe zwycięstwo
feat-won-in-honour-how = Wygraj, składając obietnice i nie łamiąc żadnej.
feat-won-in-honour-why = Zaufanie to też dobro: można z niego korzystać wciąż na nowo, dopóki trwa.

## Przewodnik: nad każdym obrazem i pod nim

ui-guide-goods = Dobra
ui-guide-goods-text = Każde dobro ma kolor i kształt: małe kostki, duże kostki, ultratechnologia, statki. Szare kostki są dowolne: wydaje się je jak każdy kolor tej samej wielkości. To, czego potrzebują Twoje maszyny, rzadko jest tym, co robią, i dlatego potrzebujesz innych.
ui-guide-converters = Konwertery
ui-guide-converters-text = Twoje karty to maszyny: z lewej to, co wchodzi, z prawej to, co wychodzi. W fazie Gospodarki działają białe, każdy raz i wszystkie naraz, więc to, co zrobi jeden, nie zasili innego przed następną turą. Fioletowe działają podczas handlu. To, co stoi w przerywanej ramce, jest do oddania: nie możesz tego użyć, tylko podarować.
ui-guide-offer = Handel
ui-guide-offer-text = W fazie Handlu każdy umawia się z każdym, w dowolnej chwili. Powiedz, co dajesz i czego chcesz: jednemu graczowi, kilku albo komukolwiek; kto pierwszy przyjmie, ten to ma. Karty można pożyczyć na turę, by używali ich inni; kolonie i zespoły oddaje się na zawsze. Liczba przy ofercie mówi mniej więcej, ile jest dla Ciebie warta, a dobra wszystkich leżą jawnie: patrz, komu brakuje tego, co masz.
ui-guide-promises = Obietnice
ui-guide-promises-text = Czego jeszcze nie masz, to możesz obiecać: dobra w późniejszej turze, to, co zrobi konwerter, albo jak będziesz licytować. Obietnice wiążą: gra sama je dostarcza i odmawia tego, co by je złamało, póki można ich dotrzymać. Kto na koniec nie może dostarczyć, wyrównuje to czymś, co przyjmie druga strona, albo traci punkty.
ui-guide-invent = Wynalazki
ui-guide-invent-text = Zespół badawczy wynajduje, gdy zapłacisz jeden z kosztów, które pokazuje. Dostajesz jego punkty, a później premię tury, i technologia od razu jest Twoja. Na koniec tury wszyscy inni dostają swoją kartę tej technologii. Warto więc pomagać innym wynajdować i warto robić to samemu.
ui-guide-bids = Licytacja
ui-guide-bids-text = Po gospodarce każdy potajemnie dzieli statki: na stawkę na kolonie, stawkę na zespoły badawcze i to, co zatrzymuje. Od najwyższej stawki w dół każdy może wziąć kartę, której minimum stawka sięga, i płaci całą stawkę, choćby minimum było niskie. Kto nic nie bierze, zachowuje statki. Potem handel zaczyna się od nowa.
ui-guide-end = Koniec
ui-guide-end-text = Po turze { $turns } wygrywa, kto ma najwięcej punktów. Biorą się z wynalazków i udostępniania oraz z konwerterów, które robią punkty. Pozostałe dobra są warte niewiele: każdy rząd tutaj to pół punktu. Zamień więc to, co masz, na punkty albo wymień na coś lepszego przed ostatnią gospodarką.
