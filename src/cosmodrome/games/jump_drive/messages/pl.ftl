### Jump Drive po polsku. Znaczenie identyfikatorów i ich zmienne: docs/words.md.
### Nazwy kart są nazwami własnymi i stoją zawsze w mianowniku, dlatego zdania ich nie odmieniają.

ui-about = Buduj imperium ze światów i technologii. Wszyscy grają naraz i punktują co rundę; gra kończy się, gdy ktoś osiągnie { $end } punktów. Około 10 minut.

## Pierwsza gra, objaśniana w trakcie; -else: co wynika z innej odpowiedzi

ui-lesson-aim = Witaj! Budujesz imperium światów i technologii, wszyscy naraz. Po każdej rundzie każda karta imperium znów daje swoje PZ, punkty zwycięstwa; gdy ktoś ma ich { $end }, gra się kończy i wygrywa ten, kto ma najwięcej PZ. Wszystko wyjaśnię we właściwej chwili.
ui-lesson-hand = To Twoja ręka. Karty są też pieniędzmi: kartę opłacasz, odrzucając tyle innych, ile kosztuje. Wskaż kartę albo przytrzymaj na niej palec, a przeczytasz o niej wszystko.
ui-lesson-card = Na każdej karcie stoją jej koszt, PZ i dochód: tyle kart przynosi na koniec każdej rundy. Koło to świat, romb to technologia.
ui-lesson-place = W każdej rundzie wybierasz technologię, świat, jedno i drugie albo eksplorację. Świat bez technologii daje dodatkowo { alone-cards }; technologia bez świata kosztuje o { $alone-saves } mniej. { name-asteroid_belt } kosztuje niewiele i ma dobry dochód: wybierz tę kartę.
ui-lesson-place-else = Wybór padł na inną drogę. Nic straconego, ale dochód na początku opłaca wszystko, co przyjdzie później.
ui-lesson-pay = Teraz zapłać. Oddaj karty, które są dla Ciebie za drogie. { name-space_marines } i { name-former_penal_colony } pasują do siebie: zachowaj obie na następną rundę.
ui-lesson-pay-else = Oddajesz kartę z pary, która przydałaby się w następnej rundzie. W każdej rundzie przychodzą nowe.
ui-lesson-score = Runda się skończyła: imperium dało swoje PZ i da je znów po każdej rundzie. Dlatego PZ wyłożone wcześnie liczą się wiele razy.
ui-lesson-income = Potem każdy dobrał tyle kart, ile wynosi dochód jego imperium. Przebieg opowiada każdy krok.
ui-lesson-conquest = Świata z czerwoną obwódką się nie opłaca, lecz podbija: znaków siły w imperium musi być tyle, ile wynosi jego obrona. { name-space_marines } daje ich tyle, ile wymaga { name-former_penal_colony }. Siła nigdy się nie zużywa.
ui-lesson-pair = Teraz wyłóż technologię i świat naraz: wybierz { name-space_marines }, a potem także { name-former_penal_colony }. Technologia liczy się pierwsza, więc świat zostaje podbity i nic nie kosztuje. Razem płaci się pełną cenę i żadna karta nie ma przywileju samotnej.
ui-lesson-pair-else = Wybór padł na inną drogę. Technologia i świat w jednej rundzie szybciej budują imperium, jeśli stać Cię na obie karty.
ui-lesson-explore = Masz mało kart. Eksploracja niczego nie wykłada, ale daje { explored-cards }, gdy obejrzysz dużo więcej: dobra runda, by znaleźć to, co pasuje do imperium.
ui-lesson-explore-else = Też można. Eksploruj, gdy na ręce nie ma czego wyłożyć.
ui-lesson-discard = Oglądasz wszystkie te karty i odrzucasz, aż zyskasz tylko { explored-cards }. Zatrzymaj to, co wyłożysz w następnych rundach, przede wszystkim światy, które Twoja siła może podbić.
ui-lesson-discard-else = Odrzucasz świat, który Twoja siła mogła od razu podbić. Przyjdą następne.
ui-lesson-conquer = Twoja siła nadal działa. Świat z czerwoną obwódką, którego obrony sięga, znów nie kosztuje żadnej karty: podbij jeden. Bez technologii daje nawet dodatkowo { alone-cards }.
ui-lesson-conquer-else = Też można. Ale podbój nie kosztuje kart, a to, co daje, przychodzi co rundę.
ui-lesson-limit = Nie można zatrzymać więcej kart niż { $hand-limit }: resztę odrzuć. Zanim do tego dojdzie, wykładaj więcej w rundzie albo droższe karty.
ui-lesson-rhythm = Patrz na punkty u góry: koniec nadchodzi szybko. Na początku najwięcej wart jest dochód; gdy ktoś jest w połowie drogi, każda karta powinna od razu dawać PZ.
ui-lesson-alone = To wszystko, czego trzeba. Klawisz ? i przycisk z tym znakiem wyjaśniają każdy znak i każdą fazę. Zagraj tę grę do końca, a potem kolejną beze mnie!
ui-learned = Umiesz już płacić kartami, wyłożyć parę, podbijać siłą, eksplorować i pilnować limitu ręki.

## Policzone rzeczy, wspólne dla zdań poniżej (biernik)

for-price = { $price ->
    [0] za darmo
    [one] za { $price } kartę
    [few] za { $price } karty
   *[many] za { $price } kart
}
alone-cards = { $alone-draws ->
    [one] { $alone-draws } kartę
    [few] { $alone-draws } karty
   *[many] { $alone-draws } kart
}
count-icons = symbole eksploracji: { $icons }
explored-cards = { $explored ->
    [one] { $explored } kartę
    [few] { $explored } karty
   *[many] { $explored } kart
}
each-thing = { $thing ->
    [explore_icon] każdy symbol eksploracji
    [military_icon] każdy symbol militarny
    [gene_icon] każdy symbol chromosomu
    [development] każdą technologię
    [military_world] każdy świat militarny
    [novelty_world] każdy świat nowości
    [rare_world] każdy świat minerałów
    [genes_world] każdy świat genów
    [alien_world] każdy świat technologii Obcych
   *[card] każdą kartę { $card }
}
every-things = { $thing ->
    [explore_icon] { $each ->
        [few] każde { $each } symbole eksploracji
       *[many] każde { $each } symboli eksploracji
    }
    [military_icon] { $each ->
        [few] każde { $each } symbole militarne
       *[many] każde { $each } symboli militarnych
    }
    [gene_icon] { $each ->
        [few] każde { $each } symbole chromosomu
       *[many] każde { $each } symboli chromosomu
    }
    [development] { $each ->
        [few] każde { $each } technologie
       *[many] każde { $each } technologii
    }
    [military_world] { $each ->
        [few] każde { $each } światy militarne
       *[many] każde { $each } światów militarnych
    }
    [novelty_world] { $each ->
        [few] każde { $each } światy nowości
       *[many] każde { $each } światów nowości
    }
    [rare_world] { $each ->
        [few] każde { $each } światy minerałów
       *[many] każde { $each } światów minerałów
    }
    [genes_world] { $each ->
        [few] każde { $each } światy genów
       *[many] każde { $each } światów genów
    }
    [alien_world] { $each ->
        [few] każde { $each } światy technologii Obcych
       *[many] każde { $each } światów technologii Obcych
    }
   *[card] { $each ->
        [few] każde { $each } karty { $card }
       *[many] każde { $each } kart { $card }
    }
}
some-thing = { $thing ->
    [explore_icon] symbol eksploracji
    [military_icon] symbol militarny
    [gene_icon] symbol chromosomu
    [development] technologia
    [military_world] świat militarny
    [novelty_world] świat nowości
    [rare_world] świat minerałów
    [genes_world] świat genów
    [alien_world] świat technologii Obcych
   *[card] { $card }
}

## Rodzaje światów, fazy, słowa kluczowe

phase-place = Wykładanie
phase-pay = Płacenie
phase-second = Drugie światy
phase-score = PZ
phase-income = Dochód
phase-second_world = Drugi świat
phase-before_scoring = Przed PZ

phase-start-help = Każdy dostaje { dealt-cards } i zatrzymuje { $kept } jako rękę początkową.
phase-place-help = Każdy potajemnie wybiera technologię, świat, jedno i drugie albo Eksplorację. Potem wszystko się odsłania. Technologia bez świata kosztuje o { $alone-saves } mniej; świat bez technologii daje { alone-cards }.
phase-pay-help = Wszyscy naraz płacą kartami z ręki albo podbijają. Kto eksploruje, dobiera karty.
phase-second-help = Kto ma konwój, może wyłożyć drugi świat. Kto eksploruje, odrzuca nadmiar i zyskuje { explored-cards }.
phase-score-help = Każda karta w imperium daje swoje PZ. Gdy ktoś ma co najmniej { $end } PZ, gra się kończy.
phase-tidy-help = Dochód jest już dobrany. Kto ma na ręce więcej kart niż { $hand-limit }, odrzuca nadmiar.
phase-over-help = Wygrywa, kto ma najwięcej PZ. Remis rozstrzyga łączna liczba kart na ręce i dochodu.
phase-income-help = Na koniec każdej rundy każdy dobiera tyle kart, ile wynosi dochód jego imperium.
phase-second_world-help = Drugi świat w tej samej rundzie, po wyłożeniu pierwszego.
phase-before_scoring-help = To, co dzieje się w każdej rundzie tuż przed liczeniem PZ.

## Co się stało: w całości, -hidden bez tego, co tajne, -you dla miejsca czytelnika

revealed = { $exploring ->
    [yes] { $player } eksploruje.
   *[no] { $development_id ->
        [none] { $player } odsłania kartę { $world }.
       *[other] { $world_id ->
            [none] { $player } odsłania technologię { $development }.
           *[other] { $player } odsłania karty { $development } i { $world }.
        }
    }
}
revealed-you = { $exploring ->
    [yes] Eksplorujesz.
   *[no] { $development_id ->
        [none] Odsłaniasz kartę { $world }.
       *[other] { $world_id ->
            [none] Odsłaniasz technologię { $development }.
           *[other] Odsłaniasz karty { $development } i { $world }.
        }
    }
}

paid = { $player } płaci { count-cards }: { $cards }.
paid-hidden = { $player } płaci { count-cards }.
paid-you = Płacisz { count-cards }: { $cards }.

developed = { $player } wykłada technologię { $card } { for-price }.
developed-you = Wykładasz technologię { $card } { for-price }.

settled = { $contact ->
    [yes] { $second ->
        [yes] { $player } kolonizuje bez podboju drugą kartę, { $card }, { for-price }.
       *[no] { $player } kolonizuje bez podboju kartę { $card } { for-price }.
    }
   *[no] { $second ->
        [yes] { $player } kolonizuje drugą kartę, { $card }, { for-price }.
       *[no] { $player } kolonizuje kartę { $card } { for-price }.
    }
}
settled-you = { $contact ->
    [yes] { $second ->
        [yes] Kolonizujesz bez podboju drugą kartę, { $card }, { for-price }.
       *[no] Kolonizujesz bez podboju kartę { $card } { for-price }.
    }
   *[no] { $second ->
        [yes] Kolonizujesz drugą kartę, { $card }, { for-price }.
       *[no] Kolonizujesz kartę { $card } { for-price }.
    }
}

conquered = { $second ->
    [yes] { $player } podbija drugą kartę, { $card }: pozostała Siła Militarna { $military }, obronność { $defense }.
   *[no] { $player } podbija kartę { $card }: Siła Militarna { $military }, obronność { $defense }.
}
conquered-you = { $second ->
    [yes] Podbijasz drugą kartę, { $card }: pozostała Siła Militarna { $military }, obronność { $defense }.
   *[no] Podbijasz kartę { $card }: Siła Militarna { $military }, obronność { $defense }.
}

convoy-discarded = { $player } odrzuca z imperium kartę { $card }, by wyłożyć kartę { $world }.
convoy-discarded-you = Odrzucasz z imperium kartę { $card }, by wyłożyć kartę { $world }.

drew = { $count ->
    [0] { $player } nie dobiera karty za świat bez technologii: rezerwa i stos kart odrzuconych są puste.
   *[other] { $player } dobiera { count-cards } za świat bez technologii: { $cards }.
}
drew-hidden = { $count ->
    [0] { $player } nie dobiera karty za świat bez technologii: rezerwa i stos kart odrzuconych są puste.
   *[other] { $player } dobiera { count-cards } za świat bez technologii.
}
drew-you = { $count ->
    [0] Nie dobierasz karty za świat bez technologii: rezerwa i stos kart odrzuconych są puste.
   *[other] Dobierasz { count-cards } za świat bez technologii: { $cards }.
}

explored = { $count ->
    [0] { $player } eksploruje ({ count-icons }), ale rezerwa i stos kart odrzuconych są puste.
   *[other] { $player } eksploruje ({ count-icons }) i dobiera { count-cards }: { $cards }.
}
explored-hidden = { $count ->
    [0] { $player } eksploruje ({ count-icons }), ale rezerwa i stos kart odrzuconych są puste.
   *[other] { $player } eksploruje ({ count-icons }) i dobiera { count-cards }.
}
explored-you = { $count ->
    [0] Eksplorujesz ({ count-icons }), ale rezerwa i stos kart odrzuconych są puste.
   *[other] Eksplorujesz ({ count-icons }) i dobierasz { count-cards }: { $cards }.
}

explore-discarded = { $player } odrzuca po eksploracji { count-cards }: { $cards }.
explore-discarded-hidden = { $player } odrzuca po eksploracji { count-cards }.
explore-discarded-you = Odrzucasz po eksploracji { count-cards }: { $cards }.

propaganda-moved = { $player } ma największą Siłę Militarną ({ $military }) i przejmuje kartę { $card }; { $giver_you ->
    [yes] oddajesz ją Ty
   *[no] oddaje ją { $giver }
}.
propaganda-moved-you = Masz największą Siłę Militarną ({ $military }) i przejmujesz kartę { $card }; oddaje ją { $giver }.

scored = { $player } zdobywa { $vp } PZ, razem { $total }. Dochód: { $income }.
scored-you = Zdobywasz { $vp } PZ, razem { $total }. Dochód: { $income }.

income-drawn = { $count ->
    [0] { $player } ma dochód { $income }, ale nie dobiera karty: rezerwa i stos kart odrzuconych są puste.
   *[other] { $player } ma dochód { $income } i dobiera { count-cards }: { $cards }.
}
income-drawn-hidden = { $count ->
    [0] { $player } ma dochód { $income }, ale nie dobiera karty: rezerwa i stos kart odrzuconych są puste.
   *[other] { $player } ma dochód { $income } i dobiera { count-cards }.
}
income-drawn-you = { $count ->
    [0] Masz dochód { $income }, ale nie dobierasz karty: rezerwa i stos kart odrzuconych są puste.
   *[other] Masz dochód { $income } i dobierasz { count-cards }: { $cards }.
}

end-points = ktoś ma co najmniej { $end } PZ

## O co gra teraz pyta i na kogo czeka

ask-place = Wybierz technologię, świat albo jedno i drugie. Możesz też eksplorować.
ask-place-world = Wybierz świat do wyłożenia razem z technologią { $about } albo wyłóż ją samą, o { $alone-saves ->
    [one] { $alone-saves } kartę
    [few] { $alone-saves } karty
   *[many] { $alone-saves } kart
} taniej.
ask-place-by = Podbijasz kartę { $about } czy za nią płacisz?
ask-pay-both = Wybierz z ręki { more-cards }, by zapłacić za karty { $about } i { $beside }.
ask-explore-discard = Wybierz z całej ręki { more-cards } do odrzucenia; reszta jest Twoja.
ask-second-world = Karta { $about } jest wyłożona. Wybierz drugi świat albo zakończ na tym.

wait-start = Wybór początkowej ręki: { $players }
wait-place = Wybór kart do wyłożenia: { $players }
wait-pay = Płacenie: { $players }
wait-second = Kończenie tury: { $players }

## Przyciski, nazwane tym, co robią

do-explore = Eksploruj: nic nie wykładaj, zyskaj { explored-cards }
do-place = { $reason ->
    [pay] { $price ->
        [0] Wyłóż kartę { $card } za darmo
       *[other] Wyłóż kartę { $card } za { $price }
    }
    [contact] { $price ->
        [0] Wyłóż kartę { $card } za darmo zamiast podbijać
       *[other] Wyłóż kartę { $card } za { $price } zamiast podbijać
    }
    [conquer] Podbij kartę { $card }
   *[other] Wyłóż kartę { $card }
}
do-pass = { $purpose ->
    [place-world] Wyłóż tylko kartę { $about }
    [second-world] Nie wykładaj drugiego świata
   *[other] Nic nie wykładaj
}
do-discard = { $purpose ->
    [pay] Zapłać kartą { $card }
    [pay-both] Zapłać kartą { $card }
   *[other] Odrzuć kartę { $card }
}
do-by-conquer = Podbij kartę { $card }
do-by-pay = { $price ->
    [0] Wyłóż kartę { $card } za darmo zamiast podbijać
   *[other] Zapłać { $price } za kartę { $card }
}

do-batch-pay-both = Zapłać { count-cards } za kartę { $about } i { $beside }
do-batch-explore-discard = Odrzuć { count-cards }

## Czy wolno i dlaczego nie; -why to dłuższe wyjaśnienie

reason-pay-why = Płacisz innymi kartami z ręki. Technologia bez świata kosztuje o { $alone-saves } mniej.
reason-contact-why = { name-contact_specialist } pozwala zapłacić za ten świat militarny zamiast go podbijać. Siła Militarna nie zmienia ceny.
reason-conquer-why = Twoja Siła Militarna wystarcza, by zdobyć ten świat bez płacenia. Nie zużywa się.
reason-with-development = { $helpers_count ->
    [one] nie sam; możliwy razem z technologią { $helpers }
   *[other] nie sam; możliwy razem z jedną z tych technologii: { $helpers }
}
reason-already-in-empire = jest już w Twoim imperium
reason-needs-no-military = tylko bez Siły Militarnej, masz { $military }
reason-a-development = technologia, a teraz wybierasz świat
reason-must-be-paid = można go tylko podbić
reason-must-be-conquered = nie można go podbić
reason-no-survey-team = Na środku nie ma już dla Ciebie karty { $card }.

## Zasady, z których wynikają odmowy, według numerów w RULES.md

rule-4-1 = W rundzie wykładasz z ręki jedną technologię, jeden świat albo jedno i drugie; albo eksplorujesz.
rule-4-4 = Technologię wykłada się przed światem, więc to, co daje, pomaga już światu wykładanemu w tej samej rundzie. Świat nigdy nie pomaga technologii.
rule-4-5 = Raz w grze możesz wyłożyć ze środka kartę { name-survey_team } jako swoją technologię.
rule-4-7 = Większość kart może leżeć w imperium w kilku egzemplarzach, ale { name-survey_team } i { name-trade_pact } tylko w jednym.
rule-4-8 = { name-trade_pact } dołącza do imperium bez Siły Militarnej albo z kartą { name-contact_specialist }. Późniejsza Siła Militarna jej nie szkodzi.
rule-5-5 = Płacisz, odrzucając z ręki dokładnie tyle kart, ile wynosi cena. Wykładane karty nie mogą płacić.
rule-6-1 = Świat militarny się podbija, nie kupuje: Siła Militarna musi dorównać jego obronności.
rule-6-6 = Z kartą { name-contact_specialist } możesz zapłacić za świat militarny zamiast go podbijać: jego obronność minus zniżka, w kartach, i minus zniżki pasujące do świata.
rule-7-6 = Z kartą { name-military_convoy } drugi świat podbija się Siłą Militarną, która została po pierwszym.
rule-7-7 = Drugi świat zdobywa się jak pierwszy: po kupionym też się płaci, po podbitym też się podbija.

## Rachunek ceny, siły i PZ rundy

part-alone = bez świata
part-used = zużyta na pierwszy świat
part-powers = z jej zdolności

## Zdolności, po jednym zdaniu; PZ i dochód powtarzają się co rundę

power-score-vp_per = { $each ->
    [1] { $amount } PZ za { each-thing } w Twoim imperium.
   *[other] { $amount } PZ za { every-things } w Twoim imperium.
}
power-score-vp_per_other = { $amount } PZ za { each-thing } w jednym cudzym imperium: tym, które daje Ci najwięcej.
power-score-vp_with = { $amount } PZ, jeśli w Twoim imperium jest { some-thing }.
power-income-income_per = { $each ->
    [1] Dochód { $signed } za { each-thing } w Twoim imperium.
   *[other] Dochód { $signed } za { every-things } w Twoim imperium.
}
power-income-income_with = Dochód { $signed }, jeśli w Twoim imperium jest { some-thing }.
power-income-income_with_other = Dochód { $signed }, jeśli w którymkolwiek cudzym imperium jest { some-thing }.
power-place-development_discount = Twoje technologie kosztują o { $amount } mniej.
power-place-world_discount = { $good_id ->
    [any] Twoje światy kosztują o { $amount } mniej.
   *[other] Twoje światy { of-kind } kosztują o { $amount } mniej.
}
power-place-card_discount = Twoja karta { $card } kosztuje o { $amount } mniej.
power-place-military_against = { $keyword_id ->
    [none] Siła Militarna { $signed } przeciw światom { of-kind }.
   *[other] Siła Militarna { $signed } przeciw światom ze słowem „{ $keyword }”.
}
power-place-military_per_icon = { $icon ->
    [explore] Siła Militarna { $signed } za każdy symbol eksploracji w Twoim imperium.
    [military] Siła Militarna { $signed } za każdy symbol militarny w Twoim imperium.
   *[gene] Siła Militarna { $signed } za każdy symbol chromosomu w Twoim imperium.
}
power-place-pay_for_military_world = Możesz zapłacić za świat militarny zamiast go podbijać: { $amount ->
    [0] tyle, ile wynosi jego obronność
   *[other] o { $amount } mniej niż jego obronność
}, ale nie za świat { of-kind }.
power-place-one_in_empire = Tylko jedna w imperium.
power-place-placed_without_military = Dołącza do Twojego imperium tylko bez Siły Militarnej albo gdy jest w nim { $unless }.
power-second_world-second_world_paid = Po zapłaceniu za świat możesz odrzucić tę kartę z imperium, by wyłożyć drugi świat: { $amount ->
    [0] za niego też płacisz
   *[other] za niego też płacisz, ale o { $amount } mniej
}.
power-second_world-second_world_conquered = Po podbiciu świata możesz podbić drugi tą Siłą Militarną, która nie była potrzebna na pierwszy.
power-before_scoring-moves_to_most_military = Przed liczeniem PZ ta karta przechodzi do imperium, które ma większą Siłę Militarną niż każde inne.

## Opcje stołu

option-first_game-help = Każdy dostaje { $kept ->
    [one] { $kept } kartę
    [few] { $kept } karty
   *[many] { $kept } kart
} i żadnej nie odrzuca. W instrukcji są ręce na pierwszą grę, oznaczone literami; nie wiadomo, jakie to karty, więc ręce są losowe.
option-colony_convoy_waits = { name-colony_convoy } czeka
option-colony_convoy_waits-help = Czy karty { name-colony_convoy } można użyć w rundzie jej wyłożenia, czy dopiero od następnej. Zasady można rozumieć na oba sposoby; „tak” znaczy, że karta czeka.

## Jak pewne są wartości karty i które to wartości

confidence-verified = sprawdzone
confidence-verified-help = Odczytane z wydrukowanej karty, zgodne w dwóch źródłach albo wyliczone z przykładu w instrukcji.
confidence-single-source = tylko z jednej listy fanów
confidence-single-source-help = Podaje to jedna lista kart i nic jej nie przeczy. Wydrukowana karta może być inna.
confidence-inferred = wywnioskowane
confidence-inferred-help = Nie podaje tego żadne źródło, wynika z czegoś innego. Wydrukowana karta może być inna.
confidence-missing = nieznane
confidence-missing-help = Żadne źródło nie mówi, czy na wydrukowanej karcie coś tu jest.
confidence-own = z pliku kart
confidence-own-help = Podaje to plik kart tego stołu.

field-rest = cała reszta
field-name = nazwa
field-copies = liczba egzemplarzy
field-cost = koszt
field-defense = obronność
field-vp = PZ
field-income = dochód
field-good = kolor
field-icons = symbole
field-explore = symbole eksploracji
field-military = Siła Militarna
field-gene = symbole chromosomu
field-keywords = słowa kluczowe

## Jawne dane miejsca, karty i stołu

fact-vp = PZ: { $count }
fact-vp-rate = PZ na rundę: { $count }
fact-income = Dochód: { $count }
fact-empire = Imperium: { $count }
fact-discount-development = Technologie tańsze o { $count }
fact-discount-world = Światy tańsze o { $count }
fact-discount-card = { $card }: o { $count } taniej
fact-contact = { $count ->
    [0] Za światy militarne można płacić
   *[other] Za światy militarne można płacić: o { $count } mniej niż obronność
}
fact-icons-explore = { $count ->
    [one] { $count } symbol eksploracji
    [few] { $count } symbole eksploracji
   *[many] { $count } symboli eksploracji
}
fact-icons-military = { $count ->
    [one] { $count } symbol militarny
    [few] { $count } symbole militarne
   *[many] { $count } symboli militarnych
}
fact-icons-gene = { $count ->
    [one] { $count } symbol chromosomu
    [few] { $count } symbole chromosomu
   *[many] { $count } symboli chromosomu
}
fact-survey-team = { $card } czeka na środku
fact-gain = { $vp ->
    [0] { $income ->
        [0] na razie bez PZ i dochodu
       *[other] +{ $income } dochodu na rundę
    }
   *[other] { $income ->
        [0] +{ $vp } PZ na rundę
       *[other] +{ $vp } PZ i +{ $income } dochodu na rundę
    }
}
fact-follows = { $follows ->
    [0] drugi świat nie może po nim przyjść
   *[other] { $reason ->
        [conquer] dzięki karcie { name-military_convoy } można potem podbić drugi świat
       *[contact] dzięki karcie { name-colony_convoy } można potem zapłacić za drugi świat
    }
}
fact-gain-moves = nic: przed liczeniem PZ przechodzi do imperium z największą Siłą Militarną
fact-each-round = { $vp } PZ i { $income } dochodu na rundę
fact-variable-vp = zmienne PZ
fact-variable-income = zmienny dochód
fact-counts-other = liczy też { $player_you ->
    [yes] Twoje imperium
   *[no] cudze imperium: { $player }
}
fact-to-end = { $count ->
    [0] Gra kończy się z PZ tej rundy.
   *[other] Do końca gry brakuje { $count } PZ
}
fact-maybe = Wydrukowana karta może się nazywać { $name }.
fact-confidence = Pewność tych wartości: { $values }.
fact-tie-break = Rozstrzygnięcie remisu: { $count } (karty na ręce i dochód)

## Słownik gry

term-explore = Eksploracja
term-income = dochód
term-icon = symbol
term-icons = symbole
term-icon-explore = symbol eksploracji
term-icon-military = symbol militarny
term-icon-gene = symbol chromosomu
term-no-colour = szary
term-empire = imperium
term-centre = środek
term-rounds = Runda po rundzie
term-rounds-help = PZ zdobyte w każdej rundzie i dochód imperium na jej koniec.
term-curve = PZ w kolejnych rundach
term-a-round = na rundę
term-copies = liczba egzemplarzy
term-own-cards = gra z własnym plikiem kart

## Co znaczy symbol

icon-cost-development-help = Koszt: tyloma kartami z ręki płaci się za tę technologię; o { $alone-saves } mniej w rundzie bez świata.
icon-vp-help = PZ: zdobywane co rundę, od rundy wyłożenia karty.
icon-vp-variable-help = Zmienna liczba PZ co rundę; zobacz zdolności.
icon-income-help = Dochód: tyle kart dobiera się na koniec każdej rundy.
icon-income-variable-help = Zmienny dochód; zobacz zdolności.
icon-explore-help = Symbol eksploracji: podczas eksploracji dobierasz i przeglądasz o jedną kartę więcej. Niektóre karty liczą te symbole.
icon-military-help = Symbol militarny: jeden punkt Siły Militarnej, która podbija światy o obronności nie większej od niej.
icon-gene-help = Symbol chromosomu: sam nic nie robi; niektóre karty liczą te symbole.
icon-contact-help = Za światy militarne można płacić.
icon-second-world-help = Pozwala na drugi świat w rundzie.
icon-moves-help = Przechodzi do imperium o największej Sile Militarnej.
icon-limit-help = Tylko jedna w imperium.
icon-good-novelty-help = Nowości: niebieski świat.
icon-good-rare-help = Minerały: brązowy świat.
icon-good-genes-help = Geny: zielony świat.
icon-good-alien-help = Technologia Obcych: żółty świat.
icon-good-any-help = Świat dowolnego koloru.
icon-keyword-alien-help = Karta Obcych. Zdolności mówiące o technologii Obcych dotyczą żółtych światów, a nie tego słowa.
icon-keyword-rebel-help = Świat Rebeliantów; liczy się tu Siła Militarna przeciw światom z tym słowem.
icon-keyword-help = Słowo kluczowe bez własnego działania.
icon-survey-team-help = { name-survey_team } czeka na środku. Raz w grze można wyłożyć tę kartę jako technologię.
icon-empire-help = Karty w imperium.
icon-score-help = Dotychczasowe PZ. Gra kończy się w rundzie, w której ktoś ma ich { $end }.
icon-confidence-help = Nie wszystkie wartości tej karty sprawdzono na wydrukowanej karcie.

## Strona: co wniosłaby karta, sama lub z inną, punkty, rundy

ui-my-empire = Twoje imperium
ui-empire-of = Imperium: { $player }
ui-empire-empty = W imperium nie ma jeszcze kart.
ui-would-bring = Wniosłaby:
ui-explored-last = Eksploracja, gdy ostatnio odkryto wybory.
ui-explore-help = Niczego nie wykładasz. Dobierasz { $draw } kart, a potem odrzucasz { $icons } spośród wszystkich na ręce, nowych i starych: zostają Ci { $explored } więcej. Na { $icons } składają się { $marker-icons ->
    [one] { $marker-icons } symbol
    [few] { $marker-icons } symbole
   *[many] { $marker-icons } symboli
} znacznika i { $own } w Twoim imperium.
ui-pays = { $price ->
    [0] za darmo
   *[other] zapłać { $price }
}
ui-place-both = { $price ->
    [0] Wyłóż obie karty za darmo
   *[other] Wyłóż obie karty za { $price }
}
ui-place-named = { $price ->
    [0] Wyłóż za darmo: { $card } i { $beside }
   *[other] Wyłóż za { $price }: { $card } i { $beside }
}
ui-only-with = { $helpers_count ->
    [one] tylko z kartą { $helpers }
   *[other] tylko z technologią
}
ui-note-place = Zaznacz jedną kartę albo technologię i świat, by wyłożyć obie.
ui-note-world = Bez technologii dobierasz za ten świat { alone-cards }.
ui-note-alone = { $card } bez świata kosztuje { $price }. Zaznacz też świat, by wyłożyć obie karty: wtedy { $card } kosztuje { $dearer }.
ui-note-no-world = { $card } bez świata kosztuje { $price }. Żaden świat z ręki nie może teraz dołączyć.
ui-note-conquer = Razem: { $dearer } za { $card }, a karta { $world } zostaje podbita.
ui-note-both = Razem: { $dearer } za kartę { $card } i { $price } za { $world }, czyli { $sum } z pozostałych kart ({ $have }).
ui-each-round = Co rundę, teraz
ui-why-rate = Skąd { $vp } PZ na rundę
ui-so-far = Dotąd { $vp } PZ
ui-gain = +{ $vp } PZ
ui-income-is = dochód { $income }
ui-filter-type-unsure = Nie w pełni sprawdzone
ui-order-income = Według dochodu

## What a finished game is remembered for

feat-settled = Pierwszy świat
feat-settled-how = Zagraj świat: zapłać za niego kartami albo go podbij.
feat-settled-why = Każdy świat daje punkty albo dochód we wszystkich następnych rundach, więc wczesny liczy się wiele razy.
feat-explored = Rozejrzeć się
feat-explored-how = Nie zagrywaj niczego w rundzie, a więc eksploruj.
feat-explored-why = Gdy nic na ręce nie pasuje, runda eksploracji kosztuje mniej niż zła karta w imperium.
feat-both-at-once = Jedno i drugie
feat-both-at-once-how = Zagraj technologię i świat w tej samej rundzie.
feat-both-at-once-why = Gra jest krótka: kto zagrywa oba w każdej rundzie, ma większe imperium, gdy liczą się punkty.
feat-conquered = Podbój
feat-conquered-how = Osiągnij Siłę Militarną równą obronności świata militarnego i zagraj go.
feat-conquered-why = Siła Militarna się nie zużywa: bierze świat w każdej rundzie, a karty z ręki zostają na technologię.
feat-contact = Kupiony, nie podbity
feat-contact-how = Zapłać za świat militarny dzięki zdolności karty, która na to pozwala.
feat-contact-why = Bez Siły Militarnej taka karta otwiera światy, które byłyby dla Ciebie zamknięte.
feat-second-world = Jeszcze jeden świat
feat-second-world-how = Zagraj drugi świat w jednej rundzie dzięki zdolności karty.
feat-second-world-why = Taka karta jest najwięcej warta przy pełnej ręce: zaplanuj, co przyjdzie po pierwszym świecie.
feat-much-income = Bogate imperium
feat-much-income-how = Osiągnij dochód { $least } lub więcej kart.
feat-much-income-why = Najpierw dochód, potem punkty: karty z każdej rundy płacą za to, co punktuje.
feat-much-vp = Wielka runda
feat-much-vp-how = Zdobądź { $least } lub więcej PZ w jednej rundzie.
feat-much-vp-why = Punktów przybywa z rundy na rundę. Decydują ostatnie rundy, nie pierwsze.
feat-won-in-peace = Pokojowe zwycięstwo
feat-won-in-peace-how = Wygraj bez podbijania światów.
feat-won-in-peace-why = Siła Militarna to jedna z kilku dróg: zniżki i dochód też prowadzą do celu.
feat-won-clearly = Szybko jak światło
feat-won-clearly-how = Wygraj z przewagą { $least } lub więcej PZ nad każdym z pozostałych.
feat-won-clearly-why = To wyścig. Od połowy gry pytaj o każdą kartę, co jeszcze da przed końcem.

## Przewodnik: nad każdym obrazem i pod nim

ui-guide-place = Runda
ui-guide-place-text = Wszyscy wybierają naraz i potajemnie: technologię, świat, jedno i drugie albo Eksplorację. Sama technologia kosztuje o { $alone-saves } mniej; sam świat pozwala dobrać. Pod każdą kartą stoi, co dawałaby w każdej rundzie i ile teraz kosztuje albo dlaczego nie można jej wyłożyć. Potem wszystko odsłania się naraz i płaci innymi kartami z ręki.
ui-guide-card = Karty
ui-guide-card-text = W kółku jest koszt świata, w rombie koszt technologii, na czerwono obronność do podbicia. W sześciokącie są PZ, a w zakładce pod nim dochód: jedno i drugie przychodzi w każdej rundzie do końca gry. Znaki po lewej to symbole eksploracji, militarne i chromosomu. Znaczki na brzegu to zdolności: zniżki oraz punkty albo dochód za to, co jeszcze masz.
ui-guide-conquer = Siła Militarna
ui-guide-conquer-text = Za świat militarny się nie płaci. Zsumuj symbole militarne swojego imperium: jeśli dorównują jego obronności, wykładasz go za darmo, a Siła Militarna się nie zużywa. Technologia wyłożona w tej samej rundzie już pomaga. { name-contact_specialist } pozwala zapłacić za takie światy; płacenia i Siły Militarnej nigdy się nie łączy.
ui-guide-explore = Eksploracja
ui-guide-explore-text = Gdy nic na ręce nie pasuje, eksploruj: dobierasz kilka kart, potem odrzucasz część ręki. Symbole eksploracji w imperium pozwalają zobaczyć więcej kart, więc lepiej wybierasz. Eksploracja nigdy nie jest zła przy słabej ręce, ale w tej rundzie niczego nie wykładasz, a karty, które leżą dłużej, dają więcej.
ui-guide-score = Punkty w każdej rundzie
ui-guide-score-text = Na koniec każdej rundy każda karta imperium znów daje swoje PZ, a Ty dobierasz tyle kart, ile wynosi dochód. Dlatego tania karta wyłożona wcześnie może być warta więcej niż droga pod koniec, a linie tutaj rosną coraz szybciej. Gdy ktoś ma { $end } PZ, gra się kończy; wygrywa, kto ma najwięcej.
